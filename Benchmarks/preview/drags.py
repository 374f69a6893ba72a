"""The root's edge under the hand: how many layouts are seen, and how long the server takes for each."""
import time

from browser import Browser
from preview import Preview, sample
from table import note, share

STEPS = 120

# Every layout that came, and how long it took by the server's own account.
WATCH = """
const seen = [];
const shown = show;
show = message => {
  shown(message);
  seen.push([message.drawings[0].width, message.drawings[0].height, message.milliseconds]);
};
"""


def many_views(count):
    """Rows of five views, each beside the one before, whose widths share that of the root."""
    lines = ["size: [390, 1300]", "views:"]
    names = [f"v{number}" for number in range(count)]
    lines += [f"  - view: {name}\n    backgroundColor: teal" for name in names]
    lines += ["constraints:"]
    for start in range(0, count, 5):
        row = names[start:start + 5]
        above = f"[{names[start - 5]}]-4-" if start else "|-4-"
        lines += [f"  - H:|-4-{'-4-'.join(f'[{name}]' if name == row[0] else f'[{name}({row[0]})]' for name in row)}-4-|"]
        lines += [f"  - V:{above}[{row[0]}(16)]"]
        lines += [f"  - {name}.top == {row[0]}.top\n  - {name}.height == {row[0]}.height" for name in row[1:]]
    return "\n".join(lines) + "\n"


def drag(preview, browser, name):
    browser.open(preview.address + f"#document=./{name}.yaml")
    browser.wait(f"reply.document == './{name}.yaml' && document.querySelector('figcaption')")
    time.sleep(1)
    browser.value(WATCH)
    x, y = browser.value(
        "(() => { const box = document.querySelector('.handle.right').getBoundingClientRect();"
        " return [box.x + box.width / 2, Math.min(box.y + 60, innerHeight - 80)]; })()")
    zoom, width = browser.value("[Number(document.querySelector('.drawing').dataset.zoom), reply.drawings[0].width]")
    browser.mouse("mousePressed", x, y)
    begin, before = time.time(), preview.processor()
    for step in range(1, STEPS + 1):
        # A hand moves once a frame.
        time.sleep(max(0, begin + step / 60 - time.time()))
        browser.mouse("mouseMoved", x - step * zoom, y)
    seconds = time.time() - begin
    browser.mouse("mouseReleased", x - STEPS * zoom, y)
    last = round(width - STEPS)
    browser.wait(f"seen.at(-1)?.[0] == {last}")
    seen = browser.value("seen")
    cost = (preview.processor() - before) * 1000 / len(seen)
    layouts = {width for width, _, _ in seen}
    return len(layouts), seconds, cost, [milliseconds for _, _, milliseconds in seen]


def measure():
    documents = {"login-form.yaml": sample("login-form"), "many.yaml": many_views(300)}
    for name, words, least, most in [("login-form", "the login form", 110, 16), ("many", "300 views", None, 50)]:
        with Preview(documents) as preview, Browser() as browser:
            count, seconds, cost, times = drag(preview, browser, name)
            note(f"drag of {STEPS} steps, {words}: layouts", count, least=least)
            note("  how long the drag took; two seconds if the browser keeps up", seconds, "s")
            note("  processor for each, of the whole server", cost, "ms")
            note("  answer of the server, least", min(times), "ms")
            note("  median", share(times, 0.5), "ms")
            note("  95th percentile", share(times, 0.95), "ms", most=most)
