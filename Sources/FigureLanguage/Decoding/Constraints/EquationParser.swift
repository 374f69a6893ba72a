import Diagnostics
import ViewLayout

/// Reads `a.trailing == 2 * b.width + 8 @ 750` into its parts.
///
/// What names mean is looked up while reading, so that a mistake is found at its own characters.
struct EquationParser {
  /// What names stand for.
  struct Names {
    var metrics: [String: Double]
    /// Whether a view of that name exists.
    var isView: (String) -> Bool
    /// For suggestions.
    var views: () -> [String]
  }

  let scalars: [Unicode.Scalar]
  let names: Names
  var offset = 0
  /// Remarks that are no errors.
  private(set) var warnings: [TextMistake] = []
  /// Words that mean nothing, behind which it could be read on.
  private(set) var mistakes: [TextMistake] = []

  /// `VIEW.ATTRIBUTE`, and where it stands.
  struct Side {
    var item: ConstraintEquation.Item
    var attribute: LayoutAttribute
    var range: Range<Int>
    var attributeRange: Range<Int>
  }

  init(_ text: String, names: Names) {
    scalars = Array(text.unicodeScalars)
    self.names = names
  }

  /// - Returns: `nil` where there are `mistakes`.
  /// - Throws: What makes it pointless to read on.
  mutating func parse() throws(TextMistake) -> ConstraintEquation? {
    // 1. The left side and the relation.
    let first = try side()
    let relation = try relation()
    // 2. The right side: a number alone, or another side with multiplier and constant.
    let right = try rightSide()
    // 3. The priority.
    let priority = try priority()
    skipBlanks()
    guard offset == scalars.count else { throw superfluous() }
    // 4. Whether the sides can be compared.
    guard mistakes.isEmpty else { return nil }
    try check(first, right)
    return ConstraintEquation(
      first.item, first.attribute, relation, multiplier: right.multiplier, to: right.side?.item,
      right.side?.attribute, constant: right.constant, priority: priority)
  }

  /// Says what is wrong with more than an equation holds.
  private func superfluous() -> TextMistake {
    let range = offset..<scalars.count
    if rest.lowercased().hasPrefix("priority") { return mistake("a priority is written '@ 500'", at: range) }
    let remedy =
      switch scalars[offset] {
      case "–", "—", "−": ": a minus is written '-'"
      case "×", "·": ": a multiplication is written '*'"
      case "," where offset > 0 && scalars[offset - 1].isASCIIDigit: ": a fraction is written with a point"
      case "+", "-": ": it has one constant"
      case "*", "/": ": it has one multiplier"
      case "<", ">", "=": ": it has one relation, and two are two constraints"
      case let scalar where scalar.isASCIIDigit: ": a '+' or a '-' is missing before a constant"
      default: ""
      }
    return mistake("'\(rest)' is more than the equation can hold\(remedy)", at: range)
  }

  /// What was meant by a name that is no view's: another view, the attribute of one, a guide of one.
  private func hint(forView name: String) -> String {
    let views = names.views() + ReservedName.allCases.map(\.rawValue)
    if LayoutAttribute(name: name) != nil, Synonyms.closest(to: name, among: views) == nil {
      return ": write whose it is, such as 'superview.\(name)'"
    }
    let hint = Synonyms.hint(for: name, among: views)
    guard hint.isEmpty, let guide = NearMisses.closest(to: name, among: LayoutGuideKind.allCases.map(\.rawValue)) else {
      return hint
    }
    return "; did you mean 'superview.\(guide)'?"
  }

  // MARK: Sides

  private struct RightSide {
    var side: Side?
    var multiplier = 1.0
    var constant = 0.0
    var start: Int
    var multiplierRange: Range<Int>?
  }

  private mutating func rightSide() throws(TextMistake) -> RightSide {
    skipBlanks()
    var right = RightSide(start: offset)
    guard offset < scalars.count else { throw mistake("the right side is missing", at: offset..<offset) }
    if !startsSide {
      // 1. A number: the constant, unless a '*' makes it the multiplier.
      let start = offset
      if let name = signedSideName { throw negatedSide(name, at: start) }
      let value = try ratio()
      let end = offset
      let isRatio = scalars[start..<end].contains { $0 == ":" || $0 == "/" }
      skipBlanks()
      guard peek == "*" else {
        guard !startsSide else {
          throw mistake("a '*' is missing between the number and the view", at: offset..<offset + 1)
        }
        guard peek != "+", peek != "-" else {
          throw mistake("the view comes before the constant: VIEW.ATTRIBUTE + NUMBER", at: start..<offset)
        }
        guard !isRatio else {
          throw mistake(
            "a ratio is a multiplier and no length: write '\(String(scalars: scalars[start..<end])) * VIEW.ATTRIBUTE'",
            at: start..<end)
        }
        right.constant = value
        return right
      }
      right.multiplier = value
      right.multiplierRange = start..<end
      offset += 1
      right.side = try side()
    } else {
      // 2. A side, and the multiplier behind it.
      right.side = try side()
      skipBlanks()
      if peek == "*" || peek == "/" {
        let isDivision = peek == "/"
        offset += 1
        skipBlanks()
        let start = offset
        let value = try ratio()
        guard !isDivision || value != 0 else { throw mistake("nothing can be divided by 0", at: start..<offset) }
        right.multiplier = isDivision ? 1 / value : value
        right.multiplierRange = start..<offset
      }
    }
    if right.multiplier == 0, let range = right.multiplierRange {
      throw mistake("a multiplier of 0 leaves the other view out", at: range)
    }
    // 3. The constant.
    skipBlanks()
    if peek == "+" || peek == "-" {
      let sign = peek == "-" ? -1.0 : 1.0
      offset += 1
      right.constant = sign * (try number())
    }
    return right
  }

  /// Whether a side stands here, and not a metric or a number: a name with a point behind it.
  private var startsSide: Bool {
    guard let first = peek, first.isASCIILetter || first == "_" else { return false }
    let end = scalars[offset...].firstIndex { !$0.isNameCharacter } ?? scalars.count
    if end < scalars.count, scalars[end] == "." { return true }
    // A view without an attribute is read as a side too, to say what is missing.
    let name = String(scalars: scalars[offset..<end])
    return names.metrics[name] == nil && (names.isView(name) || name == ReservedName.superview.rawValue)
  }

  /// The side behind a sign, as far as it goes, which no equation has: `b.width` in `-b.width`.
  private var signedSideName: String? {
    guard peek == "-" || peek == "+" else { return nil }
    var ahead = self
    ahead.offset += 1
    ahead.skipBlanks()
    guard ahead.startsSide else { return nil }
    let end = scalars[ahead.offset...].firstIndex { !$0.isNameCharacter && $0 != "." } ?? scalars.count
    return String(scalars: scalars[ahead.offset..<end])
  }

  private func negatedSide(_ name: String, at start: Int) -> TextMistake {
    let remedy =
      scalars[start] == "-" ? "write '-1 * \(name.shortened)'" : "write '\(name.shortened)'"
    return mistake("a view's attribute takes no sign: \(remedy)", at: start..<start + 1)
  }

  private mutating func side() throws(TextMistake) -> Side {
    skipBlanks()
    let start = offset
    if offset == 0, let first = peek, first.isASCIIDigit {
      throw mistake("an equation begins with a view: VIEW.ATTRIBUTE == NUMBER", at: start..<start + 1)
    }
    let name = try identifier("a view's name")
    let reference: ConstraintEquation.Item.Reference
    if name == ReservedName.superview.rawValue {
      reference = .superview
    } else if names.isView(name) {
      reference = .named(name)
    } else if LayoutGuideKind(rawValue: name) != nil {
      reference = .superview
      let end = scalars[offset...].firstIndex { !$0.isNameCharacter && $0 != "." } ?? scalars.count
      let text = String(scalars: scalars[start..<end]).shortened
      note("'\(name)' is a guide of a view: write whose it is, such as 'superview.\(text)'", at: start..<offset)
    } else {
      reference = .superview
      note("'\(name.shortened)' is not a view\(hint(forView: name))", at: start..<offset)
    }
    guard peek == "." else {
      throw mistake("'\(name.shortened)' needs an attribute, such as \(name.shortened).width", at: start..<offset)
    }
    offset += 1
    var attributeStart = offset
    var word = try identifier("an attribute")
    var guide: LayoutGuideKind?
    if peek == "." || LayoutAttribute(name: word) == nil, let kind = LayoutGuideKind(rawValue: word) {
      guard peek == "." else {
        throw mistake(
          "'\(word)' needs an attribute, such as \(name.shortened).\(word).leading", at: attributeStart..<offset)
      }
      guide = kind
      offset += 1
      attributeStart = offset
      word = try identifier("an attribute")
    }
    let known = LayoutAttribute(name: word)
    if known == nil {
      let guides = guide == nil ? LayoutGuideKind.allCases.map(\.rawValue) : []
      let hint = Synonyms.hint(
        for: word, among: LayoutAttribute.allCases.map(\.rawValue) + ["baseline"] + guides)
      note("'\(word.shortened)' is not a layout attribute\(hint)", at: attributeStart..<offset)
      // The rest of a path whose first word is none.
      while let scalar = peek, scalar == "." || scalar.isNameCharacter { offset += 1 }
    }
    let attribute = known ?? .width
    if let guide, attribute.isOfViewsAlone {
      throw mistake("'\(guide.rawValue)' is a guide and has no \(word)", at: attributeStart..<offset)
    }
    return Side(
      item: ConstraintEquation.Item(reference, guide: guide), attribute: attribute, range: start..<offset,
      attributeRange: attributeStart..<offset)
  }

  private mutating func note(_ message: String, at range: Range<Int>) {
    mistakes.append(mistake(message, at: range))
  }

  private mutating func relation() throws(TextMistake) -> LayoutRelation {
    skipBlanks()
    let start = offset
    while let scalar = peek, "<>=!≤≥".unicodeScalars.contains(scalar) { offset += 1 }
    switch String(scalars: scalars[start..<offset]) {
    case "==", "=": return .equal
    case "<=": return .lessThanOrEqual
    case ">=": return .greaterThanOrEqual
    case "<", "=<", "≤": throw mistake("a relation is '==', '<=' or '>='; did you mean '<='?", at: start..<offset)
    case ">", "=>", "≥": throw mistake("a relation is '==', '<=' or '>='; did you mean '>='?", at: start..<offset)
    case "": throw missingRelation(at: start)
    case let sign: throw mistake("'\(sign)' is no relation: there are '==', '<=' and '>='", at: start..<offset)
    }
  }

  /// What stands where a relation should: nothing, the rest of the equation, or another language's word for one.
  private func missingRelation(at start: Int) -> TextMistake {
    let word = scalars[start...].prefix { $0.isNameCharacter }
    var behind = self
    behind.offset = word.endIndex
    behind.skipBlanks()
    let isOneOfMany = behind.offset > word.endIndex && behind.peek.map { $0 != "*" && $0 != "+" && $0 != "@" } ?? false
    let isNumber = word.allSatisfy(\.isASCIIDigit)
    if !word.isEmpty, isOneOfMany, !isNumber {
      return mistake(
        "'\(String(scalars: word).shortened)' is no relation: there are '==', '<=' and '>='", at: start..<word.endIndex)
    }
    let left = String(scalars: scalars[..<start].reversed().drop(while: \.isBlank).reversed())
    let example = start < scalars.count && !word.isEmpty ? ", such as '\("\(left) == \(rest)".shortened)'" : ""
    return mistake(
      "a relation is missing here: '==', '<=' or '>='\(example)", at: start..<min(start + 1, scalars.count))
  }

  // MARK: Checks

  private mutating func check(_ first: Side, _ right: RightSide) throws(TextMistake) {
    guard let second = right.side else {
      guard first.item.reference != .superview else {
        throw mistake("'superview' is that of the equation's other view, and there is none", at: first.range)
      }
      return
    }
    let root = ConstraintEquation.Item.Reference.named(ReservedName.root.rawValue)
    switch (first.item.reference, second.item.reference) {
    case (.superview, .superview):
      throw mistake("'superview' is that of the equation's other view, and both are it", at: second.range)
    case (.superview, root), (root, .superview):
      throw mistake("'root' has no superview", at: second.range)
    default: break
    }
    let (one, other) = (first.attribute, second.attribute)
    guard one.isSize == other.isSize else {
      let (size, place) = one.isSize ? (one, other) : (other, one)
      throw mistake(
        "'\(size.rawValue)' is a size and '\(place.rawValue)' a place: they cannot be compared",
        at: second.attributeRange)
    }
    guard one.isSize || one.axis == other.axis else {
      throw mistake(
        "'\(one.rawValue)' is \(one.axis.rawValue) and '\(other.rawValue)' \(other.axis.rawValue): they cannot be compared",
        at: second.attributeRange)
    }
    if one.followsDirection && other.isFixedSide || one.isFixedSide && other.followsDirection {
      warnings.append(
        mistake(
          "'\(one.rawValue)' against '\(other.rawValue)': one turns with the direction of text and the other does not",
          at: second.attributeRange))
    }
  }
}

extension LayoutAttribute {
  /// What guides don't have: baselines and margins.
  fileprivate var isOfViewsAlone: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY: false
    default: true
    }
  }
}
