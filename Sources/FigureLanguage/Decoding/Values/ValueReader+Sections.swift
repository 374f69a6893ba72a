import Figures
import ViewLayout

extension ValueReader {
  /// The sections of a table.
  func sections(_ node: Node, _ key: String) -> [TableSection]? {
    let sections = items(node).map(section)
    let found = sections.compactMap(\.self)
    return found.count == sections.count ? found : nil
  }

  private func section(_ node: Node) -> TableSection? {
    guard let fields = fields(of: node, of: "a section", TableSectionKey.self) else { return nil }
    func title(_ key: TableSectionKey) -> String? { fields.node(key).flatMap { sentences($0, key.rawValue) } }
    var section = TableSection(header: title(.header), footer: title(.footer), rows: .drawn([]))
    if let node = fields.node(.rows) {
      guard let rows = rows(node) else { return nil }
      section.rows = rows
    }
    return section
  }

  /// The number of the table's cells that the section has, or a list of rows.
  private func rows(_ node: Node) -> TableSection.Rows? {
    let key = TableSectionKey.rows.rawValue
    if let scalar = node.scalar, NumberText.value(scalar.text) != nil || value(ofMetricsIn: scalar) != nil {
      return integer(node, key, in: 0...100_000).map { .cells($0) }
    }
    let rows = items(node).map(row)
    let found = rows.compactMap(\.self)
    return found.count == rows.count ? .drawn(found) : nil
  }

  /// A title, or a mapping with what a cell can have.
  private func row(_ node: Node) -> TableRow? {
    if node.mapping == nil { return text(node, TableSectionKey.rows.rawValue).map { TableRow(title: $0) } }
    guard let fields = fields(of: node, of: "a row", TableRowKey.self) else { return nil }
    var row = TableRow()
    for key in fields.order {
      guard let value = fields.node(key) else { continue }
      switch key {
      case .title: row.title = text(value, key.rawValue)
      case .text: row.text = text(value, key.rawValue)
      case .image: row.image = image(value, key.rawValue)
      case .cellStyle: row.cellStyle = word(value, key.rawValue) ?? row.cellStyle
      case .accessoryType: row.accessoryType = word(value, key.rawValue) ?? row.accessoryType
      case .backgroundColor: row.backgroundColor = color(value, key.rawValue)
      }
    }
    return row
  }
}
