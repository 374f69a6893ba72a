"""What callers who mean no good get, and what the server pays for them."""
import resource, time

from preview import Page, Preview, sample
from table import note

MIB = 1 << 20


def refusals(preview):
    """How many requests get something that they should not."""
    port, page = preview.port, preview.path
    token = page.strip("/")
    own = f"http://127.0.0.1:{port}"
    asked = [({}, path) for path in [
        "/", "/page.css", f"/{'0' * 32}/", f"/{token[:-1]}/", page + "login-form.yaml", page + "../login-form.yaml",
        page + "..", page + "../../etc/hostname", page + "%2e%2e/login-form.yaml", page + "..%2flogin-form.yaml",
        page + "..%5clogin-form.yaml", page + "....//login-form.yaml", page + "state.js/../login-form.yaml",
        page + "/etc/hostname", page + "%00", "/../" + page, "/." + page, "http://127.0.0.1" + page]]
    asked += [({"Host": host}, page) for host in [
        "", "127.0.0.1", f"127.0.0.2:{port}", "127.0.0.1:1", f"example.org:{port}", f"127.0.0.1.example.org:{port}",
        f"127.0.0.1:{port}@example.org", f"localhost.:{port}"]]
    asked += [({"Origin": origin}, page) for origin in [
        "http://example.org", "null", own.replace("http", "https"), "http://127.0.0.1:1", own + "/", own + ".example.org"]]
    sockets = [{}, {"Origin": "http://example.org"}, {"Origin": "null"}, {"Origin": own, "Host": f"example.org:{port}"}]
    asked += [({**Page.UPGRADE, **headers}, page + "socket") for headers in sockets]
    asked += [({**Page.UPGRADE, "Origin": own}, f"/{'0' * 32}/socket")]
    granted = [(headers, path) for headers, path in asked if preview.request(path, headers)[0] in (101, 200)]
    for each in granted:
        print("granted:", each)
    note("requests of other hosts, origins, tokens and paths", len(asked))
    note("  of which are answered", len(granted), most=0)


def flood(preview, count):
    """Callers who ask for nothing, while a page works on."""
    page = Page(preview)
    page.draw()
    before = preview.memory()
    callers, most, slowest = [], 0, 0
    for number in range(count):
        callers.append(preview.connect())
        if number % 500 == 0:
            begin = time.time()
            assert preview.request()[0] == 200
            assert page.draw()["drawings"]
            slowest = max(slowest, time.time() - begin)
            most = max(most, preview.descriptors())
    note(f"{count} connections: descriptors, most", most, most=120)
    note("  memory on top", preview.memory() - before, "MiB", most=8)
    note("  page and picture meanwhile, longest", slowest * 1000, "ms", most=1000)
    for caller in callers:
        caller.close()
    page.close()


def pour(caller, head, total):
    """Sends so many bytes behind a head, and returns how many were taken."""
    part, sent = b"x" * MIB, 0
    try:
        caller.sendall(head)
        while sent < total:
            sent += caller.send(part[:total - sent])
    except OSError:
        pass
    return sent


def floods_of_bytes(preview):
    total = 100 * MIB
    start = preview.head(preview.path)[:-2]
    fragment = Page.frame(b"x" * 65536, 0x00)
    for name, connect, head in [
        ("a message of 100 MB", Page, b"\x81\xff" + total.to_bytes(8, "big") + b"\0\0\0\0"),
        ("a message of 2⁶³ bytes", Page, b"\x81\xff" + (1 << 63).to_bytes(8, "big") + b"\0\0\0\0"),
        ("a message of 100 MB in fragments", Page, Page.frame(b"x", 0x01) + fragment * 1600),
        ("a header of 100 MB", None, start + b"X: "),
        ("a request line of 100 MB", None, b"GET /"),
        ("a body of 100 MB", None, start + b"Content-Length: %d\r\n\r\n" % total),
        ("100 MB that are no request", None, b""),
    ]:
        preview.forget_peak()
        before = preview.memory()
        page = connect(preview) if connect else None
        caller = page.caller if page else preview.connect()
        caller.settimeout(15)
        pour(caller, head, total)
        note(f"{name}: memory on top, at most", preview.memory("VmHWM") - before, "MiB", most=16)
        caller.close()
    assert preview.request()[0] == 200


def slow_readers(preview):
    """Pages that ask for large pictures and never read; each says that it shows them."""
    preview.forget_peak()
    before = preview.memory()
    pages = [Page(preview, room=4096) for _ in range(8)]
    ended = 0
    for page in pages:
        page.caller.settimeout(2)
        try:
            for number in range(3000):
                page.send(draw={"number": number, "document": "./login-form.yaml", "width": 300 + number % 50, "height": 500}, shown=True)
                time.sleep(0.001)
        except OSError:
            ended += 1
    note("8 pages that never read, 3,000 pictures each: memory on top", preview.memory("VmHWM") - before, "MiB", most=120)
    note("  of which were closed", ended)
    for page in pages:
        page.close()
    time.sleep(0.3)
    note("  memory on top, afterwards", preview.memory() - before, "MiB")


def slow_callers(preview):
    """A request that comes a byte a second is not waited for."""
    caller = preview.connect()
    begin = time.time()
    try:
        for byte in preview.head(preview.path):
            caller.sendall(bytes([byte]))
            time.sleep(0.5)
    except OSError:
        pass
    note("a request that comes two bytes a second: closed after", time.time() - begin, "s", most=12)


def measure():
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with Preview({"login-form.yaml": sample("login-form")}) as preview:
        # The server has the limit of most shells.
        resource.prlimit(preview.process.pid, resource.RLIMIT_NOFILE, (min(1024, hard), hard))
        refusals(preview)
        flood(preview, min(10_000, hard - 100))
        floods_of_bytes(preview)
        slow_readers(preview)
        slow_callers(preview)
        assert preview.process.poll() is None
