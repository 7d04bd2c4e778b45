#!/usr/bin/env python3
"""Opens the pages that plumb writes in Chromium and uses them as a reader would.

    page_check.py PLUMB

Checks that a page asks for nothing and complains about nothing, that it can be read by everybody (axe, in light and
dark) and on a phone, that filters and links work, that sizes tried in the page give the frames that `plumb --size`
gives, that names stay text, and that print holds everything. Needs playwright, axe-playwright-python and pypdf.
"""

import io
import json
import os
import re
import shutil
import sys
import tempfile
import time
import unicodedata

sys.dont_write_bytecode = True
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright
from pypdf import PdfReader

from reports import HOSTILE, Plumb, storyboard

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
failures = []


def check(condition, claim):
    print(f"  {'ok' if condition else 'FAILED'}: {claim}")
    if not condition:
        failures.append(claim)


class Reader:
    """A browser, with what it complained about and what it asked for."""

    def __init__(self, browser):
        self.browser = browser

    def open(self, path, width=1280, height=900, scheme="light", script=None, motion="no-preference"):
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion=motion)
        page = context.new_page()
        page.complaints, page.requests = [], []
        page.on("console", lambda message: page.complaints.append(message.text))
        page.on("pageerror", lambda error: page.complaints.append(str(error)))
        page.on("dialog", lambda dialog: (page.complaints.append("dialog"), dialog.dismiss()))
        page.on("request", lambda request: page.requests.append(request.url))
        if script:
            page.add_init_script(script)
        page.goto("file://" + path)
        return page


def until(page, condition, seconds=60):
    """Waits for a condition; the page's own policy forbids what playwright would wait with."""
    end = time.monotonic() + seconds
    while not page.evaluate(condition) and time.monotonic() < end:
        page.wait_for_timeout(50)


def settled(page):
    """Waits until every screen that is tried has its controls and its rulers."""
    until(page, """[...document.querySelectorAll('details.live[open]')].every(one =>
        [...one.querySelectorAll('.ruler-row p')].filter(words => words.textContent).length === 2)""")
    page.wait_for_timeout(500)


def checks_quiet(reader, pages):
    print("Pages are quiet, ask for nothing and can be read by everybody")
    for name, path in pages.items():
        for scheme in ("light", "dark"):
            page = reader.open(path, scheme=scheme)
            page.wait_for_timeout(300)
            page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
            settled(page)
            answer = Axe().run(page)
            for problem in answer.response["violations"]:
                nodes = "; ".join(node["html"][:160] for node in problem["nodes"][:3])
                print(f"    {problem['id']}: {problem['help']}: {nodes}")
            check(answer.violations_count == 0, f"{name}, {scheme}: axe finds nothing")
            check(not page.complaints, f"{name}, {scheme}: no complaint {page.complaints[:3]}")
            asked = [url for url in page.requests if not url.startswith(("file://" + path, "blob:", "data:"))]
            check(not asked, f"{name}, {scheme}: no request {asked[:3]}")
            page.context.close()
        for width in (375, 768, 1600):
            page = reader.open(path, width=width)
            page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
            page.wait_for_timeout(300)
            over = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            check(over <= 0, f"{name}: no sideways scrolling at {width} pixels ({over} too wide)")
            page.context.close()


def checks_filters(reader, path):
    print("Findings can be chosen, and links lead to what they name")
    page = reader.open(path)
    shown = lambda: page.locator(".contents > li:visible").count()
    total = shown()
    check(total == 40, f"all 40 findings are listed ({total})")
    page.locator("[name=severity][value=warning]").uncheck()
    check(0 < shown() < total, "a severity can be left out")
    check(page.locator("main > article:visible").count() == shown(), "the findings themselves follow")
    check("severity=error" in page.url, "the choice stands in the address")
    again = reader.open(path + "#" + page.url.split("#")[1])
    check(again.locator(".contents > li:visible").count() == shown(), "a link with a choice leads to the same list")
    again.context.close()
    page.locator(".shows-all").click()
    check(shown() == total, "one click shows all again")
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("/")
    page.keyboard.type("Screen7")
    check(shown() == 2, f"words are searched for ({shown()})")
    page.keyboard.press("Escape")
    check(shown() == total, "Escape empties the search")
    page.locator("[name=order]").select_option("severity")
    first = page.locator(".contents > li").evaluate_all("rows => rows.map(row => row.dataset.severity)")
    check(first == sorted(first, key=["error", "warning", "note"].index), "findings are sorted by severity")
    page.locator("[name=rule]").select_option(index=1)
    page.evaluate("document.activeElement.blur()")
    before = page.evaluate("document.activeElement.id")
    page.keyboard.press("j")
    page.keyboard.press("j")
    check(page.evaluate("document.activeElement.tagName") == "ARTICLE", f"j goes to the next finding ({before})")
    page.context.close()
    page = reader.open(path + "#finding-30")
    page.wait_for_timeout(400)
    top = page.evaluate("document.getElementById('finding-30').getBoundingClientRect().top")
    check(-5 <= top < 300, f"a link leads to its finding ({top})")
    page.locator("#finding-30 .to-screen").click()
    page.wait_for_timeout(600)
    check(page.locator(".screen .view.lit").count() > 0, "the views of a finding light up on its screen")
    check(not page.complaints, f"nothing went wrong {page.complaints}")
    page.context.close()


def drawn(page):
    return page.evaluate("""Object.fromEntries([...document.querySelectorAll('.screen [data-view]')].map(view => [
        view.dataset.view, ['x', 'y', 'width', 'height'].map(name => Number(view.querySelector('rect').getAttribute(name)))]))""")


def same(frames, expected):
    """Returns the views that lie elsewhere; the root is drawn as the sheet."""
    return {view: (frames[view], frame) for view, frame in list(expected.items())[1:]
            if view in frames and any(abs(a - max(b, 0.75 if place > 1 else b)) > 0.51 for place, (a, b) in enumerate(zip(frames[view], frame)))}


def checks_screen(reader, plumb, file):
    print("A screen is laid out again in the page as plumb does it")
    page = reader.open(plumb.page("screen", file))
    page.wait_for_selector(".live .size-row", timeout=10000)
    for width, height in [(320, 568), (375, 667), (430, 932), (844, 390), (200, 300)]:
        page.locator(".size-row input[type=number]").nth(0).fill(str(width))
        page.locator(".size-row input[type=number]").nth(0).press("Tab")
        page.wait_for_timeout(80)
        page.locator(".size-row input[type=number]").nth(1).fill(str(height))
        page.locator(".size-row input[type=number]").nth(1).press("Tab")
        page.wait_for_timeout(80)
        wrong = same(drawn(page), plumb.frames(file, "--size", f"{width}x{height}"))
        check(not wrong, f"{os.path.basename(file)} at {width} × {height}: the frames are those of plumb --size {wrong}")
    button = page.get_by_role("button", name="iPhone SE", exact=False).first
    name = button.inner_text()
    button.click()
    page.wait_for_timeout(100)
    wrong = same(drawn(page), plumb.frames(file, "--device", name))
    check(not wrong, f"on {name}: the frames are those of plumb --device {wrong}")
    slider = page.locator(".size-row input[type=range]").first
    slider.focus()
    for _ in range(20):
        page.keyboard.press("ArrowRight")
    page.wait_for_timeout(200)
    check(re.search(r"At \d+ × \d+ pt", page.locator(".live-status").inner_text()) is not None, "the state is said in words")
    page.get_by_text("Its constraints: switch off, change").click()
    box = page.locator(".constraints input[type=checkbox]").first
    before = drawn(page)
    for one in page.locator(".constraints input[type=checkbox]").all():
        one.uncheck()
    page.wait_for_timeout(150)
    check("cannot" not in page.locator(".live-status").inner_text(), "without its constraints nothing contradicts")
    page.get_by_role("button", name="Back to the start").click()
    page.wait_for_timeout(150)
    check(box.is_checked(), "the start brings everything back")
    check(not page.complaints, f"nothing went wrong {page.complaints}")
    page.context.close()
    return before


def checks_speed(reader, plumb, folder):
    print("A report with 1,000 findings opens and scrolls")
    many = os.path.join(folder, "many")
    os.makedirs(many)
    for number in range(50):
        storyboard(os.path.join(many, f"Part{number}.storyboard"), 10)
    report = plumb.page("many", many)
    begun = time.monotonic()
    page = reader.open(report)
    until(page, "Boolean(document.querySelector('.shown')?.textContent)")
    opened = time.monotonic() - begun
    count = page.locator(".contents > li").count()
    check(count == 1000, f"there are 1,000 findings ({count})")
    check(opened < 2, f"it opens in under two seconds ({opened:.2f} s, {os.path.getsize(report) / 1e6:.1f} MB)")
    frames = page.evaluate("""new Promise(done => {
      const times = []; let last = performance.now(); let turns = 0;
      const turn = now => {
        times.push(now - last); last = now;
        scrollBy({ top: 400, behavior: "instant" });
        if (++turns < 120) requestAnimationFrame(turn); else done(times.slice(2).sort((a, b) => a - b));
      };
      requestAnimationFrame(turn);
    })""")
    middle, most = frames[len(frames) // 2], frames[int(len(frames) * 0.95)]
    check(middle < 34 and most < 100, f"it scrolls: {middle:.0f} ms a frame, 95 % under {most:.0f} ms")
    page.context.close()


def checks_hostile(reader, plumb, folder):
    print("A name stays text")
    file = storyboard(os.path.join(folder, "hostile.storyboard"), 1, name=HOSTILE, other="עברית 日本語 " + "x" * 300)
    page = reader.open(plumb.page("hostile", file))
    page.wait_for_timeout(500)
    check(page.locator("img").count() == 0 and not page.complaints, f"no element comes of it {page.complaints}")
    check(HOSTILE[:24] in page.locator("#content").text_content(), "the name is there to read")
    page.context.close()


def checks_print(reader, path, sentences):
    print("Print holds the text")
    page = reader.open(path)
    page.wait_for_timeout(300)
    text = "".join(part.extract_text() + "\n" for part in PdfReader(io.BytesIO(page.pdf())).pages)
    bare = re.sub(r"\s+", "", unicodedata.normalize("NFKC", text))  # without ligatures
    missing = [sentence for sentence in sentences if re.sub(r"\s+", "", unicodedata.normalize("NFKC", sentence)) not in bare]
    check(not missing, f"every summary is on paper {missing[:3]}")
    page.context.close()


def checks_without(reader, path):
    print("Without WebAssembly, and without motion")
    page = reader.open(path, script="delete globalThis.WebAssembly")
    page.wait_for_timeout(300)
    check(page.locator(".screen-drawing").count() > 0 and page.locator(".live:visible").count() == 0,
          "everything is there but what needs the engine")
    check(not page.complaints, "and nothing complains")
    page.context.close()
    page = reader.open(path, motion="reduce")
    page.locator(".witness-move button").first.click()
    first = drawn(page)
    page.wait_for_timeout(300)
    check(first == drawn(page), "with reduced motion nothing moves by itself")
    page.context.close()


def checks_empty(reader, plumb, files):
    print("The empty page reads what is dropped or pasted")
    path = plumb.empty_page()
    for name, (file, source) in files.items():
        page = reader.open(path)
        page.locator("input[type=file]").set_input_files(file)
        page.wait_for_selector("main > article", timeout=10000)
        expected = [finding["summary"] for finding in plumb.report(source)["findings"] if not finding.get("follows")]
        shown = page.locator("main > article > h2").all_text_contents()
        check(shown == expected, f"{name}: {len(expected)} findings, as plumb has them {shown[:2] if shown != expected else ''}")
        page.wait_for_timeout(200)
        check(not page.complaints, f"{name}: nothing went wrong {page.complaints}")
        page.context.close()
    page = reader.open(path)
    with open(files["log"][0], encoding="utf-8") as file:
        page.locator("textarea").fill(file.read())
    page.get_by_role("button", name="Explain").click()
    page.wait_for_selector("main > article", timeout=10000)
    check(page.locator("main > article").count() > 0, "a pasted log is explained")
    page.context.close()


def main():
    plumb_path = sys.argv[1]
    folder = tempfile.mkdtemp()
    plumb = Plumb(plumb_path, folder)
    example = lambda name: os.path.join(ROOT, "examples", name)
    profile = example("Profile.storyboard")
    big = storyboard(os.path.join(folder, "Twenty.storyboard"), 20)
    pages = {
        "a log": plumb.page("log", example("hidden-row.log")),
        "an ambiguous trace": plumb.page("trace", example("ambiguous-trace.log")),
        "repeats": plumb.page("repeats", example("xcodebuild-repeats.log"), example("snapkit-two-heights.log")),
        "a storyboard": plumb.page("profile", profile),
        "twenty scenes": plumb.page("twenty", big),
    }
    saved = os.path.join(folder, "report.json")
    with open(saved, "w", encoding="utf-8") as file:
        file.write(plumb.run(profile, "--format", "json"))
    with sync_playwright() as tools:
        chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        browser = tools.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        reader = Reader(browser)
        pages["the empty page"] = plumb.empty_page()
        checks_quiet(reader, pages)
        checks_filters(reader, pages["twenty scenes"])
        checks_screen(reader, plumb, profile)
        checks_screen(reader, plumb, storyboard(os.path.join(folder, "One.storyboard"), 1))
        checks_hostile(reader, plumb, folder)
        checks_print(reader, pages["repeats"], [finding["summary"] for finding in plumb.report(
            example("xcodebuild-repeats.log"), example("snapkit-two-heights.log"))["findings"]])
        checks_without(reader, pages["a storyboard"])
        log = example("hidden-row.log")
        checks_empty(reader, plumb, {"log": (log, log), "storyboard": (profile, profile), "report": (saved, profile)})
        checks_speed(reader, plumb, folder)
        browser.close()
    shutil.rmtree(folder)
    print(f"{len(failures)} checks failed" if failures else "All checks passed")
    sys.exit(1 if failures else 0)


main()
