import Files

extension SolvedGeometry {
  /// The text form, as it is stored in a file.
  ///
  ///     strut geometry 1
  ///
  ///     [iphone-5, landscape]
  ///     root (view) 0 0 568 320
  ///       field (textField) 69.5 20 230.5 30 | ambiguous vertical
  ///     broken field.width == 12
  ///
  ///     end
  package var text: String {
    var text = Self.firstLine + "\n"
    for section in sections {
      text += "\n[\(section.heading)]\n"
      for view in section.views { text += view.text + "\n" }
      for constraint in section.broken { text += "broken \(constraint)\n" }
    }
    return text + "\n" + Self.lastLine + "\n"
  }

  private static let firstLine = "strut geometry 1"
  /// The last line, which is missing in a truncated file.
  private static let lastLine = "end"

  /// - Throws: An error that explains why the file is not a geometry.
  package init(bytes: [UInt8]) throws(GoldenError) {
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw .unreadable("is damaged: it has bytes that are no text")
    }
    try self.init(text: text)
  }

  /// - Throws: An error that explains why the text is not a geometry.
  package init(text: String) throws(GoldenError) {
    guard !LargeFilePointer.matches(text.utf8) else { throw .largeFilePointer }
    // By scalars: to characters, a line end of two is one of its own.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.last == "\r" ? line.dropLast() : line)
    }
    // What is written has none, see `onOneLine`: read and written again, a name would be another.
    if let index = lines.firstIndex(where: { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } })
    {
      throw .unreadable("is damaged: line \(index + 1) has control characters")
    }
    guard lines.first == Self.firstLine else {
      throw .unreadable("does not begin with '\(Self.firstLine)'")
    }
    sections = []
    guard let end = lines.firstIndex(of: Self.lastLine) else {
      throw .unreadable("is cut off: its last line is not '\(Self.lastLine)'")
    }
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      guard index <= end else { throw .unreadable("goes on after '\(Self.lastLine)' in line \(index + 1)") }
      guard index == end || read(line) else {
        throw .unreadable("line \(index + 1) is not a line of a geometry: '\(line)'")
      }
    }
    var headings: Set<String> = []
    if let section = sections.first(where: { !headings.insert($0.heading).inserted }) {
      throw .unreadable("has two sections '[\(section.heading)]'")
    }
  }

  private mutating func read(_ line: String) -> Bool {
    if line.hasPrefix("["), line.hasSuffix("]") {
      sections.append(Section(heading: String(line.dropFirst().dropLast()), views: [], broken: []))
      return true
    }
    guard !sections.isEmpty else { return false }
    if line.hasPrefix("broken ") {
      sections[sections.count - 1].broken.append(String(line.dropFirst("broken ".count)))
      return true
    }
    guard let view = ViewLine(text: line) else { return false }
    sections[sections.count - 1].views.append(view)
    return true
  }
}

extension SolvedGeometry.ViewLine {
  fileprivate var text: String {
    let frame = facts.first?.values.joined(separator: " ") ?? ""
    let others = facts.dropFirst().map { " | \($0.key) \($0.values.joined(separator: " "))" }.joined()
    return "\(String(repeating: "  ", count: depth))\(name.quotedIfNeeded) (\(className)) \(frame)\(others)"
  }

  fileprivate init?(text: String) {
    let indent = text.prefix { $0 == " " }.count
    var rest = text.dropFirst(indent)
    guard let name = String(quotedPrefixOf: &rest), rest.hasPrefix(" (") else { return nil }
    // A class may have parentheses of its own; the frame's numbers have none.
    let parts = rest.dropFirst(2).split(separator: " | ", omittingEmptySubsequences: false)
    guard let first = parts.first, let end = first.ranges(of: ") ").last else { return nil }
    let numbers = first[end.upperBound...].split(separator: " ").map(String.init)
    guard numbers.count == 4, numbers.allSatisfy({ Double($0) != nil }) else { return nil }
    var facts = [SolvedGeometry.Fact(key: "frame", values: numbers)]
    for part in parts.dropFirst() {
      let words = part.split(separator: " ").map(String.init)
      guard let key = words.first, words.count > 1 else { return nil }
      facts.append(SolvedGeometry.Fact(key: key, values: Array(words.dropFirst())))
    }
    self.init(name: name, className: String(first[..<end.lowerBound]), depth: indent / 2, facts: facts)
  }
}

extension String {
  /// The name, in quotation marks if it has characters other than letters, digits, hyphens and underscores.
  fileprivate var quotedIfNeeded: String {
    let others = "0123456789-_.".unicodeScalars
    let isPlain = !isEmpty && unicodeScalars.allSatisfy { $0.properties.isAlphabetic || others.contains($0) }
    guard !isPlain || self == "broken" || self == "end" else { return self }
    return "\"" + onOneLine.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Removes a name, quoted or not, from the start of a text.
  fileprivate init?(quotedPrefixOf text: inout Substring) {
    guard text.first == "\"" else {
      let name = text.prefix { $0 != " " }
      guard !name.isEmpty else { return nil }
      text = text[name.endIndex...]
      self = String(name)
      return
    }
    var name = ""
    var index = text.index(after: text.startIndex)
    while index < text.endIndex, text[index] != "\"" {
      if text[index] == "\\" {
        index = text.index(after: index)
        guard index < text.endIndex else { return nil }
      }
      name.append(text[index])
      index = text.index(after: index)
    }
    guard index < text.endIndex else { return nil }
    text = text[text.index(after: index)...]
    self = name
  }
}
