import Diagnostics
import ViewLayout

/// What makes a document no YAML, line by line: a blank or a dash that is missing, an indentation that is not what was
/// meant.
///
/// YAML itself finds such a slip lines later, and stops at the first. Here all are told, each where it was made; those
/// that leave no doubt are mended for what follows, so that the rest of the document is read as well.
struct LineSlips {
  /// A character to be read as another, or a key to be read with its colon.
  enum Repair {
    case replace(at: Int, with: Unicode.Scalar)
    /// The key with its colon becomes the key with its colon and a blank.
    case key(String, at: Int, length: Int)
  }

  private let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var repairs: [Repair] = []
  /// Whether all that was found could be mended.
  private(set) var areMended = true
  private var frames: [Frame] = []

  /// What lines further in belong to.
  private struct Frame {
    var column: Int
    /// Of a list item: the column at which its text begins.
    var contentColumn: Int?
    /// Of a key with a list behind it.
    var list: ListKey?
  }

  /// The keys whose values are lists of one kind of thing.
  fileprivate enum ListKey: String {
    case views, subviews, constraints, panels, `do`, callouts
  }

  /// More than these are hardly read.
  private static let most = 20

  init(in source: SourceText) {
    self.source = source
    var blockIndent: Int?
    var brackets = 0
    var start = 0
    while start < source.scalars.count, diagnostics.count < Self.most {
      let end = source.endOfLine(from: start)
      let line = DocumentLine(source.scalars[start..<end])
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
      // 2. What is wrong with the line by itself, and with its place.
      if !checkBlanks(of: line), !checkItem(line), !checkKey(line), !checkList(line) { checkPlace(of: line) }
      // 3. What its successors may belong to.
      open(line)
      if line.opensBlock { blockIndent = line.indent }
      brackets = max(0, line.openBrackets)
    }
  }

  // MARK: A line by itself

  /// Tabs, and blanks that are none.
  private mutating func checkBlanks(of line: DocumentLine) -> Bool {
    guard let first = line.oddBlanks.first else { return false }
    if source.scalars[first] == "\t" {
      report("a tab cannot indent: use spaces", at: source.range(at: first))
    } else {
      report(
        "a no-break space cannot indent: use spaces", at: source.range(at: first, length: line.oddBlanks.count),
        mendedBy: line.oddBlanks.map { .replace(at: $0, with: " ") })
    }
    return true
  }

  /// `// a`, `* a` and `-a`.
  private mutating func checkItem(_ line: DocumentLine) -> Bool {
    let content = line.content
    if content.starts(with: "//".unicodeScalars) || content.starts(with: "/*".unicodeScalars) {
      report(
        "a comment begins with '#'", at: source.range(at: content.startIndex, length: 2),
        mendedBy: [.replace(at: content.startIndex, with: "#")])
      return true
    }
    guard !line.hasDash, let first = content.first, content.count > 1 else { return false }
    let place = content.startIndex
    let second = content[place + 1]
    if "*+•–—".unicodeScalars.contains(first), second == " " {
      report(
        "a list item begins with '-', not with '\(first)'", at: source.range(at: place),
        mendedBy: [.replace(at: place, with: "-")])
      return true
    }
    guard first == "-", second.isASCIILetter || "\"'[|{_".unicodeScalars.contains(second) else { return false }
    let inner = DocumentLine(source.scalars[(place + 1)..<content.endIndex])
    let mended = inner.key.flatMap { Self.keys.contains($0) && $0.length > 1 ? $0 : nil }
    report(
      "a blank is missing behind the '-'", at: source.range(at: place),
      mendedBy: mended.map { [.replace(at: place + 1, with: " "), .key($0, at: place + 2, length: $0.length - 1)] })
    return true
  }

  /// `size:[320, 480]`, `device = iphone-15` and `views`.
  private mutating func checkKey(_ line: DocumentLine) -> Bool {
    let content = line.content
    let word = content.prefix { $0.isNameCharacter }
    let name = String(scalars: word)
    guard word.count > 1, Self.keys.contains(name) else { return false }
    let rest = content[word.endIndex...]
    if line.key != nil {
      guard line.colon + 1 < content.endIndex, !content[line.colon + 1].isBlank else { return false }
      let value = String(scalars: line.value)
      report(
        "a blank is missing behind the colon: '\("\(name): \(value)".shortened)'", at: source.range(at: line.colon),
        mendedBy: [.key(name, at: word.startIndex, length: word.count)])
      return true
    }
    if rest.isEmpty, !line.hasDash, frames.last?.list == nil || ViewKind(rawValue: name) == nil {
      guard isAtKeysPlace(line) else { return false }
      report(
        "a ':' is missing behind '\(name)'", at: source.range(at: word.startIndex, length: word.count),
        mendedBy: [.key(name, at: word.startIndex, length: word.count - 1)])
      return true
    }
    guard let sign = rest.first(where: { $0 != " " }), sign == "=", let place = rest.firstIndex(of: "="),
      place + 1 < rest.endIndex, rest[place + 1] == " ", isAtKeysPlace(line)
    else { return false }
    report(
      "a key and its value are parted by ': ', not by '='", at: source.range(at: place),
      mendedBy: [.replace(at: place, with: ":")])
    return true
  }

  /// `views: label: name` and `do: - layout`.
  private mutating func checkList(_ line: DocumentLine) -> Bool {
    guard let key = line.key, let list = ListKey(rawValue: key), let first = line.value.first,
      !"[{&*\"'".unicodeScalars.contains(first)
    else { return false }
    report(
      "'\(list.rawValue)' is a list: each item stands on a line of its own, behind '- '",
      at: source.range(at: line.value.startIndex, length: line.value.count))
    return true
  }

  /// Whether a key could stand where the line begins, and not the rest of a text.
  private func isAtKeysPlace(_ line: DocumentLine) -> Bool {
    guard let frame = frames.last(where: { $0.column < line.indent }) else { return line.indent == 0 }
    return frame.contentColumn == line.indent
  }

  // MARK: A line among others

  /// A list's item without its dash, and a key that is not below those that it belongs to.
  private mutating func checkPlace(of line: DocumentLine) {
    guard !line.hasDash else { return }
    let around = frames.last { $0.column < line.indent }
    let place = source.range(at: line.content.startIndex, length: line.content.count)
    // 1. Beside the keys of an item, to their left or to their right.
    if let column = around?.contentColumn, column != line.indent, let key = line.key, Self.keys.contains(key) {
      reportIndentation(of: key, line, column)
      return
    }
    // At the left margin stand the document's own keys.
    if line.indent == 0, let above = frames.last(where: { $0.column == 0 })?.contentColumn, let key = line.key,
      Self.keys.contains(key), DocumentKey(rawValue: key) == nil
    {
      reportIndentation(of: key, line, above)
      return
    }
    guard let list = around?.list else { return }
    // 2. Under a list: a key of the item above, or an item of its own.
    let above = frames.last { $0.column == line.indent }?.contentColumn
    if let above, let key = line.key, Self.keys.contains(key), !list.begins(with: line) {
      reportIndentation(of: key, line, above)
      return
    }
    guard list.begins(with: line) else { return }
    let text = String(scalars: line.content)
    report("an item of '\(list.rawValue)' begins with '- ': '\("- \(text)".shortened)'", at: place)
  }

  private mutating func reportIndentation(of key: String, _ line: DocumentLine, _ column: Int) {
    report(
      "'\(key)' belongs to the item above it: indent it by \(column) blanks, not by \(line.indent)",
      at: source.range(at: line.content.startIndex, length: key.length))
  }

  private mutating func open(_ line: DocumentLine) {
    // Behind a tab nobody knows at which column a text begins.
    let contentColumn = line.oddBlanks.contains { source.scalars[$0] == "\t" } ? nil : line.contentColumn
    frames.removeAll { frame in
      frame.column > line.indent || frame.column == line.indent && !(line.hasDash && frame.list != nil)
    }
    if line.hasDash { frames.append(Frame(column: line.indent, contentColumn: contentColumn)) }
    guard let key = line.key, line.value.isEmpty, line.colon + 1 >= line.content.endIndex else { return }
    frames.append(Frame(column: line.contentColumn, list: ListKey(rawValue: key)))
  }

  private mutating func report(_ message: String, at range: SourceRange, mendedBy repairs: [Repair]? = nil) {
    diagnostics.append(.error(message, at: range))
    guard let repairs else {
      areMended = false
      return
    }
    self.repairs += repairs
  }

  /// All keys of the language: what stands before a colon with no blank behind it may be any text.
  private static let keys: Set<String> = Set(
    DocumentKey.allCases.map(\.rawValue) + PanelKey.allCases.map(\.rawValue) + ViewKey.allCases.map(\.rawValue)
      + ViewProperty.allCases.map(\.rawValue) + ViewKind.allCases.map(\.rawValue)
      + ConstraintKey.allCases.map(\.rawValue) + CalloutKey.allCases.map(\.rawValue))
}

extension LineSlips.ListKey {
  /// Whether a line without a dash reads like an item of the list.
  fileprivate func begins(with line: DocumentLine) -> Bool {
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
