import Figures
import Geometry
import Staging
import Typography
import ViewLayout

/// Where views show text and controls, which labels and bars leave readable, and where they end.
struct ViewContents {
  private(set) var obstacles: [Obstacle] = []
  private(set) var texts: [TextBlank] = []

  /// Nothing at all, for a panel without annotations.
  init() {}

  /// - Parameter unit: What a point of an annotation is in points of the panel.
  init(scene: PanelScene, figure: Figure, unit: Double) {
    // Neither a colour nor a pixel counts here.
    let context = PaintingContext(figure: figure, theme: Theme(.light), grid: PixelGrid(scale: 2))
    obstacles = StatusBar(scene: scene, context: context).signFrames.map { .area($0, cost: 12) }
    for (index, view) in scene.panel.views.enumerated() where scene.isVisible(viewAt: index) {
      let box = scene.box(ofViewAt: index)
      if view.superview != nil, !scene.hasNoEdges(viewAt: index, on: figure.platform) {
        obstacles.append(.edges(of: box))
        if let cost = view.kind.costOfCovering {
          obstacles.append(.area(box.insetBy(dx: 3 * unit, dy: 3 * unit), cost: cost, allowsBars: true))
        }
      }
      let toPanel = scene.toPanel[index]
      if let place = view.badgeFrame.map(toPanel.apply(to:)) {
        let isDisc = place.width < place.height + 0.5
        add(TextBlank(rect: place, isDisc: isDisc, isOnPixels: toPanel.isTranslation), at: place)
      }
      // What another view hides need not be readable.
      if let place = view.textFrame.map(toPanel.apply(to:)), !scene.isCovered(place, above: index) {
        let disc = scene.disc(aroundViewAt: index)
        add(TextBlank(rect: disc ?? place, isDisc: disc != nil), at: place)
      }
    }
  }

  private mutating func add(_ blank: TextBlank, at place: Rect) {
    obstacles.append(.area(place, cost: 22))
    texts.append(blank)
  }
}

extension ViewKind {
  /// What a label on it costs: on a picture a number would be taken for what it shows, on a control for what the control
  /// says.
  fileprivate var costOfCovering: Double? {
    switch self {
    case .imageView: 8
    case .button, .textField: 7
    default: nil
    }
  }
}

extension PanelScene {
  /// The disc that a text is written in, its own or that of the view around it: a line that came up to the digit of a
  /// badge would look like a part of the badge.
  fileprivate func disc(aroundViewAt index: Int) -> Rect? {
    [index, panel.views[index].superview].compactMap { $0 }.first { index in
      let view = panel.views[index]
      let (size, looks) = (view.bounds.size, view.look)
      return looks.backgroundColor?.alpha ?? 0 > 0.5 && abs(size.width - size.height) < 0.5
        && looks.cornerRadius > size.width / 2 - 0.5 && toPanel[index].isTranslation
    }.map(box(ofViewAt:))
  }
}

extension SolvedView {
  /// About where a view's text stands in its own coordinates.
  fileprivate var textFrame: Rect? {
    switch kind {
    case .view, .window, .stackView, .scrollView, .layoutGuide, .tableView: return nil
    case .imageView: return captionPlace
    case .textView:
      let insets = ControlMetrics.textViewInsets
      guard let text = texts[.main], !text.lines.isEmpty, bounds.width > insets.left + insets.right else { return nil }
      let grid = PixelGrid(scale: 2)
      let size = Size(grid.roundedUp(text.naturalWidth), grid.roundedUp(text.height))
      return Rect(
        x: bounds.minX + insets.left, y: bounds.minY + insets.top, width: size.width,
        height: min(size.height, bounds.height - insets.top))
    case .label, .button, .textField:
      guard let text = texts[.main], !text.lines.isEmpty else { return nil }
      guard content.numberOfLines == 1 || kind != .label else { return bounds }
      let size = Size(
        min(bounds.width, text.naturalWidth), min(bounds.height, FontMetrics(of: font).lineHeight))
      let isTrailing = (direction == .rightToLeft) != (content.textAlignment == .right)
      var rect = Rect(center: bounds.center, size: size)
      if kind != .button, content.textAlignment != .center {
        rect.origin.x = isTrailing ? bounds.maxX - size.width : bounds.minX
      }
      return rect
    // A bar ends at the alignment rectangle, of which a control may draw a little more.
    default: return bounds.inset(by: alignmentInsets)
    }
  }
}
