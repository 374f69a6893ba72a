import Serialization

/// Rows of text in aligned columns, two spaces apart.
struct TextTable {
  let rows: [[String]]

  init(rows: [[String]]) {
    self.rows = rows.map { row in row.map { $0.showingControls() } }
  }

  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == row.count - 1 ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
