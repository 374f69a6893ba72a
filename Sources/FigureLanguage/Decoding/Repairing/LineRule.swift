import Figures
import ViewLayout

/// A rule that finds an issue in a single line and its position in the outline. Rules are tried in this order.
enum LineRule: CaseIterable {
  case blanks, comment, item, spaceAfterKey, colonAfterKey, itemsBesideKey, place

  func issue(of line: DocumentLine, below outline: Outline) -> SyntaxIssue? {
    switch self {
    case .blanks: foreignBlanks(of: line)
    case .comment: foreignComment(line)
    case .item: foreignItem(line)
    case .spaceAfterKey: Self.keys.contains(line.word) ? line.keyWithoutSpace : nil
    case .colonAfterKey: keyWithoutColon(line, outline)
    case .itemsBesideKey: itemsBesideKey(line)
    case .place: misplacedLine(line, outline)
    }
  }

  /// Tabs, which are repaired as two spaces, and spaces of other widths.
  private func foreignBlanks(of line: DocumentLine) -> SyntaxIssue? {
    guard let first = line.blanks.firstIndex(where: { $0 != " " }) else { return nil }
    let tabs = line.blanks.count { $0 == "\t" }
    func repair(_ certainty: Repair.Certainty) -> Repair {
      .replacing(line.blanks.indices, by: String(repeating: " ", count: line.indent + tabs), certainty)
    }
    guard line.blanks[first] != "\t" else { return SyntaxIssue(.tab, at: first, repair: repair(.guessed)) }
    let length = line.blanks.count { $0 != " " }
    return SyntaxIssue(.wideSpace, at: first..<first + length, repair: repair(.certain))
  }

  /// `// a` and `/* a */`.
  private func foreignComment(_ line: DocumentLine) -> SyntaxIssue? {
    let start = line.content.startIndex
    guard ["//", "/*"].contains(where: { line.content.starts(with: $0.unicodeScalars) }) else { return nil }
    return SyntaxIssue(.foreignComment, at: start..<start + 2, repair: .replacing(start..<start + 1, by: "#"))
  }

  /// `* a` and `-a`.
  private func foreignItem(_ line: DocumentLine) -> SyntaxIssue? {
    guard !line.hasDash, let first = line.content.first, let second = line.content.dropFirst().first else { return nil }
    let start = line.content.startIndex
    if "*+•–—".unicodeScalars.contains(first), second == " " {
      return SyntaxIssue(.foreignDash(first), at: start, repair: .replacing(start..<start + 1, by: "-"))
    }
    guard first == "-", second.isASCIILetter || "\"'[|{_".unicodeScalars.contains(second) else { return nil }
    return SyntaxIssue(.spaceAfterDashMissing, at: start, repair: .inserting(" ", at: start + 1))
  }

  /// `device = iphone-15` and `views`.
  private func keyWithoutColon(_ line: DocumentLine, _ outline: Outline) -> SyntaxIssue? {
    guard line.key == nil, Self.keys.contains(line.word), outline.canHoldKey(at: line.indent) else { return nil }
    let (start, end) = (line.content.startIndex, line.rest.startIndex)
    if line.rest.isEmpty, !line.hasDash {
      return SyntaxIssue(.colonMissing(key: line.word), at: start..<end, repair: .inserting(":", at: end))
    }
    guard let sign = line.rest.firstIndex(where: { $0 != " " }), line.rest[sign...].starts(with: "= ".unicodeScalars)
    else { return nil }
    return SyntaxIssue(.equalsForColon, at: sign, repair: .replacing(sign..<sign + 1, by: ":"))
  }

  /// `views: label: name` and `do: - layout`.
  private func itemsBesideKey(_ line: DocumentLine) -> SyntaxIssue? {
    guard let list = line.key.flatMap(ListKey.init), let first = line.value.first,
      !"[{&*\"'".unicodeScalars.contains(first)
    else { return nil }
    return SyntaxIssue(.itemsBesideKey(list.rawValue), at: line.value.indices)
  }

  /// A list item without its dash, or a key that is not aligned with the keys that it belongs to.
  private func misplacedLine(_ line: DocumentLine, _ outline: Outline) -> SyntaxIssue? {
    guard !line.hasDash else { return misplacedDash(line, outline) }
    let (indent, start) = (line.indent, line.content.startIndex)
    let around = outline.parent(of: indent)
    let beside = outline.item(at: indent)
    let isItem = around?.list?.begins(with: line, besideItemOf: beside?.firstWord)
    // 1. A key to the left or to the right of its item's keys. The document's own keys are at the margin.
    if let key = line.key, Self.keys.contains(key) {
      let isBeside = isItem.map { !$0 } ?? (indent == 0 && DocumentKey(rawValue: key) == nil)
      if let column = isBeside ? beside?.contentColumn : around?.contentColumn, column != indent {
        return SyntaxIssue(
          .wrongIndentation(key: key, wanted: column, found: indent), at: start..<start + key.length,
          repair: .replacing(line.start..<start, by: String(repeating: " ", count: column), .likely))
      }
    }
    // 2. Under a list: an item of its own.
    guard let list = around?.list, isItem == true else { return nil }
    return SyntaxIssue(
      .dashMissing(list: list.rawValue, item: String(scalars: line.content)), at: line.content.indices,
      repair: .inserting("- ", at: start, .likely))
  }

  /// A list item whose dash is to the left of those of the items above it.
  private func misplacedDash(_ line: DocumentLine, _ outline: Outline) -> SyntaxIssue? {
    guard let column = outline.columnOfItems(around: line.indent) else { return nil }
    let dash = line.start + line.indent
    return SyntaxIssue(
      .wrongIndentationOfDash(wanted: column, found: line.indent), at: dash,
      repair: .replacing(line.start..<dash, by: String(repeating: " ", count: column), .likely))
  }

  /// All keys of the language. Other words before a colon may be part of a text.
  static let keys: Set<String> = Set(
    DocumentKey.allCases.map(\.rawValue) + PanelKey.allCases.map(\.rawValue) + ViewKey.allCases.map(\.rawValue)
      + ViewProperty.allCases.map(\.rawValue) + ViewKind.allCases.map(\.rawValue)
      + ConstraintKey.allCases.map(\.rawValue) + CalloutKey.allCases.map(\.rawValue))
}
