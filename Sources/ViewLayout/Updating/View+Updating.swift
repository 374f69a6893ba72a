public import Geometry

extension View {
  /// Asks for `layoutSubviews()` to be called in the next layout.
  public func setNeedsLayout() { updates.needsLayout = true }

  /// Asks for `updateConstraints()` to be called before the next layout.
  public func setNeedsUpdateConstraints() { updates.needsUpdateConstraints = true }

  /// Whether `updateConstraints()` is called before the next layout.
  public var needsUpdateConstraints: Bool { updates.needsUpdateConstraints }

  /// Lets the views that wait for it update their constraints: those below this one first, then this one.
  public func updateConstraintsIfNeeded() {
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard updates.needsUpdateConstraints else { return }
    updates.needsUpdateConstraints = false
    updateConstraints()
  }

  /// How often a layout starts again because laying out asked for more of it.
  private static let mostRounds = 10

  /// Lays out what waits for it, in three steps as UIKit does.
  ///
  /// 1. Constraints are updated from the leaves to the root.
  /// 2. The constraints of the whole tree are solved.
  /// 3. From the outermost view above this one that waits, down to the leaves, `layoutSubviews()` is called for the views
  ///    that wait, whose subviews have new frames or whose own size changed.
  ///
  /// What layout itself changes is taken in a further round, up to ten of them.
  public func layoutIfNeeded() {
    let root = rootView
    for _ in 0..<Self.mostRounds {
      root.updateConstraintsIfNeeded()
      root.solveIfNeeded()
      let start = pathFromRoot.first(where: \.updates.needsLayout) ?? self
      guard start.hasPendingLayout else { return }
      start.layOutPending()
    }
  }

  private var hasPendingLayout: Bool { updates.needsLayout || subviews.contains(where: \.hasPendingLayout) }

  private func layOutPending() {
    if updates.needsLayout {
      updates.needsLayout = false
      layoutSubviews()
    }
    for subview in subviews { subview.layOutPending() }
  }
}

// MARK: Asking the solver

extension View {
  /// Updates constraints and solves them, and tells what conflicts and what is ambiguous in the tree; frames change with
  /// the next `layoutIfNeeded()`.
  ///
  ///     root.layoutOutcome().conflicts.first?.broken.text   // "v3.height == 10"
  public func layoutOutcome() -> LayoutOutcome {
    let root = rootView
    root.updateConstraintsIfNeeded()
    return root.ownTreeLayout.solve(root)
  }

  /// Along which axes the view's place or size is not determined by constraints.
  public var ambiguousAxes: AxisPair<Bool> {
    let root = rootView
    root.updateConstraintsIfNeeded()
    root.solveIfNeeded()
    return root.ownTreeLayout.ambiguous[ObjectIdentifier(self)] ?? AxisPair(false)
  }

  /// Whether constraints leave the view's place or size open.
  public var hasAmbiguousLayout: Bool {
    let axes = ambiguousAxes
    return axes.horizontal || axes.vertical
  }

  /// The constraints, masks and content sizes that give the view its place and its size along an axis; empty where they
  /// do not determine them.
  public func constraintsAffectingLayout(for axis: Axis) -> [LayoutRequirement] {
    LayoutExplainer(rootView, layoutOutcome()).constraintsAffectingLayout(of: self, along: axis)
  }

  /// Lays an ambiguous view out in another of the ways that its constraints allow; nothing happens for one that has a
  /// single way.
  ///
  /// Of the other views only those move that have to. The view stays there until something that layout rests on
  /// changes, a constraint, a content or the root's size.
  public func exerciseAmbiguityInLayout() {
    guard hasAmbiguousLayout else { return }
    let root = rootView
    root.ownTreeLayout.solve(root, exercising: self)
    layoutIfNeeded()
  }

  /// The target of the smallest size that holds the content.
  public static var layoutFittingCompressedSize: Size { LayoutEngine.compressed }
  /// The target of the largest size that the content can take.
  public static var layoutFittingExpandedSize: Size { LayoutEngine.expanded }

  /// The size that the view would like best by its own constraints and those below it.
  ///
  ///     cell.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
  ///     // The height of a cell as wide as its table:
  ///     cell.systemLayoutSizeFitting(
  ///       Size(320, 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  ///
  /// - Parameters:
  ///   - targetSize: The size wished for, in points.
  ///   - horizontalFittingPriority: How much the width is wished for.
  ///   - verticalFittingPriority: How much the height is.
  public func systemLayoutSizeFitting(
    _ targetSize: Size,
    withHorizontalFittingPriority horizontalFittingPriority: Priority = .fittingSizeLevel,
    verticalFittingPriority: Priority = .fittingSizeLevel
  ) -> Size {
    updateConstraintsIfNeeded()
    let layout = rootView.treeLayout ?? TreeLayout()
    return layout.engine.fittingSize(
      of: self, constraints: allConstraints, target: targetSize,
      priorities: AxisPair(horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
  }
}
