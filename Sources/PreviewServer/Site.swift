import FlyingFox
import FlyingSocks
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

  /// Those of which the first free one is taken if none is named.
  static let usualPorts: ClosedRange<UInt16> = 3030...3129

  /// Finds the first port that is free.
  init(host: String, ports: ClosedRange<UInt16>) throws {
    self.host = host
    var generator = SystemRandomNumberGenerator()
    token = (0..<4).map { _ in
      let digits = String(UInt32.random(in: .min ... .max, using: &generator), radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
    guard let port = ports.first(where: { Self.isFree($0, on: host) }) else {
      let range = ports.count == 1 ? "\(ports.lowerBound)" : "from \(ports.lowerBound) to \(ports.upperBound)"
      throw Main.Failure(description: "\(host) has no free port \(range)")
    }
    self.port = port
  }

  private static func isFree(_ port: UInt16, on host: String) -> Bool {
    guard let address = try? sockaddr_in.inet(ip4: host, port: port),
      let socket = try? Socket(domain: AF_INET)
    else { return false }
    defer { try? socket.close() }
    guard (try? socket.setValue(true, for: .localAddressReuse)) != nil, (try? socket.bind(to: address)) != nil else {
      return false
    }
    return (try? socket.listen()) != nil
  }

  var address: String { "http://\(host):\(port)/\(token)/" }

  /// Whether a request is for this site by name, and from no other site's page.
  ///
  /// - Parameter needsOrigin: Browsers say the origin of every WebSocket.
  func admits(_ request: HTTPRequest, needsOrigin: Bool) -> Bool {
    let hosts = host == "127.0.0.1" ? ["127.0.0.1:\(port)", "localhost:\(port)"] : ["\(host):\(port)"]
    guard let asked = request.headers[.host], hosts.contains(asked) else { return false }
    guard let origin = request.headers[HTTPHeader("Origin")] else { return !needsOrigin }
    return origin == "http://\(asked)"
  }
}
