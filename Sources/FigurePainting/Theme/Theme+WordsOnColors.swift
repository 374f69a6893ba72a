import Figures
import Graphics

extension Theme {
  /// What is written on a colour of the author: as on the theme's own pills, white in a light theme and dark in a
  /// dark one, so that all numbers of a picture have one colour. The other one where that would be too faint.
  ///
  ///     Theme(.dark).legible(on: Color(hex: 0xBF5AF2))    // dark, as on blue pills
  ///     Theme(.light).legible(on: Color(hex: 0x34C759))   // dark: white would have a contrast of 2.2
  func legible(on color: Color) -> Color {
    let (light, dark) = color.variants ?? (color, color)
    let inks = (light: ink(on: light, in: .light), dark: ink(on: dark, in: .dark))
    guard inks.light != inks.dark, isAdaptive else { return name == .light ? inks.light : inks.dark }
    return self[inks.light.isLight ? .badgeText : .label]
  }

  private func ink(on color: Color, in name: ThemeName) -> Color {
    let usual = Theme(name, palette: palette, isAdaptive: false)[.badgeText]
    guard color.contrast(to: usual) < Self.leastContrastOfNumbers else { return usual }
    return color.contrast(to: .white) > color.contrast(to: .darkInk) ? .white : .darkInk
  }

  /// Of the bold numbers of signs. White on the grey of the system would reach 3.3, and is less legible than black there.
  private static let leastContrastOfNumbers = 3.5
}
