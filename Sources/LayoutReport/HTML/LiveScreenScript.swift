/// The part of a page's script that lets the reader change a screen: its size, its device, its constraints.
///
/// It declares `liveScreen(screen, room, layout)`: the drawn screen, the element for the controls, and an open screen
/// of the engine. Every change is one request to the engine, whose answer is drawn and put into words.
enum LiveScreenScript {
  /// The text.
  static let text = controls + ruler + constraints

  private static let controls = #"""
    const points = value => String(Math.round(value * 100) / 100).replace("-", "−");
    const liveScreen = (screen, room, layout) => {
      const inside = room.querySelector(".live-room");
      if (layout.answer.error) {
        inside.append(make("p", {}, `The engine could not open this screen: ${layout.answer.error.message}`));
        return;
      }
      const first = layout.answer;
      let current = first;
      const status = make("p", { class: "live-status", role: "status" });
      const detail = make("ul", { class: "live-detail" });
      const took = make("p", { class: "soft took" });
      const fields = {};
      let devices = [];
      let device = "";
      let isChanged = false;
      const say = (answer, duration) => {
        const place = `At ${points(answer.width)} × ${points(answer.height)} pt`;
        const isBroken = answer.verdict === "contradictory";
        status.classList.toggle("broken", isBroken);
        status.textContent = isBroken
          ? `✕ ${place} it cannot hold${answer.conflict ? `: ${answer.conflict.summary}` : "."}`
          : `✓ ${place} it holds.`;
        const lines = [];
        for (const one of answer.broken) lines.push(make("li", {}, make("b", {}, "Gives way: "), one.text));
        // That something is larger than its content is what stretching means, and nothing to tell.
        const unmet = answer.unmet.filter(one => one.owner !== "content-size" || !one.text.startsWith("greatest "));
        for (const one of unmet.slice(0, 12)) {
          lines.push(make("li", {}, make("b", {}, "Not met: "), `${one.text}, by ${points(one.amount)} pt (priority ${points(one.priority)})`));
        }
        if (unmet.length > 12) lines.push(make("li", {}, `and ${unmet.length - 12} more that are not met`));
        const open = Object.keys(answer.ambiguous).length;
        if (open > 0) lines.push(make("li", {}, make("b", {}, "Not fixed: "), `${open === 1 ? "1 view" : `${open} views`}, dotted in the drawing`));
        detail.replaceChildren(...lines);
        took.textContent = `Solved in ${Math.max(0.1, Math.round(duration * 10) / 10)} ms, in this page.`;
      };
      const show = (answer, duration) => {
        current = answer;
        const isAsSaved = !isChanged && answer.width === first.width && answer.height === first.height;
        redraw(screen, answer, isAsSaved);
        say(answer, duration);
        for (const axis of ["width", "height"]) {
          for (const control of fields[axis] ?? []) if (control !== document.activeElement || control.type === "range") control.value = answer[axis];
        }
        for (const one of devices) one.button.setAttribute("aria-pressed", String(one.name === device));
        rulers?.mark(answer);
      };
      const ask = request => {
        const begun = performance.now();
        const answer = layout.edit(request);
        if (answer.error) {
          status.textContent = answer.error.message;
          return null;
        }
        show(answer, performance.now() - begun);
        screen.dispatchEvent(new CustomEvent("plumb:solved", { detail: answer }));
        return answer;
      };
      let wanted = null;
      const resize = (axis, value) => {
        const size = wanted ?? { width: current.width, height: current.height };
        size[axis] = Math.min(4000, Math.max(1, Number(value) || 1));
        const isWaiting = wanted !== null;
        wanted = size;
        if (isWaiting) return;
        requestAnimationFrame(() => {
          const { width, height } = wanted;
          device = null;
          wanted = null;
          ask(`size ${width} ${height}`);
        });
      };
      const sizeRow = axis => {
        const most = Math.max(1400, Math.ceil(first[axis] * 1.5));
        const change = event => resize(axis, event.target.value);
        const slider = make("input", { type: "range", min: 100, max: most, step: 1, "aria-label": `${axis} in points`, oninput: change });
        const number = make("input", { type: "number", min: 1, max: 4000, step: "any", "aria-label": `${axis} in points, as a number`, onchange: change });
        fields[axis] = [slider, number];
        return make("div", { class: "size-row" }, make("span", {}, axis === "width" ? "Width" : "Height"), slider, number);
      };
      const names = layout.edit("ask devices").devices ?? [];
      const deviceButton = (name, label) => {
        const button = make("button", { type: "button", "aria-pressed": "false", onclick: () => {
          device = name;
        ask(name ? `device ${name}` : "saved");
          rulers.measure();
        } }, label);
        devices.push({ name, button });
        return button;
      };
      const turn = make("button", { type: "button", onclick: () => {
        ask(device ? (current.landscape ? "portrait" : "landscape") : `size ${current.height} ${current.width}`);
        if (!device) device = null;
        rulers.measure();
      } }, "Turn it");
      const mirror = make("button", { type: "button", "aria-pressed": "false", onclick: () => {
        const isMirrored = mirror.getAttribute("aria-pressed") !== "true";
        mirror.setAttribute("aria-pressed", String(isMirrored));
        ask(`direction ${isMirrored ? "rtl" : "ltr"}`);
      } }, "Right to left");
      const reset = make("button", { type: "button", onclick: () => {
        mirror.setAttribute("aria-pressed", "false");
        device = "";
        isChanged = false;
        ask("reset\nsaved\ndirection ltr");
        table.fill();
        rulers.measure();
      } }, "Back to the start");
      const rulers = makeRulers(layout, first);
      const table = makeConstraintTable(layout, request => {
        isChanged = true;
        ask(request);
        rulers.measure();
      });
      inside.append(
        make("div", { class: "devices", role: "group", "aria-label": "Device" },
          deviceButton("", "As saved"), ...names.map(name => deviceButton(name, name))),
        sizeRow("width"), sizeRow("height"),
        make("div", { class: "devices" }, turn, mirror, reset),
        status, detail, rulers.element, table.element, took);
      show(first, 0);
      took.textContent = "";
      const asked = { device: screen.dataset.device, width: Number(screen.dataset.width), height: Number(screen.dataset.height) };
      if (screen.dataset.direction !== first.direction) {
        mirror.setAttribute("aria-pressed", String(screen.dataset.direction === "rtl"));
        ask(`direction ${screen.dataset.direction}`);
      }
      if (asked.width !== first.width || asked.height !== first.height) {
        device = asked.device && names.includes(asked.device) ? asked.device : null;
        if (device) ask(`device ${device}`);
        if (current.width !== asked.width || current.height !== asked.height) ask(`size ${asked.width} ${asked.height}`);
      }
      rulers.measure();
    };

    """#

  /// Shows at which sizes a screen holds.
  private static let ruler = #"""
    const makeRulers = (layout, first) => {
      const rows = {};
      const element = make("div", { class: "rulers" });
      for (const axis of ["width", "height"]) {
        const most = Math.max(1400, Math.ceil(first[axis] * 1.5));
        const bar = make("rect", { class: "holds", y: 8, height: 10, x: 0, width: 0 });
        const mark = make("line", { class: "now", y1: 3, y2: 23, x1: 0, x2: 0 });
        const breaks = make("g", {});
        const drawing = make("svg", { class: "ruler", height: 26, width: "100%", role: "img",
          "aria-label": `Where the ${axis} holds is being found out.` },
          make("rect", { class: "scale", x: 0, y: 8, width: "100%", height: 10 }), bar, breaks, mark);
        const words = make("p", { class: "soft" });
        const list = make("ul", { class: "soft breaks" });
        const folded = make("details", { hidden: true }, make("summary", {}, "What gives way, and where"), list);
        rows[axis] = { most, bar, mark, breaks, drawing, words, list, folded };
        element.append(make("div", { class: "ruler-row" }, drawing, words, folded));
      }
      const percent = (axis, value) => `${Math.min(100, Math.max(0, 100 * value / rows[axis].most))}%`;
      const mark = answer => {
        for (const axis of ["width", "height"]) {
          for (const end of ["x1", "x2"]) rows[axis].mark.setAttribute(end, percent(axis, answer[axis]));
        }
      };
      const sentence = (axis, range) => {
        if (!range) return `Constraints that do not depend on the ${axis} cannot hold; no ${axis} helps.`;
        const { min, max } = range;
        const least = min === null || min <= 0 ? null : min;
        if (least === null && max === null) return `Its required constraints hold at every ${axis}.`;
        const span = least === null ? `up to ${points(max)}` : max === null ? `from ${points(least)} on`
          : least === max ? `only at ${points(least)}` : `from ${points(least)} to ${points(max)}`;
        const why = [least !== null && range.below ? `Below: ${range.below}.` : "", max !== null && range.above ? `Above: ${range.above}.` : ""];
        return [`Its required constraints hold ${span} pt of ${axis}.`, ...why].filter(text => text).join(" ");
      };
      const measure = () => {
        const holds = layout.edit("ask holds").holds ?? {};
        for (const axis of ["width", "height"]) {
          const row = rows[axis];
          const range = holds[axis] ?? null;
          const least = Math.max(0, range?.min ?? 0);
          const most = Math.min(row.most, range?.max ?? row.most);
          row.bar.setAttribute("x", percent(axis, least));
          row.bar.setAttribute("width", range ? `${Math.max(0.4, 100 * Math.max(0, most - least) / row.most)}%` : 0);
          row.words.textContent = sentence(axis, range);
          row.drawing.setAttribute("aria-label", sentence(axis, range));
          const pieces = layout.edit(`ask profile ${axis} 100 ${row.most}`).profile ?? [];
          row.breaks.replaceChildren(...pieces.slice(1).map(piece =>
            make("line", { class: "break", x1: percent(axis, piece.from), x2: percent(axis, piece.from), y1: 8, y2: 18 })));
          const lines = pieces.filter(piece => piece.yielding.length > 0).map(piece => make("li", {},
            make("b", {}, `${points(piece.from)} to ${points(piece.to)} pt: `), piece.yielding.map(one => one.text).join("; ")));
          row.list.replaceChildren(...lines);
          row.folded.hidden = lines.length === 0;
        }
      };
      // A range and a profile take longer than a frame, so they wait until the reader pauses.
      let waiting = 0;
      const measureSoon = () => {
        clearTimeout(waiting);
        waiting = setTimeout(measure, 200);
      };
      return { element, mark, measure: measureSoon };
    };

    """#

  /// Lists the constraints of a screen, each with what can be changed about it.
  private static let constraints = #"""
    const makeConstraintTable = (layout, ask) => {
      const body = make("tbody");
      const element = make("details", { class: "constraints" }, make("summary", {}, "Its constraints: switch off, change"),
        make("div", { class: "wide", tabindex: 0, role: "region", "aria-label": "Constraints" }, make("table", { class: "views" },
          make("thead", {}, make("tr", {}, ...["On", "Constraint", "Constant", "Priority"].map(title => make("th", { scope: "col" }, title)))), body)));
      const number = (one, kind, value, limits) => make("input", { type: "number", step: "any", value, ...limits,
        "aria-label": `${kind} of ${one.text}`, onchange: event => {
          if (event.target.value !== "" && event.target.checkValidity()) ask(`${kind} ${one.id} ${event.target.value}`);
        } });
      const row = one => make("tr", {},
        make("td", {}, make("input", { type: "checkbox", "aria-label": `${one.text}: on`, checked: one.active,
          onchange: event => ask(`${event.target.checked ? "on" : "off"} ${one.id}`) })),
        make("th", { scope: "row" }, one.text),
        make("td", {}, number(one, "constant", one.constant, {})),
        make("td", {}, number(one, "priority", one.priority, { min: 1, max: 1000 })));
      const fill = () => {
        const list = layout.edit("ask constraints").constraints ?? [];
        body.replaceChildren(...list.map(row));
        element.hidden = list.length === 0;
      };
      fill();
      return { element, fill };
    };

    """#
}
