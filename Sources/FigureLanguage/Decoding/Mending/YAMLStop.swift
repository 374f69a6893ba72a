import Diagnostics
import Figures

/// What YAML's parser stopped at, by its own words, and what an author is told of it.
///
/// The words are libyaml's; each is looked for in the place that it gives, and beside what the author is likely to have
/// meant there.
struct YAMLStop {
  let source: SourceText
  let problem: String
  /// Where it stopped.
  let offset: Int
  /// Where that began which it was reading.
  let context: Int?

  var slip: Slip {
    tooDeep ?? unquotedFormat ?? formatInBraces ?? unquotedColour ?? unquotedText ?? unclosed ?? keyWithoutColon
      ?? apostrophe ?? superfluous ?? knownProblem ?? Slip(.noYAML(problem), at: offset)
  }

  private func isProblem(_ signs: String...) -> Bool { signs.contains(where: problem.contains) }

  private var scalars: [Unicode.Scalar] { source.scalars }
  private func scalar(at offset: Int) -> Unicode.Scalar { scalars.indices.contains(offset) ? scalars[offset] : " " }
  private var line: ArraySlice<Unicode.Scalar> { source.line(around: min(offset, max(0, scalars.count - 1))) }

  /// The parser names the outermost bracket: the one too many is looked for.
  private var tooDeep: Slip? {
    guard isProblem("nesting level") else { return nil }
    var depth = 0
    let place = scalars.firstIndex { scalar in
      depth = max(0, depth + scalar.bracketStep)
      return depth > FigureLimits.depth
    }
    return Slip(.nestedTooDeeply, at: place ?? offset)
  }

  // MARK: What YAML claims for itself: the likeliest slips of this language

  /// `- |-[a]-|` and `- [a]-[b]`
  private var unquotedFormat: Slip? {
    let value = DocumentLine(line).value
    guard let sign = value.first else { return nil }
    let closing = value.firstIndex(of: "]") ?? value.endIndex
    let isFormat =
      sign == "|"
      ? value.contains("[")
      : sign == "[" && scalar(at: value.startIndex + 1).isNameCharacter
        && "-|[".unicodeScalars.contains(scalar(at: closing + 1))
    guard isFormat else { return nil }
    return Slip(
      .unquotedFormat(sign), at: value.startIndex, mend: .quoting(value.indices, of: source, isKnown: true))
  }

  /// `{format: [a]-[b]}`, `{format: |[a]}` and `{format: H:[a]}`
  private var formatInBraces: Slip? {
    guard offset > 0, offset < scalars.count else { return nil }
    let isFormat =
      switch (scalar(at: offset - 1), scalar(at: offset), scalar(at: offset + 1)) {
      case ("]", "-", _), ("]", "|", _), ("]", "[", _), (_, "|", "-"), (_, "|", "["), ("H", ":", "["), ("H", ":", "|"),
        ("V", ":", "["), ("V", ":", "|"):
        true
      default: false
      }
    guard isFormat else { return nil }
    // It begins behind the colon and the blank of its key.
    let start = (line.startIndex..<offset).last { scalar(at: $0) == " " && scalar(at: $0 - 1) == ":" }
    return Slip(
      .unquotedFormatInBraces, at: offset,
      mend: .quoting(start.flatMap { source.valueInBrackets(from: $0 + 1) }, of: source, isKnown: true))
  }

  /// A `#` that made the rest of its line a comment, in brackets that are therefore never closed.
  private var unquotedColour: Slip? {
    let start = min(context ?? offset, max(0, offset - 2_000))
    let colour = (start..<min(scalars.count, offset + 1)).lazy.reversed().compactMap { place -> Located<String>? in
      guard scalars[place] == "#", let before = scalars[..<place].suffix(20).last(where: { $0 != " " }),
        ":,[{".unicodeScalars.contains(before)
      else { return nil }
      return source.colour(at: place)
    }.first
    guard let colour, let place = colour.range?.start, let start = source.offset(line: place.line, column: place.column)
    else { return nil }
    let range = start..<start + colour.value.length
    return Slip(.unquotedColour(colour.value), at: range, mend: .quoting(range, of: source, isKnown: true))
  }

  /// A character that YAML keeps for itself or does not allow there.
  private var unquotedText: Slip? {
    guard isProblem("cannot start any token", "tab character") else { return nil }
    let sign = scalar(at: offset)
    if sign == "\t" { return Slip(.tab, at: offset) }
    let mend = quotingText(from: offset)
    // `@2x` is a scale; anything else that begins with such a character is a text.
    let isScale = sign == "@" && "123".unicodeScalars.contains(scalar(at: offset + 1)) && scalar(at: offset + 2) == "x"
    return isScale
      ? Slip(.scaleWithSign("\(scalar(at: offset + 1))"), at: offset, mend: mend)
      : Slip(.unquotedText("'\(sign)'"), at: offset, mend: mend)
  }

  // MARK: What is missing

  /// What was opened and never closed is shown where it was opened.
  private var unclosed: Slip? {
    guard let context else { return nil }
    let opening = scalar(at: context)
    if isProblem("unexpected end of stream", "unexpected document indicator") {
      let isMark = opening == "'" || opening == "\""
      return Slip(
        .quotationNeverClosed, at: context, mend: isMark ? .closing(context, with: opening, in: source) : nil)
    }
    // A key of a line of its own ends a list, as the document's end does.
    let isAtKey =
      opening == "[" && scalar(at: offset) == ":" && line.startIndex > context && DocumentLine(line).key != nil
    guard isProblem("did not find expected ',' or"), isAtKey || offset == scalars.count else { return nil }
    // Where more than one is open, nobody knows which of them ends where.
    let isOnlyOne = source.restOfLine(from: context).bracketBalance == 1
    return Slip(
      .neverClosed(opening), at: context,
      mend: isOnlyOne ? .closing(context, with: opening == "[" ? "]" : "}", in: source) : nil)
  }

  /// It is found out lines later.
  private var keyWithoutColon: Slip? {
    guard isProblem("could not find expected ':'"), let context else { return nil }
    let line = source.restOfLine(from: context)
    return DocumentLine(line).keyWithoutBlank
      ?? Slip(
        .lineOfNoForm, at: line.indices,
        mend: .inserting("# ", at: source.line(around: context).firstIndex { !$0.isBlank } ?? context, .guessed))
  }

  private var apostrophe: Slip? {
    guard isProblem("did not find expected key", "<document start>"), scalar(at: offset - 1) == "'",
      scalar(at: offset - 2).isNameCharacter, scalar(at: offset).isNameCharacter
    else { return nil }
    return Slip(.apostrophe, at: offset - 1, mend: .inserting("'", at: offset - 1))
  }

  /// Something behind a value, on its own line.
  private var superfluous: Slip? {
    guard isProblem("did not find expected key", "did not find expected '-'", "<document start>"),
      line.prefix(upTo: max(offset, line.startIndex)).contains(where: { $0 != " " && $0 != "-" })
    else { return nil }
    return Slip(.superfluous, at: offset, mend: .quoting(source.value(around: offset), of: source))
  }

  // MARK: All else

  private var knownProblem: Slip? {
    guard let (_, mistake) = Self.problems.first(where: { problem.contains($0.words) }) else { return nil }
    let sign = context.flatMap { "&*!".unicodeScalars.contains(scalar(at: $0)) ? $0 : nil }
    return Slip(mistake, at: offset, mend: mistake.isOfText ? quotingText(from: sign) : nil)
  }

  private static let problems: [(words: String, mistake: YAMLMistake)] = [
    ("mapping values are not allowed", .colonInText),
    ("unknown escape character", .unknownEscape),
    ("hexdecimal number", .escapeWithoutNumber),
    ("did not find expected key", .indentationOfNoKey),
    ("did not find expected '-' indicator", .indentationOfNoItem),
    ("block sequence entries are not allowed", .itemInsideLine),
    ("did not find expected ',' or ']'", .bracketOrCommaMissing("]")),
    ("did not find expected ',' or '}'", .bracketOrCommaMissing("}")),
    ("did not find expected node content", .valueMissing),
    ("alphabetic or numeric character", .unquotedText("'&' or '*'")),
    ("found another document", .secondDocument),
    ("expected <document start>", .superfluousAtEnd),
    ("comment or line break", .superfluousBehindBlock),
    ("leading empty line", .blockIndentation),
    ("found unexpected ':'", .colonInBrackets),
    ("undefined tag handle", .unquotedText("'!'")),
    ("while parsing a tag", .unquotedText("'!'")),
  ]

  /// Quotation marks around a text: all that the line's value is, or what stands between brackets.
  ///
  /// - Parameter start: Where it begins; `nil` where only some place in it is known, and a key is not part of it.
  private func quotingText(from start: Int?) -> Mend? {
    guard let start else {
      let value = source.value(around: offset)
      return .quoting(
        value.flatMap { "[{\"'".unicodeScalars.contains(scalar(at: $0.lowerBound)) ? nil : $0 }, of: source)
    }
    let value = source.value(around: start)
    return .quoting(value?.lowerBound == start ? value : source.valueInBrackets(from: start), of: source)
  }
}

extension YAMLMistake {
  /// Whether quotation marks mend it.
  fileprivate var isOfText: Bool {
    switch self {
    case .colonInText, .unknownEscape, .unquotedText, .colonInBrackets: true
    default: false
    }
  }
}

extension SourceText {
  /// The value on a line that stands at `offset` or holds it: behind the dashes and the key, without a comment.
  fileprivate func value(around offset: Int) -> Range<Int>? {
    let value = DocumentLine(line(around: min(offset, max(0, scalars.count - 1)))).value
    return value.indices.contains(offset) ? value.indices : nil
  }

  /// The value between brackets or braces that begins at `start`: up to the comma or the bracket behind it.
  fileprivate func valueInBrackets(from start: Int) -> Range<Int>? {
    var depth = 0
    let rest = restOfLine(from: start)
    for place in rest.indices {
      switch rest[place] {
      case "(", "[": depth += 1
      case ")": depth -= 1
      case "]" where depth > 0: depth -= 1
      case ",", "]", "}":
        guard depth <= 0 else { continue }
        return start..<place - rest[..<place].reversed().prefix(while: \.isBlank).count
      default: continue
      }
    }
    return nil
  }
}
