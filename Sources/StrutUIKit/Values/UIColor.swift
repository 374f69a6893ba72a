import Graphics
public import Foundation

/// A colour. Those of the system and those with a provider are drawn light and dark, as the theme of a picture says.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// What `#colorLiteral(red:green:blue:alpha:)` makes.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
  let core: Color

  init(core: Color) { self.core = core }

  private convenience init(hex: UInt32) { self.init(core: Color(hex: hex)) }

  /// A colour of sRGB components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(core: Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour of components of Display P3 from 0 to 1, drawn as sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A shade of grey, from 0, black, to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(core: Color(red: white, green: white, blue: white, alpha: alpha))
  }

  /// A colour of hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// A colour that a provider gives for light and for dark interfaces; it is asked for both at once.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).core
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).core
    let pair = AdaptiveColor(light: light.variants?.light ?? light, dark: dark.variants?.dark ?? dark)
    self.init(core: pair.light == pair.dark ? light : pair.color)
  }

  /// A colour of the asset catalogue: there is none, so it is `nil`.
  public convenience init?(named name: String) { return nil }

  /// A colour of the asset catalogue: there is none, so it is `nil`.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    return nil
  }

  /// The colour that a layer has.
  public convenience init(cgColor: CGColor) { self.init(core: cgColor.core) }

  /// The colour with another opacity, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var color = core
    color.alpha = alpha
    return UIColor(core: color)
  }

  /// The colour of an interface that is light or dark, without the other one.
  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    guard let (light, dark) = core.variants else { return self }
    return UIColor(core: traits.userInterfaceStyle == .dark ? dark : light)
  }

  /// The sRGB components in light interfaces, each from 0 to 1.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = core.red
    green?.pointee = core.green
    blue?.pointee = core.blue
    alpha?.pointee = core.alpha
    return true
  }
  /// The lightness of a grey in light interfaces, from 0 to 1.
  ///
  /// - Returns: Whether the colour is a grey.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard core.red == core.green, core.green == core.blue else { return false }
    white?.pointee = core.red
    alpha?.pointee = core.alpha
    return true
  }

  /// The colour as layers have it.
  open var cgColor: CGColor { CGColor(core: core) }

  /// Whether both are the same colour.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.core == core }
  /// Equal for equal colours.
  open override var hash: Int { core.hashValue }

  /// The fixed colours of that name.
  public static let black = UIColor(core: .black), white = UIColor(core: .white), clear = UIColor(core: .clear)
  /// The greys of that name.
  public static let gray = UIColor(white: 0.5, alpha: 1), darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// The grey of that name.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// The fixed colours of that name.
  public static let red = UIColor(hex: 0xFF0000), green = UIColor(hex: 0x00FF00), blue = UIColor(hex: 0x0000FF)
  /// The fixed colours of that name.
  public static let cyan = UIColor(hex: 0x00FFFF), yellow = UIColor(hex: 0xFFFF00)
  /// The fixed colours of that name.
  public static let magenta = UIColor(hex: 0xFF00FF), orange = UIColor(hex: 0xFF8000)
  /// The fixed colours of that name.
  public static let purple = UIColor(hex: 0x800080), brown = UIColor(hex: 0x996633)

  /// One of iOS's colours, light and dark.
  private static func system(_ name: String) -> UIColor { UIColor(core: SystemColor.named(name)?.color ?? .black) }

  /// The system's colours.
  public static let systemRed = system("systemRed"), systemGreen = system("systemGreen")
  /// The system's colours.
  public static let systemBlue = system("systemBlue"), systemOrange = system("systemOrange")
  /// The system's colours.
  public static let systemYellow = system("systemYellow"), systemPink = system("systemPink")
  /// The system's colours.
  public static let systemPurple = system("systemPurple"), systemTeal = system("systemTeal")
  /// The system's colours.
  public static let systemIndigo = system("systemIndigo"), systemMint = system("systemMint")
  /// The system's colours.
  public static let systemCyan = system("systemCyan"), systemBrown = system("systemBrown")
  /// The tint of views that set none: the system's blue.
  public static let tintColor = systemBlue
  /// Of links.
  public static let link = system("link")
  /// The system's greys.
  public static let systemGray = system("systemGray"), systemGray2 = system("systemGray2")
  /// The system's greys.
  public static let systemGray3 = system("systemGray3"), systemGray4 = system("systemGray4")
  /// The system's greys.
  public static let systemGray5 = system("systemGray5"), systemGray6 = system("systemGray6")
  /// Of texts.
  public static let label = system("label"), secondaryLabel = system("secondaryLabel")
  /// Of less important texts.
  public static let tertiaryLabel = system("tertiaryLabel"), quaternaryLabel = system("quaternaryLabel")
  /// Of the words in empty fields.
  public static let placeholderText = system("placeholderText")
  /// Of lines between contents.
  public static let separator = system("separator"), opaqueSeparator = system("opaqueSeparator")
  /// Behind everything.
  public static let systemBackground = system("systemBackground")
  /// Behind parts.
  public static let secondarySystemBackground = system("secondarySystemBackground")
  /// Behind parts of parts.
  public static let tertiarySystemBackground = system("tertiarySystemBackground")
  /// Behind grouped tables.
  public static let systemGroupedBackground = system("systemGroupedBackground")
  /// Behind the rows of grouped tables.
  public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackground")
  /// Behind parts of such rows.
  public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground")
  /// Translucent, for small and large surfaces.
  public static let systemFill = system("systemFill"), secondarySystemFill = system("secondarySystemFill")
  /// Translucent, for large surfaces.
  public static let tertiarySystemFill = system("tertiarySystemFill")
  /// Translucent, for the largest surfaces.
  public static let quaternarySystemFill = system("quaternarySystemFill")
  /// On dark and on light grounds, whatever the interface is.
  public static let lightText = UIColor(white: 1, alpha: 0.6), darkText = UIColor(core: .black)
}

/// What a colour literal makes.
public typealias _ColorLiteralType = UIColor

extension UIColor {
  /// Behind the rows of a grouped table; the older name of `systemGroupedBackground`.
  public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
  /// The grey of an image that would be repeated: images are not drawn as colours.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.8, alpha: 1) }
  /// Hue, saturation, brightness and opacity, from 0 to 1.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue, opacity): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &opacity)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let span = most - least
    var angle: CGFloat = 0
    if span > 0 {
      if most == red {
        angle = (green - blue) / span
      } else if most == green {
        angle = 2 + (blue - red) / span
      } else {
        angle = 4 + (red - green) / span
      }
    }
    hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    saturation?.pointee = most > 0 ? span / most : 0
    brightness?.pointee = most
    alpha?.pointee = opacity
    return true
  }
}
