import Figures
import Geometry
import Graphics
import Typography
import ViewLayout

/// Values as Swift's and UIKit's own words.
enum SwiftLiteral {
  /// `20`, `0.5`
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
  }

  /// `"Hello"`, with what cannot stand in it escaped.
  static func text(_ text: some StringProtocol) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\t": "\\t"
      case _ where isInvisible(scalar): "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// A text for a comment: nothing in it ends the line or turns the direction of reading.
  static func visible(_ text: some StringProtocol) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { isInvisible($0) ? " " : $0 }))
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  static func point(_ point: Point) -> String { "CGPoint(x: \(number(point.x)), y: \(number(point.y)))" }

  static func size(_ size: Size) -> String { "CGSize(width: \(number(size.width)), height: \(number(size.height)))" }

  static func rect(_ rect: Rect) -> String {
    let (x, y) = (number(rect.origin.x), number(rect.origin.y))
    return "CGRect(x: \(x), y: \(y), width: \(number(rect.size.width)), height: \(number(rect.size.height)))"
  }

  static func insets(_ insets: EdgeInsets) -> String {
    let (top, left) = (number(insets.top), number(insets.left))
    return "UIEdgeInsets(top: \(top), left: \(left), bottom: \(number(insets.bottom)), right: \(number(insets.right)))"
  }

  /// Of insets whose left is the leading edge.
  static func directionalInsets(_ insets: EdgeInsets) -> String {
    let (top, leading) = (number(insets.top), number(insets.left))
    let end = "bottom: \(number(insets.bottom)), trailing: \(number(insets.right))"
    return "NSDirectionalEdgeInsets(top: \(top), leading: \(leading), \(end))"
  }

  static func priority(_ priority: Priority) -> String {
    switch priority {
    case .required: ".required"
    case .high: ".defaultHigh"
    case .low: ".defaultLow"
    default: "UILayoutPriority(\(number(priority.rawValue)))"
    }
  }

  /// By the call that makes it, if it is one call.
  static func transform(_ transform: Transform) -> String {
    if transform.isIdentity { return ".identity" }
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    if transform.tx == 0, transform.ty == 0 {
      if b == 0, c == 0 { return "CGAffineTransform(scaleX: \(number(a)), y: \(number(d)))" }
      let degrees = (transform.rotation * 180 / .pi * 1e9).rounded() / 1e9
      if abs(a * a + b * b - 1) < 1e-12, abs(a - d) < 1e-12, abs(b + c) < 1e-12 {
        return "CGAffineTransform(rotationAngle: \(number(degrees)) * .pi / 180)"
      }
    } else if a == 1, b == 0, c == 0, d == 1 {
      return "CGAffineTransform(translationX: \(number(transform.tx)), y: \(number(transform.ty)))"
    }
    let matrix = "a: \(number(a)), b: \(number(b)), c: \(number(c)), d: \(number(d))"
    return "CGAffineTransform(\(matrix), tx: \(number(transform.tx)), ty: \(number(transform.ty)))"
  }

  /// The system's colour of that name, or the components.
  static func color(_ color: Color) -> String {
    if let system = SystemColor(of: color) { return system.alphaCode(color.alpha) }
    if let pair = AdaptiveColor(of: color) {
      if let system = SystemColor.all.first(where: { $0.isSameButAlpha(as: pair) }) {
        return system.alphaCode(color.alpha)
      }
      let (dark, light) = (self.color(pair.dark).withType, self.color(pair.light).withType)
      return "UIColor { $0.userInterfaceStyle == .dark ? \(dark) : \(light) }"
    }
    if color == .clear { return ".clear" }
    if color == .black { return ".black" }
    if color == .white { return ".white" }
    let (red, green, blue) = (component(color.red), component(color.green), component(color.blue))
    return "UIColor(red: \(red), green: \(green), blue: \(blue), alpha: \(number(color.alpha)))"
  }

  /// As a fraction of 255 where it is one.
  private static func component(_ value: Double) -> String {
    let byte = (value * 255).rounded()
    guard abs(byte / 255 - value) < 1e-12, byte != 0, byte != 255 else { return number(value) }
    return "\(number(byte)) / 255"
  }

  /// - Parameter view: Whose own font has the size, if the description gives none.
  static func font(_ font: FontDescription, of view: String) -> String {
    let weight = font.weight.map { ", weight: .\($0)" } ?? ""
    if let family = font.family {
      let size = font.size.map(number) ?? "\(view).font.pointSize"
      return "UIFont(name: \(text("\(family)")), size: \(size))"
    }
    if let style = font.style, font.size == nil, font.weight == nil {
      return "UIFont.preferredFont(forTextStyle: .\(style.rawValue))"
    }
    let size =
      font.size.map(number)
      ?? font.style.map { "UIFont.preferredFont(forTextStyle: .\($0.rawValue)).pointSize" } ?? "\(view).font.pointSize"
    return "UIFont.systemFont(ofSize: \(size)\(weight))"
  }

  /// A list, or the one word of it.
  static func options(_ words: [String]) -> String {
    words.count == 1 ? ".\(words[0])" : "[\(words.map { ".\($0)" }.joined(separator: ", "))]"
  }
}

extension String {
  /// A colour in code with its type, for where it is not known: `UIColor.red` for `.red`.
  var withType: String { hasPrefix(".") ? "UIColor" + self : self }
}

extension SystemColor {
  /// Whether a pair is this colour with one alpha of its own, as `alpha(systemBlue, 0.2)` makes it.
  fileprivate func isSameButAlpha(as pair: AdaptiveColor) -> Bool {
    func opaque(_ color: Color) -> [Double] { [color.red, color.green, color.blue] }
    return pair.light.alpha == pair.dark.alpha && pair.light.alpha != light.alpha
      && opaque(pair.light) == opaque(light)
      && opaque(pair.dark) == opaque(dark)
  }

  fileprivate func alphaCode(_ alpha: Double) -> String {
    alpha == light.alpha ? ".\(name)" : "UIColor.\(name).withAlphaComponent(\(SwiftLiteral.number(alpha)))"
  }
}
