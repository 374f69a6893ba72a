import Figures
import Geometry
import Staging
import Typography
import ViewLayout

extension AnnotationCanvas {
  /// Notes where views show text and controls, so that labels and bars leave them readable, and where they end.
  mutating func avoidContents() {
    for sign in StatusBar(scene: scene, context: context).signFrames { occupancy.avoid(sign, cost: 12) }
    for index in scene.panel.views.indices where scene.isVisible(viewAt: index) {
      let view = scene.panel.views[index]
      if view.superview != nil, !scene.hasNoEdges(viewAt: index, on: context.platform) {
        occupancy.avoidEdges(of: scene.box(ofViewAt: index))
        // On a picture a number would be taken for what it shows.
        if view.kind == .imageView {
          occupancy.avoid(
            scene.box(ofViewAt: index).insetBy(dx: length(3), dy: length(3)), cost: 8, allowsBars: true)
        }
        // On a control a label would be taken for what the control shows.
        if view.kind == .button || view.kind == .textField {
          occupancy.avoid(
            scene.box(ofViewAt: index).insetBy(dx: length(3), dy: length(3)), cost: 7, allowsBars: true)
        }
      }
      avoidBadge(ofViewAt: index)
      guard let rect = textRect(of: view) else { continue }
      let place = scene.toPanel[index].apply(to: rect)
      // What another view hides need not be readable.
      guard !scene.isCovered(place, above: index) else { continue }
      occupancy.avoid(place, cost: 22)
      texts.append(disc(aroundViewAt: index).map { TextBlank(rect: $0, isDisc: true) } ?? TextBlank(rect: place))
    }
  }

  /// Notes the badge at a view's corner.
  private mutating func avoidBadge(ofViewAt index: Int) {
    let view = scene.panel.views[index]
    let subject = PaintedView(
      view: view, context: context, toPanel: scene.toPanel[index], inheritedTint: nil, hue: theme[.ink])
    guard let badge = ViewPainter(subject: subject).badgePlace else { return }
    let place = scene.toPanel[index].apply(to: badge)
    occupancy.avoid(place, cost: 22)
    texts.append(TextBlank(rect: place, isDisc: place.width < place.height + 0.5))
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
    case .imageView:
      let subject = PaintedView(
        view: view, context: context, toPanel: .identity, inheritedTint: nil, hue: theme[.ink])
      return PicturePainter(subject: subject).captionPlace
    case .textView:
      guard let text = view.content.text, !text.isEmpty, bounds.width > 10 else { return nil }
      let fitting = TextFitting(
        maximumWidth: bounds.width - 10, maximumLines: 0, lineBreakMode: .byWordWrapping, scale: context.grid.scale)
      let size = context.measurer.layOut(text, font: view.font, fitting: fitting).size
      return Rect(
        x: bounds.minX + 5, y: bounds.minY + 8, width: size.width, height: min(size.height, bounds.height - 8))
    case .label, .button, .textField:
      let text = view.content.text ?? view.content.title ?? view.content.placeholder ?? ""
      guard !text.isEmpty else { return nil }
      let font = view.font
      let size = Size(
        min(bounds.width, context.line(text, font: font).width), min(bounds.height, FontMetrics(of: font).lineHeight))
      guard view.content.numberOfLines == 1 || view.kind != .label else { return bounds }
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
