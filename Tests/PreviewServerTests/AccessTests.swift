import Foundation
import TestSupport
import Testing

/// Who gets what from the server of `strut preview`.
@Suite struct AccessTests {
  private static let upgrade = [
    "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
  ]

  @Test func onlyItsOwnPagesGetAnAnswer() throws {
    let preview = try RunningPreview(["a.yaml": Command.box()], ["a.yaml"])
    let page = preview.page
    let port = preview.port
    #expect(try preview.status(page) == "200")
    #expect(try preview.status(page + "state.js") == "200")
    #expect(try preview.status(page, ["Host": "localhost:\(port)"]) == "200")
    #expect(try preview.status(page, ["Origin": "http://127.0.0.1:\(port)"]) == "200")
    // Another host, as of a name that was bound to this address later, and another origin.
    for host in ["example.org:\(port)", "127.0.0.1", "127.0.0.1:1", "127.0.0.1.example.org:\(port)", ""] {
      #expect(try preview.status(page, ["Host": host]) == "403", "\(host)")
    }
    for origin in ["http://example.org", "null", "https://127.0.0.1:\(port)", "http://127.0.0.1:1"] {
      #expect(try preview.status(page, ["Origin": origin]) == "403", "\(origin)")
    }
    // Without the token there is nothing, and no path is that of a file.
    for path in [
      "/", "/state.js", "/\(String(repeating: "0", count: 32))/", page + "a.yaml", page + "../a.yaml",
      page + "%2e%2e/a.yaml", page + "..%2fa.yaml", page + "/etc/hostname", page + "state.js/..", page + "socket/x",
    ] {
      #expect(try preview.status(path) == "404", "\(path)")
    }
    #expect(try preview.status(page, method: "POST") == "404")
    #expect(preview.isRunning)
  }

  @Test func aWebSocketSaysItsOrigin() throws {
    let preview = try RunningPreview(["a.yaml": Command.box()], ["a.yaml"])
    let socket = preview.page + "socket"
    let own = ["Origin": "http://127.0.0.1:\(preview.port)"]
    #expect(try preview.status(socket, Self.upgrade.merging(own) { $1 }) == "101")
    #expect(try preview.status(socket, Self.upgrade) == "403")
    #expect(try preview.status(socket, Self.upgrade.merging(["Origin": "http://example.org"]) { $1 }) == "403")
    #expect(try preview.status("/socket", Self.upgrade.merging(own) { $1 }) == "404")
    #expect(preview.isRunning)
  }

  /// What is no request of a browser is refused before it is read to its end.
  @Test func aRequestIsShortAndPlain() throws {
    let preview = try RunningPreview(["a.yaml": Command.box()], ["a.yaml"])
    let (page, port) = (preview.page, preview.port)
    #expect(try preview.status(page, ["X": String(repeating: "x", count: 40_000)]) == "431")
    #expect(try preview.status(page, ["Content-Length": "5"]) == "400")
    #expect(try preview.status(page, ["Transfer-Encoding": "chunked"]) == "400")
    for request in [
      "GET \(page)\r\n\r\n", "\r\n\r\n", "GET  \(page) HTTP/1.1\r\n\r\n", "GET \(page) HTTP/1.1\r\nno colon\r\n\r\n",
      "GET \(page) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nHost: example.org\r\n\r\n",
    ] {
      #expect(try preview.answer(to: request).hasPrefix("HTTP/1.1 400"), "\(request)")
    }
    #expect(try preview.status(page) == "200")
  }

  /// Callers who ask for nothing do not keep others out.
  @Test func manyCallersLeaveRoomForAPage() throws {
    let preview = try RunningPreview(["a.yaml": Command.box()], ["a.yaml"])
    var callers: [Int32] = []
    defer { callers.forEach { close($0) } }
    for _ in 0..<200 { callers.append(try preview.connect()) }
    #expect(try preview.status(preview.page) == "200")
    // The first of them were sent away.
    var byte: UInt8 = 0
    #expect(recv(callers[0], &byte, 1, 0) <= 0)
    #expect(recv(callers[199], &byte, 1, Int32(MSG_DONTWAIT)) == -1 && errno == EAGAIN)
  }

  @Test func aPageRunsNothingThatIsNotItsOwn() throws {
    let preview = try RunningPreview(["a.yaml": Command.box()], ["a.yaml"])
    let answer = try preview.answer(
      to: "GET \(preview.page) HTTP/1.1\r\nHost: 127.0.0.1:\(preview.port)\r\nConnection: close\r\n\r\n")
    #expect(answer.contains("default-src 'none'; script-src 'self';"))
    #expect(answer.contains("Cache-Control: no-store") && answer.contains("Referrer-Policy: no-referrer"))
    #expect(!answer.contains("Access-Control-"))
  }

  @Test func aMissingDocumentIsTold() throws {
    let result = try Command().run("preview", "nothing.yaml")
    #expect(result.status == 64 && result.errors.contains("'nothing.yaml' does not exist"))
  }
}
