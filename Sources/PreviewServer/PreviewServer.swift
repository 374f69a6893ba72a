import FlyingFox
import FlyingSocks
import Foundation

/// The page's files and its WebSocket, each at one address; nothing else is answered, and no path is a file's.
struct PreviewServer: Sendable {
  private let server: HTTPServer

  init(site: Site, studio: Studio) {
    let handler = Answers(site: site, studio: studio)
    // Whoever calls cannot be refused here: the address was taken a moment ago.
    let address = (try? sockaddr_in.inet(ip4: site.host, port: site.port)) ?? .inet(port: site.port)
    server = HTTPServer(address: address, logger: .disabled, handler: handler)
  }

  func run() async throws { try await server.run() }

  /// Waits until callers are answered; for a minute, as a machine with much to do may be slow.
  func waitUntilListening() async throws { try await server.waitUntilListening(timeout: 60) }
}

private struct Answers: HTTPHandler {
  let site: Site
  let studio: Studio

  /// Pictures are inline SVG with styles of their own; everything else comes from here.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    // As it was sent: what else is the same address to others is not to this server.
    let path = request.target.path()
    let prefix = "/\(site.token)/"
    guard request.method == .GET, path.hasPrefix(prefix) else { return refusal(.notFound) }
    let name = String(path.dropFirst(prefix.count))
    guard site.admits(request, needsOrigin: name == "socket") else { return refusal(.forbidden) }
    if name == "socket" {
      let socket = MessageFrameWSHandler(handler: Conversation(studio: studio), frameSize: 1 << 24)
      return try await WebSocketHTTPHandler(handler: socket).handleRequest(request)
    }
    guard let resource = PageResource.served[name] else { return refusal(.notFound) }
    return HTTPResponse(
      statusCode: .ok, headers: headers([.contentType: resource.type]), body: Data(resource.bytes))
  }

  private func refusal(_ status: HTTPStatusCode) -> HTTPResponse {
    HTTPResponse(statusCode: status, headers: headers([:]))
  }

  private func headers(_ own: [HTTPHeader: String]) -> [HTTPHeader: String] {
    let common = [
      // An answer of two writes on a connection that stays open waits for 40 ms.
      HTTPHeader.connection: "close",
      .cacheControl: "no-store",
      HTTPHeader("Content-Security-Policy"): Self.policy,
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
    ]
    return common.merging(own) { $1 }
  }
}

/// A WebSocket: requests of a page come in, replies go out.
private struct Conversation: WSMessageHandler {
  let studio: Studio

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    let (messages, continuation) = AsyncStream.makeStream(of: WSMessage.self)
    guard let reader = studio.welcome({ continuation.yield(.text($0)) }) else {
      continuation.finish()
      return messages
    }
    let task = Task {
      for await message in client {
        guard case .text(let text) = message, let order = Order(text) else { break }
        studio.take(order, from: reader)
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in
      task.cancel()
      studio.dismiss(reader)
    }
    return messages
  }
}
