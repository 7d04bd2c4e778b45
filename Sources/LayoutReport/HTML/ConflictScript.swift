/// The part of a page's script that goes with a conflict: boxes to set constraints aside, and mentions that light up.
///
/// Everything listens on the document, so that what is put into the page later works as well.
enum ConflictScript {
  /// The text.
  static let text = #"""
    {
    if (typeof WebAssembly === "object" && document.getElementById("engine")) {
      document.documentElement.classList.add("engine");
    }
    const trials = new WeakMap();
    let known = null;
    const words = id => {
      known ??= new Map(JSON.parse(document.getElementById("report").textContent).constraints.map(one => [one.id, one.text]));
      return known.get(id) || (/\.(width|height)$/.test(id) ? "a size is never negative" : id);
    };
    const list = ids => {
      const shown = ids.slice(0, 6).map(id => `“${words(id)}”`).join(", ");
      return ids.length > 6 ? `${shown} and ${ids.length - 6} more` : shown;
    };
    const trial = async name => {
      const rows = document.querySelector(`script[data-rows="${name}"]`);
      const line = document.querySelector(`[data-trial="${name}"]`);
      if (!rows || !line) return;
      const boxes = [...document.querySelectorAll(`input[data-try="${name}"]`)]
        .filter(box => rows.textContent.includes(`\ncon ${box.value} `));
      const off = boxes.filter(box => !box.checked).map(box => box.value);
      for (const box of boxes) box.closest("tr").classList.toggle("aside", !box.checked);
      line.classList.remove("holds", "fails");
      if (!off.length) {
        line.textContent = line.dataset.hint;
        return;
      }
      const engine = await loadEngine();
      if (!engine) {
        document.documentElement.classList.remove("engine");
        return;
      }
      if (!trials.has(rows)) trials.set(rows, engine.solve(rows.textContent.trim() + "\n"));
      const labels = boxes.map(box => `${box.checked ? "on" : "off"} ${box.value}`).join("\n");
      let answer = trials.get(rows).edit(labels);
      if (answer.error) {
        trials.set(rows, engine.solve(rows.textContent.trim() + "\n"));
        answer = trials.get(rows).edit(labels);
      }
      const aside = `Without ${list(off)}`;
      const holds = answer.verdict === "satisfiable";
      line.classList.add(holds ? "holds" : "fails");
      line.textContent = answer.error ? answer.error.message
        : holds ? `✓ ${aside} the rest holds.`
        : `✕ ${aside} the rest still cannot hold: ${list(answer.conflict.core.map(one => one.constraint))}.`;
    };
    document.addEventListener("change", event => {
      const name = event.target.dataset && event.target.dataset.try;
      if (name) trial(name).catch(() => document.documentElement.classList.remove("engine"));
    });
    document.addEventListener("plumb:shown", () => { known = null; });
    const lightMentions = (event, isLit) => {
      const view = event.target.closest && event.target.closest("[data-mention]");
      if (!view) return;
      for (const twin of document.querySelectorAll(`[data-mention="${CSS.escape(view.dataset.mention)}"]`)) {
        twin.classList.toggle("lit-mention", isLit);
      }
    };
    for (const name of ["pointerover", "focusin"]) document.addEventListener(name, event => lightMentions(event, true));
    for (const name of ["pointerout", "focusout"]) document.addEventListener(name, event => lightMentions(event, false));
    }
    """#
}
