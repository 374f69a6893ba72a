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
    let kind: EquationMistake.Superfluous =
      switch scalars[offset] {
      case _ where rest.lowercased().hasPrefix("priority"): .priorityWord
      case "–", "—", "−": .dash
      case "×", "·": .multiplicationSign
      case "," where offset > 0 && scalars[offset - 1].isASCIIDigit: .decimalComma
      case "+", "-": .secondConstant
      case "*", "/": .secondMultiplier
      case "<", ">", "=": .secondRelation
      case let scalar where scalar.isASCIIDigit: .constantWithoutSign
      default: .somethingElse
      }
    return mistake(.superfluous(rest, kind), at: range)
  }

  /// What is wrong with a name that is no view's: another view was meant, the attribute of one, a guide of one.
  private func unknownView(_ name: String) -> EquationMistake {
    let views = names.views() + ReservedName.allCases.map(\.rawValue)
    if LayoutAttribute(name: name) != nil, Synonyms.closest(to: name, among: views) == nil {
      return .attributeWithoutView(name)
    }
    let guide = { NearMisses.closest(to: name, among: LayoutGuideKind.allCases.map(\.rawValue)) }
    return .unknownView(name, meant: Synonyms.meant(name, among: views) ?? guide().map { "superview.\($0)" })
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
    guard offset < scalars.count else { throw mistake(.rightSideMissing, at: offset..<offset) }
    if !startsSide {
      // 1. A number: the constant, unless a '*' makes it the multiplier.
      let start = offset
      if let name = signedSideName {
        throw mistake(.signedAttribute(name, isNegative: scalars[start] == "-"), at: start..<start + 1)
      }
      let value = try ratio()
      let end = offset
      let isRatio = scalars[start..<end].contains { $0 == ":" || $0 == "/" }
      skipBlanks()
      guard peek == "*" else {
        guard !startsSide else {
          throw mistake(.multiplicationMissing, at: offset..<offset + 1)
        }
        guard peek != "+", peek != "-" else {
          throw mistake(.constantFirst, at: start..<offset)
        }
        guard !isRatio else {
          throw mistake(.ratioAsLength(String(scalars: scalars[start..<end])), at: start..<end)
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
        guard !isDivision || value != 0 else { throw mistake(.divisionByZero, at: start..<offset) }
        right.multiplier = isDivision ? 1 / value : value
        right.multiplierRange = start..<offset
      }
    }
    if right.multiplier == 0, let range = right.multiplierRange {
      throw mistake(.multiplierOfZero, at: range)
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

  private mutating func side() throws(TextMistake) -> Side {
    skipBlanks()
    let start = offset
    if offset == 0, let first = peek, first.isASCIIDigit {
      throw mistake(.beginsWithNumber, at: start..<start + 1)
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
      note(.guideWithoutView(name, path: String(scalars: scalars[start..<end])), at: start..<offset)
    } else {
      reference = .superview
      note(unknownView(name), at: start..<offset)
    }
    guard peek == "." else {
      throw mistake(.viewWithoutAttribute(name), at: start..<offset)
    }
    offset += 1
    var attributeStart = offset
    var word = try identifier("an attribute")
    var guide: LayoutGuideKind?
    if peek == "." || LayoutAttribute(name: word) == nil, let kind = LayoutGuideKind(rawValue: word) {
      guard peek == "." else {
        throw mistake(.guideWithoutAttribute(view: name, guide: word), at: attributeStart..<offset)
      }
      guide = kind
      offset += 1
      attributeStart = offset
      word = try identifier("an attribute")
    }
    let known = LayoutAttribute(name: word)
    if known == nil {
      let guides = guide == nil ? LayoutGuideKind.allCases.map(\.rawValue) : []
      let candidates = LayoutAttribute.allCases.map(\.rawValue) + ["baseline"] + guides
      note(.unknownAttribute(word, meant: Synonyms.meant(word, among: candidates)), at: attributeStart..<offset)
      // The rest of a path whose first word is none.
      while let scalar = peek, scalar == "." || scalar.isNameCharacter { offset += 1 }
    }
    let attribute = known ?? .width
    if let guide, attribute.isOfViewsAlone {
      throw mistake(.attributeOfViewsAlone(word, guide: guide.rawValue), at: attributeStart..<offset)
    }
    return Side(
      item: ConstraintEquation.Item(reference, guide: guide), attribute: attribute, range: start..<offset,
      attributeRange: attributeStart..<offset)
  }

  private mutating func note(_ mistake: EquationMistake, at range: Range<Int>) {
    mistakes.append(TextMistake(mistake, at: range))
  }

  private mutating func relation() throws(TextMistake) -> LayoutRelation {
    skipBlanks()
    let start = offset
    while let scalar = peek, "<>=!≤≥".unicodeScalars.contains(scalar) { offset += 1 }
    let sign = String(scalars: scalars[start..<offset])
    switch sign {
    case "==", "=": return .equal
    case "<=": return .lessThanOrEqual
    case ">=": return .greaterThanOrEqual
    case "<", "=<", "≤": throw mistake(.unknownRelation(sign, meant: "<="), at: start..<offset)
    case ">", "=>", "≥": throw mistake(.unknownRelation(sign, meant: ">="), at: start..<offset)
    case "": throw missingRelation(at: start)
    default: throw mistake(.unknownRelation(sign, meant: nil), at: start..<offset)
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
      return mistake(.unknownRelation(String(scalars: word), meant: nil), at: start..<word.endIndex)
    }
    let left = String(scalars: scalars[..<start].reversed().drop(while: \.isBlank).reversed())
    let example = start < scalars.count && !word.isEmpty ? "\(left) == \(rest)" : nil
    return mistake(.relationMissing(equation: example), at: start..<min(start + 1, scalars.count))
  }

  // MARK: Checks

  private mutating func check(_ first: Side, _ right: RightSide) throws(TextMistake) {
    guard let second = right.side else {
      guard first.item.reference != .superview else {
        throw mistake(.superviewAlone, at: first.range)
      }
      return
    }
    let root = ConstraintEquation.Item.Reference.named(ReservedName.root.rawValue)
    switch (first.item.reference, second.item.reference) {
    case (.superview, .superview):
      throw mistake(.superviewTwice, at: second.range)
    case (.superview, root), (root, .superview):
      throw mistake(.superviewOfRoot, at: second.range)
    default: break
    }
    let (one, other) = (first.attribute, second.attribute)
    guard one.isSize == other.isSize else {
      throw mistake(
        one.isSize ? .sizeAgainstPlace(one, other) : .sizeAgainstPlace(other, one), at: second.attributeRange)
    }
    guard one.isSize || one.axis == other.axis else {
      throw mistake(.acrossAxes(one, other), at: second.attributeRange)
    }
    if one.followsDirection && other.isFixedSide || one.isFixedSide && other.followsDirection {
      warnings.append(mistake(.mixedDirections(one, other), at: second.attributeRange))
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
