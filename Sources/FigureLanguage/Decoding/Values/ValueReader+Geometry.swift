import Diagnostics
import Figures
import Geometry
import Graphics
import ViewLayout

extension ValueReader {
  private static let coordinate = anyNumber
  private static let length = 0...FigureLimits.magnitude

  func point(_ node: Node, _ key: String) -> Point? {
    numbers(node, key, form: "[x, y]", in: [Self.coordinate, Self.coordinate]).map { Point($0[0], $0[1]) }
  }

  /// - Parameter isDifference: Whether it is added to a size, and may be negative.
  func size(_ node: Node, _ key: String, isDifference: Bool = false) -> Size? {
    let limit = isDifference ? Self.coordinate : Self.length
    return numbers(node, key, form: "[width, height]", in: [limit, limit]).map { Size($0[0], $0[1]) }
  }

  func rect(_ node: Node, _ key: String, isDifference: Bool = false) -> Rect? {
    let limit = isDifference ? Self.coordinate : Self.length
    return numbers(
      node, key, form: "[x, y, width, height]", in: [Self.coordinate, Self.coordinate, limit, limit]
    ).map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// A rectangle, or `{inset: n}` and `{inset: [dx, dy]}` of the superview's bounds.
  func frame(_ node: Node, _ key: String, isDifference: Bool) -> PropertyValue? {
    guard !isDifference, node.mapping != nil else {
      return rect(node, key, isDifference: isDifference).map(PropertyValue.rect)
    }
    if node.mapping?.isEmpty == true {
      return reporter.refuse(.emptyFrame, at: node.range)
    }
    let parts = ["x", "y", "width", "height", "origin", "size"]
    if let list = Self.listed(node.spelling(parts), form: "[x, y, width, height]", count: 4) {
      return reporter.refuse(
        .wrongForm(key: key, takes: "[x, y, width, height]", found: "a mapping", remedy: list),
        at: node.range)
    }
    if let entries = node.mapping, entries.contains(where: { parts.contains($0.key.text) }),
      !entries.contains(where: { $0.key.text == InsetKey.inset.rawValue })
    {
      return reporter.refuse(
        .wrongForm(
          key: key, takes: "four numbers, [x, y, width, height], or {inset: n}", found: "a mapping of them"),
        at: node.range)
    }
    guard let fields = fields(of: node, of: "a frame", InsetKey.self), let inset = fields.node(.inset) else {
      return nil
    }
    guard inset.sequence != nil else {
      return number(inset, "inset").map { .inset(dx: $0, dy: $0) }
    }
    return numbers(inset, "inset", form: "a number or [dx, dy]", in: [Self.coordinate, Self.coordinate])
      .map { .inset(dx: $0[0], dy: $0[1]) }
  }

  /// `[top, left, bottom, right]`, or one number for all four.
  func insets(_ node: Node, _ key: String) -> EdgeInsets? {
    guard node.scalar == nil else { return number(node, key).map(EdgeInsets.init(all:)) }
    let form = Self.formOfInsets(key)
    if node.mapping?.isEmpty == false, let list = Self.listed(node, form: form, count: 4, absent: "0") {
      return reporter.refuse(.wrongForm(key: key, takes: form, found: "a mapping", remedy: list), at: node.range)
    }
    return numbers(node, key, form: form, in: Array(repeating: Self.coordinate, count: 4)).map {
      EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }

  /// The sides of insets in their order; a few properties' are those of the direction.
  private static func formOfInsets(_ key: String) -> String {
    let directional: [ViewProperty] = [.directionalLayoutMargins, .contentInsets]
    return directional.contains { $0.name == key } ? "[top, leading, bottom, trailing]" : "[top, left, bottom, right]"
  }

  /// `[w, h]`, `none` for an axis without a size of its own.
  func intrinsicSize(_ node: Node, _ key: String, isDifference: Bool) -> AxisPair<Double?>? {
    if node.scalar?.text == "none" { return AxisPair(nil) }
    guard let items = node.sequence, items.count == 2 else {
      mismatch(node, key, takes: "[width, height], 'none' for an axis without")
      return nil
    }
    let lengths = items.map { item -> Double?? in
      item.scalar?.text == "none"
        ? .some(nil)
        : number(item, key, in: isDifference ? Self.coordinate : Self.length)
          .map(Optional.some)
    }
    guard let width = lengths[0], let height = lengths[1] else { return nil }
    return AxisPair(horizontal: width, vertical: height)
  }

  /// A number for both axes, or `{horizontal: n, vertical: n}`; an axis left out keeps what it has.
  func priorities(_ node: Node, _ key: String) -> AxisPair<Priority?>? {
    guard node.mapping != nil else { return priority(node, key).map { AxisPair($0) } }
    guard node.mapping?.isEmpty != true else {
      return reporter.refuse(.emptyPriorities(key: key), at: node.range)
    }
    guard let fields = fields(of: node, of: "'\(key)'", Axis.self) else { return nil }
    var pair = AxisPair<Priority?>(nil)
    var isWhole = true
    for axis in fields.order {
      guard let node = fields.node(axis), let value = priority(node, axis.rawValue) else {
        isWhole = false
        continue
      }
      pair[axis] = value
    }
    return isWhole ? pair : nil
  }

  /// A number from 1 to 1000, or a priority's name.
  func priority(_ node: Node, _ key: String) -> Priority? {
    if let known = node.scalar.flatMap({ Priority(named: $0.text) }) { return known }
    // Names of priorities stand for numbers here: `high + 1`.
    if let scalar = node.scalar, case .value(let value) = arithmetic(scalar, includesPriorities: true) {
      guard Priority.range.contains(value) else {
        return reporter.refuse(.numberOutOfRange(key: key, text: scalar.text, value, Priority.range), at: scalar.range)
      }
      return Priority(value)
    }
    // What reads like a word is none of the priorities', and no number either.
    if let scalar = node.scalar, scalar.text.unicodeScalars.allSatisfy(\.isNameCharacter),
      scalar.text.unicodeScalars.first?.isASCIILetter ?? false
    {
      let words = Priority.named.map(\.name)
      return reporter.refuse(
        .unknownPriority(scalar.text, words: words, meant: Synonyms.meant(scalar.text, among: words)),
        at: scalar.range)
    }
    if let scalar = node.scalar, scalar.text.hasPrefix(".") || scalar.text.contains("UILayoutPriority"),
      let meant = EquationParser.priority(in: scalar.text)
    {
      return reporter.refuse(.foreignPriority(scalar.text, meant: meant), at: scalar.range)
    }
    return number(node, key, in: Priority.range).map { Priority($0) }
  }

  func mask(_ node: Node, _ key: String) -> AutoresizingMask? {
    var mask = AutoresizingMask()
    var isWhole = true
    let names = AutoresizingMask.names.map(\.name)
    for item in items(node) {
      guard let name = keyword(item, key, among: names, isOfList: true) else {
        isWhole = false
        continue
      }
      for member in AutoresizingMask.names where member.name == name { mask.insert(member.mask) }
    }
    return isWhole ? mask : nil
  }

  func corners(_ node: Node, _ key: String) -> CornerMask? {
    let names = CornerMask.names.map(\.name)
    let corners = items(node).map { item in
      keyword(item, key, among: names).flatMap { name in CornerMask.names.first { $0.name == name }?.corner }
    }
    let found = corners.compactMap(\.self)
    return found.count == corners.count ? CornerMask(found) : nil
  }
}

extension Node {
  /// The mapping with the words that seem to be meant in the place of keys that are none of them.
  fileprivate func spelling(_ words: [String]) -> Node {
    guard let entries = mapping else { return self }
    let spelt = entries.map { entry in
      var key = entry.key
      if !words.contains(key.text), let meant = NearMisses.closest(to: key.text, among: words) { key.text = meant }
      return Entry(key: key, value: entry.value)
    }
    return Node(mapping: spelt, at: range)
  }
}
