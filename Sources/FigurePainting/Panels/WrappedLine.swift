/// Breaks long lines of a console's output for a figure.
enum WrappedLine {
  /// The rows that a line takes, each after the first indented deeper than the line.
  ///
  /// A row ends at its widest gap, since the console parts what belongs together less by more blanks; of equal gaps at
  /// the last one. A word longer than a row is cut.
  ///
  ///     WrappedLine.rows(of: "<a b   (Names: c)>", columns: 12)   // ["<a b", "    (Names:", "    c)>"]
  ///
  /// - Parameter columns: The longest row, at least 16.
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

  /// Where a row ends: the beginning of a gap, or as much as there is room for.
  private static func breakingPlace(in rest: ArraySlice<Character>, room: Int, indent: Int) -> Int {
    var best: (place: Int, width: Int)?
    var index = rest.startIndex + indent
    // A gap right behind a row's end is as good as one in it.
    while index <= rest.startIndex + room, index < rest.endIndex {
      guard rest[index] == " " else {
        index += 1
        continue
      }
      let width = rest[index...].prefix { $0 == " " }.count
      if index > rest.startIndex + indent, width >= (best?.width ?? 0) { best = (index, width) }
      index += width
    }
    return best?.place ?? rest.startIndex + room
  }
}
