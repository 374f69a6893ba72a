import Foundation

/// What is answered to whom.
struct Answers {
  enum Answer {
    case response(Response)
    case webSocket(Response)
  }

  let site: Site
  let studio: Studio
  /// Wakes the server when something is to be sent.
  let bell: Bell

  /// - Parameters:
  ///   - head: A whole head of a request.
  ///   - localHost: The address at which it came.
  func answer(to head: ArraySlice<UInt8>, at localHost: String) -> Answer {
    guard let head = try? RequestHead(head), !head.hasBody else { return .response(.refusal(400)) }
    let prefix = "/\(site.token)/"
    guard head.method == "GET", head.path.hasPrefix(prefix) else { return .response(.refusal(404)) }
    let name = String(head.path.dropFirst(prefix.count))
    guard site.admits(head, at: localHost, needsOrigin: name == "socket") else { return .response(.refusal(403)) }
    if name == "socket" {
      return Response(openingWebSocketFor: head).map { .webSocket($0) } ?? .response(.refusal(400))
    }
    guard let resource = PageResource.served[name] else { return .response(.refusal(404)) }
    return .response(Response(status: 200, headers: [("Content-Type", resource.type)], body: resource.bytes))
  }
}
