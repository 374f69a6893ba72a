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
      if let color = Self.olderColors[name] ?? Self.systemColor(name) { return color }
    }
    if let name = element["name"] ?? element["systemColor"], depth < 4, let stored = resources.colors[name] {
      return color(stored, depth: depth + 1)
    }
    if let red = component("red"), let green = component("green"), let blue = component("blue") {
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    return component("white").map { Color(red: $0, green: $0, blue: $0, alpha: alpha) }
  }

  /// The light value of one that iOS names since version 13: `systemRedColor`.
  private static func systemColor(_ name: String) -> Color? {
    name.hasSuffix("Color") ? SystemColor.named(String(name.dropLast(5)))?.light : nil
  }

  /// Names from before.
  private static let olderColors: [String: Color] = [
    "darkTextColor": .black, "lightTextColor": Color(hex: 0xFFFFFF, alpha: 0.6),
    "groupTableViewBackgroundColor": Color(hex: 0xEFEFF4), "viewFlipsideBackgroundColor": Color(hex: 0x1F2124),
    "scrollViewTexturedBackgroundColor": Color(hex: 0x6F7179), "tableCellGroupedBackgroundColor": .white,
  ]
}
