/// A line of Markdown as far as fences need it. It is read byte by byte: pages are read whenever they might have changed.
struct MarkdownLine {
  /// A fence's beginning.
  struct Opening: Hashable {
    var sign: UInt8
    var length: Int
    /// In small letters.
    var language: String
  }

  /// What quotations and lists put before the content.
  let prefix: String
  /// Without blanks at its ends.
  let content: Substring
  /// Whether it is indented so far that it is code.
  let isCode: Bool
  let isItem: Bool
  /// How many quotations it is in.
  let quotations: Int
  /// Where the text of a list item begins that is open behind this line.
  let listIndentation: Int

  /// - Parameter indentation: Where the text of the open list item begins.
  init(_ line: Substring, inList indentation: Int) {
    let bytes = line.utf8
    // 1. Pass over what indents and quotes it; a byte order mark is nothing.
    let beginning =
      bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.index(bytes.startIndex, offsetBy: 3) : bytes.startIndex
    var start = beginning
    var (column, quotations) = (0, 0)
    while start < bytes.endIndex, let byte = Optional(bytes[start]), byte.isBlank || byte == .quotation {
      if byte == .quotation { (column, quotations) = (0, quotations + 1) } else { column += 1 }
      start = bytes.index(after: start)
    }
    var end = bytes.endIndex
    while end > start, bytes[bytes.index(before: end)].isSpace { end = bytes.index(before: end) }
    let content = line[start..<end]
    isCode = column >= indentation + 4
    self.quotations = quotations
    // 2. See whether it begins an item.
    let mark = content.utf8.listMark
    isItem = mark != nil
    listIndentation = content.isEmpty ? indentation : mark.map { column + $0 } ?? (column == 0 ? 0 : indentation)
    // 3. A fence may begin on the line of the mark of its item: what is below is indented as far as the fence.
    let prefix = String(line[beginning..<start])
    if mark != nil, let fence = content.utf8.fenceBehindMarks {
      self.prefix = prefix + String(repeating: " ", count: content.utf8.distance(from: content.startIndex, to: fence))
      self.content = content[fence...]
    } else {
      (self.prefix, self.content) = (prefix, content)
    }
  }

  var opening: Opening? {
    guard !isCode, let sign = content.utf8.first, sign.isFence else { return nil }
    let length = content.utf8.prefix { $0 == sign }.count
    let information = content.dropFirst(length)
    guard length >= 3, sign == UInt8(ascii: "~") || !information.utf8.contains(UInt8(ascii: "`")) else { return nil }
    // Pandoc's attributes begin with a class, `{.strut #fig:login}`; mdBook's words are parted by commas.
    let word = information.split { $0 == " " || $0 == "," || $0 == "}" }.first ?? ""
    let language = word.hasPrefix("{.") ? word.dropFirst(2) : word
    return Opening(sign: sign, length: length, language: language.lowercased())
  }

  func closes(_ opening: Opening) -> Bool {
    content.utf8.count >= opening.length && content.utf8.allSatisfy { $0 == opening.sign }
  }

  /// The text of a heading: `## Signing in ##`.
  var heading: String? {
    let bytes = content.utf8
    let signs = bytes.prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...6).contains(signs), let next = bytes.dropFirst(signs).first, next.isBlank else { return nil }
    var text = bytes.dropFirst(signs).drop(while: \.isBlank)
    while text.last == UInt8(ascii: "#") { text.removeLast() }
    while let last = text.last, last.isBlank { text.removeLast() }
    return String(Substring(text))
  }

  /// Whether the paragraph above is a heading: `=====` or `---`.
  var underlines: Bool {
    guard !isCode, let sign = content.utf8.first, sign == UInt8(ascii: "=") || sign == UInt8(ascii: "-") else {
      return false
    }
    return content.utf8.allSatisfy { $0 == sign }
  }

  /// Whether it begins text that is shown as it is, and in which nothing is a fence: `<pre>`.
  var beginsPreformatted: Bool {
    guard !isCode, content.utf8.first == UInt8(ascii: "<") else { return false }
    let word = content.utf8.dropFirst().prefix { $0 != UInt8(ascii: ">") && !$0.isSpace }
    return String(Substring(word)).lowercased() == "pre"
  }

  func contains(_ text: StaticString) -> Bool {
    let first = text.utf8Start.pointee
    let sought = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var rest = content.utf8[...]
    while let index = rest.firstIndex(of: first) {
      if rest[index...].starts(with: sought) { return true }
      rest = rest[rest.index(after: index)...]
    }
    return false
  }
}

extension UInt8 {
  fileprivate static let quotation = UInt8(ascii: ">")
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  fileprivate var isSpace: Bool { isBlank || (10...13).contains(self) }
  fileprivate var isFence: Bool { self == UInt8(ascii: "`") || self == UInt8(ascii: "~") }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension Substring.UTF8View {
  /// How long the mark of an item at the beginning is, with the spaces behind it: `- `, `12. `.
  fileprivate var listMark: Int? {
    guard let first else { return nil }
    var rest = self[...]
    if first == UInt8(ascii: "-") || first == UInt8(ascii: "+") || first == UInt8(ascii: "*") {
      rest = rest.dropFirst()
    } else {
      let digits = rest.prefix(while: \.isDigit).count
      guard (1...9).contains(digits), let end = rest.dropFirst(digits).first,
        end == UInt8(ascii: ".") || end == UInt8(ascii: ")")
      else { return nil }
      rest = rest.dropFirst(digits + 1)
    }
    let text = rest.drop { $0 == UInt8(ascii: " ") }
    return text.startIndex > rest.startIndex ? distance(from: startIndex, to: text.startIndex) : nil
  }

  /// Where a fence begins behind marks of items, each with up to four spaces: `- 1. ```strut`.
  fileprivate var fenceBehindMarks: String.Index? {
    var rest = self[...]
    while let mark = rest.listMark {
      let spaces = rest.prefix(mark).reversed().prefix { $0 == UInt8(ascii: " ") }.count
      guard spaces <= 4 else { return nil }
      rest = rest.dropFirst(mark)
    }
    guard rest.startIndex > startIndex, let sign = rest.first, sign.isFence else { return nil }
    return rest.startIndex
  }
}
