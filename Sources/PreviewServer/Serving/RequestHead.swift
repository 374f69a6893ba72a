import Foundation

/// The request line and the headers of a request; requests with more than that are refused.
struct RequestHead: Equatable {
  var method: String
  /// As it was sent: what else is the same address to others is not to this server.
  var path: String
  /// By their names in lower case.
  private var headers: [String: String] = [:]

  enum Mistake: Error {
    case malformed
  }

  /// How many of the bytes are a head, with the empty line at its end; `nil` if it does not end yet.
  ///
  /// - Parameter start: Where to begin to look: before it there is no end.
  static func length(in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= 4 else { return nil }
    let end = (max(0, start - 3)...bytes.count - 4).first { bytes[$0...].starts(with: [13, 10, 13, 10]) }
    return end.map { $0 + 4 }
  }

  /// - Parameter bytes: A whole head (RFC 9112, section 2.1).
  init(_ bytes: ArraySlice<UInt8>) throws(Mistake) {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .malformed }
    // CR and LF are one character.
    let lines = text.split(separator: "\r\n")
    let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false).map(String.init) ?? []
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { throw .malformed }
    (method, path) = (words[0], words[1])
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { throw .malformed }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      // Of two hosts or origins one would be believed, and the other one would be true.
      guard headers.updateValue(value, forKey: name) == nil || name == "cookie" else { throw .malformed }
    }
  }

  subscript(_ header: String) -> String? { headers[header.lowercased()] }

  var hasBody: Bool {
    self["Transfer-Encoding"] != nil || self["Content-Length"].map { $0 != "0" } ?? false
  }

  /// Whether a header lists a word.
  func lists(_ word: String, in header: String) -> Bool {
    (self[header] ?? "").split(separator: ",").contains {
      $0.trimmingCharacters(in: .whitespaces).lowercased() == word
    }
  }
}
