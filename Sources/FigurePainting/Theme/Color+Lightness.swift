import Graphics

extension Color {
  /// The colour as lines of annotations have it on pages.
  ///
  /// On a light page, one that is too faint is as much darker, in its own hue, as it takes for a line to be seen. On a
  /// dark page, for which authors do not choose their colours, one that would vanish is as light as it was dark, or as
  /// light as it has to be. One that is faint there is a little lighter: words are set in it too, and a root with a veil
  /// of a colour is lighter than the page. System colours have dark values of their own.
  ///
  ///     Color(hex: 0x000080).seenOnPages   // navy, and #8080ff on a dark page
  ///     Color(hex: 0xDC143C).seenOnPages   // crimson, and #EE496A on a dark page
  ///     Color(hex: 0xFFA500).seenOnPages   // #CC8400 on a light page, and orange on a dark one
  var seenOnPages: Color {
    // A theme's own colours are chosen for its page.
    guard variants != nil || token == nil else { return self }
    let pair = variants ?? (self, self)
    let light = pair.light.darkerOnLightPages
    let dark = variants == nil ? pair.dark.lighterOnDarkPages : pair.dark
    guard light != pair.light || dark != pair.dark else { return self }
    return AdaptiveColor(light: light, dark: dark).color
  }

  private var darkerOnLightPages: Color { seen(on: Theme(.light)[.page]) }

  /// The colour as much darker on a light ground, or lighter on a dark one, as it takes for a line to be seen.
  ///
  ///     Color(hex: 0x34C759).seen(on: .white)   // a green of 3 : 1, where system green has 2.2 : 1
  func seen(on ground: Color) -> Color {
    // What is seen through is an area.
    guard alpha > 0.99, contrast(to: ground) < Self.leastContrastOfLines else { return self }
    var lightness = (max(red, green, blue) + min(red, green, blue)) / 2
    let step = ground.isLight ? -0.01 : 0.01
    var seen = self
    while seen.contrast(to: ground) < Self.leastContrastOfLines, (0...1).contains(lightness + step) {
      lightness += step
      seen = withLightness(lightness)
    }
    return seen
  }

  private var lighterOnDarkPages: Color {
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
    return lighter
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
