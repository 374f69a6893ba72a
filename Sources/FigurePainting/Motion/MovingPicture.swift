import Diagnostics
public import Figures
import Geometry
public import Graphics
public import Staging
public import Typography

/// A picture whose animated panels play, all from the same moment on. Each frame is a picture of its own, and all are of
/// one size.
///
///     let moving = MovingPicture(picture, of: figure, measuringTextWith: measurer)
///     moving?.list(at: 0.1, theme: .light, scale: 2)   // what is on the screens after a tenth of a second
public struct MovingPicture {
  private let picture: Picture
  private let setter: TextSetting
  private let budget: WorkBudget?
  /// The last moment, whose screens give those of all moments their size.
  private let end: AnnotatedPicture
  /// What each panel takes of the canvas at some moment.
  private let room: [PanelRoom]

  /// - Parameters:
  ///   - picture: The solved panels.
  ///   - figure: The figure of the picture.
  ///   - measurer: Measures text in the fonts that draw it.
  ///   - budget: What the moments are taken from. If it is exhausted, they are not fit to be painted.
  /// - Returns: `nil` for a picture in which nothing plays.
  public init?(
    _ picture: Picture, of figure: Figure, measuringTextWith measurer: any TextMeasurer,
    within budget: WorkBudget? = nil
  ) {
    let playing = picture.panels.indices.filter { figure.plays(panelAt: $0) && picture.panels[$0].motion != nil }
    guard !playing.isEmpty else { return nil }
    var picture = picture
    for index in picture.panels.indices where !playing.contains(index) { picture.panels[index].motion = nil }
    (self.picture, self.budget) = (picture, budget)
    setter = TextSetting(measurer: measurer)
    // 1. Problems are those of the still picture, which were told.
    var diagnostics = Diagnostics()
    let last = AnnotatedPicture(
      picture.moment(at: .infinity), of: figure, setter: setter, within: budget, isMoment: true,
      diagnostics: &diagnostics)
    end = last
    // 2. The canvas has room for what is seen before and after each stage. What is between them is between these.
    var room = last.panels.map { _ in PanelRoom() }
    for time in Set(picture.panels.flatMap(\.stageEnds)).sorted() {
      let moment = AnnotatedPicture(picture.moment(at: time), like: last, setter: setter, within: budget)
      for (index, panel) in moment.painted(theme: .light, scale: 1).enumerated() { room[index].add(panel) }
    }
    self.room = room
  }

  /// Paints a moment.
  ///
  /// - Parameters:
  ///   - time: In seconds from the beginning. What ends earlier rests then.
  ///   - scale: The pixels per point.
  public func list(at time: Double, theme: ThemeName, scale: Double) -> DisplayList {
    budget?.spend(
      picture.panels.reduce(0) { $0 + $1.views.count } * WorkBudget.unitsPerShownView, on: .moments)
    let moment = AnnotatedPicture(picture.moment(at: time), like: end, setter: setter, within: budget)
    let panels = zip(moment.painted(theme: theme, scale: scale), room).map { $1.settling($0) }
    return DisplayList(painting: moment, panels: panels, theme: theme, scale: scale)
  }
}

/// What a panel that plays takes of the canvas.
private struct PanelRoom {
  private var body: Rect?
  private var extent: Rect?
  private var needsMargin = false

  mutating func add(_ panel: PaintedPanel) {
    body = body.map { $0.union(panel.body) } ?? panel.body
    extent = extent.map { $0.union(panel.extent) } ?? panel.extent
    needsMargin = needsMargin || panel.needsMargin
  }

  /// The panel with as much room as it has at any moment.
  func settling(_ panel: PaintedPanel) -> PaintedPanel {
    guard let body, let extent else { return panel }
    var panel = panel
    if !extent.contains(panel.extent) {
      panel.items = [.group(Group(clip: .rect(extent), items: panel.items))]
    }
    (panel.body, panel.extent, panel.needsMargin) = (body, extent, needsMargin)
    return panel
  }
}

extension Picture {
  /// The picture with what is on the screens at a time.
  fileprivate func moment(at time: Double) -> Picture {
    var moment = self
    moment.panels = panels.map { $0.moment(at: time) }
    return moment
  }
}

extension PanelLayout {
  fileprivate func moment(at time: Double) -> PanelLayout {
    guard let motion else { return self }
    var moment = motion.timeline.moment(at: min(time, motion.timeline.duration))
    moment.kind = .layout
    moment.motion = motion
    return moment
  }

  /// When stages begin and end, in seconds.
  fileprivate var stageEnds: [Double] {
    motion.map { $0.timeline.chain.beginnings + [$0.timeline.duration] } ?? []
  }
}
