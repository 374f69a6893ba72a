import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// The screen around the root, what a crop leaves of both, and the bars at its edges.
extension PanelScene {
  /// The screen's rectangle in the panel's coordinates: larger than the root's, where the root ends at bars. In a turned
  /// scene, the root's.
  var screenRect: Rect { pivot == nil ? panel.surroundings.screen : rootRect }

  /// The visible part of the screen. A turned scene is not cropped.
  var shownScreen: Rect { pivot == nil ? crop?.shown(of: screenRect) ?? screenRect : rootRect }

  /// The visible part of the root; where a crop leaves nothing of it, that of the screen.
  var shownRect: Rect { shownScreen.intersection(rootRect) ?? shownScreen }

  /// The edges of the visible part at which the screen continues.
  var tornEdges: [RectEdge] { crop?.cutEdges(of: screenRect) ?? [] }

  /// The visible part of a rectangle along an axis.
  func shownExtent(of rect: Rect, _ axis: Axis) -> ClosedRange<Double> {
    let extent = rect.extent(axis)
    return extent.shared(with: uncut.extent(axis)) ?? extent
  }

  /// How far the ground of a bar goes on: a bar at an edge of the safe area reaches the screen's.
  ///
  /// That is what `UIToolbar` and `UITabBar` do where a home indicator is below them, and a navigation bar below the
  /// status bar that is attached to the top. A document's own bars are not, unless their delegate says so.
  func overhang(ofViewAt index: Int) -> EdgeInsets {
    guard let bar = panel.views[index].bar, bar.look.style != .glossy, toPanel[index].isTranslation else {
      return .zero
    }
    let (insets, height) = (panel.views[0].safeAreaInsets, rootRect.height)
    func isNear(_ edge: Double, _ other: Double) -> Bool { abs(edge - other) < 1 }
    var overhang = EdgeInsets.zero
    if bar.kind != .navigationBar, isNear(box(ofViewAt: index).maxY, height - insets.bottom) {
      overhang.bottom = max(0, insets.bottom)
    } else if bar.kind == .navigationBar, bar.look.style == .plain, isNear(box(ofViewAt: index).minY, insets.top) {
      overhang.top = max(0, insets.top)
    }
    return overhang
  }

  /// Whether a view takes all of the screen, as the root does.
  func fillsScreen(viewAt index: Int) -> Bool {
    index == 0 || toPanel[index].isTranslation && box(ofViewAt: index).insetBy(dx: -0.5, dy: -0.5).contains(rootRect)
  }

  /// The bars around the interface that nothing is seen through, and what they have behind their items.
  func barGrounds(in theme: Theme) -> [(frame: Rect, color: Color)] {
    guard pivot == nil else { return [] }
    let bars = [panel.surroundings.navigationBar, panel.surroundings.bottomBar].compactMap(\.self)
    return bars.compactMap { bar in
      let own = bar.look.ground.map(theme.resolved)
      guard bar.look.style != .glossy, own != nil || !bar.isClear(on: platform) else { return nil }
      return (bar.frame, own ?? (bar.look.isBlack ? .black : theme[.bar]))
    }
  }
}
