/// What is between two tokens: blanks, comments, and the signs of lists and mappings.
struct TokenGap {
  /// A line, or the part of one that is in the gap.
  struct Line {
    /// `-` and `?` that begin nodes.
    var dashes = 0
    /// `:` and `,`.
    var signs = ""
    /// With its `#`.
    var comment: String?
    /// The column of the first character that is no blank.
    var column = 0
    /// How many blanks are before the comment.
    var blanks = 0
    /// A directive, or the sign between documents.
    var marker: String?

    var isBlank: Bool { dashes == 0 && signs.isEmpty && comment == nil && marker == nil }
  }

  /// The first is the rest of the line of the token before, the last is the line of the token behind.
  var lines: [Line] = []
  /// Whether there is something that is not set in one way: `? key`.
  private(set) var isStrange = false

  /// - Parameter start: The column where the gap begins.
  init(_ scalars: ArraySlice<Unicode.Scalar>, from start: Int) {
    for (number, text) in scalars.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      lines.append(line(text, from: number == 0 ? start : 0))
    }
  }

  private mutating func line(_ text: ArraySlice<Unicode.Scalar>, from start: Int) -> Line {
    var line = Line()
    if start == 0, Self.isMarker(text) {
      // What stands behind the sign of a document is its affair.
      let end = text.first == "%" ? text.endIndex : text.startIndex + 3
      line.marker = String(scalars: text[..<end])
      var rest = self.line(text[end...], from: 3)
      rest.marker = line.marker
      return rest
    }
    var isFirst = true
    var blanks = 0
    for (offset, scalar) in zip(text.indices, text) {
      if scalar.isBlank {
        blanks += 1
        continue
      }
      if isFirst { line.column = start + offset - text.startIndex }
      isFirst = false
      switch scalar {
      case "-": line.dashes += 1
      case ":", ",": line.signs.unicodeScalars.append(scalar)
      case "#":
        line.comment = String(scalars: text[offset...].reversed().drop(while: \.isBlank).reversed())
        line.blanks = blanks
        return line
      default: isStrange = true
      }
      blanks = 0
    }
    return line
  }

  private static func isMarker(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    if text.first == "%" { return true }
    guard text.count >= 3, text.count == 3 || text[text.startIndex + 3].isBlank else { return false }
    return ["---", "..."].contains(String(scalars: text.prefix(3)))
  }
}
