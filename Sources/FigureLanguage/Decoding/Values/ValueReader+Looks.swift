import Diagnostics
import Figures
import Geometry
import Graphics
import Typography

extension ValueReader {
  /// `{offset: [x, y], radius: r, color: c, opacity: o}`, each with the default that a layer has but the opacity,
  /// which is 1 where a shadow is asked for.
  func shadow(_ node: Node, _ key: String) -> Shadow? {
    guard let fields = fields(of: node, of: "a shadow", ShadowKey.self) else { return nil }
    let offset = fields.node(.offset).map { point($0, "offset") } ?? Point(0, -3)
    let radius = fields.node(.radius).map { number($0, "radius", in: 0...FigureLimits.magnitude) } ?? 3
    let color = fields.node(.color).map { self.color($0, "color") } ?? Color.black
    let opacity = fields.node(.opacity).map { number($0, "opacity", in: 0...1) } ?? 1
    guard let offset, let radius, let color, let opacity else { return nil }
    return Shadow(offset: offset, radius: radius, color: color.opacity(opacity))
  }

  /// A size, a text style, or `{family, size, weight}`.
  func font(_ node: Node, _ key: String) -> FontDescription? {
    guard node.mapping == nil else { return fontMapping(node) }
    guard let scalar = scalar(node, key, takes: "a size, a text style or {family, size, weight}") else { return nil }
    if let style = TextStyle(rawValue: scalar.text) { return FontDescription(style: style) }
    guard value(ofArithmetic: scalar) != nil else {
      if FontNames.weights.contains(where: { $0.name == scalar.text }) {
        return reporter.refuse(.weightAlone(scalar.text), at: scalar.range)
      }
      if let meant = ForeignFont.written(scalar.text) {
        return reporter.refuse(.foreignFont(scalar.text, meant: meant), at: scalar.range)
      }
      if FontNames.family(scalar.text) != nil {
        return reporter.refuse(.familyAlone(scalar.text), at: scalar.range)
      }
      if let number = NumberText.value(String(scalar.text.prefix { $0.isNumber || $0 == "." })) {
        return reporter.refuse(.sizeWithUnit(scalar.text, size: number.decimalText()), at: scalar.range)
      }
      let meant = Synonyms.meant(scalar.text, among: TextStyle.allCases.map(\.rawValue))
      return reporter.refuse(.unknownFont(scalar.text, meant: meant), at: scalar.range)
    }
    return number(scalar, key, in: FontNames.sizes).map { FontDescription(size: $0) }
  }

  private func fontMapping(_ node: Node) -> FontDescription? {
    guard node.mapping?.isEmpty != true else { return reporter.refuse(.emptyFont, at: node.range) }
    guard let fields = fields(of: node, of: "a font", FontKey.self) else { return nil }
    var font = FontDescription()
    var isWhole = true
    for key in fields.order {
      guard let value = fields.node(key) else { continue }
      switch key {
      case .family:
        font.family = family(value)
        isWhole = isWhole && font.family != nil
      case .size:
        font.size = number(value, "size", in: FontNames.sizes)
        isWhole = isWhole && font.size != nil
      case .weight:
        font.weight = weight(value)
        isWhole = isWhole && font.weight != nil
      }
    }
    return isWhole ? font : nil
  }

  private func family(_ node: Node) -> FontFamily? {
    guard let scalar = scalar(node, "family", takes: "a family's name") else { return nil }
    guard let family = FontNames.family(scalar.text) else {
      let meant = Synonyms.meant(scalar.text, among: FontNames.families.map(\.name))
      return reporter.refuse(.unknownFamily(scalar.text, meant: meant), at: scalar.range)
    }
    return family
  }

  private func weight(_ node: Node) -> FontWeight? {
    if !FontNames.weights.contains(where: { $0.name == node.scalar?.text }),
      let value = node.scalar.flatMap(value(ofArithmetic:))
    {
      guard let weight = FontWeight.allCases.first(where: { Double($0.rawValue) == value }) else {
        return reporter.refuse(.unknownWeight(found: node.summary), at: node.range)
      }
      return weight
    }
    let name = keyword(node, "weight", among: FontNames.weights.map(\.name))
    return FontNames.weights.first { $0.name == name }?.weight
  }
}
