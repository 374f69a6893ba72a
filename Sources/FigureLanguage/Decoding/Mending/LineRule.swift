import Figures
import ViewLayout

/// A slip that is seen by looking at one line, and at what it stands below. The rules are tried in this order.
enum LineRule: CaseIterable {
  case blanks, comment, item, blankBehindKey, colonBehindKey, itemsBesideKey, place

  func slip(of line: DocumentLine, below outline: Outline) -> Slip? {
    switch self {
    case .blanks: foreignBlanks(of: line)
    case .comment: foreignComment(line)
    case .item: foreignItem(line)
    case .blankBehindKey: Self.keys.contains(line.word) ? line.keyWithoutBlank : nil
    case .colonBehindKey: keyWithoutColon(line, outline)
    case .itemsBesideKey: itemsBesideKey(line)
    case .place: misplacedLine(line, outline)
    }
  }

  /// Tabs, each taken for two spaces, and blanks of other widths.
  private func foreignBlanks(of line: DocumentLine) -> Slip? {
    guard let first = line.blanks.firstIndex(where: { $0 != " " }) else { return nil }
    let tabs = line.blanks.count { $0 == "\t" }
    func mend(_ certainty: Mend.Certainty) -> Mend {
      .replacing(line.blanks.indices, by: String(repeating: " ", count: line.indent + tabs), certainty)
    }
    guard line.blanks[first] != "\t" else { return Slip(.tab, at: first, mend: mend(.guessed)) }
    let length = line.blanks.count { $0 != " " }
    return Slip(.wideBlank, at: first..<first + length, mend: mend(.certain))
  }

  /// `// a` and `/* a */`.
  private func foreignComment(_ line: DocumentLine) -> Slip? {
    let start = line.content.startIndex
    guard ["//", "/*"].contains(where: { line.content.starts(with: $0.unicodeScalars) }) else { return nil }
    return Slip(.foreignComment, at: start..<start + 2, mend: .replacing(start..<start + 1, by: "#"))
  }

  /// `* a` and `-a`.
  private func foreignItem(_ line: DocumentLine) -> Slip? {
    guard !line.hasDash, let first = line.content.first, let second = line.content.dropFirst().first else { return nil }
    let start = line.content.startIndex
    if "*+•–—".unicodeScalars.contains(first), second == " " {
      return Slip(.foreignDash(first), at: start, mend: .replacing(start..<start + 1, by: "-"))
    }
    guard first == "-", second.isASCIILetter || "\"'[|{_".unicodeScalars.contains(second) else { return nil }
    return Slip(.blankBehindDashMissing, at: start, mend: .inserting(" ", at: start + 1))
  }

  /// `device = iphone-15` and `views`.
  private func keyWithoutColon(_ line: DocumentLine, _ outline: Outline) -> Slip? {
    guard line.key == nil, Self.keys.contains(line.word), outline.canHoldKey(at: line.indent) else { return nil }
    let (start, end) = (line.content.startIndex, line.rest.startIndex)
    if line.rest.isEmpty, !line.hasDash {
      return Slip(.colonMissing(key: line.word), at: start..<end, mend: .inserting(":", at: end))
    }
    guard let sign = line.rest.firstIndex(where: { $0 != " " }), line.rest[sign...].starts(with: "= ".unicodeScalars)
    else { return nil }
    return Slip(.equalsForColon, at: sign, mend: .replacing(sign..<sign + 1, by: ":"))
  }

  /// `views: label: name` and `do: - layout`.
  private func itemsBesideKey(_ line: DocumentLine) -> Slip? {
    guard let list = line.key.flatMap(ListKey.init), let first = line.value.first,
      !"[{&*\"'".unicodeScalars.contains(first)
    else { return nil }
    return Slip(.itemsBesideKey(list.rawValue), at: line.value.indices)
  }

  /// A list's item without its dash, and a key that is not below those that it belongs to.
  private func misplacedLine(_ line: DocumentLine, _ outline: Outline) -> Slip? {
    guard !line.hasDash else { return nil }
    let (indent, start) = (line.indent, line.content.startIndex)
    let around = outline.parent(of: indent)
    let beside = outline.item(at: indent)
    let isItem = around?.list?.begins(with: line, besideItemOf: beside?.firstWord)
    // 1. Beside the keys of an item, to their left or to their right; at the margin stand the document's own.
    if let key = line.key, Self.keys.contains(key) {
      let isBeside = isItem.map { !$0 } ?? (indent == 0 && DocumentKey(rawValue: key) == nil)
      if let column = isBeside ? beside?.contentColumn : around?.contentColumn, column != indent {
        return Slip(
          .wrongIndentation(key: key, wanted: column, found: indent), at: start..<start + key.length,
          mend: .replacing(line.start..<start, by: String(repeating: " ", count: column), .likely))
      }
    }
    // 2. Under a list: an item of its own.
    guard let list = around?.list, isItem == true else { return nil }
    return Slip(
      .dashMissing(list: list.rawValue, item: String(scalars: line.content)), at: line.content.indices,
      mend: .inserting("- ", at: start, .likely))
  }

  /// All keys of the language: what stands before a colon with no blank behind it may be any text.
  private static let keys: Set<String> = Set(
    DocumentKey.allCases.map(\.rawValue) + PanelKey.allCases.map(\.rawValue) + ViewKey.allCases.map(\.rawValue)
      + ViewProperty.allCases.map(\.rawValue) + ViewKind.allCases.map(\.rawValue)
      + ConstraintKey.allCases.map(\.rawValue) + CalloutKey.allCases.map(\.rawValue))
}
