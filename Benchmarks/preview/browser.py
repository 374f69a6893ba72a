"""Chromium without a window, told what to do over its debugging protocol."""
import json, os, shutil, subprocess, tempfile, time

PROGRAM = next((path for path in map(shutil.which, ["chromium", "chromium-browser", "google-chrome"]) if path), None)


class Browser:
    """A page in a browser of its own. Use it with `with`, so that it ends."""

    def __init__(self, width=1280, height=800, dark=False):
        self.profile = tempfile.mkdtemp()
        # The protocol is spoken over the descriptors 3 and 4: messages of JSON, each ended by a zero.
        orders, self.orders = os.pipe()
        replies, replies_in = os.pipe()

        def connect():
            os.dup2(orders, 30), os.dup2(replies_in, 31), os.dup2(30, 3), os.dup2(31, 4)

        self.process = subprocess.Popen(
            [PROGRAM, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe",
             f"--user-data-dir={self.profile}", "about:blank"],
            preexec_fn=connect, close_fds=False, stderr=subprocess.DEVNULL)
        os.close(orders), os.close(replies_in)
        self.replies, self.unread = replies, b""
        self.count, self.session = 0, {}
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = {"sessionId": self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]}
        self.size(width, height)
        if dark:
            self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill(), self.process.wait()
        os.close(self.orders), os.close(self.replies)
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, **parameters):
        self.count += 1
        order = {"id": self.count, "method": method, "params": parameters, **self.session}
        os.write(self.orders, json.dumps(order).encode() + b"\0")
        while True:
            reply = json.loads(self._next())
            if reply.get("id") == self.count:
                if "error" in reply:
                    raise RuntimeError(f"{method}: {reply['error']}")
                return reply["result"]

    def _next(self):
        while b"\0" not in self.unread:
            part = os.read(self.replies, 1 << 16)
            if not part:
                raise RuntimeError("the browser has ended")
            self.unread += part
        message, _, self.unread = self.unread.partition(b"\0")
        return message

    def size(self, width, height, scale=1):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def open(self, address):
        self.call("Page.navigate", url=address)

    def value(self, script):
        reply = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in reply:
            raise RuntimeError(f"{script}: {reply['exceptionDetails']}")
        return reply["result"].get("value")

    def wait(self, condition, seconds=20):
        question = "(() => { try { return Boolean(%s) } catch { return false } })()" % condition
        end = time.time() + seconds
        while not self.value(question):
            if time.time() > end:
                raise RuntimeError(f"it never came to {condition}: {self.value('document.body.innerText')}")
            time.sleep(0.01)

    def mouse(self, kind, x, y, buttons=1):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left" if buttons else "none",
                  buttons=buttons, clickCount=1)

    def press(self, key, code, text=""):
        for kind in ["keyDown" if text else "rawKeyDown", "keyUp"]:
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code,
                      **({"text": text} if text and kind == "keyDown" else {}))
