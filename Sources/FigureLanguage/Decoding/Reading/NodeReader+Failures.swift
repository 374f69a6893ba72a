import Diagnostics
import Figures
import Yams

extension NodeReader {
  /// Control characters and lone carriage returns, each an error.
  static func unreadableCharacters(in source: SourceText) -> Diagnostics {
    var diagnostics = Diagnostics()
    for (offset, scalar) in source.scalars.enumerated() {
      let message: String
      switch scalar.value {
      case 0x0D:
        guard offset + 1 == source.scalars.count || source.scalars[offset + 1] != "\n" else { continue }
        message = "a carriage return alone ends no line: save the document with LF or CRLF line ends"
      case 0x09, 0x0A, 0x20...0x7E, 0x85, 0xA0...0xFEFE, 0xFF00...0xFFFD, 0x10000...:
        continue
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        message =
          "the character U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits) cannot stand here"
      }
      diagnostics.add(.error(message, at: source.range(at: offset)))
      if diagnostics.all.count == 10 { break }
    }
    return diagnostics
  }

  /// What is wrong with a text that is not YAML, in an author's words.
  func failure(_ error: any Error) -> YAMLFailure {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      return syntaxError(problem, at: mark, context: context?.mark)
    case .memory:
      return YAMLFailure("nested too deeply")
    case .reader(let problem, _, _, _):
      return YAMLFailure("the document cannot be read: \(problem)")
    default:
      return YAMLFailure("the document is not YAML")
    }
  }

  /// The parser gives up at its own depth, and says where the outermost bracket is: the one too many is looked for.
  private func tooDeep(near offset: Int) -> Diagnostic {
    var depth = 0
    var quote: Unicode.Scalar?
    let scalars = source.scalars
    for place in scalars.indices {
      let scalar = scalars[place]
      if let open = quote {
        if scalar == open, open == "'" || scalars[place - 1] != "\\" { quote = nil }
        continue
      }
      switch scalar {
      case "\"", "'": if place == 0 || !scalars[place - 1].isNameCharacter { quote = scalar }
      case "[", "{": depth += 1
      case "]", "}": depth = max(0, depth - 1)
      default: continue
      }
      if depth > FigureLimits.depth { return Self.tooDeep(at: source.range(at: place)) }
    }
    return Self.tooDeep(at: source.range(at: offset))
  }

  static func tooDeep(at range: SourceRange) -> Diagnostic {
    .error("nested more than \(FigureLimits.depth) levels deep", at: range)
  }

  private func syntaxError(_ problem: String, at mark: Mark, context: Mark?) -> YAMLFailure {
    let offset = min(
      source.offset(line: mark.line, column: mark.column) ?? source.scalars.count, source.scalars.count)
    let contextOffset = context.flatMap { source.offset(line: $0.line, column: $0.column) }
    if problem.contains("nesting level") { return YAMLFailure(tooDeep(near: offset)) }
    // 1. What YAML claims for itself: the likeliest slips of this language.
    if let hint = claimedBeginning(at: offset, since: contextOffset) { return hint }
    // 2. A character that YAML keeps for itself or does not allow there.
    let range = source.range(at: offset)
    if problem.contains("cannot start any token") || problem.contains("tab character") {
      let character = offset < source.scalars.count ? source.scalars[offset] : " "
      return character == "\t"
        ? YAMLFailure("a tab cannot indent: use spaces", at: range)
        : YAMLFailure(beginningMessage(character, at: offset), at: range, mend: quotingText(from: offset))
    }
    // 3. What was opened and never closed is shown where it was opened.
    if problem.contains("did not find expected ',' or"), let contextOffset, isKey(behind: contextOffset, at: offset) {
      return unclosedBracket(at: contextOffset)
    }
    if problem.contains("unexpected end of stream") || problem.contains("unexpected document indicator"),
      let contextOffset
    {
      let mark = contextOffset < source.scalars.count ? source.scalars[contextOffset] : " "
      return YAMLFailure(
        "this quotation mark is never closed", at: source.range(at: contextOffset),
        mend: mark == "'" || mark == "\"" ? .closing(contextOffset, with: mark, in: source) : nil)
    }
    if offset == source.scalars.count, let contextOffset, problem.contains("did not find expected ',' or") {
      return unclosedBracket(at: contextOffset)
    }
    // 4. A key without its colon is found out lines later.
    if problem.contains("could not find expected ':'"), let contextOffset {
      let line = source.restOfLine(from: contextOffset)
      let read = DocumentLine(line)
      if let key = read.key, read.colon + 1 < read.content.endIndex, !read.value.isEmpty {
        let written = "\(key): \(String(scalars: read.value))".shortened
        return YAMLFailure(
          "a blank is missing behind the colon: '\(written)'", at: source.range(at: read.colon),
          mend: .init(insertions: [(read.colon + 1, " ")], guessed: nil, isCertain: true))
      }
      return YAMLFailure(
        "this line is neither 'key: value' nor a list item", at: source.range(at: contextOffset, length: line.count),
        mend: .leavingOut(lineOf: contextOffset, in: source))
    }
    // 5. Something behind a value, on its own line.
    let (_, line) = source.line(around: offset)
    if offset > 1, problem.contains("did not find expected key") || problem.contains("<document start>"),
      source.scalars[offset - 1] == "'", source.scalars[offset - 2].isNameCharacter,
      offset < source.scalars.count, source.scalars[offset].isNameCharacter
    {
      return YAMLFailure(
        "an apostrophe ends a text in single quotation marks: write it twice", at: source.range(at: offset - 1),
        mend: .init(insertions: [(offset - 1, "'")], guessed: nil, isCertain: true))
    }
    let isInsideLine = line[..<min(max(offset, line.startIndex), line.endIndex)].contains { $0 != " " && $0 != "-" }
    let signs = ["did not find expected key", "did not find expected '-'", "<document start>"]
    if isInsideLine, signs.contains(where: problem.contains) {
      return YAMLFailure(
        "this is more than the value before it can hold: quote the whole, or remove it", at: range,
        mend: source.value(around: offset).flatMap { .quoting($0, of: source) })
    }
    for (sign, sentence) in Self.sentences where problem.contains(sign) {
      let isOfText = sentence.contains("quot")
      let sign = contextOffset.flatMap {
        source.restOfLine(from: $0).first.map("&*!".unicodeScalars.contains) == true ? $0 : nil
      }
      return YAMLFailure(sentence, at: range, mend: isOfText ? quotingText(from: sign, around: offset) : nil)
    }
    return YAMLFailure("this is not YAML: \(problem)", at: range)
  }

  private func unclosedBracket(at opening: Int) -> YAMLFailure {
    let bracket = source.scalars[opening]
    // Where more than one is open, nobody knows which of them ends where.
    let isOnlyOne = source.restOfLine(from: opening).bracketBalance == 1
    return YAMLFailure(
      "this '\(bracket)' is never closed", at: source.range(at: opening),
      mend: isOnlyOne ? .closing(opening, with: bracket == "[" ? "]" : "}", in: source) : nil)
  }

  /// Quotation marks around a text that begins at `start`: all that the line's value is, or what stands between
  /// brackets.
  private func quotingText(from start: Int) -> YAMLFailure.Mend? {
    let value = source.value(around: start)
    let text = value?.lowerBound == start ? value : source.valueInBrackets(from: start)
    return text.flatMap { .quoting($0, of: source) }
  }

  /// The same for a text of which the beginning or some other place is known; a key is not part of it.
  private func quotingText(from start: Int?, around offset: Int) -> YAMLFailure.Mend? {
    if let start { return quotingText(from: start) }
    guard let value = source.value(around: offset), !"[{\"'".unicodeScalars.contains(source.scalars[value.lowerBound])
    else { return nil }
    return .quoting(value, of: source)
  }

  /// `@2x` is a scale; anything else that begins with such a character is a text.
  private func beginningMessage(_ character: Unicode.Scalar, at offset: Int) -> String {
    let rest = String(scalars: source.restOfLine(from: offset).prefix(4))
    if let scale = ["1", "2", "3"].first(where: { rest.hasPrefix("@\($0)x") }) {
      return "a scale is a number: write '\(scale)', not '@\(scale)x'"
    }
    return "a text that begins with '\(character)' must be quoted"
  }

  /// Whether a key of a line of its own stands at `offset`, on a line behind that of a bracket.
  private func isKey(behind bracket: Int, at offset: Int) -> Bool {
    guard offset < source.scalars.count, source.scalars[bracket] == "[" else { return false }
    let (start, scalars) = source.line(around: offset)
    return start > bracket && DocumentLine(scalars).key != nil && source.scalars[offset] == ":"
  }

  private static let sentences: [(sign: String, sentence: String)] = [
    ("mapping values are not allowed", "a ': ' inside a text needs quotation marks around the whole"),
    ("unknown escape character", "this escape means nothing; in single quotes a backslash is a backslash"),
    ("hexdecimal number", "a hexadecimal number is missing in this escape"),
    ("did not find expected key", "this line's indentation fits no key above it"),
    ("did not find expected '-' indicator", "this is neither a list item nor indented as the list above it is"),
    ("block sequence entries are not allowed", "a list item cannot begin here: put it on a line of its own"),
    ("did not find expected ',' or ']'", "a ',' or a ']' is missing before this"),
    ("did not find expected ',' or '}'", "a ',' or a '}' is missing before this"),
    ("did not find expected node content", "a value is missing before this"),
    ("alphabetic or numeric character", "a text that begins with '&' or '*' must be quoted"),
    ("found another document", "a file holds one document: nothing can follow '---' or '...'"),
    ("expected <document start>", "nothing can stand behind the end of the document's list or mapping"),
    ("comment or line break", "nothing can follow '|' or '>' on their line"),
    ("leading empty line", "the first line of this text is indented less than the empty lines above it"),
    ("found unexpected ':'", "a ':' inside brackets needs quotation marks around the text"),
    ("undefined tag handle", "a text that begins with '!' must be quoted"),
    ("while parsing a tag", "a text that begins with '!' must be quoted"),
  ]

  /// The hints for what YAML claims: a colour that begins with `#`, a visual format string that begins with `|` or `[`.
  private func claimedBeginning(at offset: Int, since context: Int?) -> YAMLFailure? {
    // 1. Where the line's value begins: behind its indentation, dashes and keys.
    let (lineStart, line) = source.line(around: min(offset, max(0, source.scalars.count - 1)))
    if let (start, text) = Self.value(on: line, from: lineStart), let hint = source.visualFormatHint(text, at: start) {
      return YAMLFailure(
        hint, mend: source.value(around: start).flatMap { .quoting(start..<$0.upperBound, of: source, isKnown: true) })
    }
    if let hint = visualFormatInBraces(at: offset) { return hint }
    // 2. In brackets that were never closed: a '#' that made the rest of its line a comment.
    let start = min(context ?? offset, max(0, offset - 2_000))
    return (start..<min(source.scalars.count, offset + 1)).lazy.reversed().compactMap(colourInBrackets).first
  }

  /// The hint for `{format: [a]-[b]}`, `{format: |[a]}` and `{format: H:[a]}`.
  private func visualFormatInBraces(at offset: Int) -> YAMLFailure? {
    let scalars = source.scalars
    guard offset > 0, offset < scalars.count else { return nil }
    let (before, here) = (scalars[offset - 1], scalars[offset])
    let next = offset + 1 < scalars.count ? scalars[offset + 1] : " "
    let isFormat =
      before == "]" && (here == "-" || here == "|" || here == "[")
      || here == "|" && (next == "-" || next == "[")
      || (before == "H" || before == "V") && here == ":" && (next == "[" || next == "|")
    guard isFormat else { return nil }
    // It begins behind the colon and the blank of its key.
    let start = (source.line(around: offset).start..<offset).reversed().first {
      scalars[$0] == " " && $0 > 0 && scalars[$0 - 1] == ":"
    }
    return YAMLFailure(
      "a visual format string between braces must be quoted", at: source.range(at: offset),
      mend: start.flatMap { source.valueInBrackets(from: $0 + 1) }
        .flatMap { .quoting($0, of: source, isKnown: true) })
  }

  /// The hint for a `#` that YAML took for a comment where a value between brackets was meant.
  private func colourInBrackets(at offset: Int) -> YAMLFailure? {
    guard source.scalars[offset] == "#" else { return nil }
    let before = source.scalars[..<offset].suffix(20).last { $0 != " " }
    guard let before, ":,[{".unicodeScalars.contains(before) else { return nil }
    guard let hint = source.colourHint(at: offset) else { return nil }
    let length = hint.range?.length ?? 1
    return YAMLFailure(hint, mend: .quoting(offset..<offset + length, of: source, isKnown: true))
  }

  /// The text behind indentation, dashes and keys of a line.
  private static func value(
    on line: ArraySlice<Unicode.Scalar>, from lineStart: Int
  ) -> (start: Int, text: ArraySlice<Unicode.Scalar>)? {
    var rest = line.drop { $0 == " " }
    while true {
      if rest.first == "-", rest.dropFirst().first == " " {
        rest = rest.dropFirst().drop { $0 == " " }
        continue
      }
      let key = rest.prefix { $0.isNameCharacter }
      let behind = rest.dropFirst(key.count)
      guard !key.isEmpty, behind.first == ":", behind.dropFirst().first == " " else { break }
      rest = behind.dropFirst().drop { $0 == " " }
    }
    guard !rest.isEmpty else { return nil }
    return (lineStart + (rest.startIndex - line.startIndex), rest)
  }
}
