import Diagnostics
import Figures

/// Mistakes of a document as YAML.
extension Mistake {
  // MARK: The document as a whole

  static let emptyDocument = Mistake(.emptyDocument, Diagnostic.emptyDocument.message)
  static let tooManyPrivateCharacters = Mistake(.documentTooLarge, "the document uses too many private-use characters")
  static let nestedTooDeeply = Mistake(
    .nestedTooDeeply, "nested more than \(DocumentLimit.nesting.standard) levels deep")
  static let tooDeep = Mistake(.nestedTooDeeply, "nested too deeply")

  static func unreadableDocument(_ problem: String) -> Mistake {
    Mistake(.malformedYAML, "the document cannot be read: \(problem)")
  }

  static func noYAML(_ problem: String) -> Mistake { Mistake(.malformedYAML, "this is not YAML: \(problem)") }

  static func unreadableCharacter(_ scalar: Unicode.Scalar) -> Mistake {
    Mistake(.unreadableCharacter, "the character \(scalar.codePoint) is not allowed here")
  }

  static let loneCarriageReturn = Mistake(
    .unreadableCharacter, "a carriage return alone is not a line end: save the document with LF or CRLF line ends")
  static let secondDocument = Mistake(
    .secondDocument, "a file contains one document: nothing can follow '---' or '...'")
  static let superfluousAtEnd = Mistake(.secondDocument, "nothing can follow the document's list or mapping")

  // MARK: Keys, anchors and tags

  static func duplicateKey(_ key: String) -> Mistake { Mistake(.duplicateKey, "'\(key.shortened)' is given twice") }

  static let keyIsNoWord = Mistake(.malformedKey, "a key is a word, not a list or a mapping")
  static let mergeKey = Mistake(.malformedKey, "'<<' is not supported: write out the merged keys")
  static let textAsAlias = Mistake(
    .unquotedText, "a text that begins with '*' must be quoted: YAML reads it as an alias")

  static func unknownAnchor(_ name: String, meant: String?) -> Mistake {
    Mistake(
      .unknownAnchor, "'*\(name.shortened)' refers to an anchor that is not defined before it\(meant.hint)",
      Correction("*\(name)", meant.map { "*\($0)" }))
  }

  static func unknownTag(_ name: String) -> Mistake {
    Mistake(.unknownTag, "the tag '\(name.shortened)' is not supported")
  }

  // MARK: Lines

  static let tab = Mistake(.foreignIndentation, "a tab cannot be used for indentation: use spaces")
  /// A space of another width.
  static let wideSpace = Mistake(.foreignIndentation, "a no-break space cannot be used for indentation: use spaces")
  static let foreignComment = Mistake(.foreignComment, "a comment begins with '#'")

  static func foreignDash(_ sign: Unicode.Scalar) -> Mistake {
    Mistake(.foreignDash, "a list item begins with '-', not with '\(sign)'")
  }

  static let spaceAfterDashMissing = Mistake(.missingSpace, "a space is missing after the '-'")

  /// - Parameter line: The correct line: `size: [320, 480]`.
  static func spaceAfterColonMissing(line: String) -> Mistake {
    Mistake(.missingSpace, "a space is missing after the colon: '\(line.shortened)'")
  }

  static func colonMissing(key: String) -> Mistake { Mistake(.missingColon, "a ':' is missing after '\(key)'") }

  static let equalsForColon = Mistake(.missingColon, "a key and its value are separated by ': ', not by '='")

  static func itemsBesideKey(_ key: String) -> Mistake {
    Mistake(.listExpected, "'\(key)' is a list: write each item on its own line, after '- '")
  }

  static func wrongIndentation(key: String, wanted: Int, found: Int) -> Mistake {
    Mistake(.wrongIndentation, "'\(key)' belongs to the item above it: indent it by \(wanted) spaces, not by \(found)")
  }

  static func wrongIndentationOfDash(wanted: Int, found: Int) -> Mistake {
    Mistake(
      .wrongIndentation,
      "this item belongs to the list above it: write \(wanted) spaces before its '-', not \(found)")
  }

  static func dashMissing(list: String, item: String) -> Mistake {
    Mistake(.missingDash, "an item of '\(list)' begins with '- ': '\("- \(item)".shortened)'")
  }

  static let indentationOfNoKey = Mistake(.wrongIndentation, "this line's indentation matches no key above it")
  static let indentationOfNoItem = Mistake(
    .wrongIndentation, "this is neither a list item nor indented as the list above it is")
  static let blockIndentation = Mistake(
    .wrongIndentation, "the first line of this text is indented less than the empty lines above it")
  static let itemInsideLine = Mistake(.malformedYAML, "a list item cannot begin here: put it on a line of its own")
  static let lineOfNoForm = Mistake(.malformedYAML, "this line is neither 'key: value' nor a list item")

  // MARK: Brackets and quotation marks

  static func neverClosed(_ bracket: Unicode.Scalar) -> Mistake {
    Mistake(.unclosedBracket, "this '\(bracket)' is never closed")
  }

  static func bracketOrCommaMissing(_ bracket: Unicode.Scalar) -> Mistake {
    Mistake(.malformedYAML, "a ',' or a '\(bracket)' is missing before this")
  }

  static func commaMissing(beforeKey key: String) -> Mistake {
    Mistake(.malformedYAML, "a ',' is missing before '\(key)'")
  }

  static let quotationNeverClosed = Mistake(.unclosedQuotation, "this quotation mark is never closed")
  static let apostrophe = Mistake(
    .unclosedQuotation, "an apostrophe ends a text in single quotation marks: write it twice")

  /// A warning.
  static let textCutByComment = Mistake(
    .textCutByComment,
    "the text ends here, because ' #' begins a comment: put the text in quotation marks, or a second blank before a comment"
  )

  static func unquotedText(_ signs: String) -> Mistake {
    Mistake(.unquotedText, "a text that begins with \(signs) must be quoted")
  }

  static func textReadAsComment(_ text: String) -> Mistake {
    // Between single marks only these are written otherwise, between double ones others, too.
    let takesDouble = text.contains("'") && !text.contains { "\"\\".contains($0) }
    func quoted(_ text: String) -> String { takesDouble ? "\"\(text)\"" : "'\(text.replacing("'", with: "''"))'" }
    return Mistake(
      .unquotedText,
      "a text that begins with '#' must be quoted, \(quoted(text.shortened)): YAML reads it as a comment",
      Correction(text, quoted(text)))
  }

  static func unquotedColour(_ colour: String) -> Mistake {
    Mistake(
      .unquotedColour, "a colour that begins with '#' must be quoted, '\(colour)': YAML reads it as a comment",
      Correction(colour, "'\(colour)'"))
  }

  static func unquotedFormat(_ sign: Unicode.Scalar) -> Mistake {
    Mistake(.unquotedText, "a visual format string that begins with '\(sign)' must be quoted, or begin with 'H:'")
  }

  static let unquotedFormatInBrackets = Mistake(
    .unquotedText, "a visual format string in brackets must be quoted, or stand on a line of its own")
  static let unquotedFormatInBraces = Mistake(.unquotedText, "a visual format string between braces must be quoted")

  static func scaleWithSign(_ scale: String) -> Mistake {
    Mistake(.numberExpected, "a scale is a number: write '\(scale)', not '@\(scale)x'")
  }

  /// The number of a repeated view under another name.
  static func foreignNumber(_ name: String) -> Mistake {
    Mistake(
      .malformedValue, "the number of a repeated view is '{n}', not '{\(name.shortened)}'",
      Correction("{\(name)}", "{n}"))
  }

  /// Numbers with labels, as programming languages write them.
  static func labelledCall(_ text: String, meant list: String) -> Mistake {
    Mistake(.wrongForm, "'\(text.shortened)' is written in another language: write \(list)", Correction(text, list))
  }

  static let colonInText = Mistake(.unquotedText, "a text that contains ': ' must be quoted")
  static func bracketInText(_ bracket: Unicode.Scalar) -> Mistake {
    Mistake(.unquotedText, "a text with a '\(bracket)' in brackets must be quoted")
  }
  static let colonInBrackets = Mistake(.unquotedText, "a text in brackets that contains ':' must be quoted")
  static let superfluousBesideValue = Mistake(
    .unquotedText, "this does not belong to the value before it: quote the whole value, or remove this")
  static let superfluousBehindBlock = Mistake(.malformedYAML, "nothing can follow '|' or '>' on their line")
  static let valueMissingBefore = Mistake(.missingValue, "a value is missing before this")
  static let unknownEscape = Mistake(
    .unknownEscape, "this escape is not supported; in single quotes a backslash is literal")
  static let escapeWithoutNumber = Mistake(.unknownEscape, "a hexadecimal number is missing in this escape")
}

extension Unicode.Scalar {
  /// `U+0001`
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
