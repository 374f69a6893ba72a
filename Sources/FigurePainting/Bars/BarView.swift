import Graphics

/// A navigation bar, a tab bar or a toolbar among the views.
struct BarViewPainter: ControlPainter {
  let subject: PaintedView

  func paint() -> [Item] {
    guard let bar = view.bar else { return [] }
    return BarPainter(
      bar, context: context, grid: grid, tint: look.tintColor ?? subject.inheritedTint,
      isRightToLeft: isRightToLeft, viewLook: look
    ).paint()
  }
}
