import Diagnostics
import Figures
import Geometry
import Graphics
import Staging
import Typography

/// A film: the poses of an animation side by side, all at one scale, each with its time below it.
struct FilmPanel {
  /// A pose with its annotations placed.
  struct Pose {
    var scene: PanelScene
    var annotations: PlacedAnnotations
    var time: SetText
  }

  let poses: [Pose]

  private let rows: FilmRows

  /// The distance from a pose to the capitals of its time.
  private static let captionGap = 9.0

  /// - Parameters:
  ///   - motion: What moves, and the times.
  ///   - rows: How the poses stand in rows.
  ///   - scene: Makes the scene of a pose, with ids of its own.
  init(
    of motion: PanelMotion, in rows: FilmRows, _ figure: Figure, setter: TextSetting, within budget: WorkBudget?,
    diagnostics: inout Diagnostics, scene: (PanelLayout, _ number: Int) -> PanelScene
  ) {
    self.rows = rows
    let font = Self.captionFont(scale: figure.annotationScale)
    poses = motion.times.enumerated().map { number, time in
      var layout = motion.timeline.moment(at: time)
      layout.motion = motion
      layout.raiseGrounds(shownBy: figure)
      let scene = scene(layout.drawn, number)
      return Pose(
        scene: scene,
        annotations: PlacedAnnotations(of: scene, figure, setter: setter, within: budget, diagnostics: &diagnostics),
        time: setter.line(time.secondsText, font: font))
    }
  }

  private static func captionFont(scale: Double) -> Font { .annotation(max(9, 11 * scale)) }

  func paint(with context: PaintingContext) -> PaintedPanel {
    // 1. Each pose on its own.
    let painted = poses.map { pose in
      LayoutPanelPainter(
        scene: pose.scene.resolvingSystemColors(in: context.theme), context: context, annotations: pose.annotations,
        isCutAtScreen: true
      ).paint()
    }
    guard let first = painted.first else { return PaintedPanel(body: .zero, items: []) }
    // 2. One size of cell holds the body of any pose and what lies outside it.
    let before = painted.map { $0.body.minX - $0.extent.minX }.reduce(0, max)
    let after = painted.map { $0.extent.maxX - $0.body.maxX }.reduce(0, max)
    let above = painted.map { $0.body.minY - $0.extent.minY }.reduce(0, max)
    let below = painted.map { $0.extent.maxY - $0.body.maxY }.reduce(0, max)
    let (width, height) = (painted.map(\.body.width).reduce(0, max), painted.map(\.body.height).reduce(0, max))
    let step = Size(
      (max(width + before + after, poses.map(\.time.naturalWidth).reduce(0, max)) + FilmRows.gap).rounded(.up),
      (height + above + below + Self.captionGap + Self.captionHeight(poses) + FilmRows.gap).rounded(.up))
    let perRow = rows.perRow
    // 3. The poses in rows, with their times on a line.
    var items: [Item] = []
    for (number, pose) in painted.enumerated() {
      let (row, column) = (number / perRow, number % perRow)
      let place = Point(Double(column) * step.width, Double(row) * step.height)
      items += pose.items.moved(by: place - pose.body.origin)
      let time = poses[number].time
      let line = Point(
        place.x + pose.body.width / 2, place.y + height + below + Self.captionGap + time.font.capHeight / 2)
      items += time.items(at: line, color: context.theme[.ink], grid: context.grid)
    }
    let rows = poses.count.inRows(of: perRow)
    let body = Rect(
      x: 0, y: 0, width: Double(perRow) * step.width - (step.width - width),
      height: Double(rows) * step.height - FilmRows.gap - above)
    return PaintedPanel(
      body: body, items: items, isLayout: true, isDevice: first.isDevice && rows == 1, needsMargin: true)
  }

  private static func captionHeight(_ poses: [Pose]) -> Double { poses.first?.time.font.capHeight ?? 0 }
}

extension Double {
  /// A time as a reader sees it: `0.25 s`.
  var secondsText: String { "\(decimalText(places: 3)) s" }
}
