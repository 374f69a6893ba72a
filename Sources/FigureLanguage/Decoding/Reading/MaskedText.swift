import Diagnostics

/// A document's text in which characters that YAML would misread are replaced by private-use characters, one for one, so
/// that places stay the same.
///
/// Masked are
/// - the `*` of an alias: aliases are resolved within a limit, because they can multiply a document;
/// - the commas between parentheses, as in `rgb(1, .4, 1)` and `a.topLeft + (8, -4)`, which YAML reads as the ends of
///   items in brackets;
/// - the braces of `{n}` and `{n-1}`, which YAML reads as mappings;
/// - the colons in `a.frame = {inset: 10}`, which YAML reads as those of keys;
/// - the brackets and commas in `a.frame.size += [20, 10]`, which may stand in brackets itself;
/// - line ends of YAML that editors do not have, so that lines are counted as in an editor.
///
/// In texts they are restored. Only a plain text that begins with a masked `*` is an alias.
struct MaskedText {
  private(set) var scalars: [Unicode.Scalar]
  let aliasMark: Unicode.Scalar
  private let comma: Unicode.Scalar
  private let colon: Unicode.Scalar
  private var originals: [Unicode.Scalar: Unicode.Scalar] = [:]

  /// `nil` for a document that uses every private-use character itself.
  ///
  /// - Parameter masksPlaceholders: Whether the braces of `{word}` are masked, whatever the word.
  init?(_ source: SourceText, masksPlaceholders: Bool = false) {
    // One private-use character for each that is masked.
    let masked: [Unicode.Scalar] = ["*", ",", "{", "}", ":", "[", "]", "\u{85}", "\u{2028}", "\u{2029}"]
    let free = Self.privateUseScalars(notIn: source.scalars, count: masked.count)
    guard free.count == masked.count else { return nil }
    var masks: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (original, mask) in zip(masked, free) {
      masks[original] = mask
      originals[mask] = original
    }
    scalars = source.scalars
    aliasMark = masks["*"] ?? "*"
    comma = masks[","] ?? ","
    colon = masks[":"] ?? ":"

    var parentheses = OpenParentheses()
    for offset in scalars.indices where scalars[offset].mayStartMask {
      switch scalars[offset] {
      case "*" where offset + 1 < scalars.count && scalars[offset + 1].isAnchorCharacter:
        scalars[offset] = aliasMark
      case "(":
        parentheses.open()
      case ",":
        parentheses.note(commaAt: offset)
      case ")":
        for offset in parentheses.close() { scalars[offset] = comma }
      case "[":
        parentheses.forget()
        maskAssignedList(openedAt: offset, with: masks)
      case "\n", "\"", "'", "]", "}", "#":
        parentheses.forget()
      case "{":
        let placeholders = ["{n}", "{n-1}"]
        let number = placeholders.first { scalars[offset...].starts(with: $0.unicodeScalars) }?.length
        guard let length = number ?? (masksPlaceholders ? placeholderLength(at: offset) : nil) else {
          parentheses.forget()
          maskAssignedMapping(openedAt: offset)
          continue
        }
        scalars[offset] = masks["{"] ?? "{"
        scalars[offset + length - 1] = masks["}"] ?? "}"
      case "\u{85}", "\u{2028}", "\u{2029}":
        scalars[offset] = masks[scalars[offset]] ?? " "
      default:
        break
      }
    }
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
    for offset in opening..<closing where scalars[offset] == ":" { scalars[offset] = colon }
  }

  /// Hides the brackets and the commas of the list that a step assigns.
  private mutating func maskAssignedList(openedAt opening: Int, with masks: [Unicode.Scalar: Unicode.Scalar]) {
    guard scalars[..<opening].suffix(20).last(where: { $0 != " " }) == "=" else { return }
    guard
      let closing = scalars[(opening + 1)...].prefix(400).firstIndex(where: { "[]{}\n\"'#".unicodeScalars.contains($0) }
      ),
      scalars[closing] == "]"
    else { return }
    for offset in opening...closing where "[,]".unicodeScalars.contains(scalars[offset]) {
      scalars[offset] = masks[scalars[offset]] ?? scalars[offset]
    }
  }

  /// What a masked text is in the document.
  func restoring(_ text: String) -> String {
    // Nearly every text is ASCII, which has no private-use characters.
    guard text.utf8.withContiguousStorageIfAvailable(\.isASCII) != true else { return text }
    return String(scalars: text.unicodeScalars.map { originals[$0] ?? $0 })
  }

  private static func privateUseScalars(notIn scalars: [Unicode.Scalar], count: Int) -> [Unicode.Scalar] {
    func isPrivate(_ scalar: Unicode.Scalar) -> Bool {
      (0xE000...0xF8FF).contains(scalar.value) || (0xF0000...0xFFFFD).contains(scalar.value)
    }
    var used: Set<Unicode.Scalar> = []
    for scalar in scalars where scalar.value >= 0xE000 && isPrivate(scalar) { used.insert(scalar) }
    var free: [Unicode.Scalar] = []
    for values in [UInt32(0xE000)...0xF8FF, 0xF0000...0xFFFFD] {
      for value in values {
        guard free.count < count else { return free }
        if let scalar = Unicode.Scalar(value), !used.contains(scalar) { free.append(scalar) }
      }
    }
    return free
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
  /// Whether something is masked or forgotten at this character; most are letters, digits and blanks.
  fileprivate var mayStartMask: Bool {
    switch value {
    case 0x20, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: false
    default: true
    }
  }

  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
  var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
  /// A letter, a digit or an underscore, as names are made of.
  var isNameCharacter: Bool { isASCIILetter || isASCIIDigit || self == "_" }
  var isAnchorCharacter: Bool { isNameCharacter || self == "-" }
  var isBlank: Bool { self == " " || self == "\t" || self == "\n" || self == "\r" }
}
