/// The part of a page's script that works on drawn screens: it lights up views, moves those that are not fixed between
/// two layouts that both hold, and lays a screen out again with the engine.
///
/// It declares `screens.start()`, to be called when the content is there.
enum ScreenScript {
  /// The text.
  static let text =
    make + drawing + mover + #"""
      const screens = (() => {
        const canRun = () => typeof WebAssembly === "object" && Boolean(document.getElementById("engine"));
        const sources = () => {
          try { return JSON.parse(document.getElementById("sources").textContent); } catch { return {}; }
        };
        const lightUp = (link, isLit) => {
          const near = link.closest(".screen");
          const screen = near ?? document.querySelector(link.getAttribute("href"));
          if (!screen) return;
          if (isLit && !near) for (const view of screen.querySelectorAll(".lit")) view.classList.remove("lit");
          for (const id of link.dataset.shows.split(" ").filter(id => id)) {
            for (const view of screen.querySelectorAll(`[data-view="${CSS.escape(id)}"]`)) view.classList.toggle("lit", isLit);
          }
        };
        const linkOf = event => event.target.closest?.("[data-shows]");
        document.addEventListener("click", event => { if (linkOf(event)) lightUp(linkOf(event), true); });
        for (const [name, isLit] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
          document.addEventListener(name, event => {
            const link = linkOf(event);
            if (link && link.closest(".screen")) lightUp(link, isLit);
          });
        }
        document.addEventListener("toggle", async event => {
          const room = event.target;
          if (!room.matches?.("details.live") || !room.open || room.dataset.begun) return;
          room.dataset.begun = "yes";
          const screen = room.closest(".screen");
          const source = sources()[screen.dataset.input];
          const engine = await loadEngine();
          if (engine && source !== undefined) liveScreen(screen, room, engine.screen(source, Number(screen.dataset.tree)));
        }, true);
        const start = () => {
          for (const room of document.querySelectorAll(".witness-move")) addMover(room);
          if (!canRun()) return;
          const known = sources();
          const all = [...document.querySelectorAll(".screen")].filter(screen =>
            screen.dataset.input in known && screen.dataset.tree !== "");
          for (const screen of all) {
            const live = make("details", { class: "live" },
              make("summary", {}, "Try it: other sizes, and changes"), make("div", { class: "live-room" }));
            screen.querySelector(".live").replaceWith(live);
            if (all.length <= 2) live.open = true;
          }
        };
        return { start };
      })();
      """#

  /// Makes elements; texts become text nodes, so nothing in them is markup.
  private static let make = #"""
    const make = (name, attributes = {}, ...children) => {
      const isDrawn = ["svg", "rect", "line", "g", "title", "text"].includes(name);
      const element = isDrawn ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
        else if (value === true) element.setAttribute(key, "");
        else if (value !== false && value !== null && value !== undefined) element.setAttribute(key, value);
      }
      element.append(...children.filter(child => child !== null && child !== undefined));
      return element;
    };

    """#

  /// Moves views between two layouts that both hold, their subviews with them.
  private static let mover = #"""
    const addMover = room => {
      const drawing = room.closest(".screen").querySelector(".screen-drawing");
      const { items, low, high } = JSON.parse(room.dataset.witness);
      let views = null;
      const place = share => {
        views ??= [...drawing.querySelectorAll("[data-view]")].map(view => {
          const box = view.querySelector("rect");
          return { view, box, text: view.querySelector("text"),
            frame: ["x", "y", "width", "height"].map(name => Number(box.getAttribute(name))) };
        });
        const moved = new Map();
        for (const { view, box, text, frame } of views) {
          const own = items.indexOf(view.dataset.view);
          const outer = moved.get(view.dataset.in);
          const [dx, dy] = outer ?? [0, 0];
          const now = own < 0 ? [frame[0] + dx, frame[1] + dy, frame[2], frame[3]]
            : low[own].map((value, place) => value + share * (high[own][place] - value));
          if (own < 0 && !outer) continue;
          moved.set(view.dataset.view, [now[0] - frame[0], now[1] - frame[1]]);
          ["x", "y", "width", "height"].forEach((name, place) => box.setAttribute(name, place < 2 ? now[place] : Math.max(now[place], 0.75)));
          text?.setAttribute("x", now[0] + now[2] / 2);
          text?.setAttribute("y", now[1] + now[3] / 2 + 3.5);
        }
      };
      const slider = make("input", { type: "range", min: 0, max: 100, value: 0, "aria-label": "from one layout to the other",
        oninput: () => place(slider.value / 100) });
      const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
      let isMoving = false;
      const button = make("button", { type: "button", "aria-pressed": "false", onclick: () => {
        if (isCalm()) {
          slider.value = Number(slider.value) < 50 ? 100 : 0;
          place(slider.value / 100);
          return;
        }
        isMoving = !isMoving;
        button.setAttribute("aria-pressed", String(isMoving));
        const begun = performance.now();
        const turn = now => {
          if (!isMoving || !room.isConnected) return;
          const share = (1 - Math.cos((now - begun) / 700)) / 2;
          slider.value = share * 100;
          place(share);
          requestAnimationFrame(turn);
        };
        requestAnimationFrame(turn);
      } }, "Move it");
      room.append(make("div", {}, slider, button));
    };

    """#

  /// Puts the frames of an answer into a drawing.
  private static let drawing = #"""
    const redraw = (screen, answer, isAsSaved) => {
      const drawing = screen.querySelector(".screen-drawing");
      const sheet = drawing.querySelector(".sheet");
      let [left, top, right, bottom] = [0, 0, answer.width, answer.height];
      sheet.setAttribute("width", answer.width);
      sheet.setAttribute("height", answer.height);
      for (const view of drawing.querySelectorAll("[data-view]")) {
        const id = view.dataset.view;
        const frame = answer.frames[id];
        view.classList.toggle("gone", !frame);
        view.classList.toggle("open", Boolean(answer.ambiguous[id]));
        if (!frame) continue;
        const [x, y, width, height] = frame;
        const box = view.querySelector("rect");
        for (const [name, value] of Object.entries({ x, y, width: Math.max(width, 0.75), height: Math.max(height, 0.75) })) {
          box.setAttribute(name, value);
        }
        const text = view.querySelector("text");
        if (text) {
          text.setAttribute("x", x + width / 2);
          text.setAttribute("y", y + height / 2 + 3.5);
          text.classList.toggle("gone", width < 24 || height < 12);
        }
        const title = view.querySelector("title");
        title.dataset.name ??= title.textContent.split(": ")[0];
        title.textContent = `${title.dataset.name}: ${x}, ${y} · ${width} × ${height}`;
        left = Math.min(left, Math.max(x, -answer.width / 2));
        top = Math.min(top, Math.max(y, -answer.height / 2));
        right = Math.max(right, Math.min(x + width, answer.width * 1.5));
        bottom = Math.max(bottom, Math.min(y + height, answer.height * 1.5));
      }
      const size = [right - left + 8, bottom - top + 8];
      drawing.setAttribute("viewBox", [left - 4, top - 4, ...size].join(" "));
      drawing.setAttribute("width", size[0]);
      drawing.setAttribute("height", size[1]);
      screen.querySelector(".board").classList.toggle("elsewhere", !isAsSaved);
    };

    """# + LiveScreenScript.text
}
