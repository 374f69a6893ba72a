import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// Turns a panel's tree of views into groups, one a view, in drawing order.
struct ViewTreePainter {
  let scene: PanelScene
  let context: PaintingContext

  /// The root view and all below it, in the panel's coordinates.
  func paint() -> [Item] {
    group(forViewAt: 0, tint: nil, around: context).map { [.group($0)] } ?? []
  }

  /// - Parameter around: The context of the nearest ground below the view.
  private func group(forViewAt index: Int, tint: Color?, around: PaintingContext) -> Group? {
    let view = scene.panel.views[index]
    let isOnOwnGround = view.look.backgroundColor.map { $0.isGround || $0.isAdaptiveGround } ?? false
    let context = isOnOwnGround ? self.context.standing(on: view.look.backgroundColor) : around
    guard !view.isHidden, view.look.alpha > 0, view.kind != .layoutGuide,
      scene.isWithinReach(viewAt: index)
    else { return nil }
    var subject = PaintedView(
      view: view, context: context, toPanel: scene.toPanel[index], inheritedTint: tint,
      hue: context.theme.view(scene.hueNumber(ofViewAt: index)))
    if view.kind == .imageView, let caption = view.captionPlace {
      subject.hasCaption = !scene.isTouched(scene.toPanel[index].apply(to: caption), above: index)
    }
    let painter = ViewPainter(subject: subject)
    // 1. The view's ground and what it shows of itself.
    var items = painter.ground() + painter.content()
    // 2. Its subviews, back to front.
    items += view.subviews.compactMap {
      group(forViewAt: $0, tint: view.look.tintColor ?? tint, around: context)
    }.map(Item.group)
    // 3. Its border, which lies over the subviews as Core Animation has it, and its badge.
    items += painter.border() + painter.badge()
    return subject.group(
      id: scene.identifier(view.name), transform: scene.transform(ofViewAt: index),
      clip: view.clipsToBounds ? subject.outline : nil, items: items)
  }
}
