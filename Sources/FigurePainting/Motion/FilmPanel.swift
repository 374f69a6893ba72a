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

  /// The distance between poses, in points of the picture.
  static let gap = 16.0
  /// The distance from a pose to the capitals of its time.
  private static let captionGap = 9.0
  /// A film that is wider has several rows.
  private static let widest = 1240.0

  /// - Parameters:
  ///   - motion: What moves, and the times.
  ///   - scene: Makes the scene of a pose, with ids of its own.
  init(
    of motion: PanelMotion, _ figure: Figure, setter: TextSetting, within budget: WorkBudget?,
    diagnostics: inout Diagnostics, scene: (PanelLayout, _ number: Int) -> PanelScene
  ) {
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

  /// The poses of a row: as many as the widest film has room for, in rows of about equal length.
  ///
  /// - Parameter width: Of a pose, in points of the picture before it is fitted to a print.
  static func posesPerRow(of count: Int, width: Double) -> Int {
    let most = max(2, Int((widest + gap) / (width + gap)))
    let rows = (count + most - 1) / most
    return max(1, (count + rows - 1) / max(1, rows))
  }

  /// The width of all rows, in points of the picture, for a pose's width.
  static func width(of count: Int, pose width: Double) -> Double {
    let perRow = Double(posesPerRow(of: count, width: width))
    return perRow * (width + gap) - gap
  }

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
      (max(width + before + after, poses.map(\.time.naturalWidth).reduce(0, max)) + Self.gap).rounded(.up),
      (height + above + below + Self.captionGap + Self.captionHeight(poses) + Self.gap).rounded(.up))
    let perRow = Self.posesPerRow(of: poses.count, width: width / poses[0].scene.fit)
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
    let rows = (poses.count + perRow - 1) / perRow
    let body = Rect(
      x: 0, y: 0, width: Double(perRow) * step.width - (step.width - width),
      height: Double(rows) * step.height - Self.gap - above)
    return PaintedPanel(
      body: body, items: items, isLayout: true, isDevice: first.isDevice && rows == 1, needsMargin: true)
  }

  private static func captionHeight(_ poses: [Pose]) -> Double { poses.first?.time.font.capHeight ?? 0 }
}

extension Double {
  /// A time as a reader sees it: `0.25 s`.
  var secondsText: String { "\(decimalText(places: 3)) s" }
}
