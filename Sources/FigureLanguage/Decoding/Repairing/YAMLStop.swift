import Diagnostics
import Figures

/// An error of the YAML parser, translated to a mistake that an author can understand.
///
/// The parser's messages are libyaml's. The text at the reported position determines the probable mistake.
struct YAMLStop {
  let source: SourceText
  let problem: String
  /// The offset of the error.
  let offset: Int
  /// The offset of the construct that was being read.
  let context: Int?

  var issue: SyntaxIssue {
    unclosedQuotation ?? foreignConstraint ?? labelledCall ?? foreignNumber ?? unquotedFormat ?? formatInBraces
      ?? unquotedColour ?? unquotedText ?? unclosed ?? keyWithoutColon ?? keyWithoutColonAbove ?? apostrophe
      ?? superfluous ?? knownProblem ?? SyntaxIssue(.noYAML(problem), at: offset)
  }

  private func isProblem(_ signs: String...) -> Bool { signs.contains(where: problem.contains) }

  private var scalars: [Unicode.Scalar] { source.scalars }
  private func scalar(at offset: Int) -> Unicode.Scalar { scalars.indices.contains(offset) ? scalars[offset] : " " }
  private var line: ArraySlice<Unicode.Scalar> { source.line(around: min(offset, max(0, scalars.count - 1))) }

  // MARK: What YAML claims for itself: the likeliest issues of this language

  /// `- |-[a]-|` and `- [a]-[b]`
  private var unquotedFormat: SyntaxIssue? {
    let value = DocumentLine(line).value
    guard let sign = value.first else { return nil }
    let closing = value.firstIndex(of: "]") ?? value.endIndex
    let isFormat =
      sign == "|"
      ? value.contains("[")
      : sign == "[" && scalar(at: value.startIndex + 1).isNameCharacter
        && !value[(value.startIndex + 1)..<closing].contains { $0 == "[" || $0 == "," }
        && "-|[".unicodeScalars.contains(scalar(at: closing + 1))
    guard isFormat else { return nil }
    // `[H:|-[a]-|, …]`: a list whose first item is a format.
    let first = value.startIndex + 1
    if sign == "[", isPrefix(at: first) { return quotingFormatInList(from: first) }
    // `H: |-[a]-|`: without the blank it would need no marks.
    let axis = value.startIndex - 3
    if axis >= 0, isPrefix(at: axis), scalar(at: axis + 2) == " " {
      let blank = axis + 2..<axis + 3
      return SyntaxIssue(
        .spaceAfterPrefix(axis: "\(scalar(at: axis))"), at: axis, repair: Repair(edits: [.init(range: blank, text: "")])
      )
    }
    return SyntaxIssue(
      .unquotedFormat(sign), at: value.startIndex, repair: .quoting(value.indices, of: source, isKnown: true))
  }

  /// `H:` or `V:`.
  private func isPrefix(at place: Int) -> Bool {
    "HV".unicodeScalars.contains(scalar(at: place)) && scalar(at: place + 1) == ":"
  }

  /// The beginning of a format before the error that is an item of a list in brackets: `[…, H:|-[a]-|]`.
  private var formatInList: Int? {
    (line.startIndex..<min(offset + 1, line.endIndex)).last { place in
      guard isPrefix(at: place) else { return false }
      let before = scalars[line.startIndex..<place].last { !$0.isBlank }
      return before == "[" || before == ","
    }
  }

  private func quotingFormatInList(from start: Int) -> SyntaxIssue {
    SyntaxIssue(
      .unquotedFormatInBrackets, at: start,
      repair: .quoting(source.valueInBrackets(from: start), of: source, isKnown: true))
  }

  /// `{format: [a]-[b]}`, `{format: |[a]}` and `{format: H:[a]}`
  private var formatInBraces: SyntaxIssue? {
    guard offset > 0, offset < scalars.count else { return nil }
    let isFormat =
      switch (scalar(at: offset - 1), scalar(at: offset), scalar(at: offset + 1)) {
      case ("]", "-", _), ("]", "|", _), ("]", "[", _), (_, "|", "-"), (_, "|", "["), ("H", ":", "["), ("H", ":", "|"),
        ("V", ":", "["), ("V", ":", "|"):
        true
      default: false
      }
    guard isFormat else { return nil }
    if let start = formatInList { return quotingFormatInList(from: start) }
    // It begins behind the colon and the blank of its key.
    let start = (line.startIndex..<offset).last { scalar(at: $0) == " " && scalar(at: $0 - 1) == ":" }
    return SyntaxIssue(
      .unquotedFormatInBraces, at: offset,
      repair: .quoting(start.flatMap { source.valueInBrackets(from: $0 + 1) }, of: source, isKnown: true))
  }

  /// A `#` that started a comment in brackets, which are therefore never closed.
  private var unquotedColour: SyntaxIssue? {
    let start = min(context ?? offset, max(0, offset - 2_000))
    let colour = (start..<min(scalars.count, offset + 1)).lazy.reversed().compactMap { place -> Located<String>? in
      guard scalars[place] == "#", let before = scalars[..<place].suffix(20).last(where: { $0 != " " }),
        ":,[{".unicodeScalars.contains(before), !isQuoted(place)
      else { return nil }
      return source.colour(at: place)
    }.first
    guard let colour, let place = colour.range?.start, let start = source.offset(line: place.line, column: place.column)
    else { return nil }
    let range = start..<start + colour.value.length
    return SyntaxIssue(.unquotedColour(colour.value), at: range, repair: .quoting(range, of: source, isKnown: true))
  }

  /// Whether a place is between quotation marks of its line.
  private func isQuoted(_ place: Int) -> Bool {
    var mark: Unicode.Scalar?
    let line = source.line(around: place)
    for scalar in scalars[line.startIndex..<place] where scalar == "'" || scalar == "\"" {
      if mark == nil { mark = scalar } else if mark == scalar { mark = nil }
    }
    return mark != nil
  }

  /// A call of a programming language, whose labels YAML reads as keys.
  private var foreignConstraint: SyntaxIssue? {
    guard isProblem("mapping values are not allowed"), let range = source.value(around: offset) else { return nil }
    let start = source.scalars[..<range.lowerBound].lastIndex { $0 == "-" || $0 == "\n" } ?? range.lowerBound
    let item = source.scalars[(start + 1)..<range.upperBound]
    let text = String(scalars: item.drop(while: \.isBlank))
    guard let equations = ForeignConstraint.equations(of: text) else { return nil }
    let whole = (range.upperBound - text.length)..<range.upperBound
    return SyntaxIssue(
      .foreignConstraint(text, equations), at: whole,
      repair: Repair(edits: [.init(range: whole, text: "\"\"")], certainty: .standIn, guessedValue: whole))
  }

  /// `CGRect(x: 0, y: 0, width: 10, height: 10)`: numbers of a programming language, with labels that YAML reads as keys.
  private var labelledCall: SyntaxIssue? {
    guard isProblem("mapping values are not allowed", "did not find expected ',' or"), offset < scalars.count,
      let opening = scalars[line.startIndex..<max(line.startIndex, min(offset, line.endIndex))].lastIndex(of: "("),
      let closing = line[opening...].firstIndex(of: ")")
    else { return nil }
    let name = scalars[line.startIndex..<opening].reversed().prefix { $0.isNameCharacter || $0 == "." }.count
    // Without a label YAML does not stop there: `[box(40)]` is a part of a format.
    guard scalars[opening..<closing].contains(":") else { return nil }
    let values = scalars[opening + 1..<closing].split(separator: ",").map { argument in
      String(scalars: (argument.split(separator: ":").last ?? []).filter { !$0.isBlank })
    }
    guard name > 0, !values.isEmpty, values.allSatisfy({ NumberText.value($0) != nil }) else { return nil }
    let range = opening - name..<closing + 1
    let text = String(scalars: scalars[range])
    let font = text.contains("ont") ? ForeignFont.written(text) : nil
    let list = font ?? "[\(values.joined(separator: ", "))]"
    return SyntaxIssue(
      font.map { .foreignFont(text, meant: $0) } ?? .labelledCall(text, meant: list), at: range,
      repair: Repair(edits: [.init(range: range, text: list)], certainty: .standIn, guessedValue: range))
  }

  /// `[{i} * 20, 0]`: the number of a repeated view by the name that programs give it.
  private var foreignNumber: SyntaxIssue? {
    let end = min(offset + 1, scalars.count)
    guard isProblem("alphabetic or numeric character"), line.startIndex < end,
      let opening = scalars[line.startIndex..<end].lastIndex(of: "{"),
      let closing = scalars[opening..<end].firstIndex(of: "}")
    else { return nil }
    let name = String(scalars: scalars[opening + 1..<closing])
    guard NameScope.isName(name), scalars[closing + 1..<end].allSatisfy({ $0.isBlank || $0 == "*" }) else { return nil }
    let range = opening..<closing + 1
    return SyntaxIssue(
      .foreignNumber(name), at: range, repair: Repair(edits: [.init(range: range, text: "{n}")]))
  }

  /// A character that is reserved in YAML or not allowed there.
  private var unquotedText: SyntaxIssue? {
    guard isProblem("cannot start any token", "tab character") else { return nil }
    let sign = scalar(at: offset)
    if sign == "\t" { return SyntaxIssue(.tab, at: offset) }
    let repair = quotingText(from: offset)
    // `@2x` is a scale; anything else that begins with such a character is a text.
    let isScale = sign == "@" && "123".unicodeScalars.contains(scalar(at: offset + 1)) && scalar(at: offset + 2) == "x"
    return isScale
      ? SyntaxIssue(.scaleWithSign("\(scalar(at: offset + 1))"), at: offset, repair: repair)
      : SyntaxIssue(.unquotedText("'\(sign)'"), at: offset, repair: repair)
  }

  // MARK: What is missing

  /// A quotation mark that is never closed, reported where it was opened. It comes first, because the parser stops at the
  /// end of the document: the line there is only a part of what is quoted.
  private var unclosedQuotation: SyntaxIssue? {
    guard let context, ["'", "\""].contains(scalar(at: context)),
      isProblem("unexpected end of stream", "unexpected document indicator")
    else { return nil }
    return SyntaxIssue(
      .quotationNeverClosed, at: context, repair: .closing(context, with: scalar(at: context), in: source))
  }

  /// A bracket that is never closed, reported where it was opened.
  private var unclosed: SyntaxIssue? {
    guard let context else { return nil }
    let opening = scalar(at: context)
    // A key of a line of its own ends a list, as the document's end does.
    let isAtKey =
      opening == "[" && scalar(at: offset) == ":" && line.startIndex > context && DocumentLine(line).key != nil
    guard isProblem("did not find expected ',' or"), isAtKey || offset == scalars.count else { return nil }
    // If several are open, it is unknown where each should end.
    let isOnlyOne = source.restOfLine(from: context).bracketBalance == 1
    return SyntaxIssue(
      .neverClosed(opening), at: context,
      repair: isOnlyOne ? .closing(context, with: opening == "[" ? "]" : "}", in: source) : nil)
  }

  /// An error that the parser reports lines later.
  private var keyWithoutColon: SyntaxIssue? {
    guard isProblem("could not find expected ':'"), let context else { return nil }
    let line = source.restOfLine(from: context)
    return DocumentLine(line).keyWithoutSpace ?? keyBeforeValue(in: line)
      ?? SyntaxIssue(
        .lineOfNoForm, at: line.indices,
        repair: .inserting("# ", at: source.line(around: context).firstIndex { !$0.isBlank } ?? context, .guessed))
  }

  /// The same in the line above, which goes on in this one for YAML.
  private var keyWithoutColonAbove: SyntaxIssue? {
    guard isProblem("mapping values are not allowed"), DocumentLine(line).key != nil, line.startIndex > 1 else {
      return nil
    }
    let above = source.line(around: line.startIndex - 2)
    return above.contains(":") ? nil : keyBeforeValue(in: above)
  }

  /// `text CHF 26`: a word that is a key, with its value behind it.
  private func keyBeforeValue(in line: ArraySlice<Unicode.Scalar>) -> SyntaxIssue? {
    let rest = line.drop { $0.isBlank || $0 == "-" }
    let word = rest.prefix { $0.isNameCharacter }
    let key = String(scalars: word)
    guard LineRule.keys.contains(key), let behind = rest.dropFirst(word.count).first, behind.isBlank else { return nil }
    return SyntaxIssue(
      .colonMissing(key: key), at: word.indices, repair: .inserting(":", at: word.endIndex))
  }

  private var apostrophe: SyntaxIssue? {
    guard isProblem("did not find expected key", "<document start>"), scalar(at: offset - 1) == "'",
      scalar(at: offset - 2).isNameCharacter, scalar(at: offset).isNameCharacter
    else { return nil }
    return SyntaxIssue(.apostrophe, at: offset - 1, repair: .inserting("'", at: offset - 1))
  }

  /// Text after a value on the same line.
  private var superfluous: SyntaxIssue? {
    guard isProblem("did not find expected key", "did not find expected '-'", "<document start>"),
      line.prefix(upTo: max(offset, line.startIndex)).contains(where: { $0 != " " && $0 != "-" })
    else { return nil }
    return SyntaxIssue(.superfluousBesideValue, at: offset, repair: .quoting(source.value(around: offset), of: source))
  }

  // MARK: All else

  private var knownProblem: SyntaxIssue? {
    guard let known = Self.problems.first(where: { problem.contains($0.words) }) else { return nil }
    // `{text: a: b}`: the colon in the text is what YAML stumbles over.
    if known.mistake == .bracketOrCommaMissing("}"), scalar(at: offset) == ":" {
      let start = (line.startIndex..<offset).last { scalar(at: $0) == " " && scalar(at: $0 - 1) == ":" }
      if let start, let issue = missingComma(behind: start) { return issue }
      return SyntaxIssue(
        .colonInText, at: offset, repair: .quoting(start.flatMap { source.valueInBrackets(from: $0 + 1) }, of: source))
    }
    // `{text: width {}}`: brackets in the text.
    if known.mistake == .bracketOrCommaMissing("}"), "{[".unicodeScalars.contains(scalar(at: offset)),
      let before = scalars[line.startIndex..<max(offset, line.startIndex)].last(where: { !$0.isBlank }),
      !"]}'\"".unicodeScalars.contains(before),
      let start = (line.startIndex..<offset).last(where: { scalar(at: $0) == " " && scalar(at: $0 - 1) == ":" })
    {
      return SyntaxIssue(
        .bracketInText(scalar(at: offset)), at: offset,
        repair: .quoting(source.valueInBrackets(from: start + 1), of: source))
    }
    // `[…, H:|-[a]-|]`: the brackets of a format that is not the first.
    if known.mistake == .bracketOrCommaMissing("]"), let start = formatInList {
      return quotingFormatInList(from: start)
    }
    let sign = context.flatMap { "&*!".unicodeScalars.contains(scalar(at: $0)) ? $0 : nil }
    return SyntaxIssue(known.mistake, at: offset, repair: known.isOfText ? quotingText(from: sign) : nil)
  }

  /// `{text: The Keepers font: headline}`: a key of the language behind the words of a value.
  ///
  /// - Parameter start: Where the value begins.
  private func missingComma(behind start: Int) -> SyntaxIssue? {
    guard let blank = (start + 1..<offset).last(where: { scalar(at: $0) == " " }), blank > start + 1 else { return nil }
    let key = String(scalars: scalars[blank + 1..<offset])
    guard !KeyOwners.owners(ofKey: key).isEmpty else { return nil }
    return SyntaxIssue(
      .commaMissing(beforeKey: key), at: blank + 1,
      repair: Repair(edits: [.inserting(",", at: blank)], guessedValue: nil))
  }

  /// libyaml's messages; `isOfText` if quotation marks are the repair.
  private static let problems: [(words: String, mistake: Mistake, isOfText: Bool)] = [
    ("mapping values are not allowed", .colonInText, true),
    ("unknown escape character", .unknownEscape, true),
    ("hexdecimal number", .escapeWithoutNumber, false),
    ("did not find expected key", .indentationOfNoKey, false),
    ("did not find expected '-' indicator", .indentationOfNoItem, false),
    ("block sequence entries are not allowed", .itemInsideLine, false),
    ("did not find expected ',' or ']'", .bracketOrCommaMissing("]"), false),
    ("did not find expected ',' or '}'", .bracketOrCommaMissing("}"), false),
    ("did not find expected node content", .valueMissingBefore, false),
    ("alphabetic or numeric character", .unquotedText("'&' or '*'"), true),
    ("found another document", .secondDocument, false),
    ("expected <document start>", .superfluousAtEnd, false),
    ("comment or line break", .superfluousBehindBlock, false),
    ("leading empty line", .blockIndentation, false),
    ("found unexpected ':'", .colonInBrackets, true),
    ("undefined tag handle", .unquotedText("'!'"), true),
    ("while parsing a tag", .unquotedText("'!'"), true),
  ]

  /// Adds quotation marks around a text: the whole value of the line, or the value in brackets.
  ///
  /// - Parameter start: The start of the text; `nil` if only an offset inside it is known, and it excludes a key.
  private func quotingText(from start: Int?) -> Repair? {
    guard let start else {
      let value = source.value(around: offset)
      return .quoting(
        value.flatMap { "[{\"'".unicodeScalars.contains(scalar(at: $0.lowerBound)) ? nil : $0 }, of: source)
    }
    let value = source.value(around: start)
    return .quoting(value?.lowerBound == start ? value : source.valueInBrackets(from: start), of: source)
  }
}

extension SourceText {
  /// The value on a line that contains `offset`: after the dashes and the key, without a comment.
  fileprivate func value(around offset: Int) -> Range<Int>? {
    let value = DocumentLine(line(around: min(offset, max(0, scalars.count - 1)))).value
    return value.indices.contains(offset) ? value.indices : nil
  }

  /// The value in brackets or braces that starts at `start`, up to the comma or bracket after it.
  fileprivate func valueInBrackets(from start: Int) -> Range<Int>? {
    var depth = 0
    let rest = restOfLine(from: start)
    for place in rest.indices {
      switch rest[place] {
      case "(", "[", "{": depth += 1
      case ")": depth -= 1
      case "]" where depth > 0: depth -= 1
      case "}" where depth > 0: depth -= 1
      case ",", "]", "}":
        guard depth <= 0 else { continue }
        return start..<place - rest[..<place].reversed().prefix(while: \.isBlank).count
      default: continue
      }
    }
    return nil
  }
}
