/// The part of a page's script that runs the engine inside the page.
///
/// It declares one function within the script:
///
///     const engine = await loadEngine();             // null where the browser cannot run it
///     engine.report(log, path)                       // the JSON report as text; log is a string or bytes
///     const layout = engine.solve(rows, request);    // rows in the alc 1 format; a request is optional
///     layout.answer                                  // verdict and values, or error
///     layout.edit("set width 320\nask freedom")      // the next answer
///     layout.close()
///
/// `LinearSystemRequestReader` says what a request is, `PageEngine.edit` what an answer holds. The engine is
/// unpacked by the first call, and a page that never calls pays nothing. Should it fail inside, the call throws, the
/// next one starts a fresh engine, and layouts that were open before answer with an error.
enum EngineScript {
  /// The text.
  static let text = #"""
    const loadEngine = (() => {
      const unpack = async () => {
        const source = document.getElementById("engine");
        if (!source || typeof WebAssembly !== "object" || typeof DecompressionStream !== "function") return null;
        const packed = Uint8Array.from(atob(source.textContent), letter => letter.charCodeAt(0));
        const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
        const module = await WebAssembly.compile(await new Response(stream).arrayBuffer());
        return run(module);
      };
      const run = module => {
        let instance = null;
        const call = (name, ...values) => {
          instance ??= new WebAssembly.Instance(module);
          const { memory, plumb_take: take, plumb_give_back: giveBack, [name]: work } = instance.exports;
          const taken = [];
          const put = text => {
            const bytes = typeof text === "string" ? new TextEncoder().encode(text) : new Uint8Array(text);
            const place = take(bytes.length) >>> 0;
            new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
            taken.push(place);
            return [place, bytes.length];
          };
          try {
            const place = work(...values.flatMap(value => typeof value === "number" ? value : put(value))) >>> 0;
            const count = new DataView(memory.buffer).getUint32(place, true);
            const answer = new TextDecoder().decode(new Uint8Array(memory.buffer, place + 4, count));
            for (const block of [...taken, place]) giveBack(block);
            return answer;
          } catch (error) {
            instance = null;
            throw error;
          }
        };
        const solve = (rows, request = "") => {
          const opened = JSON.parse(call("plumb_open", rows));
          const own = instance;
          const lost = opened.error || { message: "The engine was started anew." };
          const isOpen = () => opened.layout && own === instance;
          const edit = request => isOpen()
            ? JSON.parse(call("plumb_edit", opened.layout, request)) : { error: lost };
          const close = () => { if (isOpen()) own.exports.plumb_close(opened.layout); };
          return { answer: edit(request), unusable: opened.unusable || [], edit, close };
        };
        return { report: (log, path = "-") => call("plumb_report", log, path), solve };
      };
      let loading = null;
      return () => loading ??= unpack().catch(() => null);
    })();
    """#
}
