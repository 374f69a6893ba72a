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
  public func line(_ number: Int) -> Substring? { line(number, among: lineStarts) }

  /// Where each line begins: who asks for many lines keeps it.
  var lineStarts: [String.Index] {
    var starts = [text.startIndex]
    let bytes = text.utf8
    var index = bytes.startIndex
    while let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) {
      index = bytes.index(after: end)
      starts.append(index)
    }
    return starts
  }

  func line(_ number: Int, among starts: [String.Index]) -> Substring? {
    guard starts.indices.contains(number - 1) else { return nil }
    let start = starts[number - 1]
    let end = number < starts.count ? text.utf8.index(before: starts[number]) : text.endIndex
    let line = text[start..<end]
    return line.unicodeScalars.last == "\r" ? Substring(line.unicodeScalars.dropLast()) : line
  }
}
