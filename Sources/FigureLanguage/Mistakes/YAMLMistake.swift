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
  case wideSpace
  case foreignComment
  case foreignDash(Unicode.Scalar)
  case spaceAfterDashMissing
  /// - line: As it should be: `size: [320, 480]`.
  case spaceAfterColonMissing(line: String)
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
    case .tab, .wideSpace: .foreignIndentation
    case .foreignComment: .foreignComment
    case .foreignDash: .foreignDash
    case .spaceAfterDashMissing, .spaceAfterColonMissing: .missingSpace
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
    case .unreadableCharacter(let scalar): "the character \(scalar.codePoint) is not allowed here"
    case .loneCarriageReturn: "a carriage return alone is not a line end: save the document with LF or CRLF line ends"
    case .duplicateKey(let key): "'\(key.shortened)' is given twice"
    case .keyIsNoWord: "a key is a word, not a list or a mapping"
    case .mergeKey: "'<<' is not supported: write out the merged keys"
    case .alias: "a text that begins with '*' must be quoted: YAML reads it as an alias"
    case .unknownAnchor(let name, let meant):
      "'*\(name.shortened)' refers to an anchor that is not defined before it\(meant.hint)"
    case .unknownTag(let name): "the tag '\(name.shortened)' is not supported"
    case .tab: "a tab cannot be used for indentation: use spaces"
    case .wideSpace: "a no-break space cannot be used for indentation: use spaces"
    case .foreignComment: "a comment begins with '#'"
    case .foreignDash(let sign): "a list item begins with '-', not with '\(sign)'"
    case .spaceAfterDashMissing: "a space is missing after the '-'"
    case .spaceAfterColonMissing(let line): "a space is missing after the colon: '\(line.shortened)'"
    case .colonMissing(let key): "a ':' is missing after '\(key)'"
    case .equalsForColon: "a key and its value are separated by ': ', not by '='"
    case .itemsBesideKey(let key): "'\(key)' is a list: write each item on its own line, after '- '"
    case .wrongIndentation(let key, let wanted, let found):
      "'\(key)' belongs to the item above it: indent it by \(wanted) spaces, not by \(found)"
    case .dashMissing(let list, let item): "an item of '\(list)' begins with '- ': '\("- \(item)".shortened)'"
    case .indentationOfNoKey: "this line's indentation matches no key above it"
    case .indentationOfNoItem: "this is neither a list item nor indented as the list above it is"
    case .itemInsideLine: "a list item cannot begin here: put it on a line of its own"
    case .lineOfNoForm: "this line is neither 'key: value' nor a list item"
    case .neverClosed(let bracket): "this '\(bracket)' is never closed"
    case .quotationNeverClosed: "this quotation mark is never closed"
    case .apostrophe: "an apostrophe ends a text in single quotation marks: write it twice"
    case .unquotedText(let signs): "a text that begins with \(signs) must be quoted"
    case .unquotedColour(let colour):
      "a colour that begins with '#' must be quoted, '\(colour)': YAML reads it as a comment"
    case .unquotedFormat(let sign):
      "a visual format string that begins with '\(sign)' must be quoted, or begin with 'H:'"
    case .unquotedFormatInBraces: "a visual format string between braces must be quoted"
    case .scaleWithSign(let scale): "a scale is a number: write '\(scale)', not '@\(scale)x'"
    case .colonInText: "a text that contains ': ' must be quoted"
    case .colonInBrackets: "a text in brackets that contains ':' must be quoted"
    case .superfluous: "this does not belong to the value before it: quote the whole value, or remove this"
    case .bracketOrCommaMissing(let bracket): "a ',' or a '\(bracket)' is missing before this"
    case .valueMissing: "a value is missing before this"
    case .unknownEscape: "this escape is not supported; in single quotes a backslash is literal"
    case .escapeWithoutNumber: "a hexadecimal number is missing in this escape"
    case .secondDocument: "a file contains one document: nothing can follow '---' or '...'"
    case .superfluousAtEnd: "nothing can follow the document's list or mapping"
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
