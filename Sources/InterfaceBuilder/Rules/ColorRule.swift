import Graphics

/// Colours in all the forms that documents have.
struct ColorRule {
  let resources: InterfaceResources
  /// The colours of the asset catalogues, with their dark values.
  var assets: ColorAssets?

  /// Components of light or of inks, a shade of grey, a name of the catalogue's or one of the system's; `nil` for one
  /// that is not known.
  ///
  /// Colours that iOS or a catalogue names follow the theme; components are the same in any.
  func color(_ element: DocumentElement) -> Color? { color(element, depth: 0) }

  private func color(_ element: DocumentElement, depth: Int) -> Color? {
    // Pictures have as many steps as hexadecimal colours, by which other documents say them.
    func component(_ name: String) -> Double? {
      element.number(name).map { (min(1, max(0, $0)) * 255).rounded() / 255 }
    }
    let alpha = component("alpha") ?? 1
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let color = Self.olderColors[name] ?? SystemColor(documentName: name)?.color { return color }
    }
    if let name = element["name"], let color = assets?.color(named: name) { return color }
    if let name = element["name"] ?? element["systemColor"], depth < 4, let stored = resources.colors[name] {
      return color(stored, depth: depth + 1)
    }
    if let red = component("red"), let green = component("green"), let blue = component("blue") {
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let cyan = component("cyan"), let magenta = component("magenta"), let yellow = component("yellow") {
      // Without the profile of a printer, as much of each light as its ink and black let through.
      let black = component("black") ?? 0
      return Color(
        red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
        alpha: alpha)
    }
    return component("white").map { Color(red: $0, green: $0, blue: $0, alpha: alpha) }
  }

  static func knows(systemColor name: String) -> Bool {
    olderColors[name] != nil || SystemColor(documentName: name) != nil
  }

  /// As documents spell them, in a fixed order.
  static var systemColorNames: [String] {
    (olderColors.keys + SystemColor.all.map { $0.name + "Color" }).sorted()
  }

  /// Names from before iOS 13; the ground of grouped tables has followed the theme since.
  private static let olderColors: [String: Color] = [
    "darkTextColor": .black, "lightTextColor": Color(hex: 0xFFFFFF, alpha: 0.6),
    "groupTableViewBackgroundColor": AdaptiveColor(light: Color(hex: 0xEFEFF4), dark: .black).color,
    "viewFlipsideBackgroundColor": Color(hex: 0x1F2124),
    "scrollViewTexturedBackgroundColor": Color(hex: 0x6F7179),
    "tableCellGroupedBackgroundColor": AdaptiveColor(light: .white, dark: Color(hex: 0x1C1C1E)).color,
  ]
}

extension SystemColor {
  /// One that iOS names since version 13, as documents and catalogues spell it: `systemRedColor`.
  init?(documentName name: String) {
    guard name.hasSuffix("Color"), let color = Self.named(String(name.dropLast(5))) else { return nil }
    self = color
  }
}
