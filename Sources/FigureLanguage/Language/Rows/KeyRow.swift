import Figures

/// What there is to say of a key: how its value is written, and what it is.
///
/// The tables of `docs/figure-language.md` and the schema for editors are made of the rows.
struct KeyRow {
  /// How the value is written.
  var schema: Schema
  /// What the value is, as the page on the language has it.
  var documentation: String
  /// What holds without the key; `nil` where nothing is to be said of it.
  var standard: String?
  /// The key of the document whose value this one takes the place of, in a panel.
  var overridden: DocumentKey?

  init(_ schema: Schema, _ documentation: String, standard: String? = nil) {
    (self.schema, self.documentation, self.standard) = (schema, documentation, standard)
  }

  /// Of a panel's key that the document has as well.
  ///
  /// - Parameters:
  ///   - schema: Where a panel takes less than a document; `nil` where it takes the same.
  ///   - addition: What is to be said of panels alone.
  static func overriding(_ key: DocumentKey, _ schema: Schema? = nil, _ addition: String = "") -> KeyRow {
    var row = KeyRow(schema ?? key.row.schema, "in place of the document's" + addition)
    row.overridden = key
    return row
  }

  /// What an editor shows of the key, in Markdown.
  var explanation: String {
    let documents = overridden.map { ": " + $0.row.documentation } ?? ""
    let standard = standard.map { "; default " + $0 } ?? ""
    return documentation + documents + standard
  }
}

/// A key with a row. A key cannot be added without one: each enumeration of keys has a `switch` of its rows.
protocol DocumentedKey: RawRepresentable, CaseIterable, Hashable where RawValue == String {
  var row: KeyRow { get }
}

/// A table of keys on the page on the language.
package struct KeyTable: Sendable {
  /// The heading of its section.
  package let title: String
  /// In Markdown, with the head.
  package let lines: [String]

  /// - Parameters:
  ///   - keys: Those with the same row stand together, if they follow each other.
  ///   - head: What stands above the columns: of a key, of its value, and of the default where one is told.
  fileprivate init<Key: DocumentedKey>(_ title: String, _ keys: [Key], head: [String] = ["key", "value"]) {
    self.title = title
    var rows: [(names: [String], cells: [String])] = []
    for key in keys {
      let row = key.row
      let cells = [row.documentation] + (head.count > 2 ? [row.standard ?? ""] : [])
      if rows.last?.cells == cells {
        rows[rows.count - 1].names.append("`\(key.rawValue)`")
      } else {
        rows.append((["`\(key.rawValue)`"], cells))
      }
    }
    let cells = [head, head.map { _ in "---" }] + rows.map { [$0.names.joined(separator: ", ")] + $0.cells }
    lines = cells.map { cells in
      cells.first == "---"
        ? "|\(cells.joined(separator: "|"))|"
        : "|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined()
    }
  }

  /// In the order of the page.
  package static let all = [
    KeyTable("## The document", DocumentKey.allCases, head: ["key", "value", "default"]),
    KeyTable("### The canvas of an editor", CanvasKey.allCases, head: ["key", "value", "default"]),
    KeyTable("### Bars around an interface", BarsKey.allCases),
    KeyTable("### Bars around an interface", NavigationBarKey.allCases, head: ["key of `navigationBar`", "value"]),
    KeyTable(
      "### Bars around an interface", SearchBarKey.allCases, head: ["key of `searchBar`", "value", "default"]),
    KeyTable("### Bars around an interface", TabBarKey.allCases, head: ["key of `tabBar`", "value"]),
    KeyTable("### Bars around an interface", ToolbarKey.allCases, head: ["key of `toolbar`", "value"]),
    KeyTable("### Bars around an interface", BarItemKey.allCases, head: ["key of an item", "value", "default"]),
    KeyTable("## Views", ViewKey.allCases),
    KeyTable("### Tables", TableSectionKey.allCases, head: ["key of a section", "value"]),
    KeyTable("### Constraints with options", ConstraintKey.allCases),
    KeyTable("## Panels", PanelKey.allCases),
    KeyTable("## Motion", AnimationKey.allCases, head: ["key", "value", "default"]),
    KeyTable("### Springs", SpringKey.allCases),
    KeyTable("### Key frames", KeyframeKey.allCases),
    KeyTable("### Transitions", TransitionKey.allCases),
    KeyTable("## Annotations", AnnotationKind.allCases, head: ["annotation", "shows"]),
    KeyTable("## Annotations", AnnotationKey.allCases),
    KeyTable("## Callouts", CalloutKey.kinds),
    KeyTable("## Callouts", CalloutKey.allCases.filter { !CalloutKey.kinds.contains($0) }),
    KeyTable("### The legend", LegendKey.allCases, head: ["key", "value", "default"]),
    KeyTable("### The legend", LegendEntryKey.allCases, head: ["key", "value", "default"]),
    KeyTable("## Size classes", AdaptationKey.allCases),
  ]
}
