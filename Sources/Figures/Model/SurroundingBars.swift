public import Geometry
public import ViewLayout

/// The bars of the controllers around an interface, drawn where the safe area leaves them room.
public struct SurroundingBars: Hashable, Sendable {
  /// The navigation bar at the top; `nil` if there is none.
  public var navigationBar: BarContent?
  /// A tab bar or a toolbar.
  public var bottomBar: BarContent?
  /// Whether the content of the status bar is white.
  public var hasLightStatusBar = false
  /// The edges of the root view that reach below bars, where there are any.
  public var extendedEdges = RectEdges.all
  /// Whether those edges reach below opaque bars too.
  public var extendsUnderOpaqueBars = false

  /// Creates an interface without bars.
  public init() {}

  /// What the bars add to the safe area of a device, in points: on a phone held upright, 44 for a row of buttons, 52 more
  /// for a large title, 74 with a prompt, 52 more for a search bar, 49 for tabs.
  public func insets(_ heights: BarHeights) -> EdgeInsets {
    var insets = EdgeInsets.zero
    if case .navigationBar(let item, _)? = navigationBar {
      insets.top = heights.navigationBar(showing: item)
    }
    switch bottomBar {
    case .tabBar: insets.bottom = heights.tabs
    case .toolbar: insets.bottom = heights.toolbar
    case .navigationBar, nil: break
    }
    return insets
  }

  /// The edges at which the root view ends at a bar, instead of reaching below it.
  ///
  /// A view controller's view reaches below bars, but not below opaque ones (Apple's documentation of
  /// `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars`).
  ///
  ///     var (bars, look) = (SurroundingBars(), BarLook())
  ///     look.isTranslucent = false
  ///     bars.navigationBar = .navigationBar(NavigationItem(), look)
  ///     bars.endingEdges   // [.minY]
  public var endingEdges: RectEdges {
    var edges: RectEdges = []
    for (bar, edge) in [(navigationBar, RectEdges.minY), (bottomBar, .maxY)] {
      guard let bar else { continue }
      let reachesBelow = extendedEdges.contains(edge) && (bar.look.isTranslucent || extendsUnderOpaqueBars)
      if !reachesBelow { edges.insert(edge) }
    }
    return edges
  }
}
