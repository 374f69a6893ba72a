import Diagnostics
import Figures
import ViewLayout

/// Reads `a.trailing == 2 * b.width + 8 @ 750` into its parts.
///
/// What names mean is looked up while reading, so that a mistake is found at its own characters.
struct EquationParser {
  let scalars: [Unicode.Scalar]
  let names: Names
  var offset = 0
  /// Remarks that are no errors.
  private(set) var warnings: [TextMistake] = []
  /// Words that mean nothing, behind which it could be read on.
  var mistakes: [TextMistake] = []

  /// `VIEW.ATTRIBUTE` with its place in the equation.
  struct Side {
    var item: ConstraintEquation.Item
    var attribute: LayoutAttribute
    var range: Range<Int>
    var attributeRange: Range<Int>
  }

  init(_ text: String, names: Names) {
    scalars = Array(scalarsOf: text)
    self.names = names
  }

  /// - Returns: `nil` where there are `mistakes`.
  /// - Throws: What makes it pointless to read on.
  mutating func parse() throws(TextMistake) -> ConstraintEquation? {
    // 1. The left side and the relation.
    let first = try side()
    guard !mistakes.contains(where: \.mistake.isOfSeveralAttributes) else { return nil }
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
    var equation = ConstraintEquation(
      first.item, first.attribute, relation, multiplier: right.multiplier, to: right.side?.item,
      right.side?.attribute, constant: right.constant, priority: priority)
    equation.systemSpacings = right.systemSpacings
    return equation
  }

  /// The number or the name of a priority in a text of another form: `UILayoutPriority(750)`, `.defaultHigh`.
  static func priority(in text: String) -> String? {
    let words = text.unicodeScalars.split { !$0.isNameCharacter && $0 != "." }.flatMap { $0.split(separator: ".") }
    return words.map { String(scalars: $0) }.lazy.compactMap { word in
      if let value = NumberText.value(word), Priority.range.contains(value) { return word }
      if Priority(named: word) != nil { return word }
      return Synonyms.closest(to: word, among: Priority.named.map(\.name))
    }.first
  }

  /// The mistake of a name that is not a view's: probably another view, an attribute or a guide is meant.
  private func unknownView(_ name: String) -> Mistake {
    let views = names.views + ReservedName.allCases.map(\.rawValue)
    if LayoutAttribute(name: name) != nil, Synonyms.closest(to: name, among: views) == nil {
      return .attributeWithoutView(name, of: names.owner)
    }
    if let edge = Self.edgesOfGuides[name.lowercased()] { return .edgeOfGuide(name, meant: edge) }
    let guide = { NearMisses.closest(to: name, among: LayoutGuideKind.allCases.map(\.rawValue)) }
    return .unknownView(name, meant: Synonyms.meant(name, among: views) ?? guide().map { "superview.\($0)" })
  }

  // MARK: Sides

  private struct RightSide {
    var side: Side?
    var multiplier = 1.0
    var multiplierRange: Range<Int>?
    var constant = 0.0
    var systemSpacings = 0.0
    /// Where the system's distance stands.
    var systemRange: Range<Int>?
  }

  private mutating func rightSide() throws(TextMistake) -> RightSide {
    skipBlanks()
    guard offset < scalars.count else { throw mistake(.rightSideMissing, at: offset..<offset) }
    // 1. A side with a multiplier before or after it, or a number alone.
    var right = startsSide ? try sideFirst() : try numberFirst()
    guard right.side != nil else { return right }
    if right.multiplier == 0, let range = right.multiplierRange { throw mistake(.multiplierOfZero, at: range) }
    // 2. The distance that the system has, and the constant.
    skipBlanks()
    let start = offset
    if let spacings = try systemSpacings() {
      right.systemSpacings = spacings
      right.systemRange = start..<offset
      skipBlanks()
    }
    if let sign = peek, sign == "+" || sign == "-" {
      offset += 1
      skipBlanks()
      right.constant = try number(isNegated: sign == "-") { parser throws(TextMistake) in
        try parser.sum(isNegated: sign == "-")
      }
    }
    return right
  }

  /// `b.width`, `b.width * 2` or `b.width / 2`
  private mutating func sideFirst() throws(TextMistake) -> RightSide {
    var right = RightSide(side: try side())
    try multiply(&right)
    return right
  }

  /// The factors behind a side.
  private mutating func multiply(_ right: inout RightSide) throws(TextMistake) {
    skipBlanks()
    while let sign = peek, sign == "*" || sign == "/" {
      offset += 1
      skipBlanks()
      let start = offset
      let value = try number { parser throws(TextMistake) in try parser.factor() }
      guard sign == "*" || value != 0 else { throw mistake(.divisionByZero, at: start..<offset) }
      right.multiplier = sign == "*" ? right.multiplier * value : right.multiplier / value
      guard right.multiplier.magnitude <= FigureLimits.magnitude else {
        throw mistake(.ratioTooLarge, at: start..<offset)
      }
      guard right.multiplier == 0 || right.multiplier.magnitude >= 1 / FigureLimits.magnitude else {
        throw mistake(.ratioTooSmall, at: start..<offset)
      }
      right.multiplierRange = (right.multiplierRange?.lowerBound ?? start)..<offset
      skipBlanks()
    }
  }

  /// `2 * b.width`, or the constant alone.
  private mutating func numberFirst() throws(TextMistake) -> RightSide {
    let start = offset
    if let name = signedSideName {
      throw mistake(.signedAttribute(name, isNegative: scalars[start] == "-"), at: start..<start + 1)
    }
    // 1. What may be the multiplier of a side.
    let value = try number { parser throws(TextMistake) in try parser.product() }
    let range = start..<offset
    skipBlanks()
    if peek == "*" {
      offset += 1
      var right = RightSide(side: try side(), multiplier: value, multiplierRange: range)
      try multiply(&right)
      return right
    }
    guard !startsSide else { throw mistake(.multiplicationMissing, at: offset..<offset) }
    // 2. Otherwise a sum without a view.
    guard peek == "+" || peek == "-" else {
      guard !isRatio(range, value) else {
        throw mistake(.ratioAsLength(String(scalars: scalars[range])), at: range)
      }
      return RightSide(constant: value)
    }
    offset = start
    var isBehindAttribute = false
    var sum = 0.0
    do throws(TextMistake) {
      sum = try number { parser throws(TextMistake) in try parser.sum() }
      skipBlanks()
      isBehindAttribute = peek == "*" || startsSide
    } catch {
      guard error.mistake == .attributeInArithmetic else { throw error }
      isBehindAttribute = true
    }
    guard !isBehindAttribute else { throw mistake(.constantFirst, at: range) }
    return RightSide(constant: sum)
  }

  /// Whether two numbers are meant as a multiplier: `16:9` always, and `1/2`, which as a length would be very short.
  private func isRatio(_ range: Range<Int>, _ value: Double) -> Bool {
    let text = scalars[range]
    return text.contains(":")
      || text.contains("/") && value.magnitude < 4 && text.allSatisfy { $0 == "/" || $0.isBlank || $0.isASCIIDigit }
  }

  /// Whether a side follows, not a metric or a number: a name and a point.
  var startsSide: Bool {
    guard let first = peek, first.isASCIILetter || first == "_" else { return false }
    let end = scalars[offset...].firstIndex { !$0.isNameCharacter } ?? scalars.count
    if end < scalars.count, scalars[end] == "." { return true }
    // A view without an attribute is read as a side too, to say what is missing.
    let name = String(scalars: scalars[offset..<end])
    return names.metrics[name] == nil && (names.isView(name) || name == ReservedName.superview.rawValue)
  }

  /// The side after a sign, which no equation has: `b.width` in `-b.width`.
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
      throw mistake(.equationBeginsWithNumber, at: start..<start + 1)
    }
    // 1. The view.
    let view = try identifier("a view's name")
    let reference = reference(to: view, at: start..<offset)
    guard peek == "." else { throw mistake(.viewWithoutAttribute(view), at: start..<offset) }
    offset += 1
    // 2. The attribute, of the view or of one of its guides.
    let (attribute, guide, range) = try attribute(of: view)
    return Side(
      item: ConstraintEquation.Item(reference, guide: guide), attribute: attribute, range: start..<offset,
      attributeRange: range)
  }

  /// The view with a name. For an unknown name, the mistake is noted and the superview is taken.
  private mutating func reference(to name: String, at range: Range<Int>) -> ConstraintEquation.Item.Reference {
    if name == ReservedName.superview.rawValue { return .superview }
    if names.isView(name) { return .named(name) }
    if LayoutGuideKind(name: name) != nil {
      let path = scalars[range.lowerBound...].prefix { $0.isNameCharacter || $0 == "." }
      note(.guideWithoutView(name, path: String(scalars: path)), at: range)
    } else {
      note(unknownView(name), at: range)
    }
    return .superview
  }

  /// `width` or `safeArea.top`. For an unknown attribute, the mistake is noted and the width is taken.
  private mutating func attribute(
    of view: String
  ) throws(TextMistake) -> (attribute: LayoutAttribute, guide: LayoutGuideKind?, range: Range<Int>) {
    var start = offset
    if let attribute = shortAttribute() { return (attribute, nil, start..<offset) }
    var word = try identifier("an attribute")
    var known = LayoutAttribute(name: word)
    var guide: LayoutGuideKind?
    if peek == "." || known == nil, let kind = LayoutGuideKind(name: word) {
      guard peek == "." else { throw mistake(.guideWithoutAttribute(view: view, guide: word), at: start..<offset) }
      guide = kind
      offset += 1
      start = offset
      word = try identifier("an attribute")
      known = LayoutAttribute(name: word)
    }
    guard let known else {
      if let foreign = foreignAttribute(of: view, from: start) { return (foreign, guide, start..<offset) }
      let guides = guide == nil ? LayoutGuideKind.allCases.map(\.rawValue) : []
      let candidates = LayoutAttribute.allCases.map(\.rawValue) + ["baseline"] + guides
      let isPathOfFrame = (word == "frame" || word == "bounds") && peek == "."
      let number = numberOfPart(word)
      offset += number.unicodeScalars.count
      note(
        isPathOfFrame
          ? .frameInEquation(word)
          : number.isEmpty
            ? .unknownAttribute(word, view: view, meant: Synonyms.meant(word, among: candidates))
            : .partInEquation(word + number),
        at: start..<offset)
      // The rest of the path is passed over.
      while let scalar = peek, scalar == "." || scalar.isNameCharacter { offset += 1 }
      return (.width, guide, start..<offset)
    }
    if let guide, known.isOfViewsAlone {
      throw mistake(.attributeOfGuide(word, guide: guide.rawValue), at: start..<offset)
    }
    return (known, guide, start..<offset)
  }

  mutating func note(_ mistake: Mistake, at range: Range<Int>) {
    mistakes.append(TextMistake(mistake, at: range))
  }

  private mutating func relation() throws(TextMistake) -> LayoutRelation {
    skipBlanks()
    let start = offset
    while let scalar = peek, scalar.isRelationSign { offset += 1 }
    // Nearly all are this one.
    if offset - start == 2, scalars[start] == "=", scalars[start + 1] == "=" { return .equal }
    let sign = String(scalars: scalars[start..<offset])
    switch sign {
    case "=": return .equal
    case "<=": return .lessThanOrEqual
    case ">=": return .greaterThanOrEqual
    case "<", "=<", "≤": throw mistake(.unknownRelation(sign, meant: "<="), at: start..<offset)
    case ">", "=>", "≥": throw mistake(.unknownRelation(sign, meant: ">="), at: start..<offset)
    case "": throw missingRelation(at: start)
    default: throw mistake(.unknownRelation(sign), at: start..<offset)
    }
  }

  /// The mistake at the place of the relation: nothing, the rest of the equation, or a word of another language.
  private func missingRelation(at start: Int) -> TextMistake {
    if let sign = scalars.dropFirst(start).first, "*/+-".unicodeScalars.contains(sign) {
      return mistake(.arithmeticOnLeft(sign), at: start..<start + 1)
    }
    let word = scalars[start...].prefix { $0.isNameCharacter }
    var behind = self
    behind.offset = word.endIndex
    behind.skipBlanks()
    let isOneOfMany = behind.offset > word.endIndex && behind.peek.map { $0 != "*" && $0 != "+" && $0 != "@" } ?? false
    let isNumber = word.allSatisfy(\.isASCIIDigit)
    if !word.isEmpty, isOneOfMany, !isNumber {
      return mistake(.unknownRelation(String(scalars: word)), at: start..<word.endIndex)
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
        one.isSize ? .sizeAgainstPosition(one, other) : .sizeAgainstPosition(other, one), at: second.attributeRange)
    }
    guard one.isSize || one.axis == other.axis else {
      throw mistake(.acrossAxes(one, other), at: second.attributeRange)
    }
    if let range = right.systemRange, one.isSize || one.isMiddle || other.isMiddle {
      throw mistake(.systemSpacingWithoutGap, at: range)
    }
    if one.followsDirection && other.isFixedSide || one.isFixedSide && other.followsDirection {
      warnings.append(mistake(.mixedDirections(one, other), at: second.attributeRange))
    }
  }
}

extension Unicode.Scalar {
  var isRelationSign: Bool {
    switch self {
    case "<", ">", "=", "!", "≤", "≥": true
    default: false
    }
  }
}

extension LayoutAttribute {
  fileprivate var isMiddle: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  /// What guides don't have: baselines and margins.
  fileprivate var isOfViewsAlone: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY: false
    default: true
    }
  }
}
