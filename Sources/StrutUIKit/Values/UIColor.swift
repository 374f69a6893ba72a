import Graphics
public import Foundation

/// A colour. The named ones are those of the light appearance.
open class UIColor: NSObject, @unchecked Sendable {
  let core: Color

  init(core: Color) { self.core = core }

  private convenience init(hex: UInt32, alpha: Double = 1) { self.init(core: Color(hex: hex, alpha: alpha)) }

  /// A colour of components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(core: Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A shade of grey, from 0, black, to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(core: Color(red: white, green: white, blue: white, alpha: alpha))
  }

  /// The colour of the light appearance.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(core: dynamicProvider(UITraitCollection()).core)
  }

  /// The colour with another opacity, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var color = core
    color.alpha = alpha
    return UIColor(core: color)
  }

  /// The colour as layers have it.
  public var cgColor: CGColor { CGColor(core: core) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.core == core }
  open override var hash: Int { core.hashValue }

  public static let black = UIColor(core: .black), white = UIColor(core: .white), clear = UIColor(core: .clear)
  public static let gray = UIColor(white: 0.5, alpha: 1), darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let red = UIColor(hex: 0xFF0000), green = UIColor(hex: 0x00FF00), blue = UIColor(hex: 0x0000FF)
  public static let cyan = UIColor(hex: 0x00FFFF), yellow = UIColor(hex: 0xFFFF00)
  public static let magenta = UIColor(hex: 0xFF00FF), orange = UIColor(hex: 0xFF8000)
  public static let purple = UIColor(hex: 0x800080), brown = UIColor(hex: 0x996633)
  // The rest is in Apple's Human Interface Guidelines, "Color".
  public static let systemRed = UIColor(hex: 0xFF3B30), systemGreen = UIColor(hex: 0x34C759)
  public static let systemBlue = UIColor(hex: 0x007AFF), systemOrange = UIColor(hex: 0xFF9500)
  public static let systemYellow = UIColor(hex: 0xFFCC00), systemPink = UIColor(hex: 0xFF2D55)
  public static let systemPurple = UIColor(hex: 0xAF52DE), systemTeal = UIColor(hex: 0x30B0C7)
  public static let systemIndigo = UIColor(hex: 0x5856D6), systemMint = UIColor(hex: 0x00C7BE)
  public static let systemCyan = UIColor(hex: 0x32ADE6), systemBrown = UIColor(hex: 0xA2845E)
  public static let tintColor = systemBlue, link = systemBlue
  public static let systemGray = UIColor(hex: 0x8E8E93), systemGray2 = UIColor(hex: 0xAEAEB2)
  public static let systemGray3 = UIColor(hex: 0xC7C7CC), systemGray4 = UIColor(hex: 0xD1D1D6)
  public static let systemGray5 = UIColor(hex: 0xE5E5EA), systemGray6 = UIColor(hex: 0xF2F2F7)
  public static let label = UIColor(core: .black), secondaryLabel = UIColor(hex: 0x3C3C43, alpha: 0.6)
  public static let tertiaryLabel = UIColor(hex: 0x3C3C43, alpha: 0.3)
  public static let quaternaryLabel = UIColor(hex: 0x3C3C43, alpha: 0.18)
  public static let placeholderText = UIColor(hex: 0x3C3C43, alpha: 0.3)
  public static let separator = UIColor(hex: 0x3C3C43, alpha: 0.29), opaqueSeparator = UIColor(hex: 0xC6C6C8)
  public static let systemBackground = UIColor(core: .white), secondarySystemBackground = systemGray6
  public static let tertiarySystemBackground = UIColor(core: .white)
  public static let systemGroupedBackground = systemGray6
  public static let secondarySystemGroupedBackground = UIColor(core: .white)
  public static let tertiarySystemGroupedBackground = systemGray6
  public static let systemFill = UIColor(hex: 0x787880, alpha: 0.2)
  public static let secondarySystemFill = UIColor(hex: 0x787880, alpha: 0.16)
  public static let tertiarySystemFill = UIColor(hex: 0x767680, alpha: 0.12)
  public static let quaternarySystemFill = UIColor(hex: 0x747480, alpha: 0.08)
}

/// A colour as layers have it.
public final class CGColor: Sendable {
  let core: Color

  init(core: Color) { self.core = core }
}
