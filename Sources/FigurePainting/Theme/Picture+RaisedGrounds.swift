import Figures
import Graphics
import Staging

extension Picture {
  /// Makes grounds seen that in a dark picture would have the colour of what they lie on.
  ///
  /// A page is as dark as `secondarySystemBackground` and `systemGray6` are, on which a card of theirs would vanish. As
  /// iOS does for what lies on a raised page, such a ground is one step lighter. What has one colour with its ground in
  /// the light as well is meant so.
  mutating func raiseGrounds(in figure: Figure) {
    for index in panels.indices {
      let description = figure.panels.indices.contains(index) ? figure.panels[index] : PanelDescription()
      let own = figure.adapted(to: description)
      guard own.background.ground == nil else { continue }
      let screen = own.chrome == .device ? Color.black : Theme(.dark)[.page]
      let page = AdaptiveColor(light: .white, dark: screen)
      panels[index].views.raiseGrounds(on: page)
      panels[index].drawing.views.raiseGrounds(on: page)
    }
  }
}

extension [SolvedView] {
  /// Superviews come before their subviews.
  fileprivate mutating func raiseGrounds(on page: AdaptiveColor) {
    var grounds: [AdaptiveColor] = []
    grounds.reserveCapacity(count)
    for index in indices {
      let behind = self[index].superview.flatMap { grounds.indices.contains($0) ? grounds[$0] : nil } ?? page
      guard let own = self[index].look.backgroundColor, own.alpha > 0.5 else {
        grounds.append(behind)
        continue
      }
      guard let (light, dark) = own.variants, index > 0 else {
        let (light, dark) = own.variants ?? (own, own)
        grounds.append(AdaptiveColor(light: light, dark: dark))
        continue
      }
      var ground = AdaptiveColor(light: light, dark: dark)
      if dark.isSame(as: behind.dark), !light.isSame(as: behind.light) {
        ground = AdaptiveColor(light: light, dark: dark.oneStepLighter)
        self[index].look.backgroundColor = ground.color
      }
      grounds.append(ground)
    }
  }
}

extension Color {
  fileprivate func isSame(as other: Color) -> Bool {
    [red - other.red, green - other.green, blue - other.blue].allSatisfy { abs($0) < 0.01 }
  }

  /// From `#1C1C1E` to `#2C2C2E`, as from one of iOS's grounds to the next.
  fileprivate var oneStepLighter: Color {
    func raised(_ component: Double) -> Double { min(1, component + 16.0 / 255) }
    return Color(red: raised(red), green: raised(green), blue: raised(blue), alpha: alpha)
  }
}
