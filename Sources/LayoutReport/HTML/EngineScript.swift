/// The part of a page's script that runs the engine inside the page.
///
/// It declares one function within the script:
///
///     const engine = await loadEngine();               // null where the browser cannot run it
///     engine.report(input, path)                       // the JSON report as text; an input is a string or bytes
///     engine.page(input, path)                         // {title, body, report} of what a page shows of it, or {error}
///     const layout = engine.solve(rows, request);      // rows in the alc 1 format; a request is optional
///     layout.answer                                    // verdict and values, or error
///     layout.edit("set width 320\nask freedom")        // the next answer
///     layout.close()
///     const screen = engine.screen(file, tree);        // a tree of views of a layout file, and a request if wanted
///     screen.answer                                    // where the views lie, or error
///     screen.edit("size 320 568\nconstant xQ4-ab-3Cd 8")
///     screen.close()
///
/// `LinearSystemRequestReader` and `ScreenRequestReader` say what a request is, `PageEngine.edit` and
/// `PageEngine.editScreen` what an answer holds. The engine is unpacked by the first call, and a page that never calls
/// pays nothing. Should it fail inside, the call throws, the next one starts a fresh engine, and layouts and screens
/// that were open before answer with an error.
enum EngineScript {
  /// The text.
  static let text = UnpackScript.text + loading + markup + running

  private static let loading = #"""
    const loadEngine = (() => {
      // Five letters are four bytes; of a shorter end, one letter less. Blanks between them do not count.
      const bytesOf = text => {
        const values = new Uint8Array(128);
        let known = 0;
        for (let code = 33; code < 127; code += 1) {
          if (!"\"#$&'<>\\`".includes(String.fromCharCode(code))) values[code] = known++;
        }
        const bytes = new Uint8Array(Math.ceil(text.length * 4 / 5));
        let [count, letters, word] = [0, 0, 0];
        const end = letters => { for (let place = 3; place > 3 - letters; place -= 1) bytes[count++] = word >>> (8 * place); };
        for (let place = 0; place < text.length; place += 1) {
          const code = text.charCodeAt(place);
          if (code <= 32) continue;
          word = word * 85 + values[code];
          letters += 1;
          if (letters < 5) continue;
          end(4);
          [letters, word] = [0, 0];
        }
        if (letters > 0) {
          for (let missing = letters; missing < 5; missing += 1) word = word * 85 + 84;
          end(letters - 1);
        }
        return bytes.subarray(0, count);
      };
      const unpack = async () => {
        const source = document.getElementById("engine");
        if (!source || typeof WebAssembly !== "object") return null;
        return run(await WebAssembly.compile(unpacked(bytesOf(source.textContent))));
      };

    """#

  /// Finds what keeps markup from being well-formed, which the engine itself does not check.
  private static let markup = #"""
      const encoding = bytes => {
        if (bytes[0] === 0xFF && bytes[1] === 0xFE || bytes[0] === 0x3C && bytes[1] === 0) return "utf-16le";
        if (bytes[0] === 0xFE && bytes[1] === 0xFF || bytes[0] === 0 && bytes[1] === 0x3C) return "utf-16be";
        const head = String.fromCharCode(...bytes.subarray(0, 200));
        return (/^[^>]*encoding\s*=\s*["']([^"']*)/.exec(head) || [])[1] || "utf-8";
      };
      const textOf = input => {
        if (typeof input === "string") return input;
        const bytes = new Uint8Array(input);
        return new TextDecoder(encoding(bytes), { fatal: true }).decode(bytes);
      };
      const isLayout = text => text.trimStart().startsWith("<")
        && text.slice(0, 2048).includes("com.apple.InterfaceBuilder");
      const flaw = text => {
        // What has a document type is left to the engine, which refuses it: the browser would begin to read it.
        if (/<!DOCTYPE/i.test(text)) return null;
        const found = new DOMParser().parseFromString(text, "application/xml").querySelector("parsererror");
        if (!found) return null;
        const words = found.textContent;
        const [place, line, column] = /line (?:number )?(\d+)(?: at|,)? column (\d+):?/i.exec(words) || [];
        const said = place && /column/.test(place) ? words.slice(words.indexOf(place) + place.length) : words;
        const reason = said.trim().split("\n")[0].replace(/Below is a rendering.*/, "").trim().slice(0, 200);
        return {
          message: `Expected well-formed XML, but: ${reason || "it is not"}.`.replace(/\.\.$/, "."),
          ...(line ? { line: Number(line), column: Number(column) } : {}),
        };
      };
      // Returns an error for a layout file that is not well-formed; other inputs are the engine's business.
      const objection = (input, isForSure) => {
        let text;
        try {
          text = textOf(input);
        } catch {
          return isForSure ? { message: "Expected text in UTF-8." } : null;
        }
        return isForSure || isLayout(text) ? flaw(text) : null;
      };

    """#

  private static let running = #"""
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
        // What was opened inside and can be asked until it is closed, or until the engine fails.
        const session = (opened, number, editing, closing) => {
          const own = instance;
          const lost = opened.error || { message: "The engine was started anew." };
          const isOpen = () => number !== undefined && own === instance;
          const edit = request => isOpen() ? JSON.parse(call(editing, number, request)) : { error: lost };
          const close = () => { if (isOpen()) own.exports[closing](number); };
          return { edit, close };
        };
        const solve = (rows, request = "") => {
          const opened = JSON.parse(call("plumb_open", rows));
          const { edit, close } = session(opened, opened.layout, "plumb_edit", "plumb_close");
          return { answer: edit(request), unusable: opened.unusable || [], edit, close };
        };
        const screen = (file, tree = 0, request = "") => {
          const error = objection(file, true);
          const opened = error ? { error } : JSON.parse(call("plumb_screen_open", file, tree));
          const { edit, close } = session(opened, opened.screen, "plumb_screen_edit", "plumb_screen_close");
          return { answer: edit(request), edit, close };
        };
        const page = (input, path = "-") => {
          const error = objection(input);
          return error ? { error } : JSON.parse(call("plumb_page", input, path));
        };
        const report = (input, path = "-") => {
          const error = objection(input);
          return error ? JSON.stringify({ error }) : call("plumb_report", input, path);
        };
        return { report, page, solve, screen };
      };
      let loading = null;
      return () => loading ??= unpack().catch(() => null);
    })();
    """#
}
