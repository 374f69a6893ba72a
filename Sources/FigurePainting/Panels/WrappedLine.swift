/// Wraps long lines of console output for a figure.
enum WrappedLine {
  /// The rows of a line. All rows after the first are indented more than the line.
  ///
  /// A row ends at its widest gap, because the console separates related words by fewer spaces; among equal gaps, at
  /// the last one. A word that is longer than a row is split before a parenthesis or behind a punctuation mark that
  /// goes on.
  ///
  ///     WrappedLine.rows(of: "<a b   (Names: c)>", columns: 12)   // ["<a b", "    (Names:", "    c)>"]
  ///
  /// - Parameter columns: The maximum length of a row in characters, at least 16.
  static func rows(of line: String, columns: Int) -> [String] {
    let characters = Array(line)
    let indent = characters.prefix { $0 == " " }.count
    let hanging = String(repeating: " ", count: min(indent + 4, columns / 2))
    var rows: [String] = []
    var rest = characters[...]
    while true {
      let prefix = rows.isEmpty ? "" : hanging
      let room = max(16, columns) - prefix.count
      guard rest.count > room else { return rows + [prefix + String(rest)] }
      let end = breakingPlace(in: rest, room: room, indent: rows.isEmpty ? indent : 0)
      rows.append(prefix + String(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
      if rest.isEmpty { return rows }
    }
  }

  /// The last index within a word's second half at which one of its parts begins, or the maximum length.
  private static func placeInWord(_ rest: ArraySlice<Character>, room: Int, indent: Int) -> Int {
    let end = rest.startIndex + room
    let start = rest.startIndex + max(indent + 1, room / 2)
    guard start < end else { return end }
    return (start...end).last { "([<".contains(rest[$0]) || ":,|.-".contains(rest[$0 - 1]) } ?? end
  }

  /// The index at which a row ends: the beginning of a gap, or the maximum length.
  private static func breakingPlace(in rest: ArraySlice<Character>, room: Int, indent: Int) -> Int {
    var best: (place: Int, width: Int)?
    var index = rest.startIndex + indent
    // A gap directly after the maximum length is as good as one before it.
    while index <= rest.startIndex + room, index < rest.endIndex {
      guard rest[index] == " " else {
        index += 1
        continue
      }
      let width = rest[index...].prefix { $0 == " " }.count
      if index > rest.startIndex + indent, width >= (best?.width ?? 0) { best = (index, width) }
      index += width
    }
    return best?.place ?? placeInWord(rest, room: room, indent: indent)
  }
}
