import Foundation

/// An answer to a request. The connection is closed behind it.
struct Response {
  var status: Int
  var headers: [(name: String, value: String)] = []
  var body: [UInt8] = []

  static func refusal(_ status: Int) -> Response { Response(status: status) }

  private static let reasons = [
    101: "Switching Protocols", 200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
    431: "Request Header Fields Too Large", 503: "Service Unavailable",
  ]

  /// Pictures are inline SVG with styles of their own; everything else comes from here.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  private static let common = [
    ("Connection", "close"),
    ("Cache-Control", "no-store"),
    ("Content-Security-Policy", policy),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]

  var bytes: [UInt8] {
    let all = status == 101 ? headers : Self.common + [("Content-Length", "\(body.count)")] + headers
    let lines = ["HTTP/1.1 \(status) \(Self.reasons[status] ?? "")"] + all.map { "\($0): \($1)" }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}

extension Response {
  /// Accepts a WebSocket (RFC 6455, section 4.2); `nil` for what is not a request for one.
  init?(openingWebSocketFor head: RequestHead) {
    guard head.lists("websocket", in: "Upgrade"), head.lists("upgrade", in: "Connection"),
      head["Sec-WebSocket-Version"] == "13", let key = head["Sec-WebSocket-Key"],
      Data(base64Encoded: key)?.count == 16
    else { return nil }
    let digest = SHA1.digest(of: Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
    self.init(
      status: 101,
      headers: [
        ("Upgrade", "websocket"), ("Connection", "Upgrade"),
        ("Sec-WebSocket-Accept", Data(digest).base64EncodedString()),
      ])
  }
}
