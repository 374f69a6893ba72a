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
    let sizes = axes.map { "no \($0.sizeName)" }.listed(with: "and")
    let cause = sizeless.isEmpty ? Cause(", because its transform leaves none") : causeOfNoSize(view, axes)
    return LostView(
      view: view,
      message: "'\(view.name)' is lost: its frame \(view.frame.consoleText) has \(sizes)\(cause.words)",
      evidence: cause.evidence)
  }

  private func causeOfNoSize(_ view: View, _ axes: [Axis]) -> Cause {
    guard let solution, !view.translatesAutoresizingMaskIntoConstraints else {
      return Cause(", and only its frame and its autoresizing mask set it")
    }
    let lengths = axes.compactMap { solution.formulation.alignmentSpan(of: view, $0)?.length }
    if lengths.contains(where: { !$0.terms.isEmpty && solution.solver.isAmbiguous($0) }) {
      guard axes.count == 1 else { return Cause(", because nothing sets them") }
      let remedy = ambiguity(of: view, along: axes[0]).map { "; \($0.remedy)" } ?? ""
      return Cause(", because nothing sets it\(remedy)")
    }
    let requirements = determination?.requirements(determining: lengths) ?? []
    if requirements.contains(where: { $0.isEmptyContent(of: view) }) { return Cause(", because its content is empty") }
    return Cause(requirements.filter(\.isToldOf), "allow no other", "allows no other")
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
    guard let first = sides.first else { return nil }
    // Inside a superview that lies there too it is the superview that is in the wrong place.
    let superview = view.superview.flatMap { $0 !== root && box.isInside($0.frame(in: root)) ? $0 : nil }
    let cause = superview.map { Cause(", where its superview '\($0.name)' is") } ?? causeOfPlace(view, first.axis)
    let size = "\(area.width.decimalText()) × \(area.height.decimalText())"
    return LostView(
      view: view,
      message:
        "'\(view.name)' is lost: its frame \(view.frame.consoleText) lies \(sides.map(\.name).listed(with: "and")) "
        + "the root, which is \(size)\(cause.words)",
      evidence: cause.evidence)
  }

  private func causeOfPlace(_ view: View, _ axis: Axis) -> Cause {
    guard let solution, !view.translatesAutoresizingMaskIntoConstraints,
      let span = solution.formulation.alignmentSpan(of: view, axis)
    else { return Cause("; only its frame and its autoresizing mask place it") }
    if let ambiguity = ambiguity(of: view, along: axis), solution.solver.isAmbiguous(span.near) {
      return Cause("; \(ambiguity.finding): \(ambiguity.remedy)")
    }
    let requirements = (determination?.requirements(determining: [span.near]) ?? []).filter {
      guard let constraint = $0.layoutConstraint else { return false }
      return constraint.first.view === view || constraint.second?.view === view
    }
    return Cause(requirements, "put it there", "puts it there")
  }
}

extension View {
  fileprivate var scrolls: Bool { kind == .scrollView || kind == .tableView }
}

/// Why a view is lost.
private struct Cause {
  var words: String
  var evidence: [LayoutEvidence] = []

  init(_ words: String) {
    self.words = words
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
    case .nonNegativeSize, .rootSize, .fittingSize: false
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
