import Figures
import ViewLayout

/// The items and keys above a line that it may belong to, by their columns.
struct Outline {
  struct Entry {
    var column: Int
    /// The column of the text of a list item.
    var contentColumn: Int?
    /// The first word.
    var firstWord: String?
    /// The list of a key with a list as its value.
    var list: ListKey?
  }

  private var entries: [Entry] = []

  /// The entry that a line with an indentation belongs to.
  func parent(of indent: Int) -> Entry? { entries.last { $0.column < indent } }

  /// The list item that starts at a column.
  func item(at column: Int) -> Entry? { entries.last { $0.column == column && $0.contentColumn != nil } }

  /// The column of the items of a list, for a dash to the right of the list's key and to the left of its items, which is
  /// none of them.
  func columnOfItems(around indent: Int) -> Int? {
    guard let key = entries.lastIndex(where: { $0.column <= indent }), entries[key].column < indent,
      entries[key].list != nil, let items = entries.dropFirst(key + 1).first, items.contentColumn != nil
    else { return nil }
    return items.column
  }

  /// Whether a key is possible at a column, instead of the rest of a text.
  func canHoldKey(at column: Int) -> Bool {
    parent(of: column).map { $0.contentColumn == column } ?? (column == 0)
  }

  /// Adds a line, to which the next may belong.
  mutating func open(_ line: DocumentLine) {
    entries.removeAll { entry in
      entry.column > line.indent || entry.column == line.indent && !(line.hasDash && entry.list != nil)
    }
    if line.hasDash {
      entries.append(Entry(column: line.indent, contentColumn: line.contentColumn, firstWord: line.word))
    }
    if let key = line.key, line.value.isEmpty {
      entries.append(Entry(column: line.contentColumn, list: ListKey(rawValue: key)))
    }
  }
}

/// The keys whose values are lists.
enum ListKey: String {
  case views, subviews, constraints, panels, `do`, callouts

  /// Whether a line without a dash is an item of the list, not a key of the item above it.
  ///
  /// - Parameter word: The first word of the item above, if there is one at the same column.
  func begins(with line: DocumentLine, besideItemOf word: String?) -> Bool {
    // What comes again begins another item.
    let isAnother = line.key == nil || word == nil || line.key == word
    return switch self {
    case .views, .subviews: line.key.flatMap(ViewKind.init) != nil
    case .do: StepWord(rawValue: line.word) != nil || line.content.contains("=")
    case .panels: isAnother && line.key.flatMap(PanelKey.init) != nil
    case .callouts: isAnother && (line.key.flatMap(CalloutKey.init) != nil || line.content.first == "{")
    case .constraints:
      isAnother
        && (line.key.flatMap(ConstraintKey.init) != nil || line.content.contains { "=<>".unicodeScalars.contains($0) }
          || ["H:", "V:", "|", "["].contains { line.content.starts(with: $0.unicodeScalars) })
    }
  }
}
