import Diagnostics
import Figures
import ViewLayout

/// What makes a document no YAML, line by line: a blank or a dash that is missing, an indentation that is not what was
/// meant.
///
/// YAML itself finds such a slip lines later, and stops at the first. Here all are told, each where it was made, and
/// mended, so that the rest of the document can be read as well.
struct LineSlips {
  private let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var edits = TextEdits()
  /// Whether all that was found could be mended.
  private(set) var areMended = true
  /// Whether there is but one way to mend each.
  private(set) var areCertain = true

  private var line = 0
  private var frames: [Frame] = []

  /// What lines further in belong to; its columns are those of the document mended.
  private struct Frame {
    var column: Int
    /// Of a list item: the column at which its text begins.
    var contentColumn: Int?
    /// The key that it begins with.
    var firstKey: String?
    /// Of a key with a list behind it.
    var list: ListKey?
  }

  /// The keys whose values are lists of one kind of thing.
  fileprivate enum ListKey: String {
    case views, subviews, constraints, panels, `do`, callouts
  }

  /// More than these are hardly read.
  private static let most = 20
  /// What a tab is taken for.
  private static let tabWidth = 2

  init(in source: SourceText) {
    self.source = source
    var blockIndent: Int?
    var brackets = 0
    var start = 0
    while start < source.scalars.count, diagnostics.count < Self.most {
      let end = source.endOfLine(from: start)
      let line = DocumentLine(source.scalars[start..<end])
      self.line += 1
      start = end
      while start < source.scalars.count, source.scalars[start] == "\r" || source.scalars[start] == "\n" {
        start += 1
        if source.scalars[start - 1] == "\n" { break }
      }
      guard !line.content.isEmpty || line.hasDash else { continue }
      // 1. Lines of a block of text, and of brackets that were opened above, are let be.
      if let indent = blockIndent {
        if line.indent > indent { continue }
        blockIndent = nil
      }
      guard brackets <= 0 else {
        brackets += line.content.bracketBalance
        continue
      }
      check(line)
      if line.opensBlock { blockIndent = line.indent }
      brackets = max(0, line.openBrackets)
    }
  }

  /// Tells of a line's first slip, and remembers what its successors may belong to.
  private mutating func check(_ line: DocumentLine) {
    // 1. A tab hides where the line was meant to stand: it goes where it can.
    let hasBlanks = checkBlanks(of: line)
    let indent = line.oddBlanks.reduce(line.indent) { $0 + (source.scalars[$1] == "\t" ? Self.tabWidth - 1 : 0) }
    var place = Place(indent: indent, isItem: line.hasDash)
    // 2. The line by itself, then among the others.
    let isWrong =
      hasBlanks || checkComment(line) || checkItem(line, &place) || checkKey(line, place) || checkList(line)
    if !isWrong || hasBlanks { checkPlace(of: line, &place, isTold: hasBlanks) }
    // 3. Blanks as many as it should have.
    let blanks = hasBlanks || place.indent != line.indent
    if blanks { edit(at: line.start, removing: line.indent, inserting: String(repeating: " ", count: place.indent)) }
    open(line, at: place)
  }

  /// Where a line is to stand.
  private struct Place {
    var indent: Int
    var isItem: Bool
  }

  // MARK: A line by itself

  /// Tabs, and blanks that are none.
  private mutating func checkBlanks(of line: DocumentLine) -> Bool {
    guard let first = line.oddBlanks.first else { return false }
    if source.scalars[first] == "\t" {
      report("a tab cannot indent: use spaces", at: first)
      areCertain = false
    } else {
      report("a no-break space cannot indent: use spaces", at: first, length: line.oddBlanks.count)
    }
    return true
  }

  /// `// a` and `/* a */`.
  private mutating func checkComment(_ line: DocumentLine) -> Bool {
    let content = line.content
    guard content.starts(with: "//".unicodeScalars) || content.starts(with: "/*".unicodeScalars) else { return false }
    report("a comment begins with '#'", at: content.startIndex, length: 2)
    edit(at: content.startIndex, removing: 1, inserting: "#")
    return true
  }

  /// `* a` and `-a`.
  private mutating func checkItem(_ line: DocumentLine, _ place: inout Place) -> Bool {
    let content = line.content
    guard !line.hasDash, let first = content.first, content.count > 1 else { return false }
    let start = content.startIndex
    let second = content[start + 1]
    if "*+•–—".unicodeScalars.contains(first), second == " " {
      report("a list item begins with '-', not with '\(first)'", at: start)
      edit(at: start, removing: 1, inserting: "-")
    } else if first == "-", second.isASCIILetter || "\"'[|{_".unicodeScalars.contains(second) {
      report("a blank is missing behind the '-'", at: start)
      edit(at: start + 1, inserting: " ")
    } else {
      return false
    }
    place.isItem = true
    return true
  }

  /// `size:[320, 480]`, `device = iphone-15` and `views`.
  private mutating func checkKey(_ line: DocumentLine, _ place: Place) -> Bool {
    let content = line.content
    let word = content.prefix { $0.isNameCharacter }
    let name = String(scalars: word)
    guard word.count > 1, Self.keys.contains(name) else { return false }
    let rest = content[word.endIndex...]
    if line.key != nil {
      guard line.colon + 1 < content.endIndex, !content[line.colon + 1].isBlank else { return false }
      let value = String(scalars: line.value)
      report("a blank is missing behind the colon: '\("\(name): \(value)".shortened)'", at: line.colon)
      edit(at: line.colon + 1, inserting: " ")
      return true
    }
    if rest.isEmpty, !line.hasDash, isKeysPlace(place) {
      report("a ':' is missing behind '\(name)'", at: word.startIndex, length: word.count)
      edit(at: word.endIndex, inserting: ":")
      return true
    }
    guard let sign = rest.first(where: { $0 != " " }), sign == "=", let equals = rest.firstIndex(of: "="),
      equals + 1 < rest.endIndex, rest[equals + 1] == " ", isKeysPlace(place)
    else { return false }
    report("a key and its value are parted by ': ', not by '='", at: equals)
    edit(at: equals, removing: 1, inserting: ":")
    return true
  }

  /// Whether a key could stand where the line begins, and not the rest of a text.
  private func isKeysPlace(_ place: Place) -> Bool {
    guard let frame = frames.last(where: { $0.column < place.indent }) else { return place.indent == 0 }
    return frame.contentColumn == place.indent
  }

  /// `views: label: name` and `do: - layout`.
  private mutating func checkList(_ line: DocumentLine) -> Bool {
    guard let key = line.key, let list = ListKey(rawValue: key), let first = line.value.first,
      !"[{&*\"'".unicodeScalars.contains(first)
    else { return false }
    report(
      "'\(list.rawValue)' is a list: each item stands on a line of its own, behind '- '", at: line.value.startIndex,
      length: line.value.count)
    areMended = false
    return true
  }

  // MARK: A line among others

  /// A list's item without its dash, and a key that is not below those that it belongs to.
  ///
  /// - Parameter isTold: Whether something else about the line's beginning was told already.
  private mutating func checkPlace(of line: DocumentLine, _ place: inout Place, isTold: Bool) {
    guard !line.hasDash else { return }
    let indent = place.indent
    let around = frames.last { $0.column < indent }
    let key = line.key.flatMap { Self.keys.contains($0) ? $0 : nil }
    // 1. Beside the keys of an item, to their left or to their right; at the margin stand the document's own.
    let beside = frames.last { $0.column == indent && $0.contentColumn != nil }
    let isDocuments = key.flatMap(DocumentKey.init) != nil
    var column = around?.contentColumn
    if around?.list.map({ !$0.begins(with: line, besideItemOf: beside?.firstKey) }) ?? (indent == 0 && !isDocuments) {
      column = beside?.contentColumn
    }
    if let column, column != indent, let key {
      if !isTold {
        report(
          "'\(key)' belongs to the item above it: indent it by \(column) blanks, not by \(line.indent)",
          at: line.content.startIndex, length: key.length)
      }
      place.indent = column
      areCertain = false
      return
    }
    // 2. Under a list: an item of its own.
    guard let list = around?.list, list.begins(with: line, besideItemOf: beside?.firstKey) else { return }
    let text = String(scalars: line.content)
    if !isTold {
      report(
        "an item of '\(list.rawValue)' begins with '- ': '\("- \(text)".shortened)'", at: line.content.startIndex,
        length: line.content.count)
    }
    edit(at: line.content.startIndex, inserting: "- ")
    place.isItem = true
    areCertain = false
  }

  private mutating func open(_ line: DocumentLine, at place: Place) {
    frames.removeAll { frame in
      frame.column > place.indent || frame.column == place.indent && !(place.isItem && frame.list != nil)
    }
    let behindDash = line.hasDash ? line.contentColumn - line.indent : 2
    let contentColumn = place.isItem ? place.indent + behindDash : place.indent
    // Of a key that lacks its colon, or whose dash lacks its blank, the key is what is left.
    let content = !line.hasDash && line.content.first == "-" ? line.content.dropFirst() : line.content
    let key = String(scalars: content.prefix { $0.isNameCharacter })
    let rest = content.dropFirst(key.length)
    if place.isItem { frames.append(Frame(column: place.indent, contentColumn: contentColumn, firstKey: key)) }
    guard !key.isEmpty, rest.isEmpty && !place.isItem || rest.elementsEqual(":".unicodeScalars) else { return }
    frames.append(Frame(column: contentColumn, list: ListKey(rawValue: key)))
  }

  // MARK: Telling

  private mutating func report(_ message: String, at offset: Int, length: Int = 1) {
    diagnostics.append(.error(message, at: source.range(at: offset, length: length)))
  }

  private mutating func edit(at offset: Int, removing count: Int = 0, inserting text: String) {
    edits.add(.init(offset: offset, line: line, column: source.position(at: offset).column, removed: count, text: text))
  }

  /// All keys of the language: what stands before a colon with no blank behind it may be any text.
  private static let keys: Set<String> = Set(
    DocumentKey.allCases.map(\.rawValue) + PanelKey.allCases.map(\.rawValue) + ViewKey.allCases.map(\.rawValue)
      + ViewProperty.allCases.map(\.rawValue) + ViewKind.allCases.map(\.rawValue)
      + ConstraintKey.allCases.map(\.rawValue) + CalloutKey.allCases.map(\.rawValue))
}

extension LineSlips.ListKey {
  /// Whether a line without a dash reads like an item of the list, and not like a key of the item above it.
  ///
  /// - Parameter firstKey: What that one begins with, if there is one at the same column.
  fileprivate func begins(with line: DocumentLine, besideItemOf firstKey: String?) -> Bool {
    // What comes again begins another item.
    if let key = line.key, let firstKey, key != firstKey, self == .panels || self == .callouts || self == .constraints {
      return false
    }
    switch self {
    case .views, .subviews:
      return line.key.flatMap(ViewKind.init) != nil
    case .constraints:
      let start = String(scalars: line.content.prefix(3))
      return line.key.flatMap(ConstraintKey.init) != nil || ["H:", "V:", "|", "["].contains(where: start.hasPrefix)
        || line.content.contains { "=<>".unicodeScalars.contains($0) }
    case .panels:
      return line.key.flatMap(PanelKey.init) != nil
    case .do:
      let word = String(scalars: line.content.prefix { $0.isNameCharacter })
      return StepWord(rawValue: word) != nil || line.content.contains("=")
    case .callouts:
      return line.key.flatMap(CalloutKey.init) != nil || line.content.first == "{"
    }
  }
}
