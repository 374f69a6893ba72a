/// A line of a document as its author sees it: its indentation, its dash, its key and its value.
struct DocumentLine {
  /// Where the line begins.
  let start: Int
  /// The blanks that it begins with, those included that YAML does not indent with.
  let blanks: ArraySlice<Unicode.Scalar>
  /// Whether it is a list item.
  let hasDash: Bool
  /// Behind indentation and dashes, without the blanks at its end and without a comment.
  let content: ArraySlice<Unicode.Scalar>
  /// The name that the content begins with; empty where it begins with none.
  let word: String
  /// The word, if there is a ':' behind it and it does not begin with a digit.
  let key: String?
  /// Behind the key's colon and its blanks; all of the content where there is no key.
  let value: ArraySlice<Unicode.Scalar>

  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    start = scalars.startIndex
    var rest = scalars.prefix(Self.longest)
    // 1. Blanks of any kind.
    blanks = rest.prefix { $0 == " " || $0 == "\t" || $0.isWideBlank }
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

  /// Longer lines are looked at as far as this.
  private static let longest = 4_096

  var indent: Int { blanks.count }

  /// The column, counted from 0, at which its text begins, behind the dashes.
  var contentColumn: Int { content.startIndex - start }

  /// What stands behind the word.
  var rest: ArraySlice<Unicode.Scalar> { content.dropFirst(word.length) }

  /// Whether the value is a block of lines, `|` or `>`, which are nobody's but the author's.
  var opensBlock: Bool {
    guard let sign = value.first, sign == "|" || sign == ">" else { return false }
    return value.dropFirst().allSatisfy { $0 == "-" || $0 == "+" || $0.isASCIIDigit }
  }

  /// How many brackets of a list or a mapping between brackets are open at its end.
  var openBrackets: Int {
    value.first == "[" || value.first == "{" ? max(0, value.bracketBalance) : 0
  }

  /// `size:[320, 480]`: a key with no blank behind its colon.
  var keyWithoutBlank: Slip? {
    guard let key, let behind = rest.dropFirst().first, !behind.isBlank else { return nil }
    let colon = rest.startIndex
    return Slip(
      .blankBehindColonMissing(line: "\(key): \(String(scalars: value))"), at: colon,
      mend: .inserting(" ", at: colon + 1))
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// How many more brackets are opened than closed.
  var bracketBalance: Int { reduce(0) { $0 + $1.bracketStep } }
}

extension Unicode.Scalar {
  /// 1 for a bracket that opens a list or a mapping, -1 for one that closes it.
  var bracketStep: Int {
    switch self {
    case "[", "{": 1
    case "]", "}": -1
    default: 0
    }
  }

  /// A blank that editors and browsers put in the place of a space: a no-break space, and those of other widths.
  var isWideBlank: Bool {
    switch value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
