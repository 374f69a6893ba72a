import Figures

extension Theme {
  /// A colour for light and for dark pages. The opacity is the same for both, so a style sheet needs to replace the
  /// colour only.
  struct Value {
    var light: UInt32
    var dark: UInt32
    var alpha: Double

    init(_ light: UInt32, _ dark: UInt32, alpha: Double = 1) {
      self.light = light
      self.dark = dark
      self.alpha = alpha
    }
  }

  static func value(of token: ThemeToken, palette: PaletteName) -> Value {
    palette == .xcode ? xcodeValue(of: token) ?? value(of: token) : value(of: token)
  }

  private static func value(of token: ThemeToken) -> Value {
    switch token {
    // Distinguishable with each kind of colour blindness; contrast at least 3 : 1 on both pages.
    case .ok: Value(0x0060DF, 0x409CFF)
    case .misplaced: Value(0xC46200, 0xFFB340)
    case .misplacedBadge: Value(0xFF9500, 0xFFB340)
    case .conflict: Value(0xB00020, 0xFF6961)
    case .alignment: Value(0xB58900, 0xFFD426)
    case .guide: Value(0x6C6C70, 0xAEAEB2)
    case .measure: Value(0xC2185B, 0xFF7AB2)
    case .badgeText: Value(0xFFFFFF, 0x1C1C1E)
    case .misplacedBadgeText: Value(0x1C1C1E, 0x1C1C1E)
    case .page: Value(0xFFFFFF, 0x1C1C1E)
    case .ink: Value(0x1C1C1E, 0xF2F2F7)
    // UIKit's system colours.
    case .label: Value(0x000000, 0xFFFFFF)
    case .secondaryLabel: Value(0x3C3C43, 0xEBEBF5, alpha: 0.6)
    case .placeholder: Value(0x3C3C43, 0xEBEBF5, alpha: 0.3)
    case .separator: Value(0xC6C6C8, 0x48484A)
    case .tint: Value(0x007AFF, 0x0A84FF)
    case .tintText: Value(0xFFFFFF, 0xFFFFFF)
    case .systemRed: Value(0xFF3B30, 0xFF453A)
    case .systemGreen: Value(0x34C759, 0x30D158)
    case .systemGray: Value(0x8E8E93, 0x8E8E93)
    case .fill: Value(0xE9E9EB, 0x39393D)
    case .missingImage: Value(0xAAAAAE, 0xF2F2F7, alpha: 0.2)
    case .raised: Value(0xFFFFFF, 0x636366)
    case .bar: Value(0xF7F7F7, 0x2C2C2E)
    case .grouped: Value(0xF2F2F7, 0x000000)
    case .keyboard: Value(0xD1D3D9, 0x2B2B2E)
    case .functionKey: Value(0xABB0BB, 0x47474B)
    case .deviceBody: Value(0x1C1C1E, 0x48484A)
    case .deviceEdge: Value(0x8E8E93, 0x98989D)
    }
  }

  /// Apple's literal colours for the states of constraints.
  private static func xcodeValue(of token: ThemeToken) -> Value? {
    switch token {
    case .ok: Value(0x007AFF, 0x0A84FF)
    case .misplaced, .misplacedBadge: Value(0xFF9500, 0xFF9F0A)
    case .conflict: Value(0xFF3B30, 0xFF453A)
    case .alignment: Value(0xFFCC00, 0xFFD60A)
    case .measure: Value(0xFF2D55, 0xFF375F)
    case .badgeText: Value(0xFFFFFF, 0xFFFFFF)
    default: nil
    }
  }

  /// Ten hues. Adjacent ones differ clearly, and each has a contrast of at least 3 : 1 on its page.
  static let viewValues = [
    Value(0x3A6EA5, 0x7FB0E6), Value(0xC2570C, 0xF5A365), Value(0x2E7D32, 0x7CC97F), Value(0x8E4A9E, 0xC99BD9),
    Value(0x0F7F86, 0x6CCBCF), Value(0xB23A48, 0xF08A92), Value(0x8A7400, 0xCDBB52), Value(0x5B5FC7, 0xA9ACF2),
    Value(0x8A5A2B, 0xCBA27A), Value(0x5F6772, 0xA9B2BD),
  ]
}
