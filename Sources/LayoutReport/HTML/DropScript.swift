/// The part of a page's script that reads what is pasted, dropped or picked, in pages that have a box for it.
///
/// What the engine makes of an input takes the place of the content and of the data; then `plumb:shown` tells the other
/// parts. It declares nothing.
enum DropScript {
  /// The text.
  static let text = reading + listening

  private static let reading = #"""
    const reader = () => {
      const box = document.getElementById("drop");
      const status = document.getElementById("drop-status");
      // What the page reads at most; a phone has not much more memory.
      const mostBytes = 100e6;
      let turn = 0;
      const say = (words, isFailure = false) => {
        status.textContent = words;
        status.classList.toggle("failed", isFailure);
      };
      const sentence = (error, name) => {
        const place = error.line ? `${name}, line ${error.line}, column ${error.column}: ` : `${name}: `;
        const found = error.found ? `, but there is “${error.found}”` : "";
        const words = error.message.slice(0, 1).toUpperCase() + error.message.slice(1) + found;
        return place + words + (/[.!?]$/.test(words) ? "" : ".");
      };
      const show = (shown, name) => {
        document.title = shown.title;
        document.getElementById("content").innerHTML = shown.body;
        document.getElementById("report").textContent = shown.report;
        document.getElementById("sources").textContent = shown.sources;
        box.classList.add("done");
        say(`Read ${name}: ${shown.title}`);
        document.dispatchEvent(new CustomEvent("plumb:shown"));
      };
      // Reads an input that a function fetches; when another one comes meanwhile, that one counts.
      return async (fetched, name) => {
        const own = ++turn;
        say(`Reading ${name} …`);
        try {
          const input = await fetched();
          const engine = await loadEngine();
          await new Promise(done => setTimeout(done, 0));
          if (own !== turn) return;
          const length = typeof input === "string" ? input.length : input.byteLength;
          if (!engine) return say("This browser cannot run the engine in this page: it has no WebAssembly.", true);
          if (length > mostBytes) return say(`${name} is too large for this page. The command plumb reads files of any size.`, true);
          if (length === 0) return say(`${name} is empty.`, true);
          const shown = engine.page(input, name);
          if (shown.error) return say(sentence(shown.error, name), true);
          show(shown, name);
        } catch {
          if (own === turn) say(`${name} could not be read.`, true);
        }
      };
    };

    """#

  private static let listening = #"""
    if (document.getElementById("drop")) {
      const box = document.getElementById("drop");
      const field = document.getElementById("drop-text");
      const picker = document.getElementById("drop-file");
      const read = reader();
      const readText = text => read(async () => text, "pasted text");
      const readFile = file => read(() => file.arrayBuffer(), file.name);
      // Takes a file first: a browser offers its name as text beside it.
      const take = data => {
        if (data.files.length > 0) readFile(data.files[0]);
        else if (data.getData("text/plain")) readText(data.getData("text/plain"));
        else return false;
        return true;
      };
      document.addEventListener("dragover", event => {
        event.preventDefault();
        event.dataTransfer.dropEffect = "copy";
        box.classList.add("over");
      });
      document.addEventListener("dragleave", event => { if (!event.relatedTarget) box.classList.remove("over"); });
      document.addEventListener("drop", event => {
        event.preventDefault();
        box.classList.remove("over");
        take(event.dataTransfer);
      });
      document.addEventListener("paste", event => {
        const isField = event.target === field;
        if (!isField && event.target.closest?.("input, textarea")) return;
        if (isField && event.clipboardData.files.length === 0) return void setTimeout(() => readText(field.value), 0);
        if (take(event.clipboardData)) event.preventDefault();
      });
      field.addEventListener("keydown", event => {
        if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) readText(field.value);
      });
      document.getElementById("drop-read").addEventListener("click", () => readText(field.value));
      picker.addEventListener("change", () => {
        if (picker.files.length > 0) readFile(picker.files[0]);
        // The same file can be picked again after it has changed.
        picker.value = "";
      });
    }

    """#
}
