/// The script of a page: it saves the report, lights up what belongs together, opens what is folded to print, and
/// holds the scripts of the parts.
///
/// Everything listens on the document, so the content can be replaced: then an event `plumb:shown` starts the parts
/// anew. The page is complete without it.
enum PageScript {
  /// The script.
  static let text = #"""
    "use strict";
    (() => {
    \#(EngineScript.text)
    \#(ConflictScript.text)
    \#(OverviewScript.text)
    \#(ScreenScript.text)
    \#(DropScript.text)
      const start = () => {
        overview.start();
        screens.start();
      };
      document.addEventListener("plumb:shown", start);
      start();
      const save = document.getElementById("save");
      const offer = () => { save.hidden = !document.getElementById("report").textContent.trim(); };
      document.addEventListener("plumb:shown", offer);
      offer();
      save.addEventListener("click", () => {
        const data = document.getElementById("report").textContent;
        const link = document.createElement("a");
        link.href = URL.createObjectURL(new Blob([data.trim() + "\n"], { type: "application/json" }));
        link.download = "plumb-report.json";
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 1000);
      });
      const light = (event, isLit) => {
        const part = event.target.closest && event.target.closest("[data-part]");
        if (!part) return;
        for (const twin of document.querySelectorAll(`[data-part="${part.dataset.part}"]`)) {
          twin.classList.toggle("lit", isLit);
        }
      };
      document.addEventListener("pointerover", event => light(event, true));
      document.addEventListener("pointerout", event => light(event, false));
      let opened = [];
      addEventListener("beforeprint", () => {
        opened = [...document.querySelectorAll("details:not([open]):not(.live)")];
        for (const details of opened) details.open = true;
      });
      addEventListener("afterprint", () => {
        for (const details of opened) details.open = false;
      });
    })();
    """#
}
