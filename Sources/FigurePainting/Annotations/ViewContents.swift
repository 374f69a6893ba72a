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
    let reader = ViewContentReader(scene: scene, figure: figure)
    obstacles = reader.statusBarSigns.map { .area($0, cost: 12) }
    for (index, view) in scene.panel.views.enumerated() where scene.isVisible(viewAt: index) {
      let box = scene.box(ofViewAt: index)
      if view.superview != nil, !scene.hasNoEdges(viewAt: index, on: figure.platform) {
        obstacles.append(.edges(of: box))
        if let cost = view.kind.costOfCovering {
          obstacles.append(.area(box.insetBy(dx: 3 * unit, dy: 3 * unit), cost: cost, allowsBars: true))
        }
      }
      for text in reader.texts(ofViewAt: index) {
        obstacles.append(.area(text.place, cost: 22))
        texts.append(text.blank)
      }
    }
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

/// Reads where the texts of views stand.
private struct ViewContentReader {
  let scene: PanelScene
  let figure: Figure

  var statusBarSigns: [Rect] { StatusBar(scene: scene, context: context).signFrames }

  /// Neither a colour nor a pixel counts here.
  private var context: PaintingContext {
    PaintingContext(figure: figure, theme: Theme(.light), grid: PixelGrid(scale: 2))
  }

  /// The badge at a view's corner and the text inside it, each with where it lies and what lines leave free of it.
  func texts(ofViewAt index: Int) -> [(place: Rect, blank: TextBlank)] {
    let view = scene.panel.views[index]
    let toPanel = scene.toPanel[index]
    var texts: [(place: Rect, blank: TextBlank)] = []
    if let badge = ViewPainter(subject: subject(view)).badgeFrame {
      let place = toPanel.apply(to: badge)
      let isDisc = place.width < place.height + 0.5
      texts.append((place, TextBlank(rect: place, isDisc: isDisc, isOnPixels: toPanel.isTranslation)))
    }
    if let place = textRect(of: view).map(toPanel.apply(to:)), !scene.isCovered(place, above: index) {
      // What another view hides need not be readable.
      texts.append(
        (place, disc(aroundViewAt: index).map { TextBlank(rect: $0, isDisc: true) } ?? TextBlank(rect: place)))
    }
    return texts
  }

  private func subject(_ view: SolvedView) -> PaintedView {
    PaintedView(view: view, context: context, toPanel: .identity, inheritedTint: nil, hue: .black)
  }

  /// The disc that a text is written in, its own or that of the view around it: a line that came up to the digit of a
  /// badge would look like a part of the badge.
  private func disc(aroundViewAt index: Int) -> Rect? {
    [index, scene.panel.views[index].superview].compactMap { $0 }.first { index in
      let view = scene.panel.views[index]
      let (size, looks) = (view.bounds.size, view.look)
      return looks.backgroundColor?.alpha ?? 0 > 0.5 && abs(size.width - size.height) < 0.5
        && looks.cornerRadius > size.width / 2 - 0.5 && scene.toPanel[index].isTranslation
    }.map(scene.box(ofViewAt:))
  }

  /// About where a view's text stands in its own coordinates.
  private func textRect(of view: SolvedView) -> Rect? {
    let bounds = view.bounds
    switch view.kind {
    case .view, .window, .stackView, .scrollView, .layoutGuide, .tableView: return nil
    case .imageView: return PicturePainter(subject: subject(view)).captionPlace
    case .textView:
      guard let text = view.texts[.main], !text.lines.isEmpty, bounds.width > 10 else { return nil }
      let size = Size(PixelGrid(scale: 2).roundedUp(text.naturalWidth), PixelGrid(scale: 2).roundedUp(text.height))
      return Rect(
        x: bounds.minX + 5, y: bounds.minY + 8, width: size.width, height: min(size.height, bounds.height - 8))
    case .label, .button, .textField:
      guard let text = view.texts[.main], !text.lines.isEmpty else { return nil }
      guard view.content.numberOfLines == 1 || view.kind != .label else { return bounds }
      let size = Size(
        min(bounds.width, text.naturalWidth), min(bounds.height, FontMetrics(of: view.font).lineHeight))
      let isTrailing = (view.direction == .rightToLeft) != (view.content.textAlignment == .right)
      var rect = Rect(center: bounds.center, size: size)
      if view.kind != .button, view.content.textAlignment != .center {
        rect.origin.x = isTrailing ? bounds.maxX - size.width : bounds.minX
      }
      return rect
    // A bar ends at the alignment rectangle, of which a control may draw a little more.
    default: return bounds.inset(by: view.alignmentInsets)
    }
  }
}
