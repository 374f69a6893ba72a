import Figures
import Graphics
import Staging

extension Picture {
  /// Makes grounds seen that in a dark picture would have the colour of what they lie on.
  mutating func raiseGrounds(in figure: Figure) {
    for index in panels.indices {
      let description = figure.panels.indices.contains(index) ? figure.panels[index] : PanelDescription()
      // The panels are shared, and those of most pictures may stay so.
      let raised = panels[index].raisedGrounds(shownBy: figure.adapted(to: description))
      if !raised.isEmpty { panels[index].raise(raised) }
    }
  }
}

extension PanelLayout {
  /// The same of a moment of the panel.
  mutating func raiseGrounds(shownBy figure: Figure) { raise(raisedGrounds(shownBy: figure)) }

  fileprivate mutating func raise(_ grounds: [RaisedGround]) {
    for ground in grounds {
      if ground.isDrawn {
        drawing.views[ground.view].look.backgroundColor = ground.color
      } else {
        views[ground.view].look.backgroundColor = ground.color
      }
    }
  }

  /// The grounds that are raised.
  ///
  /// A page is as dark as `secondarySystemBackground` and `systemGray6` are, on which a card of theirs would vanish. As
  /// iOS does for what lies on a raised page, such a ground is one step lighter. What has one colour with its ground in
  /// the light as well is meant so, and a root without a border that is white in the light is the page in the dark, too.
  /// The grounds that tables and text views have by themselves follow the one behind them. Taken apart, each view lies on
  /// the page, and so does its sign in a tree.
  ///
  /// - Parameter figure: The figure as the panel shows it.
  fileprivate func raisedGrounds(shownBy figure: Figure) -> [RaisedGround] {
    guard figure.background.ground == nil else { return [] }
    let isOnScreen = figure.chrome == .device
    let screen =
      isOnScreen ? Theme(.dark).ground(.systemBackground, isElevated: root.isElevated) : Theme(.dark)[.page]
    let page = AdaptiveColor(light: .white, dark: screen)
    func raised(_ views: [SolvedView], isDrawn: Bool) -> [RaisedGround] {
      // On the black screen of a device what is presented is lighter already.
      views.raisedGrounds(
        on: page, isBordered: hasBorder, isOnScreen: isOnScreen, isOnDevice: variant.device != nil,
        isTakenApart: kind == .exploded || kind == .hierarchy
      ).map { RaisedGround(isDrawn: isDrawn, view: $0.view, color: $0.color) }
    }
    return raised(views, isDrawn: false) + raised(drawing.views, isDrawn: true)
  }
}

/// A ground that is raised.
private struct RaisedGround {
  /// Whether it is one of the views as they are drawn.
  let isDrawn: Bool
  /// The index of the view.
  let view: Int
  let color: Color
}

/// A ground as its author wrote it, and as it is drawn.
private struct DrawnGround {
  var own: AdaptiveColor
  var drawn: AdaptiveColor
}

extension [SolvedView] {
  /// The colours of the grounds that are raised, by the views' indices. Superviews come before their subviews.
  ///
  /// - Parameters:
  ///   - isBordered: Whether the root has a border.
  ///   - isOnScreen: Whether the root fills the screen of a device that is drawn.
  ///   - isOnDevice: Whether they are on the screen of a device, on which those that are presented over others are not
  ///     raised once more.
  ///   - isTakenApart: Whether each of them is a plane of its own on the page.
  fileprivate func raisedGrounds(
    on page: AdaptiveColor, isBordered: Bool, isOnScreen: Bool, isOnDevice: Bool, isTakenApart: Bool
  ) -> [(view: Int, color: Color)] {
    let hasNamed = withUnsafeBufferPointer { views in
      views.indices.contains { views[$0].look.backgroundColor?.token != nil }
    }
    guard hasNamed else { return [] }
    var raised: [(view: Int, color: Color)] = []
    var grounds: [DrawnGround] = []
    grounds.reserveCapacity(count)
    for index in indices {
      let behind =
        self[index].superview.flatMap { grounds.indices.contains($0) ? grounds[$0] : nil }
        ?? DrawnGround(own: page, drawn: page)
      if let natural = self[index].naturalGround(isOnDevice: isOnDevice) {
        var ground = natural
        if natural.own.isSame(as: behind.own) { ground.drawn = behind.drawn }
        if !ground.drawn.isSame(as: natural.drawn) { raised.append((index, ground.drawn.color)) }
        grounds.append(ground)
        continue
      }
      guard let color = self[index].look.backgroundColor, color.alpha > 0.5 else {
        grounds.append(behind)
        continue
      }
      let (light, dark) = color.variants ?? (color, color)
      var ground = DrawnGround(
        own: AdaptiveColor(light: light, dark: dark), drawn: AdaptiveColor(light: light, dark: dark))
      func vanishes(on behind: Color, _ lightBehind: Color) -> Bool {
        dark.isSame(as: behind) && !light.isSame(as: lightBehind)
      }
      // A pair of its author's says what it is in the dark.
      let isSystemGround = self[index].isElevated ? color.isElevatedGround : SystemColor(of: color) != nil
      if isSystemGround, index > 0 || !isOnScreen, !isOnDevice || !self[index].isElevated {
        let isPage = index == 0 && !isBordered && !isOnDevice && light.isSame(as: page.light)
        if isPage || ground.own.isSame(as: behind.own) {
          ground.drawn = behind.drawn
        } else if vanishes(on: behind.drawn.dark, behind.own.light)
          || isTakenApart && vanishes(on: page.dark, page.light)
        {
          ground.drawn = AdaptiveColor(light: light, dark: dark.oneStepLighter)
        }
        if !ground.drawn.dark.isSame(as: dark) { raised.append((index, ground.drawn.color)) }
      }
      grounds.append(ground)
    }
    return raised
  }
}

extension SolvedView {
  /// The ground that a table, a row or a text view has by itself; `nil` for other views, and for one of its author's.
  ///
  /// It is `systemBackground`, which is drawn in the page's colour where there is no screen of a device. That of what is
  /// presented over others is found when it is drawn, and so is that of a row in a group.
  fileprivate func naturalGround(isOnDevice: Bool) -> DrawnGround? {
    // (Few views have one: the themes are not made for all.)
    guard kind == .tableView || kind == .tableViewCell || kind == .textView, look.backgroundColor == nil,
      look.backgroundPattern == nil, !isElevated
    else { return nil }
    let (light, dark) = (Theme(.light), Theme(.dark))
    switch kind {
    case .tableView where table.map({ $0.style != .plain }) ?? false:
      let ground = AdaptiveColor(light: light[.grouped], dark: dark[.grouped])
      return DrawnGround(own: ground, drawn: ground)
    case .tableViewCell where rowPlace.map({ $0.style != .plain }) ?? false: return nil
    case .tableView, .tableViewCell, .textView:
      let own = AdaptiveColor(light: light.screen, dark: dark.screen)
      return DrawnGround(own: own, drawn: isOnDevice ? own : AdaptiveColor(light: own.light, dark: dark[.page]))
    default: return nil
    }
  }
}

extension AdaptiveColor {
  fileprivate func isSame(as other: AdaptiveColor) -> Bool {
    light.isSame(as: other.light) && dark.isSame(as: other.dark)
  }
}

extension Color {
  fileprivate func isSame(as other: Color) -> Bool {
    [red - other.red, green - other.green, blue - other.blue].allSatisfy { abs($0) < 0.01 }
  }

  /// Whether it is one of the system's, as it is on what is presented over others.
  fileprivate var isElevatedGround: Bool { SystemColor.all.contains { $0.color.elevated.token == token } }

  /// From `#1C1C1E` to `#2C2C2E`, as from one of iOS's grounds to the next.
  fileprivate var oneStepLighter: Color {
    func raised(_ component: Double) -> Double { min(1, component + 16.0 / 255) }
    return Color(red: raised(red), green: raised(green), blue: raised(blue), alpha: alpha)
  }
}
