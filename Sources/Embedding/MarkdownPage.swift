package import Diagnostics

/// A Markdown page, read for the figures in its fences and for the pictures below them. The rest is nothing to it.
///
/// A fence may stand in a quotation or a list, in a comment, which hides it, or in `<details>`, which folds it.
package struct MarkdownPage {
  /// A figure in the page.
  package struct Fence: Hashable {
    /// The document, with empty lines before it and spaces for what indents it: places in it are places on the page.
    package var source: SourceFile
    /// The line of the fence's beginning.
    package var place: SourceRange
    /// The heading above it.
    package var heading: String?
    /// What each line of the pictures begins with, such as `> `.
    package var prefix: String
    /// Its lines, with both of its ends.
    package var lines: Range<Int>
    /// Lines below it that show its pictures, with both marks; empty, and where they belong, if there are none.
    package var pictures: Range<Int>
  }

  package let name: String
  /// Each with its end.
  package let lines: [Substring]
  package private(set) var fences: [Fence] = []
  package private(set) var diagnostics = Diagnostics()

  /// The comments around the pictures of a figure.
  package static let beginning = "<!-- strut: 'strut embed' draws this from the figure above -->"
  package static let ending = "<!-- /strut -->"

  /// - Parameter languages: The first words of fences that are figures, in small letters.
  package init(_ file: SourceFile, languages: Set<String>) {
    name = file.name
    lines = file.text.linesWithEnds
    var scan = Scan()
    var next = endOfFrontMatter
    while next < lines.count {
      let line = MarkdownLine(lines[next], inList: scan.listIndentation)
      if line.content.utf8.starts(with: "<!-- strut:".utf8) {
        next = readPictures(at: next, languages, &scan)
      } else if line.content == Self.ending {
        report("these pictures have no beginning: '\(Self.beginning)' is missing", at: next)
        next += 1
      } else if line.beginsPreformatted {
        next = (lines[next...].firstIndex { MarkdownLine($0, inList: 0).contains("</pre>") } ?? lines.count - 1) + 1
      } else if let opening = line.opening {
        next = read(opening, of: line, at: next, languages, &scan)
      } else {
        scan.see(line)
        next += 1
        if let fence = scan.waiting, !scan.isInside { place(&scan, fence, below: next) }
      }
    }
    if let fence = scan.waiting { place(&scan, fence, below: lines.count) }
  }

  /// The line behind what generators of sites read at the beginning of a page, between two lines `---`.
  private var endOfFrontMatter: Int {
    let texts = lines.lazy.map { MarkdownLine($0, inList: 0) }
    guard texts.first?.content == "---", let end = texts.dropFirst().firstIndex(where: { $0.content == "---" }),
      !texts[..<end].contains(where: { $0.opening != nil || $0.content.isEmpty })
    else { return 0 }
    return end + 1
  }

  /// What is known of the lines above.
  private struct Scan {
    var heading: String?
    /// The lines of the paragraph above, which the next one may make a heading.
    var paragraph: [Substring] = []
    /// Where the text of the open list item begins.
    var listIndentation = 0
    var isInComment = false
    var openDetails = 0
    /// The fence in a comment or in `<details>`, below which its pictures go.
    var waiting: Int?
    var isInside: Bool { isInComment || openDetails > 0 }

    mutating func see(_ line: MarkdownLine) {
      if let heading = line.heading {
        (self.heading, paragraph) = (heading, [])
      } else if line.underlines, !paragraph.isEmpty {
        (heading, paragraph) = (paragraph.joined(separator: " "), [])
      } else if line.content.isEmpty || line.isItem || line.isCode {
        paragraph = []
      } else {
        paragraph.append(line.content)
      }
      listIndentation = line.listIndentation
      if isInComment {
        isInComment = !line.contains("-->")
      } else if line.contains("<!--"), let start = line.content.firstRange(of: "<!--") {
        isInComment = !line.content[start.upperBound...].contains("-->")
      }
      if line.content.utf8.starts(with: "<details".utf8) { openDetails += 1 }
      if line.contains("</details>") { openDetails = max(0, openDetails - 1) }
    }
  }

  /// Reads a fence to its end.
  ///
  /// - Returns: The line behind it.
  private mutating func read(
    _ opening: MarkdownLine.Opening, of line: MarkdownLine, at start: Int, _ languages: Set<String>, _ scan: inout Scan
  ) -> Int {
    scan.listIndentation = line.listIndentation
    scan.paragraph = []
    let below = lines[(start + 1)...]
    // A quotation that ends takes its fence with it.
    let isBehind = { (below: Substring) in MarkdownLine(below, inList: 0).quotations < line.quotations }
    let reach = line.quotations == 0 ? lines.count : below.firstIndex(where: isBehind) ?? lines.count
    let end = below[..<reach].firstIndex { MarkdownLine($0, inList: scan.listIndentation).closes(opening) }
    let place = SourceRange(line: start + 1, column: line.prefix.count + 1, length: opening.length)
    guard languages.contains(opening.language) else {
      if let meant = languages.sorted().first(where: { opening.language.isMisspelt($0) }) {
        diagnostics.add(
          .warning(.malformedPage, "'\(opening.language)' is no figure; did you mean '\(meant)'?", at: place))
      }
      return end.map { $0 + 1 } ?? reach
    }
    guard let end else {
      let whole =
        line.quotations > 0 && reach < lines.count ? "the fence has no end in its quotation" : "the fence has no end"
      diagnostics.add(.error(.malformedPage, whole, at: place))
      return reach
    }
    let content = lines[(start + 1)..<end].map { $0.blanking(upTo: line.prefix.count) }
    fences.append(
      Fence(
        source: SourceFile(name: name, text: String(repeating: "\n", count: start + 1) + content.joined()),
        place: place, heading: scan.heading, prefix: line.prefix, lines: start..<(end + 1),
        pictures: (end + 1)..<(end + 1)))
    if scan.isInside { scan.waiting = fences.count - 1 }
    return end + 1
  }

  /// The pictures of a fence that is hidden go behind what hides it.
  private mutating func place(_ scan: inout Scan, _ fence: Int, below line: Int) {
    if fences[fence].pictures.isEmpty { fences[fence].pictures = line..<line }
    scan.waiting = nil
  }

  /// Reads the pictures between two marks.
  ///
  /// What stands between them is replaced, so it must not be anything else: pictures without an end would go as far
  /// as the end of the next ones.
  ///
  /// - Returns: The line behind them.
  private mutating func readPictures(at start: Int, _ languages: Set<String>, _ scan: inout Scan) -> Int {
    let end = lines[(start + 1)...].firstIndex { line in
      let line = MarkdownLine(line, inList: scan.listIndentation)
      return line.content == Self.ending || line.content.utf8.starts(with: "<!-- strut:".utf8)
        || line.opening.map { languages.contains($0.language) } ?? false
    }
    guard let end, MarkdownLine(lines[end], inList: 0).content == Self.ending else {
      let reach = end.map { " before line \($0 + 1)" } ?? ""
      report("the pictures have no end: '\(Self.ending)' is missing\(reach)", at: start)
      return end ?? lines.count
    }
    if let fence = fences.indices.last, fences[fence].pictures.isEmpty {
      fences[fence].pictures = start..<(end + 1)
      scan.waiting = nil
    } else {
      report("these pictures have no figure above them; remove lines \(start + 1) to \(end + 1)", at: start)
    }
    return end + 1
  }

  /// Says what is wrong with a line, which begins or ends pictures.
  private mutating func report(_ message: String, at line: Int) {
    let length = lines[line].withoutEnd.unicodeScalars.count
    diagnostics.add(.error(.malformedPage, message, at: SourceRange(line: line + 1, column: 1, length: length)))
  }

  /// What should be between and with the two marks, without line ends.
  package static func pictures(of fence: Fence, showing markup: [String]) -> [String] {
    ([beginning] + markup + [ending]).map { fence.prefix + $0 }
  }

  /// The lines that show the pictures of a fence, without line ends.
  package func pictures(of fence: Fence) -> [String] { lines[fence.pictures].map { String($0.withoutEnd) } }

  /// The page with new lines below its fences.
  ///
  /// - Parameter markup: What shows the pictures of each fence, a line each.
  package func text(showing markup: [[String]]) -> String {
    let lineEnd = lines.first?.hasSuffix("\r\n") ?? false ? "\r\n" : "\n"
    var text = ""
    var next = 0
    for (fence, markup) in zip(fences, markup) {
      text += lines[next..<fence.pictures.lowerBound].joined()
      let isNew = fence.pictures.isEmpty
      let blank = String(fence.prefix.trimmingSuffix(while: { $0 == " " })) + lineEnd
      if isNew { text += (text.utf8.last == UInt8(ascii: "\n") ? "" : lineEnd) + blank }
      text += Self.pictures(of: fence, showing: markup).map { $0 + lineEnd }.joined()
      next = fence.pictures.upperBound
      // What follows would belong to the pictures.
      if isNew, next < lines.count, !MarkdownLine(lines[next], inList: 0).content.isEmpty { text += blank }
    }
    return text + lines[next...].joined()
  }
}

extension String {
  /// The text cut behind each line end.
  fileprivate var linesWithEnds: [Substring] {
    var lines: [Substring] = []
    var rest = self[...]
    while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
      let next = utf8.index(after: end)
      lines.append(rest[..<next])
      rest = rest[next...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }
}

extension Substring {
  fileprivate var withoutEnd: Substring { trimmingSuffix(while: \.isNewline) }

  /// The line with spaces for its first characters, as far as they are what indents it.
  fileprivate func blanking(upTo count: Int) -> String {
    let start =
      prefix(count).firstIndex { $0 != " " && $0 != "\t" && $0 != ">" }
      ?? index(startIndex, offsetBy: Swift.min(count, self.count))
    return String(self[..<start].map { $0 == ">" || $0 == "\t" ? " " : $0 }) + self[start...]
  }

  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    self[...].trimmingSuffix(while: isTrimmed)
  }
}

extension String {
  /// Whether it is a letter away from a language of figures. Of short ones other languages may be: `yml`.
  fileprivate func isMisspelt(_ language: String) -> Bool {
    language.count > 4 && NearMisses.distance(self, language) == 1
  }
}
