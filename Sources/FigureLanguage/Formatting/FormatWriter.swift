/// Writes the tokens of a document with the blanks between them that they get.
struct FormatWriter {
  private let source: SourceText
  private let tokens: [FormatToken]
  /// Whether texts keep their quotation marks: JSON requires them.
  private let isJSON: Bool
  private var text = ""
  /// Whether something stands on the last line.
  private var isLineBegun = false

  private init(_ source: SourceText, _ tokens: [FormatToken]) {
    (self.source, self.tokens) = (source, tokens)
    isJSON = tokens.first { if case .properties = $0.kind { false } else { true } }?.isOpen ?? false
  }

  /// - Returns: `nil` for a document with mappings that have no keys, but `? key`, or that have mappings as keys,
  ///   `{a: b}: c`, which begin where those begin.
  static func text(of source: SourceText, _ tokens: [FormatToken]) -> String? {
    var writer = FormatWriter(source, tokens)
    var end = 0
    for (number, token) in tokens.enumerated() {
      guard end <= token.range.lowerBound else { return nil }
      let gap = writer.gap(end..<token.range.lowerBound)
      guard !gap.isStrange else { return nil }
      writer.write(gap, after: number > 0 ? tokens[number - 1] : nil, before: token)
      end = writer.write(token)
      writer.isLineBegun = true
    }
    let gap = writer.gap(end..<source.scalars.count)
    guard !gap.isStrange else { return nil }
    writer.write(gap, after: tokens.last, before: nil)
    return writer.text
  }

  private func gap(_ range: Range<Int>) -> TokenGap {
    TokenGap(source.scalars[range], from: source.position(at: range.lowerBound).column - 1)
  }

  // MARK: Between tokens

  private mutating func write(_ gap: TokenGap, after last: FormatToken?, before next: FormatToken?) {
    let first = gap.lines[0]
    let signs = gap.lines.map(\.signs).joined()
    // 1. On one line.
    if gap.lines.count == 1, let next, first.comment == nil, first.marker == nil {
      text += signs + Self.separator(signs, after: last, before: next)
      text += next.isEmpty ? Self.dashes(first.dashes, before: next) : String(repeating: "- ", count: first.dashes)
      return
    }
    // 2. A value that stands alone on the next line, and may as well stand behind its key.
    let hasComments = gap.lines.contains { $0.comment != nil || $0.marker != nil }
    if let next, next.role == .value, !next.isInFlow, !hasComments, signs == ":", Self.joins(next) {
      text += ": "
      return
    }
    // 3. Lines, of which the first is the rest of the line before.
    text += signs
    var dashesLeft = gap.lines.reduce(0) { $0 + $1.dashes }
    var dashesHeld = 0
    var isBlankDue = false
    for (number, line) in gap.lines.enumerated() {
      let isFirst = number == 0 && last != nil
      let isLast = number == gap.lines.count - 1
      dashesHeld += line.dashes
      if let marker = line.marker {
        startLine(0, afterBlank: isBlankDue)
        text += marker + (isLast && next != nil && line.comment == nil ? " " : "")
        (isLineBegun, isBlankDue) = (true, false)
      }
      if let comment = line.comment {
        if isFirst || line.marker != nil {
          text += String(repeating: " ", count: max(1, line.blanks)) + comment
        } else if dashesHeld > 0, let next {
          startLine(next.column - 2 * dashesLeft, afterBlank: isBlankDue)
          text += String(repeating: "- ", count: dashesHeld) + comment
          dashesLeft -= dashesHeld
          (dashesHeld, isBlankDue) = (0, false)
        } else {
          startLine(column(ofComment: line, after: last, before: next, dashesLeft), afterBlank: isBlankDue)
          text += comment
          isBlankDue = false
        }
        isLineBegun = true
      } else if line.isBlank, !isFirst, !isLast {
        isBlankDue = true
      }
    }
    // 4. The line of the token behind, or the end.
    guard let next else { return finish(after: last) }
    if gap.lines.last?.marker != nil, gap.lines.last?.comment == nil { return }
    startLine(next.column - 2 * dashesLeft, afterBlank: isBlankDue)
    text += next.isEmpty ? Self.dashes(dashesHeld, before: next) : String(repeating: "- ", count: dashesHeld)
  }

  /// The dashes of items, the last of which has no value.
  private static func dashes(_ count: Int, before next: FormatToken) -> String {
    Array(repeating: "-", count: count).joined(separator: " ")
  }

  /// What is between two tokens on a line.
  private static func separator(_ signs: String, after last: FormatToken?, before next: FormatToken) -> String {
    // `{a:}` and `{a:, b: 1}` would be texts.
    if next.isEmpty { return next.isInFlow && signs == ":" ? " " : "" }
    if next.isClose { return "" }
    if !signs.isEmpty { return " " }
    guard let last, case .properties = last.kind else { return "" }
    return " "
  }

  /// Whether a value stands behind its key: everything but lists and mappings in lines.
  private static func joins(_ token: FormatToken) -> Bool {
    switch token.kind {
    case .scalar, .open, .properties: true
    case .close, .empty: false
    }
  }

  private mutating func startLine(_ column: Int, afterBlank: Bool) {
    if isLineBegun { text += "\n" }
    if afterBlank, !text.isEmpty { text += "\n" }
    text += String(repeating: " ", count: max(0, column))
    isLineBegun = false
  }

  /// A comment stands like the line that follows, or like the line before whose list or mapping it ends.
  private func column(
    ofComment line: TokenGap.Line, after last: FormatToken?, before next: FormatToken?, _ dashesLeft: Int
  ) -> Int {
    if let next, next.isInFlow { return next.column + (next.isClose ? 2 : 0) }
    let following = next.map { $0.column - 2 * dashesLeft } ?? 0
    if let next, line.column <= oldColumn(of: next) { return following }
    // Of a list that is no further in than its key, the key counts.
    let levels = last?.levels.filter { $0.old <= line.column } ?? []
    return max(following, levels.first { $0.old == levels.last?.old }?.new ?? 0)
  }

  /// The column of the first character of a token's line.
  private func oldColumn(of token: FormatToken) -> Int {
    let line = source.line(around: token.range.lowerBound)
    return line.prefix(while: \.isBlank).count
  }

  /// A document ends with the end of a line.
  private mutating func finish(after last: FormatToken?) {
    if last?.isBlock ?? false, source.scalars.last != "\n" { return }
    if isLineBegun { text += "\n" }
  }

  // MARK: Tokens

  /// - Returns: The offset where the gap behind it begins.
  private mutating func write(_ token: FormatToken) -> Int {
    guard case .scalar(let value, let style) = token.kind else {
      text += String(scalars: source.scalars[token.range])
      return token.range.upperBound
    }
    let written = source.scalars[token.range]
    if style == .block { return writeBlock(token) }
    let lines = written.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count == 1 {
      text += style == .quoted ? quoted(value, written, isInFlow: token.isInFlow) : String(scalars: written)
      return token.range.upperBound
    }
    // Blanks around line ends are no part of the text.
    for (number, line) in lines.enumerated() {
      let blanks = number == 0 ? 0 : line.prefix { $0.isBlank }.count
      let end = number == lines.count - 1 ? 0 : line.reversed().prefix { $0.isBlank }.count
      let content = line.dropFirst(blanks).dropLast(min(end, line.count - blanks))
      if number > 0 { text += "\n" }
      if number > 0, !content.isEmpty { text += String(repeating: " ", count: token.innerColumn) }
      text += String(scalars: content)
    }
    return token.range.upperBound
  }

  /// A text in quotation marks: without them where they say nothing, else in double ones where those need no signs.
  private func quoted(_ value: String, _ written: ArraySlice<Unicode.Scalar>, isInFlow: Bool) -> String {
    let asWritten = String(scalars: written)
    guard !isJSON else { return asWritten }
    // Between brackets, a parenthesis could begin something.
    let isPlain = YAMLText.text(value) == value && !(isInFlow && value.contains { "()".contains($0) })
    if isPlain, !Self.otherValues.contains(value.lowercased()) { return value }
    guard written.first == "'", value.unicodeScalars.allSatisfy({ $0.value >= 32 && $0 != "\"" && $0 != "\\" }) else {
      return asWritten
    }
    return "\"\(value)\""
  }

  /// Words that are no texts to other readers of YAML.
  private static let otherValues: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "y", "n", "null", "nan", "inf", "infinity",
  ]

  /// A text of whole lines, moved as far as its key.
  private mutating func writeBlock(_ token: FormatToken) -> Int {
    var lines = source.scalars[token.range].split(separator: "\n", omittingEmptySubsequences: false)
    let header = lines.removeFirst()
    let signs = header.prefix { !$0.isBlank }
    // 1. How far it is moved.
    let first = lines.first { !$0.allSatisfy(\.isBlank) }
    let digit = signs.first { $0.isASCIIDigit && $0 != "0" }.map { Int($0.value) - 48 }
    let old = digit.map { token.oldParent + $0 } ?? first?.prefix { $0 == " " }.count ?? 0
    let new = digit.map { token.innerColumn - 2 + $0 } ?? token.innerColumn
    // 2. Blank lines at the end are a part of the text where it says so; else they are none of its affair.
    var end = token.range.upperBound
    if end > token.range.lowerBound, source.scalars[end - 1] == "\n" {
      lines.removeLast()
      end -= 1
    }
    if !signs.contains("+") {
      while let last = lines.last, last.count <= old, last.allSatisfy({ $0 == " " }) {
        end -= last.count + 1
        lines.removeLast()
      }
    }
    // 3. Its lines.
    text += String(scalars: header.reversed().drop(while: \.isBlank).reversed())
    for line in lines {
      let content = line.dropFirst(min(old, line.prefix { $0 == " " }.count))
      text += content.isEmpty ? "\n" : "\n" + String(repeating: " ", count: new) + String(scalars: content)
    }
    return end
  }
}
