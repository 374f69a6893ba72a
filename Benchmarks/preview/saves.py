"""From the save of a document to the new picture on the screen."""
import os, time

from browser import Browser
from preview import Preview, sample
from table import note, share

# The time at which the frame with a change was painted, by the number in the button's title.
WATCH = """
const painted = {};
new MutationObserver(() => {
  const number = /Sign in ([0-9]+)/.exec(element("drawings").textContent)?.[1];
  if (!number || number in painted) { return; }
  painted[number] = 0;
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    // A task behind the frame.
    port1.onmessage = () => { painted[number] = performance.timeOrigin + performance.now(); };
    port2.postMessage(0);
  });
}).observe(element("drawings"), { childList: true, subtree: true });
"""


def plain(path, text):
    with open(path, "w") as file:
        file.write(text)


def move(path, text):
    plain(path + ".new", text)
    os.replace(path + ".new", path)


def like_vim(path, text):
    """Tries whether the folder can be written, puts the old file aside, writes a new one, and removes the old one."""
    plain(os.path.join(os.path.dirname(path), "4913"), "")
    os.remove(os.path.join(os.path.dirname(path), "4913"))
    os.rename(path, path + "~")
    plain(path, text)
    os.remove(path + "~")


def measure(count=100):
    form = sample("login-form")
    assert "Sign In" in form
    with Preview({"login-form.yaml": form}, "login-form.yaml") as preview, Browser() as browser:
        browser.open(preview.address)
        browser.wait("document.querySelector('figcaption')")
        browser.value(WATCH)
        # How far the browser's clock is from this one's.
        offsets = []
        for _ in range(20):
            before = time.time()
            there = browser.value("performance.timeOrigin + performance.now()") / 1000
            offsets.append((time.time() - before, there - (before + time.time()) / 2))
        offset = min(offsets)[1]
        path = f"{preview.folder}/login-form.yaml"
        times = {way.__name__: [] for way in [like_vim, plain, move]}
        for number in range(count):
            way = [like_vim, plain, move][number % 3]
            time.sleep(0.15)
            begin = time.time()
            way(path, form.replace("Sign In", f"Sign in {number}"))
            browser.wait(f"painted[{number}]")
            times[way.__name__].append((browser.value(f"painted[{number}]") / 1000 - offset - begin) * 1000)
    every = [value for values in times.values() for value in values]
    note("save of the login form to the new picture, least", min(every), "ms")
    note("  median", share(every, 0.5), "ms", most=100)
    note("  95th percentile", share(every, 0.95), "ms", most=250)
    for name, values in times.items():
        note(f"  median, {name.replace('_', ' ')}", share(values, 0.5), "ms")
