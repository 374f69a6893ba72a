/// A line of a document as its author sees it: its indentation, its dash, its key and its value.
struct DocumentLine {
  /// The offset of the start of the line.
  let start: Int
  /// The leading white space, including characters that YAML does not accept for indentation.
  let blanks: ArraySlice<Unicode.Scalar>
  /// Whether it is a list item.
  let hasDash: Bool
  /// The content after indentation and dashes, without trailing spaces and comments.
  let content: ArraySlice<Unicode.Scalar>
  /// The name at the start of the content; empty if there is none.
  let word: String
  /// The word, if a ':' follows and it does not start with a digit.
  let key: String?
  /// The value after the key's colon and spaces; all of the content if there is no key.
  let value: ArraySlice<Unicode.Scalar>

  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    start = scalars.startIndex
    var rest = scalars.prefix(Self.longest)
    // 1. Blanks of any kind.
    blanks = rest.prefix { $0 == " " || $0 == "\t" || $0.isWideSpace }
    rest = rest[blanks.endIndex...]
    // 2. Dashes.
    let behindBlanks = rest.startIndex
    while rest.first == "-", rest.count == 1 || rest[rest.startIndex + 1] == " " {
      rest = rest.dropFirst().drop { $0 == " " }
    }
    hasDash = rest.startIndex > behindBlanks
    // 3. A comment, and blanks at the end.
    let comment = rest.indices.first { rest[$0] == "#" && ($0 == rest.startIndex || rest[$0 - 1].isBlank) }
    rest = rest[..<(comment ?? rest.endIndex)]
    content = rest.dropLast(rest.reversed().prefix(while: \.isBlank).count)
    // 4. The key.
    let name = content.prefix { $0.isNameCharacter }
    word = String(scalars: name)
    let isKey = name.first?.isASCIIDigit == false && content[name.endIndex...].first == ":"
    key = isKey ? word : nil
    value = isKey ? content[(name.endIndex + 1)...].drop { $0 == " " } : content
  }

  /// The number of characters that are examined in a line.
  private static let longest = 4_096

  var indent: Int { blanks.count }

  /// The column of the text after the dashes, from 0.
  var contentColumn: Int { content.startIndex - start }

  /// The content after the word.
  var rest: ArraySlice<Unicode.Scalar> { content.dropFirst(word.length) }

  /// Whether the value is a block of lines, `|` or `>`, which is not examined.
  var opensBlock: Bool {
    guard let sign = value.first, sign == "|" || sign == ">" else { return false }
    return value.dropFirst().allSatisfy { $0 == "-" || $0 == "+" || $0.isASCIIDigit }
  }

  /// The number of brackets of a flow list or mapping that are open at the end of the line.
  var openBrackets: Int {
    value.first == "[" || value.first == "{" ? max(0, value.bracketBalance) : 0
  }

  /// `size:[320, 480]`: a key without a space after its colon.
  var keyWithoutSpace: SyntaxIssue? {
    guard let key, let behind = rest.dropFirst().first, !behind.isBlank else { return nil }
    let colon = rest.startIndex
    return SyntaxIssue(
      .spaceAfterColonMissing(line: "\(key): \(String(scalars: value))"), at: colon,
      repair: .inserting(" ", at: colon + 1))
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// The number of opening brackets minus the number of closing brackets.
  var bracketBalance: Int { reduce(0) { $0 + $1.bracketStep } }
}

extension Unicode.Scalar {
  /// 1 for an opening bracket, -1 for a closing bracket.
  var bracketStep: Int {
    switch self {
    case "[", "{": 1
    case "]", "}": -1
    default: 0
    }
  }

  /// Whether it is a space that editors and browsers insert: a no-break space or a space of another width.
  var isWideSpace: Bool {
    switch value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
