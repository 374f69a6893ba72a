/// The text of a document with the name that messages print.
public struct SourceFile: Hashable, Sendable {
  /// The name before `:line:column` in a message: the path as given by the caller, or `<stdin>`.
  public let name: String
  /// The text with its line ends.
  public let text: String

  /// Creates a file from a text in memory.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// The text of a line without its line end, or `nil` if the document has no such line.
  ///
  /// - Parameter number: The number of the line, from 1.
  public func line(_ number: Int) -> Substring? { line(number, among: lineStarts) }

  /// The start of each line. Callers that read many lines should keep it.
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
