import Diagnostics

/// A document's text with what YAML would misread exchanged for private-use characters, one for one, so that every
/// place stays where it is.
///
/// Masked are
/// - the `*` of an alias: aliases are followed by us, within a budget, so that YAML cannot multiply them;
/// - the commas inside `rgb(1, .4, 1)` and its kin, which YAML takes for the ends of items between brackets;
/// - the braces of `{n}` and `{n-1}`, which YAML takes for mappings;
/// - the colons in `a.frame = {inset: 10}`, which YAML takes for those of a key;
/// - line ends that YAML knows and editors don't, so that lines are counted alike.
///
/// In a text all of them are turned back; only a plain text that begins with a masked `*` is an alias.
struct MaskedText {
  private(set) var scalars: [Unicode.Scalar]
  let aliasMark: Unicode.Scalar
  private let comma: Unicode.Scalar
  private let colon: Unicode.Scalar
  private var originals: [Unicode.Scalar: Unicode.Scalar] = [:]
  /// Private-use characters that the document has not, for duplicate keys.
  private var unused: [Unicode.Scalar]
  private var renamedKeys: [Unicode.Scalar: String] = [:]

  /// Functions whose commas YAML must not see.
  static let functions = [
    "rgb", "pattern", "placeholder", "grid", "translate", "rotate", "scale", "skew", "matrix",
  ]

  /// `nil` for a document that uses every private-use character itself.
  init?(_ source: SourceText) {
    var free = Self.privateUseScalars(notIn: source.scalars, count: 40)
    guard free.count == 40 else { return nil }
    // One private-use character for each that is masked.
    var masks: [Unicode.Scalar: Unicode.Scalar] = [:]
    for original: Unicode.Scalar in ["*", ",", "{", "}", ":", "\u{85}", "\u{2028}", "\u{2029}"] {
      let mask = free.removeLast()
      masks[original] = mask
      originals[mask] = original
    }
    scalars = source.scalars
    unused = free
    aliasMark = masks["*"] ?? "*"
    comma = masks[","] ?? ","
    colon = masks[":"] ?? ":"

    for offset in scalars.indices {
      switch scalars[offset] {
      case "*" where offset + 1 < scalars.count && scalars[offset + 1].isAnchorCharacter:
        scalars[offset] = aliasMark
      case "(":
        maskArguments(openedAt: offset)
      case "{":
        let placeholders = ["{n}", "{n-1}"]
        guard let length = placeholders.first(where: { scalars[offset...].starts(with: $0.unicodeScalars) })?.length
        else {
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

  /// Hides the commas of a call such as `rgb(1, .4, 1)`.
  private mutating func maskArguments(openedAt opening: Int) {
    // By index: a slice that is still there when a comma is exchanged would cost a copy of the document.
    var start = opening
    while start > max(0, opening - 12), scalars[start - 1].isNameCharacter { start -= 1 }
    guard Self.functions.contains(String(scalars: scalars[start..<opening])) else { return }
    let end = min(opening + 200, scalars.count)
    guard let closing = (opening..<end).first(where: { scalars[$0].endsArguments }), scalars[closing] == ")" else {
      return
    }
    for offset in opening..<closing where scalars[offset] == "," { scalars[offset] = comma }
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

  /// What a masked text is in the document.
  func restoring(_ text: String) -> String {
    // Private-use characters begin with these bytes, and hardly a text holds one.
    guard text.utf8.contains(where: { $0 >= 0xEE }) else { return text }
    return String(scalars: text.unicodeScalars.map { originals[$0] ?? $0 })
  }

  /// The name that a duplicate key had before it was renamed.
  func originalKey(_ text: String) -> String {
    text.unicodeScalars.first.flatMap { renamedKeys[$0] } ?? restoring(text)
  }

  /// Gives a key a name of its own, so that YAML no longer refuses its mapping: YAML stops at the first duplicate
  /// key, and says where the first of the two stands, not the second.
  ///
  /// - Parameter offset: Where the key stands, its quotation mark if it has one.
  /// - Returns: Whether the key was found there.
  mutating func renameKey(_ key: String, at offset: Int) -> Bool {
    guard let marker = unused.last, offset < scalars.count else { return false }
    let name = Array(key.unicodeScalars)
    let isQuoted = scalars[offset] == "\"" || scalars[offset] == "'"
    let start = isQuoted ? offset + 1 : offset
    guard !name.isEmpty, start + name.count <= scalars.count, scalars[start...].starts(with: name) else { return false }
    unused.removeLast()
    renamedKeys[marker] = restoring(key)
    for index in start..<start + name.count { scalars[index] = marker }
    return true
  }

  private static func privateUseScalars(notIn scalars: [Unicode.Scalar], count: Int) -> [Unicode.Scalar] {
    func isPrivate(_ scalar: Unicode.Scalar) -> Bool {
      (0xE000...0xF8FF).contains(scalar.value) || (0xF0000...0xFFFFD).contains(scalar.value)
    }
    let used = Set(scalars.filter(isPrivate))
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

extension Unicode.Scalar {
  /// The parenthesis behind a call's arguments, or what cannot stand among them.
  fileprivate var endsArguments: Bool {
    switch self {
    case ")", "\n", "\"", "'", "[", "]", "{", "}", "#": true
    default: false
    }
  }

  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
  var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
  /// A letter, a digit or an underscore, as names are made of.
  var isNameCharacter: Bool { isASCIILetter || isASCIIDigit || self == "_" }
  var isAnchorCharacter: Bool { isNameCharacter || self == "-" }
  var isBlank: Bool { self == " " || self == "\t" || self == "\n" || self == "\r" }
}
