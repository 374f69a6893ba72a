/// A line of a document as its author sees it: its indentation, its dash, its key and its value.
struct DocumentLine {
  /// Where the line begins.
  let start: Int
  /// How many blanks it begins with.
  let indent: Int
  /// How many of those are none that YAML indents with: tabs, or blanks of other widths.
  let oddBlanks: [Int]
  /// Whether it is a list item.
  let hasDash: Bool
  /// The column, counted from 0, at which its text begins, behind the dashes.
  let contentColumn: Int
  /// Behind indentation and dashes, without the blanks at its end and without a comment.
  let content: ArraySlice<Unicode.Scalar>
  /// The word that the content begins with, if there is a ':' behind it.
  let key: String?
  /// Behind the key's colon and its blanks; all of the content where there is no key.
  let value: ArraySlice<Unicode.Scalar>

  /// The offset of the colon behind the key.
  var colon: Int { content.startIndex + (key?.length ?? 0) }

  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    start = scalars.startIndex
    var rest = scalars.prefix(Self.longest)
    // 1. Blanks of any kind.
    let blanks = rest.prefix { $0 == " " || $0 == "\t" || $0.isWideBlank }
    indent = blanks.count
    oddBlanks = blanks.indices.filter { blanks[$0] != " " }
    rest = rest[blanks.endIndex...]
    // 2. Dashes.
    let behindBlanks = rest.startIndex
    while rest.first == "-", rest.count == 1 || rest[rest.startIndex + 1] == " " {
      rest = rest.dropFirst().drop { $0 == " " }
    }
    hasDash = rest.startIndex > behindBlanks
    contentColumn = rest.startIndex - start
    // 3. A comment, and blanks at the end.
    var end = rest.endIndex
    if let comment = rest.indices.first(where: { rest[$0] == "#" && ($0 == rest.startIndex || rest[$0 - 1].isBlank) }) {
      end = comment
    }
    while end > rest.startIndex, rest[end - 1].isBlank { end -= 1 }
    content = rest[rest.startIndex..<end]
    // 4. The key.
    let word = content.prefix { $0.isNameCharacter }
    let isKey = word.first?.isASCIIDigit == false && word.endIndex < content.endIndex && content[word.endIndex] == ":"
    key = isKey ? String(scalars: word) : nil
    value = isKey ? content[(word.endIndex + 1)...].drop { $0 == " " } : content
  }

  /// Longer lines are looked at as far as this.
  private static let longest = 4_096

  /// Whether the value is a block of lines, `|` or `>`, which are nobody's but the author's.
  var opensBlock: Bool {
    guard let sign = value.first, sign == "|" || sign == ">" else { return false }
    return value.dropFirst().allSatisfy { $0 == "-" || $0 == "+" || $0.isASCIIDigit }
  }

  /// How many brackets of a list or a mapping between brackets are open at its end.
  var openBrackets: Int {
    guard value.first == "[" || value.first == "{" else { return 0 }
    return value.bracketBalance
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// How many more brackets are opened than closed.
  var bracketBalance: Int {
    reduce(0) { depth, scalar in
      switch scalar {
      case "[", "{": depth + 1
      case "]", "}": depth - 1
      default: depth
      }
    }
  }
}

extension Unicode.Scalar {
  /// A blank that editors and browsers put in the place of a space: a no-break space, and those of other widths.
  var isWideBlank: Bool {
    switch value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
