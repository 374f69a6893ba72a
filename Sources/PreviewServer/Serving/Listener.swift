import Foundation

/// A port of this machine at which callers are expected.
struct Listener {
  let socket: Descriptor
  let port: UInt16

  /// Those of which the first free one is taken if none is named.
  static let usualPorts: ClosedRange<UInt16> = 3030...3129

  /// Takes the first port that is free. From now on callers wait for an answer.
  ///
  /// - Parameter host: An IPv4 address of this machine.
  init(host: String, ports: ClosedRange<UInt16>) throws {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    guard inet_pton(AF_INET, host, &address.sin_addr) == 1 else {
      throw Main.Failure(description: "'\(host)' is not an IPv4 address")
    }
    for port in ports {
      address.sin_port = port.bigEndian
      do {
        socket = try Self.listening(at: address)
        self.port = port
        return
      } catch let trouble as SystemTrouble where trouble.code == EADDRINUSE {
        continue
      } catch {
        throw Main.Failure(description: "\(host):\(port) cannot be listened at: \(error)")
      }
    }
    let range = ports.count == 1 ? "\(ports.lowerBound)" : "from \(ports.lowerBound) to \(ports.upperBound)"
    throw Main.Failure(description: "\(host) has no free port \(range)")
  }

  private static func listening(at address: sockaddr_in) throws -> Descriptor {
    let socket = try Descriptor.socket()
    // A server that ended a moment ago does not keep the port.
    socket.set(SO_REUSEADDR, of: SOL_SOCKET)
    var address = address
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket.number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0, listen(socket.number, SOMAXCONN) == 0 else { throw SystemTrouble(code: errno) }
    return socket
  }

  /// The next caller; `nil` if none waits.
  func accept() -> Descriptor? {
    guard let caller = try? Descriptor(Foundation.accept(socket.number, nil, nil)) else { return nil }
    // A picture is one message; the rest of it must not wait for the receipt of its beginning.
    caller.set(TCP_NODELAY, of: Int32(IPPROTO_TCP))
    caller.set(SO_KEEPALIVE, of: SOL_SOCKET)
    return caller
  }
}

extension Descriptor {
  /// The IPv4 address of this machine at which a caller called.
  var localHost: String? {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(number, $0, &size) }
    }
    var text = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
    guard status == 0, inet_ntop(AF_INET, &address.sin_addr, &text, socklen_t(text.count)) != nil else { return nil }
    return text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  }
}
