import Diagnostics
import Figures
import Graphics

extension ValueReader {
  /// A colour of the author's own.
  func color(_ node: Node, _ key: String) -> Color? {
    guard case .color(let color)? = colorOrPattern(node, key, allowsPattern: false) else { return nil }
    return color
  }

  /// A CSS name, `#rgb[a]`, `#rrggbb[aa]`, `rgb(r, g, b[, a])`, `alpha(colour, a)`, `adaptive(light, dark)` or, where an
  /// area is filled, `pattern(file.png)`.
  func colorOrPattern(_ node: Node, _ key: String, allowsPattern: Bool) -> PropertyValue? {
    if node.sequence != nil, let numbers = Self.componentList(node) {
      return reporter.refuse(.wrongForm(key: key, takes: "a colour", found: "a list", remedy: numbers), at: node.range)
    }
    guard let scalar = scalar(node, key, takes: "a colour") else { return nil }
    return colorOrPattern(scalar, key, allowsPattern: allowsPattern)
  }

  private func colorOrPattern(_ scalar: Scalar, _ key: String, allowsPattern: Bool) -> PropertyValue? {
    if let hexadecimal = scalar.text.unicodeScalars.first, hexadecimal == "#" {
      return hexadecimalColor(scalar).map(PropertyValue.color)
    }
    if let call = Self.transparent(scalar.text) {
      return reporter.refuse(.transparentColor(scalar.text, meant: call), at: scalar.range)
    }
    if scalar.text.contains("(") { return colorFunction(scalar, key, allowsPattern: allowsPattern) }
    guard let color = NamedColors.color(scalar.text) else {
      return reporter.refuse(unknownColor(scalar.text), at: scalar.range)
    }
    return .color(color)
  }

  /// What is wrong with a text that is no colour.
  private func unknownColor(_ text: String) -> Mistake {
    let digits = text.hasPrefix("0x") || text.hasPrefix("0X") ? String(text.dropFirst(2)) : text
    if [3, 4, 6, 8].contains(digits.count), digits.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit),
      digits != text || digits.contains(where: \.isNumber)
    {
      return .colorWithoutSign(text, digits: digits)
    }
    // `system.red`
    if let system = SystemColor.named(text.filter { $0 != "." }) { return .unknownColor(text, meant: system.name) }
    // `UIColor.red`, `.systemRed`, `Color.red`
    if let member = text.split(separator: ".").last.map(String.init), member != text, NamedColors.color(member) != nil {
      return .unknownColor(text, meant: member)
    }
    return .unknownColor(text, meant: Synonyms.meant(text, among: NamedColors.names))
  }

  /// A list of three or four numbers as a call, with components that went to 255 brought to 1.
  private static func componentList(_ node: Node) -> String? {
    let texts = node.sequence?.compactMap { $0.scalar?.text } ?? []
    let values = texts.compactMap(NumberText.value)
    guard (3...4).contains(texts.count), values.count == texts.count else { return nil }
    return call(of: values)
  }

  /// `rgb(1, 0.4, 0)` for components of which one is above 1, as 255 is the most elsewhere.
  private static func call(of values: [Double]) -> String {
    let most = values.prefix(3).contains { $0 > 1 } ? 255.0 : 1
    let components = values.enumerated().map { ($1 / ($0 < 3 ? most : 1)).decimalText(places: 3) }
    return "rgb(\(components.joined(separator: ", ")))"
  }

  private func hexadecimalColor(_ scalar: Scalar) -> Color? {
    let digits = scalar.text.utf8.dropFirst()
    guard digits.allSatisfy({ Unicode.Scalar($0).isNameCharacter }), let value = UInt32(Substring(digits), radix: 16)
    else { return reporter.refuse(.colorDigits(scalar.text), at: scalar.range) }
    // Three or four digits are each doubled.
    func component(_ shift: UInt32) -> Double {
      let byte = digits.count <= 4 ? (value >> shift & 0xF) * 17 : value >> (2 * shift) & 0xFF
      return Double(byte) / 255
    }
    switch digits.count {
    case 3, 6: return Color(red: component(8), green: component(4), blue: component(0))
    case 4, 8: return Color(red: component(12), green: component(8), blue: component(4), alpha: component(0))
    default: return reporter.refuse(.colorDigits(scalar.text), at: scalar.range)
    }
  }

  private func colorFunction(_ scalar: Scalar, _ key: String, allowsPattern: Bool) -> PropertyValue? {
    guard let calls = calls(in: scalar) else { return nil }
    guard calls.count == 1, let call = calls.first else {
      return reporter.refuse(.notOne(key: key, takes: "one colour"), at: scalar.range)
    }
    switch call.name.text {
    case "rgb", "rgba":
      let written = call.arguments.compactMap { NumberText.value($0.text) }
      if (3...4).contains(written.count), written.count == call.arguments.count,
        written.prefix(3).contains(where: { $0 > 1 }), written.allSatisfy({ (0...255).contains($0) })
      {
        let place = zip(call.arguments, written).first { $1 > 1 }?.0.range
        return reporter.refuse(.componentAboveOne(call: Self.call(of: written)), at: place)
      }
      return numbers(of: call, form: "rgb(r, g, b) or rgb(r, g, b, a)", count: 3...4, in: 0...1).map {
        .color(Color(red: $0[0], green: $0[1], blue: $0[2], alpha: $0.count > 3 ? $0[3] : 1))
      }
    case "alpha": return transparentColor(call, key)
    case "adaptive": return adaptiveColor(call, key)
    case "pattern" where !allowsPattern:
      return reporter.refuse(.wrongForm(key: key, takes: "a plain colour", found: "a pattern"), at: call.range)
    case "pattern":
      guard call.arguments.count == 1 else { return reporter.refuse(.oneFile, at: call.range) }
      return images.image(named: call.arguments[0]).map(PropertyValue.pattern)
    default:
      let name = call.name.text
      return reporter.refuse(
        .unknownColorFunction(name, meant: Synonyms.meant(name, among: ["rgb", "alpha", "adaptive", "pattern"])),
        at: call.name.range)
    }
  }

  /// `alpha(systemBlue, 0.2)` for `UIColor.systemBlue.withAlphaComponent(0.2)` and `Color.blue.opacity(0.2)`; `nil` for
  /// other texts.
  private static func transparent(_ text: String) -> String? {
    for member in [".withAlphaComponent(", ".opacity("] where text.hasSuffix(")") {
      guard let place = text.firstRange(of: member) else { continue }
      let name = text[..<place.lowerBound].split(separator: ".").last.map(String.init) ?? ""
      let amount = text[place.upperBound...].dropLast()
      guard NamedColors.color(name) != nil, NumberText.value(String(amount)) != nil else { continue }
      return "alpha(\(name), \(amount))"
    }
    return nil
  }

  /// A colour with another alpha, in both of its values where it has two.
  private func transparentColor(_ call: FunctionCall, _ key: String) -> PropertyValue? {
    guard call.arguments.count == 2 else {
      return reporter.refuse(.notColorAndAlpha, at: call.range)
    }
    guard case .color(let color)? = colorOrPattern(call.arguments[0], key, allowsPattern: false) else { return nil }
    guard let alpha = NumberText.value(call.arguments[1].text), (0...1).contains(alpha) else {
      return reporter.refuse(.alphaOutOfRange(call.arguments[1].text), at: call.arguments[1].range)
    }
    func transparent(_ color: Color) -> Color {
      Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }
    guard let (light, dark) = color.variants else { return .color(transparent(color)) }
    return .color(AdaptiveColor(light: transparent(light), dark: transparent(dark)).color)
  }

  /// A colour for light interfaces and one for dark ones, neither of which is such a pair itself.
  private func adaptiveColor(_ call: FunctionCall, _ key: String) -> PropertyValue? {
    guard call.arguments.count == 2 else {
      return reporter.refuse(.notTwoColors(found: call.arguments.count), at: call.range)
    }
    let colors = call.arguments.map { argument -> Color? in
      guard !argument.text.hasPrefix("adaptive") else {
        return reporter.refuse(.pairInPair, at: argument.range)
      }
      guard case .color(let color)? = colorOrPattern(argument, key, allowsPattern: false) else { return nil }
      return color
    }
    guard let light = colors[0], let dark = colors[1] else { return nil }
    return .color(AdaptiveColor(light: light.variants?.light ?? light, dark: dark.variants?.dark ?? dark).color)
  }
}
