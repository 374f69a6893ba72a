"""`strut preview` in a folder of its own, and pages that are only their WebSockets."""
import base64, json, os, shutil, socket, struct, subprocess, tempfile, time
from urllib.parse import urlparse

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
STRUT = os.path.abspath(os.environ.get("STRUT", f"{ROOT}/.build/release/strut"))
TICKS = os.sysconf("SC_CLK_TCK")


def sample(name):
    with open(f"{ROOT}/samples/{name}.yaml") as file:
        return file.read()


class Preview:
    def __init__(self, documents, *arguments):
        self.folder = tempfile.mkdtemp()
        for name, text in documents.items():
            self.write(name, text)
        begin = time.time()
        self.process = subprocess.Popen(
            [STRUT, "preview", *(arguments or ["."])], cwd=self.folder, stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        self.start = time.time() - begin
        place = urlparse(self.address)
        self.port, self.path = place.port, place.path

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill(), self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def write(self, name, text):
        with open(f"{self.folder}/{name}", "w") as file:
            file.write(text)

    def memory(self, key="VmRSS"):
        """In MiB; `VmHWM` for the most so far."""
        with open(f"/proc/{self.process.pid}/status") as file:
            return next(int(line.split()[1]) / 1024 for line in file if line.startswith(key))

    def forget_peak(self):
        with open(f"/proc/{self.process.pid}/clear_refs", "w") as file:
            file.write("5")

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def processor(self):
        """Seconds of a processor so far, of all its threads."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def connect(self, timeout=10):
        return socket.create_connection(("127.0.0.1", self.port), timeout=timeout)

    def request(self, path=None, headers=None, method="GET", timeout=10):
        """The status and the body."""
        with self.connect(timeout) as caller:
            caller.sendall(self.head(path or self.path, headers, method))
            answer = b""
            try:
                while part := caller.recv(1 << 16):
                    answer += part
                    if answer.startswith(b"HTTP/1.1 101"):
                        break
            except (ConnectionResetError, socket.timeout):
                pass
        head, _, body = answer.partition(b"\r\n\r\n")
        return (int(head.split()[1]) if head else 0), body

    def head(self, path, headers=None, method="GET"):
        lines = {"Host": f"127.0.0.1:{self.port}", **(headers or {})}
        return (f"{method} {path} HTTP/1.1\r\n" + "".join(f"{key}: {value}\r\n" for key, value in lines.items())
                + "\r\n").encode()


class Page:
    """What a page does, without a browser: it connects, asks and reads."""

    UPGRADE = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
               "Sec-WebSocket-Key": base64.b64encode(b"0123456789abcdef").decode()}

    def __init__(self, preview, room=None):
        self.caller = socket.socket()
        if room:
            self.caller.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        self.caller.settimeout(20)
        self.caller.connect(("127.0.0.1", preview.port))
        origin = {"Origin": f"http://127.0.0.1:{preview.port}"}
        self.caller.sendall(preview.head(preview.path + "socket", {**self.UPGRADE, **origin}))
        self.unread = b""
        while b"\r\n\r\n" not in self.unread:
            part = self.caller.recv(1 << 16)
            if not part:
                raise ConnectionError(self.unread)
            self.unread += part
        head, _, self.unread = self.unread.partition(b"\r\n\r\n")
        if b" 101 " not in head:
            raise ConnectionError(head.decode())

    def close(self):
        self.caller.close()

    @staticmethod
    def frame(payload, kind=0x81):
        count = len(payload)
        length = (bytes([0x80 | count]) if count < 126 else b"\xfe" + struct.pack(">H", count) if count < 1 << 16
                  else b"\xff" + struct.pack(">Q", count))
        # A mask of zeros changes nothing.
        return bytes([kind]) + length + b"\0\0\0\0" + payload

    def send(self, **order):
        self.caller.sendall(self.frame(json.dumps(order).encode()))

    def _take(self, count):
        while len(self.unread) < count:
            part = self.caller.recv(1 << 20)
            if not part:
                raise ConnectionError("closed")
            self.unread += part
        taken, self.unread = self.unread[:count], self.unread[count:]
        return taken

    def next_frame(self):
        """The first byte and the payload."""
        first, count = self._take(2)
        if count >= 126:
            size = 2 if count == 126 else 8
            count = int.from_bytes(self._take(size), "big")
        return first, self._take(count)

    def next(self):
        kind, payload = self.next_frame()
        if kind != 0x81:
            raise ConnectionError(payload)
        return json.loads(payload)

    def draw(self, **wish):
        """The reply to a wish."""
        self.send(draw={"number": 1, **wish})
        while True:
            reply = self.next()
            if "drawings" in reply:
                self.send(shown=True)
                return reply
