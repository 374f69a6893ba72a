/// A document's text with the name that error messages give it.
public struct SourceFile: Hashable, Sendable {
  /// What stands before `:line:column` in a message: the path as the caller wrote it, or `<stdin>`.
  public let name: String
  public let text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// A line's text without its end, or `nil` when the document has no such line.
  ///
  /// - Parameter number: Counted from 1.
  public func line(_ number: Int) -> Substring? {
    guard number >= 1 else { return nil }
    var remaining = number
    var start = text.unicodeScalars.startIndex
    let scalars = text.unicodeScalars
    while remaining > 1 {
      guard let end = scalars[start...].firstIndex(of: "\n") else { return nil }
      start = scalars.index(after: end)
      remaining -= 1
    }
    let end = scalars[start...].firstIndex(of: "\n") ?? scalars.endIndex
    let line = text[start..<end]
    return line.unicodeScalars.last == "\r" ? Substring(line.unicodeScalars.dropLast()) : line
  }
}
