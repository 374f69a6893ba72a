import Graphics

/// Colours in all the forms that documents have.
struct ColorRule {
  let resources: InterfaceResources

  /// Components, a shade of grey, a name of the catalogue's or one of the system's; `nil` for one that is not known.
  func color(_ element: DocumentElement) -> Color? { color(element, depth: 0) }

  private func color(_ element: DocumentElement, depth: Int) -> Color? {
    func component(_ name: String) -> Double? { element.number(name).map { min(1, max(0, $0)) } }
    let alpha = component("alpha") ?? 1
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let color = Self.systemColors[name] { return color }
    }
    if let name = element["name"] ?? element["systemColor"], depth < 4, let stored = resources.colors[name] {
      return color(stored, depth: depth + 1)
    }
    if let red = component("red"), let green = component("green"), let blue = component("blue") {
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    return component("white").map { Color(red: $0, green: $0, blue: $0, alpha: alpha) }
  }

  /// The light ones of iOS 13 and later, and the names from before.
  private static let systemColors: [String: Color] = [
    "darkTextColor": .black, "lightTextColor": Color(hex: 0xFFFFFF, alpha: 0.6),
    "groupTableViewBackgroundColor": Color(hex: 0xEFEFF4), "viewFlipsideBackgroundColor": Color(hex: 0x1F2124),
    "scrollViewTexturedBackgroundColor": Color(hex: 0x6F7179), "tableCellGroupedBackgroundColor": .white,
    "labelColor": .black, "secondaryLabelColor": Color(hex: 0x3C3C43, alpha: 0.6),
    "tertiaryLabelColor": Color(hex: 0x3C3C43, alpha: 0.3), "quaternaryLabelColor": Color(hex: 0x3C3C43, alpha: 0.18),
    "placeholderTextColor": Color(hex: 0x3C3C43, alpha: 0.3), "linkColor": Color(hex: 0x007AFF),
    "systemBackgroundColor": .white, "secondarySystemBackgroundColor": Color(hex: 0xF2F2F7),
    "tertiarySystemBackgroundColor": .white, "systemGroupedBackgroundColor": Color(hex: 0xF2F2F7),
    "secondarySystemGroupedBackgroundColor": .white, "tertiarySystemGroupedBackgroundColor": Color(hex: 0xF2F2F7),
    "systemFillColor": Color(hex: 0x787880, alpha: 0.2), "secondarySystemFillColor": Color(hex: 0x787880, alpha: 0.16),
    "tertiarySystemFillColor": Color(hex: 0x767680, alpha: 0.12),
    "quaternarySystemFillColor": Color(hex: 0x747480, alpha: 0.08), "separatorColor": Color(hex: 0x3C3C43, alpha: 0.29),
    "opaqueSeparatorColor": Color(hex: 0xC6C6C8), "systemRedColor": Color(hex: 0xFF3B30),
    "systemOrangeColor": Color(hex: 0xFF9500), "systemYellowColor": Color(hex: 0xFFCC00),
    "systemGreenColor": Color(hex: 0x34C759), "systemMintColor": Color(hex: 0x00C7BE),
    "systemTealColor": Color(hex: 0x30B0C7), "systemCyanColor": Color(hex: 0x32ADE6),
    "systemBlueColor": Color(hex: 0x007AFF), "systemIndigoColor": Color(hex: 0x5856D6),
    "systemPurpleColor": Color(hex: 0xAF52DE), "systemPinkColor": Color(hex: 0xFF2D55),
    "systemBrownColor": Color(hex: 0xA2845E), "systemGrayColor": Color(hex: 0x8E8E93),
    "systemGray2Color": Color(hex: 0xAEAEB2), "systemGray3Color": Color(hex: 0xC7C7CC),
    "systemGray4Color": Color(hex: 0xD1D1D6), "systemGray5Color": Color(hex: 0xE5E5EA),
    "systemGray6Color": Color(hex: 0xF2F2F7),
  ]
}
