import Geometry

extension LayoutExplainer {
  /// The views that have no size or lie outside the root, in drawing order, each with what it holds.
  public var lostViews: [LostView] {
    guard root.bounds.width > 0, root.bounds.height > 0 else { return [] }
    var lost: [LostView] = []
    for view in root.subviews { addLostViews(in: view, scrolled: root.scrolledAxes, isInRoot: true, to: &lost) }
    return lost
  }

  /// The views that people read or touch of which a part lies outside the root, in drawing order: what is only looked at
  /// can be larger than the screen. What scrolls up and down alone brings back what lies above or below, and nothing that
  /// lies beside.
  ///
  /// - Parameter isTold: Whether it is worth a word that a view reaches beyond an edge of the root.
  public func partlyLostViews(where isTold: (_ view: View, _ edge: RectEdge) -> Bool) -> [LostView] {
    // Of what a row cuts off, it is said by what.
    let isScrolled = root.scrolledAxes.contains(.vertical) || root.kind == .tableViewCell
    return root.subviews.flatMap { partlyLostViews(in: $0, isScrolled: isScrolled, where: isTold) }
  }

  /// - Parameter isScrolled: Whether it can be scrolled up and down into the root.
  private func partlyLostViews(
    in view: View, isScrolled: Bool, where isTold: (View, RectEdge) -> Bool
  ) -> [LostView] {
    guard !view.isHidden, view.look.alpha > 0, view.transform.isIdentity,
      !view.scrolls || view.kind == .scrollView && !view.scrollsSideways
    else { return [] }
    let box = view.frame(in: root)
    var area = root.bounds
    if isScrolled { (area.origin.y, area.size.height) = (box.minY, box.height) }
    let distances: [(edge: RectEdge, distance: Double)] = [
      (.minX, area.minX - box.minX), (.maxX, box.maxX - area.maxX), (.minY, area.minY - box.minY),
      (.maxY, box.maxY - area.maxY),
    ]
    let edges = distances.filter { $0.distance > Self.leastPart && isTold(view, $0.edge) }.map(\.edge)
    guard view.isForPeople, box.overlaps(area) else {
      let inner = view.subviews.flatMap {
        partlyLostViews(in: $0, isScrolled: isScrolled || view.scrolls, where: isTold)
      }
      // Where what holds them reaches as far beyond the same edges, they are there with it.
      guard !inner.isEmpty, !edges.isEmpty, !view.scrolls, box.overlaps(area),
        inner.allSatisfy({ $0.partlyOuterEdges.isSubset(of: edges) && $0.isHeld(by: box, within: Self.leastPart) })
      else { return inner }
      let edges = edges.filter { edge in inner.contains { $0.partlyOuterEdges.contains(edge) } }
      var lost = LostView(view: view.name, frame: box, rootSize: root.bounds.size, losses: [partlyOutside(view, edges)])
      lost.followers = inner.flatMap(\.views)
      return [lost]
    }
    guard !edges.isEmpty else { return [] }
    // That it reaches beyond the root is to be seen in the root alone.
    return [LostView(view: view.name, frame: box, rootSize: root.bounds.size, losses: [partlyOutside(view, edges)])]
  }

  /// The views that people read or touch of which a row, or a view that clips, cuts a part off, in drawing order.
  public var cutOffViews: [LostView] { cutOffViews(in: root, holder: nil) }

  /// - Parameter holder: The closest view around it that cuts off what is in it; `nil` for none.
  private func cutOffViews(in view: View, holder: View?) -> [LostView] {
    guard !view.isHidden, view.look.alpha > 0, view.transform.isIdentity else { return [] }
    if let holder, view.isForPeople {
      let losses = losses(of: view, cutOffBy: holder)
      if !losses.isEmpty { return [lost(view, losses)] }
    }
    // What holds the contents of a row ends where the row does.
    let isHolder = view.kind == .tableViewCell || view.clipsToBounds && view.superview?.kind != .tableViewCell
    let inner = view.scrolls ? nil : isHolder ? view : holder
    return view.subviews.flatMap { cutOffViews(in: $0, holder: inner) }
  }

  /// One for each edge of the holder that the view reaches beyond.
  private func losses(of view: View, cutOffBy holder: View) -> [LostView.Loss] {
    let (box, room) = (view.frame(in: holder), holder.bounds)
    let distances: [(edge: RectEdge, distance: Double)] = [
      (.maxY, box.maxY - room.maxY), (.minY, room.minY - box.minY), (.maxX, box.maxX - room.maxX),
      (.minX, room.minX - box.minX),
    ]
    return distances.filter { $0.distance > Self.leastPart }.map { edge, distance in
      let extent = LostView.Extent.cutOff(
        by: distance, beyond: edge, of: holder.name, isRow: holder.kind == .tableViewCell)
      guard let solution, !view.translatesAutoresizingMaskIntoConstraints,
        let span = solution.formulation.alignmentSpan(of: view, edge.axis)
      else { return LostView.Loss(extent: extent, cause: .frame) }
      let requirements = determination?.requirements(determining: [span.end(at: edge)]) ?? []
      let own = requirements.filter { $0.layoutConstraint?.speaks(of: view) == true }
      return LostView.Loss(extent: extent, cause: .requirements, requirements: own.map(kept))
    }
  }

  /// Why a view reaches beyond sides of the root.
  private func partlyOutside(_ view: View, _ edges: [RectEdge]) -> LostView.Loss {
    guard let solution, !view.translatesAutoresizingMaskIntoConstraints else {
      return LostView.Loss(extent: .partlyOutside(edges), cause: .frame)
    }
    let ends = edges.compactMap { edge in
      solution.formulation.alignmentSpan(of: view, edge.axis).map { $0.end(at: edge) }
    }
    let requirements = determination?.requirements(determining: ends) ?? []
    let own = requirements.filter { $0.layoutConstraint?.speaks(of: view) == true }
    return LostView.Loss(extent: .partlyOutside(edges), cause: .requirements, requirements: own.map(kept))
  }

  /// A part of a view that is worth a word, in points.
  private static let leastPart = 1.0

  /// - Parameters:
  ///   - scrolled: Along which axes it can be scrolled into the root.
  ///   - isInRoot: Whether all of the superview lies in the root.
  private func addLostViews(in view: View, scrolled: Set<Axis>, isInRoot: Bool, to lost: inout [LostView]) {
    guard !view.isHidden, view.kind != .layoutGuide else { return }
    let frame = view.frame
    // What lies in a view that lies in the root need not be looked for there.
    let isInRoot = isInRoot && view.superview.map { $0.bounds.contains(frame) } ?? false
    let vanishes = view.bounds.size.vanishes || frame.size.vanishes
    if let own = (vanishes ? withoutSize(view) : nil) ?? (isInRoot ? nil : outside(view, scrolled: scrolled)) {
      lost.append(own)
    }
    for subview in view.subviews {
      addLostViews(in: subview, scrolled: scrolled.union(view.scrolledAxes), isInRoot: isInRoot, to: &lost)
    }
  }

  // MARK: Views without a size

  private func withoutSize(_ view: View) -> LostView? {
    let sizeless = Axis.allCases.filter { view.bounds.size[$0] < 1e-6 }
    guard !sizeless.isEmpty else {
      // A transform can take a size away as well.
      let axes = Axis.allCases.filter { view.frame.size[$0] < 1e-6 }
      return axes.isEmpty ? nil : lost(view, [.init(extent: .noSize(axes), cause: .transform(of: view.name))])
    }
    // What nothing sets and what something does not allow have little to do with each other.
    let open = sizeless.filter { isOpen(view, $0) }
    let parts = [open, sizeless.filter { !open.contains($0) }].filter { !$0.isEmpty }
    return lost(view, parts.map { noSize(view, $0) })
  }

  private func lost(_ view: View, _ losses: [LostView.Loss]) -> LostView {
    // The box around a turned view has sizes that the view has not.
    let isFlat = losses.contains { loss in
      if case .noSize = loss.extent { loss.cause != .transform(of: view.name) } else { false }
    }
    let frame = isFlat ? view.originalFrame : view.frame
    return LostView(view: view.name, frame: frame, rootSize: root.bounds.size, losses: losses)
  }

  /// Whether nothing gives a view a size along an axis.
  private func isOpen(_ view: View, _ axis: Axis) -> Bool {
    guard let solution, !view.translatesAutoresizingMaskIntoConstraints,
      let length = solution.formulation.alignmentSpan(of: view, axis)?.length
    else { return false }
    return !length.terms.isEmpty && solution.solver.isAmbiguous(length)
  }

  /// Why a view has no size along axes.
  private func noSize(_ view: View, _ axes: [Axis]) -> LostView.Loss {
    func loss(_ cause: LostView.Cause, _ requirements: [LayoutRequirement] = []) -> LostView.Loss {
      LostView.Loss(extent: .noSize(axes), cause: cause, requirements: requirements.map(kept))
    }
    guard let solution, !view.translatesAutoresizingMaskIntoConstraints else { return loss(.frame) }
    if isOpen(view, axes[0]) {
      return loss(.undetermined(axes.count == 1 ? ambiguity(of: view, along: axes[0]) : nil))
    }
    let lengths = axes.compactMap { solution.formulation.alignmentSpan(of: view, $0)?.length }
    let requirements = determination?.requirements(determining: lengths) ?? []
    if requirements.contains(where: { $0.isEmptyContent(of: view) }) { return loss(.emptyContent) }
    let told = requirements.filter(\.isToldOf)
    guard told.isEmpty else { return loss(.requirements, told) }
    // The view is only no smaller than nothing: what it would be gives way to something that leaves it no room.
    let givingWay = solution.formulation.requirements.indices.filter { place in
      let requirement = solution.formulation.requirements[place]
      return requirement.source.sizes(view, along: axes) && solution.solver.error(of: solution.handles[place]) > 0
    }
    return loss(.noRoom, givingWay.map { solution.formulation.requirements[$0].source })
  }

  // MARK: Views outside the root

  private func outside(_ view: View, scrolled: Set<Axis>) -> LostView? {
    guard scrolled.count < 2 else { return nil }
    let box = view.frame(in: root)
    let area = root.bounds
    var edges: [RectEdge] = []
    if box.maxX <= area.minX { edges.append(.minX) }
    if box.minX >= area.maxX { edges.append(.maxX) }
    if box.maxY <= area.minY { edges.append(.minY) }
    if box.minY >= area.maxY { edges.append(.maxY) }
    edges.removeAll { scrolled.contains($0.axis) }
    return edges.isEmpty ? nil : lost(view, [outside(view, box, edges)])
  }

  /// Why a view is beyond edges of the root.
  ///
  /// - Parameter box: The view's frame in the root.
  private func outside(_ view: View, _ box: Rect, _ edges: [RectEdge]) -> LostView.Loss {
    func loss(_ cause: LostView.Cause, _ requirements: [LayoutRequirement] = []) -> LostView.Loss {
      LostView.Loss(extent: .outside(edges), cause: cause, requirements: requirements.map(kept))
    }
    // 1. A transform that takes it, or what it is in, out of the root.
    if let moved = transformedView(takingOut: view) { return loss(.transform(of: moved.name)) }
    // 2. A superview that lies outside too, and the view in it: it is the superview that is in the wrong place.
    if let superview = view.superview, superview !== root {
      let outer = superview.frame(in: root)
      if !outer.overlaps(root.bounds), box.isInside(outer) { return loss(.superview(superview.name)) }
    }
    // 3. Its own frame, or what is missing, or the constraints that say so.
    guard let solution, !view.translatesAutoresizingMaskIntoConstraints else { return loss(.frame) }
    let places = edges.compactMap { edge in
      solution.formulation.alignmentSpan(of: view, edge.axis).map { (axis: edge.axis, near: $0.near) }
    }
    for place in places where solution.solver.isAmbiguous(place.near) {
      if let ambiguity = ambiguity(of: view, along: place.axis) { return loss(.undetermined(ambiguity)) }
    }
    let requirements = determination?.requirements(determining: places.map(\.near)) ?? []
    return loss(.requirements, requirements.filter { $0.layoutConstraint?.speaks(of: view) == true })
  }

  /// The view or the closest superview without whose transform the view would be in the root, if there is one.
  private func transformedView(takingOut view: View) -> View? {
    let path = view.pathFromRoot.drop { $0 !== root }.dropFirst().reversed()
    return path.first { candidate in
      guard !candidate.transform.isIdentity else { return false }
      var box = view.bounds
      for step in path {
        box =
          step === candidate
          ? box.offsetBy(dx: step.originalFrame.minX - step.bounds.minX, dy: step.originalFrame.minY - step.bounds.minY)
          : step.toSuperview.apply(to: box)
      }
      return box.overlaps(root.bounds)
    }
  }
}

extension Size {
  /// Whether there is nothing of it along an axis.
  fileprivate var vanishes: Bool { width < 1e-6 || height < 1e-6 }
}

extension View {
  fileprivate var scrolls: Bool { kind == .scrollView || kind == .tableView || itemFlow != nil }

  /// The axes along which it brings what is beside it into view. A table scrolls up and down, and what the items of a
  /// collection do is its layout's matter.
  fileprivate var scrolledAxes: Set<Axis> {
    guard scrolls else { return [] }
    return kind == .tableView || kind == .scrollView && !scrollsSideways ? [.vertical] : [.horizontal, .vertical]
  }

  /// Whether a scroll view has content that is wider than itself, or of which only a program knows how wide it is.
  fileprivate var scrollsSideways: Bool {
    solvedContentSize.width == 0 || solvedContentSize.width > bounds.width + 0.5
  }

  /// Whether it shows a text or is a control.
  fileprivate var isForPeople: Bool {
    switch kind {
    case .label, .button, .textField, .textView, .segmentedControl, .switch, .slider, .stepper, .datePicker,
      .pickerView,
      .pageControl, .searchBar:
      true
    default: false
    }
  }
}

extension LayoutRequirement {
  fileprivate func isEmptyContent(of view: View) -> Bool {
    if case .intrinsicSize(let owner, _, let value, _) = self { owner === view && value < 1e-6 } else { false }
  }

  /// Whether someone asks for it, and it is no matter of course.
  fileprivate var isToldOf: Bool {
    switch kind {
    case .constraint, .stack, .mask, .intrinsicSize, .contentSize: true
    case .nonNegativeSize, .nonNegativeContentSize, .rootSize, .fittingSize: false
    }
  }

  /// Whether it asks for a size of a view, and of nothing else.
  fileprivate func sizes(_ view: View, along axes: [Axis]) -> Bool {
    switch self {
    case .intrinsicSize(let owner, let axis, _, isHugging: false): owner === view && axes.contains(axis)
    case .constraint(let constraint):
      constraint.first.view === view && constraint.second == nil && constraint.firstAttribute.isSize
        && axes.contains(constraint.firstAttribute.axis)
    default: false
    }
  }
}

extension View {
  fileprivate func frame(in root: View) -> Rect { superview?.convert(frame, to: root) ?? frame }
}

extension Rect {
  fileprivate func isInside(_ other: Rect) -> Bool {
    minX >= other.minX && maxX <= other.maxX && minY >= other.minY && maxY <= other.maxY
  }
}

extension LostView {
  /// The edges of the root beyond which a part of it lies.
  fileprivate var partlyOuterEdges: Set<RectEdge> {
    losses.reduce(into: []) { edges, loss in
      if case .partlyOutside(let own) = loss.extent { edges.formUnion(own) }
    }
  }

  /// Whether it reaches no farther beyond the edges of the root than a box around it does, both in the root's
  /// coordinates.
  fileprivate func isHeld(by box: Rect, within tolerance: Double) -> Bool {
    partlyOuterEdges.allSatisfy { edge in
      switch edge {
      case .minX: frame.minX >= box.minX - tolerance
      case .maxX: frame.maxX <= box.maxX + tolerance
      case .minY: frame.minY >= box.minY - tolerance
      case .maxY: frame.maxY <= box.maxY + tolerance
      }
    }
  }
}
