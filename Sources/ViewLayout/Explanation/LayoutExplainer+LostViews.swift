public import Geometry

/// A view that nobody can see, though it is not hidden.
public struct LostView {
  public var view: View
  /// That the view is lost, how, and why.
  public var message: String
  /// The constraints that brought it about.
  public var evidence: [LayoutEvidence]
}

extension LayoutExplainer {
  /// The views that have no size or lie outside the root, in drawing order, each with what it holds.
  public var lostViews: [LostView] {
    guard root.bounds.width > 0, root.bounds.height > 0 else { return [] }
    return root.subviews.flatMap { lostViews(in: $0, isScrolled: root.scrolls) }
  }

  private func lostViews(in view: View, isScrolled: Bool) -> [LostView] {
    guard !view.isHidden, view.kind != .layoutGuide else { return [] }
    let lost = withoutSize(view) ?? (isScrolled ? nil : outside(view))
    let contents = view.subviews.flatMap { lostViews(in: $0, isScrolled: isScrolled || view.scrolls) }
    return (lost.map { [$0] } ?? []) + contents
  }

  // MARK: Views without a size

  private func withoutSize(_ view: View) -> LostView? {
    let sizeless = Axis.allCases.filter { view.bounds.size[$0] < 1e-6 }
    // A transform can take a size away as well.
    let axes = sizeless.isEmpty ? Axis.allCases.filter { view.frame.size[$0] < 1e-6 } : sizeless
    guard !axes.isEmpty else { return nil }
    func message(_ axes: [Axis], _ cause: Cause) -> String {
      axes.map { "no \($0.sizeName)" }.listed(with: "and") + cause.words
    }
    let lost = "'\(view.name)' is lost: its frame \(view.frame.consoleText) has "
    if sizeless.isEmpty {
      return LostView(
        view: view, message: lost + message(axes, Cause(", because its transform leaves none")), evidence: [])
    }
    // What nothing sets and what something does not allow have little to do with each other.
    let open = sizeless.filter { isOpen(view, $0) }
    let parts = [open, sizeless.filter { !open.contains($0) }].filter { !$0.isEmpty }
    let causes = parts.map { causeOfNoSize(view, $0) }
    return LostView(
      view: view, message: lost + zip(parts, causes).map(message).joined(separator: "; and "),
      evidence: causes.flatMap(\.evidence))
  }

  /// Whether nothing gives a view a size along an axis.
  private func isOpen(_ view: View, _ axis: Axis) -> Bool {
    guard let solution, !view.translatesAutoresizingMaskIntoConstraints,
      let length = solution.formulation.alignmentSpan(of: view, axis)?.length
    else { return false }
    return !length.terms.isEmpty && solution.solver.isAmbiguous(length)
  }

  private func causeOfNoSize(_ view: View, _ axes: [Axis]) -> Cause {
    guard let solution, !view.translatesAutoresizingMaskIntoConstraints else {
      return Cause(", and only its frame and its autoresizing mask set it")
    }
    if isOpen(view, axes[0]) {
      guard axes.count == 1 else { return Cause(", because nothing sets them") }
      let remedy = ambiguity(of: view, along: axes[0]).map { "; \($0.remedy)" } ?? ""
      return Cause(", because nothing sets it\(remedy)")
    }
    let lengths = axes.compactMap { solution.formulation.alignmentSpan(of: view, $0)?.length }
    let requirements = determination?.requirements(determining: lengths) ?? []
    if requirements.contains(where: { $0.isEmptyContent(of: view) }) { return Cause(", because its content is empty") }
    let told = requirements.filter(\.isToldOf)
    return told.isEmpty ? causeOfNoRoom(view, axes, solution) : Cause(told, "allow no other", "allows no other")
  }

  /// Where a view is only no smaller than nothing: what it would be gives way to something that leaves it no room.
  private func causeOfNoRoom(_ view: View, _ axes: [Axis], _ solution: LayoutSolution) -> Cause {
    let givingWay = solution.formulation.requirements.indices.filter { place in
      let requirement = solution.formulation.requirements[place]
      return requirement.source.sizes(view, along: axes) && solution.solver.error(of: solution.handles[place]) > 0
    }
    let told = givingWay.map { solution.formulation.requirements[$0].source }
    let cause = Cause(told, "give way", "gives way")
    return Cause(", because nothing leaves it room" + cause.words, cause.evidence)
  }

  // MARK: Views outside the root

  private func outside(_ view: View) -> LostView? {
    let box = view.frame(in: root)
    let area = root.bounds
    var sides: [(axis: Axis, name: String)] = []
    if box.maxX <= area.minX { sides.append((.horizontal, "left of")) }
    if box.minX >= area.maxX { sides.append((.horizontal, "right of")) }
    if box.maxY <= area.minY { sides.append((.vertical, "above")) }
    if box.minY >= area.maxY { sides.append((.vertical, "below")) }
    guard !sides.isEmpty else { return nil }
    let cause = causeOfPlace(view, box, sides.map(\.axis))
    let size = "\(area.width.decimalText()) × \(area.height.decimalText())"
    return LostView(
      view: view,
      message:
        "'\(view.name)' is lost: its frame \(view.frame.consoleText) lies \(sides.map(\.name).listed(with: "and")) "
        + "the root, which is \(size)\(cause.words)",
      evidence: cause.evidence)
  }

  /// - Parameter box: The view's frame in the root.
  private func causeOfPlace(_ view: View, _ box: Rect, _ axes: [Axis]) -> Cause {
    // 1. A transform that takes it, or what it is in, out of the root.
    if let moved = transformedView(takingOut: view) {
      return Cause(", where \(moved === view ? "its transform" : "the transform of '\(moved.name)'") moves it")
    }
    // 2. A superview that lies outside too, and the view in it: it is the superview that is in the wrong place.
    if let superview = view.superview, superview !== root {
      let outer = superview.frame(in: root)
      if !outer.overlaps(root.bounds), box.isInside(outer) {
        return Cause(", where its superview '\(superview.name)' is")
      }
    }
    // 3. Its own frame, or what is missing, or the constraints that say so.
    guard let solution, !view.translatesAutoresizingMaskIntoConstraints else {
      return Cause("; only its frame and its autoresizing mask place it")
    }
    for axis in axes {
      guard let span = solution.formulation.alignmentSpan(of: view, axis), solution.solver.isAmbiguous(span.near),
        let ambiguity = ambiguity(of: view, along: axis)
      else { continue }
      return Cause("; \(ambiguity.finding): \(ambiguity.remedy)")
    }
    let places = axes.compactMap { solution.formulation.alignmentSpan(of: view, $0)?.near }
    let requirements = (determination?.requirements(determining: places) ?? []).filter {
      guard let constraint = $0.layoutConstraint else { return false }
      return constraint.first.view === view || constraint.second?.view === view
    }
    return Cause(requirements, "put it there", "puts it there")
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
          ? box.offsetBy(dx: step.center.x - step.bounds.midX, dy: step.center.y - step.bounds.midY)
          : step.toSuperview.apply(to: box)
      }
      return box.overlaps(root.bounds)
    }
  }
}

extension View {
  fileprivate var scrolls: Bool { kind == .scrollView || kind == .tableView }
}

/// Why a view is lost.
private struct Cause {
  var words: String
  var evidence: [LayoutEvidence]

  init(_ words: String, _ evidence: [LayoutEvidence] = []) {
    self.words = words
    self.evidence = evidence
  }

  /// Constraints with what they do, in the plural and in the singular.
  init(_ requirements: [LayoutRequirement], _ plural: String, _ singular: String) {
    switch requirements.count {
    case 0: words = ""
    case 1: words = "; '\(requirements[0].text)' \(singular)"
    case 2: words = "; '\(requirements[0].text)' and '\(requirements[1].text)' \(plural)"
    default: words = "; \(requirements.count) constraints \(plural)"
    }
    let few = requirements.prefix(Self.mostEvidence)
    evidence = few.map { LayoutEvidence(requirement: $0, words: "'\($0.text)' has a part in it") }
  }

  private static let mostEvidence = 8
}

extension LayoutRequirement {
  fileprivate func isEmptyContent(of view: View) -> Bool {
    if case .intrinsicSize(let owner, _, let value, _) = self { owner === view && value < 1e-6 } else { false }
  }

  /// Whether someone asks for it, and it is no matter of course.
  fileprivate var isToldOf: Bool {
    switch self {
    case .constraint, .stack, .mask, .intrinsicSize: true
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

  /// `(100 111; 132 194)`, as the debugger prints a rectangle.
  public var consoleText: String {
    "(\(x.decimalText()) \(y.decimalText()); \(width.decimalText()) \(height.decimalText()))"
  }
}
