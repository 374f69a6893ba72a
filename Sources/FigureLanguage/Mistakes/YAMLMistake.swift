import Diagnostics
import Figures

/// What can be wrong with a document as YAML, before anything of the figure language is read.
enum YAMLMistake: Mistake {
  case empty, tooLarge, tooManyNodes, tooManyPrivateCharacters, textTooLong, nestedTooDeeply, noMemoryForDepth
  case unreadable(String)
  case noYAML(String?)
  case unreadableCharacter(Unicode.Scalar)
  case loneCarriageReturn

  case duplicateKey(String)
  case keyIsNoWord, mergeKey, alias
  case unknownAnchor(String, meant: String?)
  case unknownTag(String)

  case tab
  /// A blank of another width than a space's.
  case wideBlank
  case foreignComment
  case foreignDash(Unicode.Scalar)
  case blankBehindDashMissing
  /// - line: As it should be: `size: [320, 480]`.
  case blankBehindColonMissing(line: String)
  case colonMissing(key: String)
  case equalsForColon
  case itemsBesideKey(String)
  case wrongIndentation(key: String, wanted: Int, found: Int)
  case dashMissing(list: String, item: String)
  case indentationOfNoKey, indentationOfNoItem, itemInsideLine, lineOfNoForm

  case neverClosed(Unicode.Scalar)
  case quotationNeverClosed, apostrophe
  case unquotedText(String)
  case unquotedColour(String)
  case unquotedFormat(Unicode.Scalar)
  case unquotedFormatInBraces
  case scaleWithSign(String)
  case colonInText, colonInBrackets, superfluous
  case bracketOrCommaMissing(Unicode.Scalar)
  case valueMissing, unknownEscape, escapeWithoutNumber, secondDocument, superfluousAtEnd, superfluousBehindBlock
  case blockIndentation

  var identifier: Diagnostic.Identifier {
    switch self {
    case .empty: .emptyDocument
    case .tooLarge, .tooManyNodes, .tooManyPrivateCharacters: .documentTooLarge
    case .textTooLong: .textTooLong
    case .nestedTooDeeply, .noMemoryForDepth: .nestedTooDeeply
    case .unreadable, .noYAML, .itemInsideLine, .lineOfNoForm, .bracketOrCommaMissing, .superfluousBehindBlock:
      .malformedYAML
    case .unreadableCharacter, .loneCarriageReturn: .unreadableCharacter
    case .duplicateKey: .duplicateKey
    case .keyIsNoWord, .mergeKey: .malformedKey
    case .alias, .unquotedText, .unquotedFormat, .unquotedFormatInBraces, .colonInText, .colonInBrackets,
      .superfluous:
      .unquotedText
    case .unknownAnchor: .unknownAnchor
    case .unknownTag: .unknownTag
    case .tab, .wideBlank: .foreignIndentation
    case .foreignComment: .foreignComment
    case .foreignDash: .foreignDash
    case .blankBehindDashMissing, .blankBehindColonMissing: .missingBlank
    case .colonMissing, .equalsForColon: .missingColon
    case .itemsBesideKey: .listExpected
    case .wrongIndentation, .indentationOfNoKey, .indentationOfNoItem, .blockIndentation: .wrongIndentation
    case .dashMissing: .missingDash
    case .neverClosed: .unclosedBracket
    case .quotationNeverClosed, .apostrophe: .unclosedQuotation
    case .unquotedColour: .unquotedColour
    case .scaleWithSign: .numberExpected
    case .valueMissing: .missingValue
    case .unknownEscape, .escapeWithoutNumber: .unknownEscape
    case .secondDocument, .superfluousAtEnd: .secondDocument
    }
  }

  var message: String {
    switch self {
    case .empty: "the document is empty"
    case .tooLarge: "the document is larger than \(FigureLimits.documentBytes >> 20) MiB"
    case .tooManyNodes: "the document has more than \(FigureLimits.nodes) keys and values, aliases counted"
    case .tooManyPrivateCharacters: "the document uses too many private-use characters"
    case .textTooLong: "a text is at most \(FigureLimits.textLength) characters long"
    case .nestedTooDeeply: "nested more than \(FigureLimits.depth) levels deep"
    case .noMemoryForDepth: "nested too deeply"
    case .unreadable(let problem): "the document cannot be read: \(problem)"
    case .noYAML(nil): "the document is not YAML"
    case .noYAML(.some(let problem)): "this is not YAML: \(problem)"
    case .unreadableCharacter(let scalar): "the character \(scalar.codePoint) cannot stand here"
    case .loneCarriageReturn: "a carriage return alone ends no line: save the document with LF or CRLF line ends"
    case .duplicateKey(let key): "'\(key.shortened)' is given twice"
    case .keyIsNoWord: "a key is a word, not a list or a mapping"
    case .mergeKey: "'<<' is not read: write out the keys that it would bring in"
    case .alias: "a text that begins with '*' must be quoted: YAML takes it for an alias"
    case .unknownAnchor(let name, let meant):
      "'*\(name.shortened)' refers to no anchor before it\(meant.map { "; did you mean '\($0)'?" } ?? "")"
    case .unknownTag(let name): "the tag '\(name.shortened)' has no meaning here"
    case .tab: "a tab cannot indent: use spaces"
    case .wideBlank: "a no-break space cannot indent: use spaces"
    case .foreignComment: "a comment begins with '#'"
    case .foreignDash(let sign): "a list item begins with '-', not with '\(sign)'"
    case .blankBehindDashMissing: "a blank is missing behind the '-'"
    case .blankBehindColonMissing(let line): "a blank is missing behind the colon: '\(line.shortened)'"
    case .colonMissing(let key): "a ':' is missing behind '\(key)'"
    case .equalsForColon: "a key and its value are parted by ': ', not by '='"
    case .itemsBesideKey(let key): "'\(key)' is a list: each item stands on a line of its own, behind '- '"
    case .wrongIndentation(let key, let wanted, let found):
      "'\(key)' belongs to the item above it: indent it by \(wanted) blanks, not by \(found)"
    case .dashMissing(let list, let item): "an item of '\(list)' begins with '- ': '\("- \(item)".shortened)'"
    case .indentationOfNoKey: "this line's indentation fits no key above it"
    case .indentationOfNoItem: "this is neither a list item nor indented as the list above it is"
    case .itemInsideLine: "a list item cannot begin here: put it on a line of its own"
    case .lineOfNoForm: "this line is neither 'key: value' nor a list item"
    case .neverClosed(let bracket): "this '\(bracket)' is never closed"
    case .quotationNeverClosed: "this quotation mark is never closed"
    case .apostrophe: "an apostrophe ends a text in single quotation marks: write it twice"
    case .unquotedText(let signs): "a text that begins with \(signs) must be quoted"
    case .unquotedColour(let colour):
      "a colour that begins with '#' must be quoted, '\(colour)': YAML takes it for a comment"
    case .unquotedFormat(let sign):
      "a visual format string that begins with '\(sign)' must be quoted, or begin with 'H:'"
    case .unquotedFormatInBraces: "a visual format string between braces must be quoted"
    case .scaleWithSign(let scale): "a scale is a number: write '\(scale)', not '@\(scale)x'"
    case .colonInText: "a ': ' inside a text needs quotation marks around the whole"
    case .colonInBrackets: "a ':' inside brackets needs quotation marks around the text"
    case .superfluous: "this is more than the value before it can hold: quote the whole, or remove it"
    case .bracketOrCommaMissing(let bracket): "a ',' or a '\(bracket)' is missing before this"
    case .valueMissing: "a value is missing before this"
    case .unknownEscape: "this escape means nothing; in single quotes a backslash is a backslash"
    case .escapeWithoutNumber: "a hexadecimal number is missing in this escape"
    case .secondDocument: "a file holds one document: nothing can follow '---' or '...'"
    case .superfluousAtEnd: "nothing can stand behind the end of the document's list or mapping"
    case .superfluousBehindBlock: "nothing can follow '|' or '>' on their line"
    case .blockIndentation: "the first line of this text is indented less than the empty lines above it"
    }
  }

  var correction: Correction? {
    switch self {
    case .unknownAnchor(let name, let meant): Correction("*\(name)", meant.map { "*\($0)" })
    case .unquotedColour(let colour): Correction(colour, "'\(colour)'")
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// `U+0001`
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
