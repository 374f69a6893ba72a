import Diagnostics

/// The likeliest slips of the language, which YAML alone would explain badly or not at all.
extension SourceText {
  /// The hint for a text at `start` that reads like an unquoted visual format string, otherwise `nil`.
  func visualFormatHint(_ text: ArraySlice<Unicode.Scalar>, at start: Int) -> Diagnostic? {
    let isVisualFormat: Bool
    switch text.first {
    case "|":
      // A block's header is '|' with a sign or a digit and nothing more.
      let header = text.dropFirst().drop { $0 == "-" || $0 == "+" || $0.isASCIIDigit }
      isVisualFormat = header.first == "[" || header.first == "(" || text.dropFirst().contains("[")
    case "[":
      guard let name = text.dropFirst().first, name.isNameCharacter else { return nil }
      let closing = text.firstIndex(of: "]")
      let next = closing.flatMap { $0 + 1 < text.endIndex ? text[$0 + 1] : nil }
      isVisualFormat = next == "-" || next == "|" || next == "["
    default:
      isVisualFormat = false
    }
    guard isVisualFormat, let first = text.first else { return nil }
    return .error(
      "a visual format string that begins with '\(first)' must be quoted, or begin with 'H:'",
      at: range(at: start))
  }

  /// The hint for a `#` at `offset` that begins a colour and not a comment, otherwise `nil`.
  func colourHint(at offset: Int) -> Diagnostic? {
    let digits = scalars[(offset + 1)...].prefix { $0.isNameCharacter }
    guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy({ $0.properties.isASCIIHexDigit }) else { return nil }
    let colour = "#" + String(scalars: digits)
    return .error(
      "a colour that begins with '#' must be quoted, '\(colour)': YAML takes it for a comment",
      at: range(at: offset, length: colour.length))
  }
}
