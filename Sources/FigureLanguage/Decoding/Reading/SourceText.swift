import Diagnostics
import Typography

/// A document's Unicode scalars with the beginnings of its lines, so that every place is found in constant time,
/// even in a document of one long line.
struct SourceText {
  /// Without a byte order mark, which no editor counts as a column.
  let scalars: [Unicode.Scalar]
  /// Whether every character is ASCII, as in nearly every document: then much need not be looked for.
  let isASCII: Bool
  /// Whether all characters are line ends and what is seen of ASCII: none of them can be unreadable.
  let isPlain: Bool
  /// The offsets of the signs that `MaskedText` looks at, and of all that is not ASCII.
  let signs: [Int]
  private let lineStarts: [Int]

  init(_ text: String) {
    var scalars = Array(scalarsOf: text)
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    self.scalars = scalars
    let survey =
      text.utf8.count == scalars.count
      ? text.utf8.withContiguousStorageIfAvailable(CharacterSurvey.init(ofASCII:)) ?? CharacterSurvey(of: scalars)
      : CharacterSurvey(of: scalars)
    isASCII = !survey.found.contains(.beyondASCII)
    isPlain = survey.found.isDisjoint(with: [.beyondASCII, .control])
    (signs, lineStarts) = (survey.signs, survey.lineStarts)
  }

  /// The offset of a place, or `nil` where the document has no such line; a column past the end is the end.
  func offset(line: Int, column: Int) -> Int? {
    guard line >= 1, line <= lineStarts.count, column >= 1 else { return nil }
    return min(lineStarts[line - 1] + column - 1, scalars.count)
  }

  /// The place of an offset, which may be the end of the text.
  func position(at offset: Int) -> SourcePosition {
    // The last line that begins at or before the offset.
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  func range(at offset: Int, length: Int = 1, in file: IncludedFile? = nil) -> SourceRange {
    SourceRange(start: position(at: offset), length: length, in: file)
  }

  /// The offset behind the line's last scalar, its line end left out.
  func endOfLine(from offset: Int) -> Int {
    var end = offset
    while end < scalars.count, scalars[end] != "\n", scalars[end] != "\r" { end += 1 }
    return end
  }

  /// What is on the line of `offset`, from there to its end.
  func restOfLine(from offset: Int) -> ArraySlice<Unicode.Scalar> {
    scalars[offset..<endOfLine(from: offset)]
  }

  /// The whole line that holds `offset`.
  func line(around offset: Int) -> ArraySlice<Unicode.Scalar> {
    restOfLine(from: lineStarts[position(at: offset).line - 1])
  }

  /// A colour that begins with the `#` at `offset`, which YAML takes for a comment.
  func colour(at offset: Int, in file: IncludedFile? = nil) -> Located<String>? {
    let digits = scalars[(offset + 1)...].prefix { $0.isNameCharacter }
    guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
    return Located("#" + String(scalars: digits), at: range(at: offset, length: digits.count + 1, in: file))
  }
}

extension [Unicode.Scalar] {
  /// The scalars of a text.
  init(scalarsOf text: String) {
    // Nearly every text is ASCII, which need not be decoded, and lies in one piece.
    let plain = text.utf8.withContiguousStorageIfAvailable { bytes -> [Unicode.Scalar]? in
      guard bytes.isASCII else { return nil }
      return withUnsafeTemporaryAllocation(of: Unicode.Scalar.self, capacity: bytes.count) { scalars in
        for index in 0..<bytes.count { scalars.initializeElement(at: index, to: Unicode.Scalar(bytes[index])) }
        return Array(scalars)
      }
    }
    self = plain.flatMap(\.self) ?? Array(text.unicodeScalars)
  }
}
