import Diagnostics
import Graphics

extension FigureDecoder {
  /// A colour of the author's own.
  func color(_ node: Node, _ key: String) -> Color? {
    guard case .color(let color)? = colorOrPattern(node, key, allowsPattern: false) else { return nil }
    return color
  }

  /// A CSS name, `#rgb[a]`, `#rrggbb[aa]`, `rgb(r, g, b[, a])` or, where an area is filled, `pattern(file.png)`.
  func colorOrPattern(_ node: Node, _ key: String, allowsPattern: Bool) -> PropertyValue? {
    guard let scalar = scalar(node, key, takes: "a colour") else { return nil }
    if let hexadecimal = scalar.text.unicodeScalars.first, hexadecimal == "#" {
      return hexadecimalColor(scalar).map(PropertyValue.color)
    }
    if scalar.text.contains("(") { return colorFunction(scalar, key, allowsPattern: allowsPattern) }
    guard let color = NamedColors.color(scalar.text) else {
      let hint = hint(for: scalar.text, among: NamedColors.names)
      let forms = hint.isEmpty ? ": write a CSS name, '#rrggbb' in quotes or rgb(r, g, b)" : hint
      error("'\(scalar.text.shortened)' is not a colour\(forms)", at: scalar.range)
      return nil
    }
    return .color(color)
  }

  private func hexadecimalColor(_ scalar: Scalar) -> Color? {
    let digits = scalar.text.unicodeScalars.dropFirst().map { Character($0).hexDigitValue }
    let values = digits.compactMap(\.self)
    guard [3, 4, 6, 8].contains(digits.count), values.count == digits.count else {
      error(
        "'\(scalar.text.shortened)' is not a colour: after '#' come 3, 4, 6 or 8 hexadecimal digits", at: scalar.range)
      return nil
    }
    // One digit stands for two alike.
    let bytes =
      values.count <= 4
      ? values.map { $0 * 17 }
      : zip(values, values.dropFirst()).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map { $0.element.0 * 16 + $0.element.1 }
    let components = bytes.map { Double($0) / 255 }
    return Color(
      red: components[0], green: components[1], blue: components[2], alpha: components.count > 3 ? components[3] : 1)
  }

  private func colorFunction(_ scalar: Scalar, _ key: String, allowsPattern: Bool) -> PropertyValue? {
    let calls: [FunctionCall]
    do { calls = try FunctionCall.all(in: scalar) } catch let mistake {
      report(mistake, in: scalar)
      return nil
    }
    guard calls.count == 1, let call = calls.first else {
      error("'\(key)' takes one colour", at: scalar.range)
      return nil
    }
    switch call.name.text {
    case "rgb", "rgba":
      return numbers(of: call, form: "rgb(r, g, b) or rgb(r, g, b, a)", count: 3...4, in: 0...1).map {
        .color(Color(red: $0[0], green: $0[1], blue: $0[2], alpha: $0.count > 3 ? $0[3] : 1))
      }
    case "pattern" where !allowsPattern:
      error("'\(key)' takes a plain colour, not a pattern", at: call.range)
      return nil
    case "pattern":
      guard call.arguments.count == 1 else {
        error("pattern(file.png) takes one file", at: call.range)
        return nil
      }
      return image(named: call.arguments[0]).map(PropertyValue.pattern)
    default:
      let hint = hint(for: call.name.text, among: ["rgb", "pattern"])
      error("'\(call.name.text.shortened)' makes no colour\(hint)", at: call.name.range)
      return nil
    }
  }
}
