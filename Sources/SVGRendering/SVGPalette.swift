import Graphics

/// Writes colours so that a style sheet can tell the theme's from the author's.
///
/// A theme's colour is an attribute like any other (`fill="#0060df"`), for viewers without style sheets, and the
/// sheet's rule for just that spelling puts the variable over it. Where a dark theme has another colour, the variable's
/// default is one for either colour scheme. An author's colour that is the same, or another
/// token's, has another spelling.
struct SVGPalette {
  /// The spellings that are taken by the author's colours.
  private let authorSpellings: Set<String>
  /// The token that a spelling of an attribute stands for.
  private var owners: [String: String] = [:]
  private var rules: [String] = []
  /// How the colours that were met are written.
  private var known: [(use: Use, written: TokenSpelling)] = []
  /// Of tokens that look different in the dark.
  private let darkColors: [String: Color]
  /// The colours of these tokens, which follow the page.
  private var variables: [String] = []

  /// The opacity that lines have without saying so.
  private let strokeOpacity: String

  /// - Parameter darkColors: The colours of tokens on a dark page; empty for a picture that is the same on every page.
  init(authorSpellings: Set<String>, darkColors: [String: Color] = [:], strokeOpacity: String = "1") {
    self.authorSpellings = authorSpellings
    self.darkColors = darkColors
    self.strokeOpacity = strokeOpacity
  }

  /// A colour in an attribute.
  private struct Use: Equatable {
    var color: Color
    var property: SVGPaintProperty
  }

  /// How a token's colour is written: as an attribute alone, or with a style that names the variable.
  private struct TokenSpelling {
    var spelling: String
    var style: String?
  }

  /// Sets a colour and its alpha.
  mutating func set(_ color: Color, as property: SVGPaintProperty, on element: inout SVGElement) {
    if let token = color.token, !token.isEmpty {
      setToken(token, color, as: property, on: &element)
    } else {
      element.set(property.attribute, plain: Self.spelling(color))
    }
    let alpha = color.alpha == 1 ? "1" : SVGNumber.string(Self.component(color.alpha))
    if alpha != (property == .stroke ? strokeOpacity : "1") { element.set(property.opacityAttribute, plain: alpha) }
  }

  private mutating func setToken(
    _ token: String, _ color: Color, as property: SVGPaintProperty, on element: inout SVGElement
  ) {
    let use = Use(color: color, property: property)
    // A picture has a handful, which are compared faster than they are hashed.
    let written: TokenSpelling
    if let index = known.lastIndex(where: { $0.use == use }) {
      written = known[index].written
    } else {
      written = spelling(of: token, color, as: property.attribute.description)
      known.append((use, written))
    }
    element.set(property.attribute, plain: written.spelling)
    if let style = written.style { element.set("style", style) }
  }

  private mutating func spelling(of token: String, _ color: Color, as name: String) -> TokenSpelling {
    let variable = "\(name):\(value(of: token, color))"
    // The first is seldom taken, and the others need not be thought of then.
    let first = Self.spelling(color)
    if claim(first, for: token, as: name, variable) { return TokenSpelling(spelling: first) }
    for spelling in Self.spellings(color) where claim(spelling, for: token, as: name, variable) {
      return TokenSpelling(spelling: spelling)
    }
    // More tokens of one colour than it has spellings.
    return TokenSpelling(spelling: first, style: variable)
  }

  /// Lets a spelling of an attribute stand for a token, with its rule.
  ///
  /// - Returns: Whether it does: it may be an author's, or another token's.
  private mutating func claim(_ spelling: String, for token: String, as name: String, _ variable: String) -> Bool {
    guard !authorSpellings.contains(spelling) else { return false }
    // (Texts that are joined cost half of those that are interpolated.)
    let key = name + "=" + spelling
    if let owner = owners[key] { return owner == token }
    owners[key] = token
    rules.append("[" + name + "=\"" + spelling + "\"]{" + variable + "}")
    return true
  }

  /// The token's variable, with its light colour as default; or the name of a variable of the picture with a colour for
  /// either scheme, which is written once. Elements keep their opacity, which is the same on both pages.
  private mutating func value(of token: String, _ color: Color) -> String {
    let (name, light) = ("--strut-\(SVGIdentifiers.cleaned(token))", Self.spelling(color))
    guard let dark = darkColors[token].map(Self.spelling), dark != light else { return "var(\(name),\(light))" }
    let color = "var(\(name),light-dark(\(light),\(dark)))"
    let number = variables.firstIndex(of: color) ?? variables.count
    if number == variables.count { variables.append(color) }
    return "var(--s\(number))"
  }

  /// The `<style>` element, or nothing. Its rules hold within this picture alone, and any rule of the page beats them.
  func styleSheet(id: String) -> String {
    guard !rules.isEmpty || !variables.isEmpty else { return "" }
    let picture = ":where(#\(id))"
    guard !variables.isEmpty else { return "<style>\(picture){\n\(rules.joined(separator: "\n"))}</style>\n" }
    let defaults = variables.enumerated().map { "--s\($0):\($1);\n" }.joined()
    return "<style>\(picture){\n\(defaults)\(rules.joined(separator: "\n"))}\n\(Self.scheme)</style>\n"
  }

  /// What decides between light and dark. The rules are the same for all pictures of a page.
  ///
  /// A picture inherits the `color-scheme` of its page. Where the page says nothing, it is what the reader prefers; where
  /// the page has marks of its own, these count.
  private static let scheme =
    "@media (prefers-color-scheme:dark){.strut:not(:where(\(marks("light")),[style*=scheme]) *){color-scheme:dark}}\n"
    + ":where(\(marks("dark"))) .strut{color-scheme:dark}"

  /// How pages mark that they are light or dark.
  private static func marks(_ scheme: String) -> String {
    ".\(scheme),[data-theme=\(scheme)],[data-bs-theme=\(scheme)]"
  }

  /// The shortest spelling: small letters, three digits where they do.
  ///
  ///     spelling(.white)                  // "#fff"
  ///     spelling(Color(hex: 0x0060DF))    // "#0060df"
  static func spelling(_ color: Color) -> String {
    let (red, green, blue) = (byte(color.red), byte(color.green), byte(color.blue))
    let isShort = red % 17 == 0 && green % 17 == 0 && blue % 17 == 0
    return String(unsafeUninitializedCapacity: 7) { text in
      text.initializeElement(at: 0, to: UInt8(ascii: "#"))
      var count = 1
      for byte in [red, green, blue] {
        if !isShort {
          text.initializeElement(at: count, to: digit(byte >> 4))
          count += 1
        }
        text.initializeElement(at: count, to: digit(byte & 15))
        count += 1
      }
      return count
    }
  }

  /// The hexadecimal digit of a number below 16.
  private static func digit(_ number: Int) -> UInt8 {
    number < 10 ? UInt8(ascii: "0") + UInt8(number) : UInt8(ascii: "a") + UInt8(number - 10)
  }

  /// The ways in which a colour can be written, shortest first, so that several tokens of one colour take one each.
  ///
  ///     spellings(.white)   // ["#fff", "#FFF", "#ffffff", "#FFFFFF", "rgb(255,255,255)"]
  static func spellings(_ color: Color) -> [String] {
    let bytes = [color.red, color.green, color.blue].map(byte)
    let digits = [spelling(color), "#" + bytes.map(hexadecimal).joined()].flatMap { [$0, $0.uppercased()] }
    var distinct: [String] = []
    for form in digits + ["rgb(\(bytes.map(String.init).joined(separator: ",")))"] where !distinct.contains(form) {
      distinct.append(form)
    }
    return distinct
  }

  private static func hexadecimal(_ byte: Int) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  private static func byte(_ component: Double) -> Int { Int((self.component(component) * 255).rounded()) }

  private static func component(_ value: Double) -> Double { value.isNaN ? 0 : max(0, min(1, value)) }
}
