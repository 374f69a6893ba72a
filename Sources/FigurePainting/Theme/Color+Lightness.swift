import Graphics

extension Color {
  /// The colour on dark pages, with its light value elsewhere. An author chooses colours for a white page; one that would
  /// vanish on a dark page is as light there as it was dark, or as light as it has to be, in its own hue. One that is
  /// faint there is a little lighter: words are set in it too, and a root with a veil of a colour is lighter than the page.
  ///
  ///     Color(hex: 0x000080).seenOnDarkPages   // navy, and #8080ff on a dark page
  ///     Color(hex: 0xDC143C).seenOnDarkPages   // crimson, and #EE496A on a dark page
  ///     Color(hex: 0xFFA500).seenOnDarkPages   // orange on both
  var seenOnDarkPages: Color {
    guard variants == nil, token == nil else { return self }
    let page = Theme(.dark)[.page]
    let contrast = contrast(to: page)
    guard contrast < Self.leastContrastOfText else { return self }
    let own = (max(red, green, blue) + min(red, green, blue)) / 2
    let vanishes = contrast < Self.leastContrastOfLines
    var lightness = vanishes ? 1 - own : own
    var lighter = withLightness(lightness)
    while lighter.contrast(to: page) < Self.leastContrastOfText, lightness < 1 {
      lightness = min(1, lightness + (vanishes ? 0.05 : 0.02))
      lighter = withLightness(lightness)
    }
    return AdaptiveColor(light: self, dark: lighter).color
  }

  /// Source: Web Content Accessibility Guidelines 2.2, 1.4.3 and 1.4.11.
  private static let (leastContrastOfText, leastContrastOfLines) = (4.5, 3.0)

  /// The contrast as the Web Content Accessibility Guidelines define it, from 1 to 21, without alpha.
  func contrast(to other: Color) -> Double {
    let (one, two) = (luminance + 0.05, other.luminance + 0.05)
    return max(one, two) / min(one, two)
  }

  /// The colour with its hue and its saturation, and another lightness from 0 (black) to 1 (white), as HSL has them.
  private func withLightness(_ lightness: Double) -> Color {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let chroma = high - low
    let saturation = chroma == 0 ? 0 : chroma / (1 - abs(high + low - 1))
    let newChroma = saturation * (1 - abs(2 * lightness - 1))
    func component(_ old: Double) -> Double {
      lightness + (chroma == 0 ? 0 : ((old - low) / chroma - 0.5) * newChroma)
    }
    return Color(red: component(red), green: component(green), blue: component(blue), alpha: alpha)
  }
}
