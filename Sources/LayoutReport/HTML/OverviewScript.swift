/// The part of a page's script that chooses among the findings: by severity, rule, input and words, in several orders.
///
/// What is chosen stands in the fragment of the address, so that a link leads to the same view; so does a single
/// finding. It declares `overview.start()`, to be called when the content is there.
enum OverviewScript {
  /// The text.
  static let text = #"""
    const overview = (() => {
      const names = ["words", "rule", "input", "order"];
      const ranks = { error: 0, warning: 1, note: 2 };
      let entries = [];
      let box = null;
      const field = name => box && box.querySelector(`[name="${name}"]`);
      const articleOf = entry => document.getElementById(`finding-${entry.number}`);
      const collect = () => {
        box = document.querySelector(".filters");
        entries = [...document.querySelectorAll(".contents > li")].map(row => ({
          row, number: Number(row.dataset.finding), severity: row.dataset.severity, rule: row.dataset.rule,
          input: row.dataset.input, text: null,
        }));
      };
      const textOf = entry => entry.text ??=
        `${articleOf(entry)?.textContent ?? ""} ${entry.row.textContent} ${entry.rule}`.toLowerCase();
      const chosen = () => {
        const state = Object.fromEntries(names.map(name => [name, field(name)?.value ?? ""]));
        state.severities = [...box.querySelectorAll("[name=severity]")].filter(one => one.checked).map(one => one.value);
        return state;
      };
      const fits = (entry, state, words) => state.severities.includes(entry.severity)
        && (!state.rule || state.rule === entry.rule) && (!state.input || state.input === entry.input)
        && words.every(word => textOf(entry).includes(word));
      const compare = {
        "": (one, other) => one.number - other.number,
        severity: (one, other) => ranks[one.severity] - ranks[other.severity] || one.number - other.number,
        rule: (one, other) => (one.rule < other.rule ? -1 : one.rule > other.rule ? 1 : one.number - other.number),
      };
      let order = "";
      const arrange = wanted => {
        if (wanted === order || !(wanted in compare)) return;
        order = wanted;
        const sorted = [...entries].sort(compare[wanted]);
        document.querySelector(".contents").append(...sorted.map(entry => entry.row));
        document.getElementById("findings").append(...sorted.map(articleOf));
      };
      const apply = () => {
        if (!box) return;
        const state = chosen();
        const words = state.words.toLowerCase().split(/\s+/).filter(word => word);
        let count = 0;
        for (const entry of entries) {
          const isShown = fits(entry, state, words);
          count += isShown;
          entry.row.hidden = !isShown;
          const article = articleOf(entry);
          if (article) article.hidden = !isShown;
        }
        arrange(state.order);
        const all = count === entries.length;
        const status = box.querySelector(".shown");
        status.textContent = all ? `All ${count} are shown. ` : `${count} of ${entries.length} are shown. `;
        if (all) {
          status.append("Keys: / to find, j and k for the next and the one before.");
        } else {
          const button = document.createElement("button");
          button.type = "button";
          button.className = "shows-all";
          button.textContent = "Show all";
          status.append(button);
        }
      };
      const remember = () => {
        const state = chosen();
        const link = new URLSearchParams();
        for (const name of names) if (state[name]) link.set(name, state[name]);
        const all = box.querySelectorAll("[name=severity]").length;
        if (state.severities.length < all) link.set("severity", state.severities.join(" "));
        try { history.replaceState(null, "", `#${link}`); } catch { /* A page inside a frame may not have a history. */ }
      };
      const restore = values => {
        if (!box) return;
        for (const name of names) {
          const control = field(name);
          if (!control) continue;
          control.value = values.get(name) ?? "";
          if (control.value === "" && control.options) control.selectedIndex = 0;
        }
        const severities = values.has("severity") ? values.get("severity").split(" ") : null;
        for (const one of box.querySelectorAll("[name=severity]")) {
          one.checked = !severities || severities.includes(one.value);
        }
        apply();
      };
      const follow = () => {
        const hash = location.hash.slice(1);
        if (/^(words|rule|input|order|severity)=/.test(hash)) return restore(new URLSearchParams(hash));
        const target = hash && document.getElementById(decodeURIComponent(hash));
        if (!target) return;
        if (target.closest("[hidden]")) restore(new URLSearchParams());
        for (let outer = target.closest("details"); outer; outer = outer.parentElement.closest("details")) outer.open = true;
        target.scrollIntoView();
      };
      const change = event => {
        if (!event.target.closest(".filters")) return;
        apply();
        remember();
      };
      const step = forward => {
        const articles = [...document.querySelectorAll("main > article:not([hidden])")];
        const tops = articles.map(article => article.getBoundingClientRect().top);
        const focused = articles.indexOf(document.activeElement?.closest("main > article"));
        const current = focused >= 0 ? focused : tops.findLastIndex(top => top < 40);
        const next = articles[Math.max(0, current + (forward ? 1 : -1))];
        if (!next) return;
        next.tabIndex = -1;
        next.focus({ preventScroll: true });
        next.scrollIntoView();
      };
      document.addEventListener("input", change);
      document.addEventListener("change", change);
      document.addEventListener("click", event => {
        if (!event.target.closest(".shows-all")) return;
        restore(new URLSearchParams());
        remember();
        field("words").focus();
      });
      document.addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey || !box) return;
        if (event.target.closest("input, select, textarea, [contenteditable]")) {
          if (event.key === "Escape" && event.target.name === "words" && event.target.value) {
            event.target.value = "";
            change(event);
            event.preventDefault();
          }
          return;
        }
        if (event.key === "/") {
          event.preventDefault();
          field("words").focus();
        } else if (event.key === "j" || event.key === "k") {
          step(event.key === "j");
        }
      });
      addEventListener("hashchange", follow);
      const start = () => {
        order = "";
        collect();
        for (const hidden of box?.querySelectorAll("[hidden]") ?? []) hidden.hidden = false;
        apply();
        follow();
      };
      return { start };
    })();
    """#
}
