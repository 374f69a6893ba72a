import Foundation

/// Where the page is, and who may ask for it.
///
/// Whoever knows the token in the address may see the documents. Pages of other sites do not know it, and do not get
/// anywhere with it either: the names of the host and of the origin have to be this site's own.
struct Site: Sendable {
  let host: String
  let port: UInt16
  /// 128 random bits as hexadecimal digits.
  let token: String

  init(host: String, port: UInt16) {
    (self.host, self.port) = (host, port)
    var generator = SystemRandomNumberGenerator()
    token = (0..<4).map { _ in
      let digits = String(UInt32.random(in: .min ... .max, using: &generator), radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  var address: String { "http://\(host == "0.0.0.0" ? "127.0.0.1" : host):\(port)/\(token)/" }

  /// Whether a request is for this site by name, and from no other site's page.
  ///
  /// Names are not asked for, since whoever owns a name can have it lead here. Only `localhost` leads nowhere else.
  ///
  /// - Parameters:
  ///   - localHost: The address at which the request came.
  ///   - needsOrigin: Browsers say the origin of every WebSocket.
  func admits(_ head: RequestHead, at localHost: String, needsOrigin: Bool) -> Bool {
    let hosts = [localHost, "127.0.0.1", "localhost"].map { "\($0):\(port)" }
    guard let asked = head["Host"], hosts.contains(asked) else { return false }
    guard let origin = head["Origin"] else { return !needsOrigin }
    return origin == "http://\(asked)"
  }
}
