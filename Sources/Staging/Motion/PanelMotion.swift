public import Figures

/// How a panel shows its animation.
public struct PanelMotion: Hashable, Sendable {
  /// The states and what is between them.
  public var timeline: PanelTimeline
  /// The times that a film, an onion skin or a graph shows, in seconds.
  public var times: [Double]
  /// The views whose motion is shown, in drawing order.
  public var movingViews: [String]
  /// What a graph shows.
  public var graphed: GraphedValue
  /// Where the moving views move; empty unless the panel shows it.
  public var paths: [Path] = []

  /// - Parameter show: The annotations of the panel.
  init(_ timeline: PanelTimeline, shownBy panel: PanelDescription, _ show: AnnotationSet) {
    self.timeline = timeline
    graphed = panel.graphed
    let moving = timeline.movingViews
    movingViews = panel.movingViews.isEmpty ? moving : panel.movingViews.map(\.value)
    if show[.motionPaths] != nil { paths = Self.paths(of: movingViews, in: timeline) }
    let moments = panel.moments ?? .standard
    times = moments.times(within: timeline.duration)
    guard case .evenly = moments, panel.kind != .graph else { return }
    // A film shows nothing twice in a row: of a pause, its beginning.
    var last: PanelLayout?
    times = times.filter { time in
      let pose = timeline.moment(at: time)
      defer { last = pose }
      return pose.drawing != last?.drawing || pose.transition != last?.transition
    }
  }
}
