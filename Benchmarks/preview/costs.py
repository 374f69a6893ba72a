"""What the server takes of the machine: to start, to wait, for twenty documents, and after 2,000 reloads."""
import os, signal, socket, subprocess, time

from preview import Page, Preview, sample
from table import note, share

FILES = ["", "page.css", "state.js", "choices.js", "picture.js", "views.js", "documents.js", "edges.js", "problems.js",
         "devices.js", "values.js"]


def start(count=20):
    times = []
    for _ in range(count):
        begin = time.time()
        with Preview({"login-form.yaml": sample("login-form")}) as preview:
            assert preview.request()[0] == 200
            times.append((time.time() - begin) * 1000)
    note("start to the page's first answer, least", min(times), "ms")
    note("  median", share(times, 0.5), "ms", most=150)


def waiting(seconds):
    names = sorted(name[:-5] for name in os.listdir(os.path.join(os.path.dirname(__file__), "../../samples"))
                   if name.endswith(".yaml"))[:20]
    with Preview({f"{name}.yaml": sample(name) for name in names}) as preview:
        pages = [Page(preview) for _ in names]
        for page, name in zip(pages, names):
            page.draw(document=f"./{name}.yaml")
        time.sleep(3)
        note("20 documents open at once: memory", preview.memory(), "MiB", most=120)
        before = preview.processor()
        time.sleep(seconds)
        note(f"  processor in {seconds} s without a save", (preview.processor() - before) / seconds * 100, "%", most=0.1)


def reload_page(preview):
    for name in FILES:
        assert preview.request(preview.path + name)[0] == 200
    page = Page(preview)
    page.draw(document="./login-form.yaml", selected="signIn")
    page.close()


def reloads(count):
    form = sample("login-form")
    with Preview({"login-form.yaml": form}) as preview:
        page = Page(preview)
        page.draw(document="./login-form.yaml")
        begin = None
        for number in range(count + count // 10):
            if number == count // 10:
                # What is kept for later is there now.
                begin = preview.memory(), preview.descriptors()
            preview.write("login-form.yaml", form.replace("Sign In", f"Sign in {number % 10}"))
            while f"Sign in {number % 10}" not in str(page.next().get("drawings")):
                page.send(shown=True)
            page.send(shown=True)
        note(f"memory after {count} saves, on top", preview.memory() - begin[0], "MiB", most=5)
        note("  descriptors, on top", preview.descriptors() - begin[1], most=0)
        for number in range(count // 10):
            reload_page(preview)
        begin = preview.memory(), preview.descriptors()
        for number in range(count):
            reload_page(preview)
        time.sleep(0.3)
        note(f"memory after {count} reloads of the page, on top", preview.memory() - begin[0], "MiB", most=5)
        note("  descriptors, on top", preview.descriptors() - begin[1], most=0)


def ends():
    """What a kill leaves behind: files, processes, a port that is taken."""
    with Preview({"login-form.yaml": sample("login-form")}) as preview:
        page = Page(preview)
        page.draw()
        preview.process.send_signal(signal.SIGKILL)
        preview.process.wait()
        files = set(os.listdir(preview.folder)) - {"login-form.yaml"}
        children = subprocess.run(["pgrep", "-P", str(preview.process.pid)], capture_output=True).stdout.split()
        with socket.socket() as listener:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                listener.bind(("127.0.0.1", preview.port))
                taken = 0
            except OSError:
                taken = 1
        note("after a kill: files, processes and ports left", len(files) + len(children) + taken, most=0)


def measure(count=2000, seconds=30):
    start()
    waiting(seconds)
    reloads(count)
    ends()
