import Diagnostics

/// A document's text in which characters that YAML would misread are replaced by private-use characters, one for one, so
/// that places stay the same.
///
/// Masked are
/// - the `*` of an alias: aliases are resolved within a limit, because they can multiply a document;
/// - the commas between parentheses, as in `rgb(1, .4, 1)` and `a.topLeft + (8, -4)`, which YAML reads as the ends of
///   items in brackets;
/// - the braces of `{n}`, `{n-1}`, `{m}` and `{m-1}`, which YAML reads as mappings;
/// - the colons in `a.frame = {inset: 10}`, which YAML reads as those of keys;
/// - the brackets and commas in `a.frame.size += [20, 10]`, which may stand in brackets itself;
/// - line ends of YAML that editors do not have, so that lines are counted as in an editor;
/// - the surrogate pairs of JSON, `\ud83d\udd14`, of which YAML takes each half for a character: the character that a pair
///   is, and fillers for the rest of it.
///
/// In texts they are restored, and fillers are left out. Only a plain text that begins with a masked `*` is an alias.
struct MaskedText {
  private(set) var scalars: [Unicode.Scalar]
  /// Whether all of them are ASCII, which nothing masked is.
  private(set) var isASCII: Bool
  /// The private-use characters, in the order of `originals`.
  private let masks: [Unicode.Scalar]
  /// What is masked.
  private static let originals: [Unicode.Scalar] = [
    "*", ",", "{", "}", ":", "[", "]", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  /// What stands for the `*` of an alias.
  var aliasMark: Unicode.Scalar { masks[0] }
  /// What stands for nothing.
  private var filler: Unicode.Scalar { masks[Self.originals.count] }

  /// `nil` for a document that uses every private-use character itself.
  ///
  /// - Parameter masksPlaceholders: Whether the braces of `{word}` are masked, whatever the word.
  init?(_ source: SourceText, masksPlaceholders: Bool = false) {
    // One private-use character for each that is masked, and the filler.
    masks = Self.privateUseScalars(notIn: source, count: Self.originals.count + 1)
    guard masks.count > Self.originals.count else { return nil }
    scalars = source.scalars
    isASCII = source.isASCII

    var parentheses = OpenParentheses()
    // Whether a double quotation mark is open on the line, as around every text of JSON.
    var isQuoted = false
    for offset in source.signs {
      // What was masked with a character before it is one of the masks by now.
      switch scalars[offset] {
      case "*" where offset + 1 < scalars.count && scalars[offset + 1].isAnchorCharacter:
        mask(offset)
      case "(":
        parentheses.open()
      case ",":
        parentheses.note(commaAt: offset)
      case ")":
        for offset in parentheses.close() { mask(offset) }
      case "[":
        parentheses.forget()
        maskAssignedList(openedAt: offset)
      case "\n":
        parentheses.forget()
        isQuoted = false
      case "\"":
        parentheses.forget()
        if !isEscaped(offset) { isQuoted.toggle() }
      case "'", "]", "}", "#":
        parentheses.forget()
      case "{":
        let number = RepeatedNumber.placeholders.first { scalars[offset...].starts(with: $0.unicodeScalars) }?.length
        guard let length = number ?? (masksPlaceholders ? placeholderLength(at: offset) : nil) else {
          parentheses.forget()
          maskAssignedMapping(openedAt: offset)
          continue
        }
        mask(offset)
        mask(offset + length - 1)
      case "\u{85}", "\u{2028}", "\u{2029}":
        mask(offset)
      case "\\":
        // Between double quotation marks alone has YAML escapes.
        if isQuoted { maskSurrogatePair(at: offset) }
      default:
        break
      }
    }
  }

  private mutating func mask(_ offset: Int) {
    guard let index = Self.originals.firstIndex(of: scalars[offset]) else { return }
    scalars[offset] = masks[index]
    isASCII = false
  }

  /// Puts the character in place of a surrogate pair, unless its backslash is itself one that is written as two.
  private mutating func maskSurrogatePair(at offset: Int) {
    let length = 12
    guard let high = escapedUnit(at: offset), let low = escapedUnit(at: offset + length / 2),
      (0xD800..<0xDC00).contains(high), (0xDC00..<0xE000).contains(low),
      let character = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)),
      !isEscaped(offset)
    else { return }
    scalars[offset] = character
    for place in offset + 1..<offset + length { scalars[place] = filler }
    isASCII = false
  }

  private func isEscaped(_ offset: Int) -> Bool {
    !scalars[..<offset].reversed().prefix { $0 == "\\" }.count.isMultiple(of: 2)
  }

  /// The number in `\ud83d` at an offset.
  private func escapedUnit(at offset: Int) -> UInt32? {
    guard offset + 6 <= scalars.count, scalars[offset] == "\\", scalars[offset + 1] == "u" else { return nil }
    let digits = scalars[offset + 2..<offset + 6]
    guard digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
    return UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
  }

  /// The length of `{word}` at an offset.
  private func placeholderLength(at offset: Int) -> Int? {
    let word = scalars[(offset + 1)...].prefix(while: \.isNameCharacter)
    guard let first = word.first, !first.isASCIIDigit, word.endIndex < scalars.count, scalars[word.endIndex] == "}"
    else { return nil }
    return word.count + 2
  }

  /// Hides the colons of the mapping that a step assigns.
  private mutating func maskAssignedMapping(openedAt opening: Int) {
    guard scalars[..<opening].suffix(20).last(where: { $0 != " " }) == "=" else { return }
    guard
      let closing = scalars[opening...].prefix(400).firstIndex(where: { "}\n\"'#".unicodeScalars.contains($0) }),
      scalars[closing] == "}"
    else { return }
    for offset in opening..<closing where scalars[offset] == ":" { mask(offset) }
  }

  /// Hides the brackets and the commas of the list that a step assigns.
  private mutating func maskAssignedList(openedAt opening: Int) {
    guard scalars[..<opening].suffix(20).last(where: { $0 != " " }) == "=" else { return }
    guard
      let closing = scalars[(opening + 1)...].prefix(400).firstIndex(where: { "[]{}\n\"'#".unicodeScalars.contains($0) }
      ),
      scalars[closing] == "]"
    else { return }
    for offset in opening...closing where "[,]".unicodeScalars.contains(scalars[offset]) { mask(offset) }
  }

  /// What a masked text is in the document.
  ///
  /// - Parameter isASCII: Whether the text is, as nearly every one. ASCII has no private-use characters.
  func restoring(_ text: String, isASCII: Bool = false) -> String {
    guard !isASCII else { return text }
    return String(
      scalars: text.unicodeScalars.compactMap { scalar in
        guard scalar != filler else { return nil }
        return masks.firstIndex(of: scalar).map { Self.originals[$0] } ?? scalar
      })
  }

  private static let firstPrivateUseScalars = (0...originals.count).compactMap { Unicode.Scalar(0xE000 + UInt32($0)) }

  private static func privateUseScalars(notIn source: SourceText, count: Int) -> [Unicode.Scalar] {
    func isPrivate(_ scalar: Unicode.Scalar) -> Bool {
      (0xE000...0xF8FF).contains(scalar.value) || (0xF0000...0xFFFFD).contains(scalar.value)
    }
    // ASCII has none of them.
    guard !source.isASCII else { return firstPrivateUseScalars }
    let used = Set(source.scalars.lazy.filter(isPrivate))
    let all = [UInt32(0xE000)...0xF8FF, 0xF0000...0xFFFFD].lazy.joined()
    return Array(all.lazy.compactMap(Unicode.Scalar.init).filter { !used.contains($0) }.prefix(count))
  }
}

/// The parentheses of a line that are open, and the commas in them.
private struct OpenParentheses {
  /// For each, how many commas come before it.
  private var openings: [Int] = []
  private var commas: [Int] = []

  mutating func open() { openings.append(commas.count) }

  mutating func note(commaAt offset: Int) {
    if !openings.isEmpty { commas.append(offset) }
  }

  /// Closes the innermost.
  ///
  /// - Returns: The commas in it, without those that were returned for parentheses inside it.
  mutating func close() -> [Int] {
    guard let first = openings.popLast() else { return [] }
    defer { commas.removeSubrange(first...) }
    return Array(commas[first...])
  }

  /// Whatever is open is no call and no pair: brackets, quotation marks and line ends are in none.
  mutating func forget() {
    guard !openings.isEmpty else { return }
    openings.removeAll(keepingCapacity: true)
    commas.removeAll(keepingCapacity: true)
  }
}

extension Unicode.Scalar {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
  var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
  /// A letter, a digit or an underscore, as names are made of.
  var isNameCharacter: Bool { isASCIILetter || isASCIIDigit || self == "_" }
  var isAnchorCharacter: Bool { isNameCharacter || self == "-" }
  var isBlank: Bool { self == " " || self == "\t" || self == "\n" || self == "\r" }
}
