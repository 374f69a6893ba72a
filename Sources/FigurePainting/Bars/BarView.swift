import Graphics
import ViewLayout

/// A navigation bar, a tab bar or a toolbar among the views.
struct BarViewPainter: ControlPainter {
  let subject: PaintedView

  static func symbol(of kind: ViewKind) -> KindSymbol {
    KindSymbol { [$0.row(kind == .navigationBar ? 0.3 : 0.7, from: 0, to: 1)] }
  }

  func paint() -> [Item] {
    guard let bar = view.bar else { return [] }
    return BarPainter(
      bar, context: context, grid: grid, tint: look.tintColor ?? subject.inheritedTint,
      isRightToLeft: isRightToLeft, viewLook: look, overhang: subject.overhang
    ).paint()
  }
}
