import Geometry
import ViewLayout

extension Stage {
  /// Keeps the state of the stage as a value, and reports what did not work out.
  func snapshot(of panel: PanelDescription) -> PanelLayout {
    reportConflicts()
    reportMissingCharacters()
    let tree = root.withDescendants
    let indices = Dictionary(uniqueKeysWithValues: tree.enumerated().map { (ObjectIdentifier($1), $0) })
    let stance = panel.stance ?? figure.stance
    var views = tree.map { solved($0, indices: indices) }
    if stance == .device, variant.orientation.isLandscape { views[0].turnOntoDevice() }
    let solvedConstraints = constraints.map(solved)
    return PanelLayout(
      title: panel.title, kind: panel.kind, subject: panel.subject?.value, variant: variant,
      stance: stance, theme: panel.theme, views: views,
      constraints: solvedConstraints, conflicts: outcome.conflicts.map(solved), explanations: [],
      show: panel.show ?? figure.show, selected: (panel.selected ?? figure.selected)?.value,
      callouts: panel.callouts ?? figure.callouts)
  }

  private func solved(_ view: View, indices: [ObjectIdentifier: Int]) -> SolvedView {
    let identity = ObjectIdentifier(view)
    return SolvedView(
      name: view.name, kind: view.kind, className: view.className ?? view.kind.rawValue,
      superview: view.superview.flatMap { indices[ObjectIdentifier($0)] },
      subviews: view.subviews.compactMap { indices[ObjectIdentifier($0)] },
      frame: view.frame, bounds: view.bounds, center: view.center, transform: view.transform,
      alignmentRect: alignmentRect(of: view), alignmentInsets: alignmentInsets(of: view),
      intrinsicContentSize: view.intrinsicContentSize(
        measuringTextWith: measurer, width: wrappingWidth(of: view), scale: pixelScale),
      contentHuggingPriority: view.contentHuggingPriority,
      contentCompressionResistancePriority: view.contentCompressionResistancePriority,
      firstBaseline: view.hasBaselines ? view.baselineOffset(isFirst: true, scale: pixelScale) : nil,
      lastBaseline: view.hasBaselines ? view.baselineOffset(isFirst: false, scale: pixelScale) : nil,
      layoutMargins: view.layoutMargins, safeAreaInsets: view.safeAreaInsets,
      autoresizingMask: view.autoresizingMask,
      translatesAutoresizingMask: view.translatesAutoresizingMaskIntoConstraints,
      isAmbiguous: outcome.ambiguous[identity] ?? AxisPair(false), ghosts: outcome.ghosts[identity] ?? [],
      designFrame: designFrames[view.name], isHidden: view.isHidden, clipsToBounds: view.clipsToBounds,
      direction: variant.direction, content: view.content,
      appearance: appearances[view.name] ?? Appearance(font: view.font), show: descriptions[view.name]?.show)
  }

  /// The frame's edges less the alignment rectangle's, whether insets or a scale stand between them.
  private func alignmentInsets(of view: View) -> EdgeInsets {
    let (frame, rect) = (view.originalFrame, view.alignmentRect)
    return EdgeInsets(
      top: rect.minY - frame.minY, left: rect.minX - frame.minX, bottom: frame.maxY - rect.maxY,
      right: frame.maxX - rect.maxX)
  }

  /// Up to iOS 7 layout moved and stretched transformed views afterwards: constraints speak of what was solved before.
  private func alignmentRect(of view: View) -> Rect {
    view.solvedFrame.map { view.alignmentRect(forFrame: $0) } ?? view.alignmentRect
  }

  private func wrappingWidth(of view: View) -> Double? {
    view.kind == .label && view.content.numberOfLines != 1 && view.bounds.width > 0 ? view.bounds.width : nil
  }

  private func solved(_ staged: StagedConstraint) -> SolvedConstraint {
    let identity = ObjectIdentifier(staged.constraint)
    let equation = staged.constraint.equation
    return SolvedConstraint(
      text: equation.description, equation: equation, range: staged.description.text.range, item: staged.item,
      identifier: staged.constraint.identifier, isActive: staged.constraint.isActive,
      isSatisfied: !outcome.unsatisfied.contains(identity), isBroken: outcome.broken.contains(identity),
      color: staged.description.color)
  }

  private func solved(_ conflict: LayoutConflict) -> SolvedConflict {
    SolvedConflict(
      constraints: conflict.members.map(\.equation), broken: conflict.broken.equation,
      members: conflict.members.compactMap { staged(for: $0)?.offset }, report: ConsoleReport(of: conflict))
  }

  func staged(for requirement: LayoutRequirement) -> (offset: Int, element: StagedConstraint)? {
    guard case .constraint(let constraint) = requirement else { return nil }
    return constraints.enumerated().first { $0.element.constraint === constraint }
  }
}

extension SolvedView {
  /// The root of a landscape interface as it stands on a device held upright: turned by a quarter about the middle
  /// of the screen, its width along the device's height.
  fileprivate mutating func turnOntoDevice() {
    let screen = bounds.size.swapped
    transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0).concatenating(transform)
    center = Point(screen.width / 2, screen.height / 2)
    frame = toSuperview.apply(to: bounds)
    alignmentRect = frame
  }
}
