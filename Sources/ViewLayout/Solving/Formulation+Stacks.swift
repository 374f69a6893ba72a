import ConstraintSolver
import Geometry

extension Formulation {
  /// What stack views ask of the views they arrange, as constraints made for this layout.
  ///
  /// The rules are those that reproduce the frames Interface Builder stored for `UIStackView`: the first and last
  /// arranged views meet the stack's edges, gaps are the spacing or at least it, and the cross axis is aligned.
  ///
  /// - Parameter contentSize: A view's intrinsic content size, or where it has none the size that fits what is in it:
  ///   `fillProportionally` goes by it.
  mutating func requireStacks(_ contentSize: (View) -> Size) {
    for stack in members.stacks {
      for constraint in stackConstraints(stack, contentSize) {
        guard let linear = linear(constraint) else { continue }
        require(linear, for: .stack(stack, constraint))
      }
    }
  }

  private mutating func stackConstraints(_ stack: View, _ contentSize: (View) -> Size) -> [LayoutConstraint] {
    let names = StackAttributes(of: stack)
    let hidden = hidingConstraints(in: stack, names)
    let arranged = stack.arrangedSubviews.filter { !$0.isHidden }
    guard let first = arranged.first, let last = arranged.last else { return hidden }
    let container = LayoutConstraint.Item(stack)
    func item(_ view: View) -> LayoutConstraint.Item { LayoutConstraint.Item(view) }

    // 1. The ends of the row.
    var constraints =
      hidden + [
        LayoutConstraint(item(first), names.start, .equal, to: container, names.canvasStart).canvasConnection,
        LayoutConstraint(container, names.canvasEnd, .equal, to: item(last), names.end).canvasConnection,
      ]
    // 2. The gaps, and what the distribution says of sizes and of gaps.
    let isLoose = stack.stack.distribution == .equalSpacing || stack.stack.distribution == .equalCentering
    for (near, far) in zip(arranged, arranged.dropFirst()) {
      constraints.append(
        LayoutConstraint(
          item(far), names.gapEnd, isLoose ? .greaterThanOrEqual : .equal, to: item(near), names.gapStart,
          constant: spacing(between: near, far, in: stack)
        ).with(identifier: "UISV-spacing"))
    }
    constraints += distributionConstraints(of: arranged, in: stack, names, contentSize)
    if isLoose {
      // Gaps may grow: what gives the stack no length of its own leaves them the spacing.
      constraints.append(
        LayoutConstraint(container, names.size, .equal, constant: 0, priority: .stackFit)
          .with(identifier: "UISV-canvas-fit"))
    }
    // 3. The cross axis; what nothing else decides is as small as it can be (`UISV-ambiguity-suppression`).
    let fills = stack.stack.alignment == .fill
    constraints.append(
      LayoutConstraint(
        container, names.crossSize, .equal, constant: 0, priority: fills ? .ambiguitySuppression : .spanningFit
      ).with(identifier: "UISV-spanning-fit"))
    for view in fills ? [] : arranged {
      constraints.append(
        LayoutConstraint(item(view), names.crossSize, .equal, constant: 0, priority: .ambiguitySuppression)
          .with(identifier: "UISV-ambiguity-suppression"))
    }
    for view in arranged {
      constraints += crossConstraints(of: view, after: view === first ? nil : first, in: stack, names)
    }
    if let baseline = names.baseline(of: stack.stack.alignment) {
      for view in arranged.dropFirst() {
        constraints.append(LayoutConstraint(item(view), baseline, .equal, to: item(first), baseline).alignment)
      }
    }
    return constraints
  }

  /// The distance of an arranged view to the next one that is not hidden: its custom spacing, or the stack's spacing.
  ///
  /// On a device it is whole pixels, and not just where views come to stand.
  func spacing(between near: View, _ far: View, in stack: View) -> Double {
    let spacing = near.customSpacingAfter ?? stack.stack.spacing
    let isBetweenBaselines = StackAttributes(of: stack).isBaselineRelative
    let points =
      isBetweenBaselines && spacing == View.spacingUseSystem
      ? View.systemSpacing(fromLastBaselineOf: near, toFirstBaselineOf: far) : View.points(ofSpacing: spacing)
    return options.roundsToPixels ? (points * options.scale).rounded() / options.scale : points
  }

  /// All distances between neighbours of a row together.
  func spacings(between arranged: [View], in stack: View) -> Double {
    zip(arranged, arranged.dropFirst()).reduce(0) { $0 + spacing(between: $1.0, $1.1, in: stack) }
  }

  /// A hidden view has no length, unless it insists on one, and stands in the middle of the gap that its neighbours leave
  /// between them, or at the stack's end. Across, it is aligned as the others, but only one that fills the stack asks
  /// room there; none does of a stack that shows nothing.
  private func hidingConstraints(in stack: View, _ names: StackAttributes) -> [LayoutConstraint] {
    let container = LayoutConstraint.Item(stack)
    var constraints: [LayoutConstraint] = []
    var before: View?
    let arranged = stack.arrangedSubviews
    let isEmpty = arranged.allSatisfy(\.isHidden)
    for (index, view) in arranged.enumerated() {
      guard view.isHidden else {
        before = view
        continue
      }
      let item = LayoutConstraint.Item(view)
      constraints.append(
        LayoutConstraint(item, names.size, .equal, constant: 0, priority: .hiding).with(identifier: "UISV-hiding"))
      if let before {
        let next = arranged[(index + 1)...].first { !$0.isHidden }
        constraints.append(
          LayoutConstraint(
            item, names.start, to: .init(before), names.end,
            constant: next.map { spacing(between: before, $0, in: stack) / 2 } ?? 0, priority: .hiddenPlace
          ).with(identifier: "UISV-spacing-hidden"))
      } else {
        constraints.append(
          LayoutConstraint(item, names.start, to: container, names.canvasStart, priority: .hiddenPlace)
            .with(identifier: "UISV-spacing-hidden"))
      }
      if isEmpty {
        constraints.append(
          LayoutConstraint(item, names.crossStart, to: container, names.canvasCrossStart).canvasConnection)
      } else {
        constraints += crossConstraints(of: view, after: nil, in: stack, names).filter { $0.relation == .equal }
      }
      if isEmpty || stack.stack.alignment != .fill {
        constraints.append(
          LayoutConstraint(item, names.crossSize, .equal, constant: 0, priority: .ambiguitySuppression)
            .with(identifier: "UISV-ambiguity-suppression"))
      }
    }
    return constraints
  }

  /// The first view is aligned to the stack and the others to it, so that where an author's constraints keep it off
  /// an edge of the stack, the others follow.
  ///
  /// - Parameter first: The first view of the row; `nil` for that view itself.
  private func crossConstraints(
    of view: View, after first: View?, in stack: View, _ names: StackAttributes
  ) -> [LayoutConstraint] {
    let (item, container) = (LayoutConstraint.Item(view), LayoutConstraint.Item(stack))
    func aligned(_ attribute: LayoutAttribute, _ canvasAttribute: LayoutAttribute) -> LayoutConstraint {
      guard let first else {
        return LayoutConstraint(item, attribute, .equal, to: container, canvasAttribute).canvasConnection
      }
      return LayoutConstraint(item, attribute, .equal, to: LayoutConstraint.Item(first), attribute).alignment
    }
    var start: LayoutConstraint { aligned(names.crossStart, names.canvasCrossStart) }
    var end: LayoutConstraint { aligned(names.crossEnd, names.canvasCrossEnd) }
    let startsInside = LayoutConstraint(
      item, names.crossStart, .greaterThanOrEqual, to: container, names.canvasCrossStart
    ).canvasConnection
    let endsInside = LayoutConstraint(item, names.crossEnd, .lessThanOrEqual, to: container, names.canvasCrossEnd)
      .canvasConnection
    switch stack.stack.alignment {
    case .fill: return [start, end]
    case .leading, .top: return [start, endsInside]
    case .trailing, .bottom: return [startsInside, end]
    case .center: return [aligned(names.crossCenter, names.canvasCrossCenter), startsInside, endsInside]
    // A stack's edge meets the first view's, and the others may stick out there: UIKit has done so since iOS 9.
    case .firstBaseline: return first == nil ? [start, endsInside] : [endsInside]
    case .lastBaseline: return first == nil ? [startsInside, end] : [startsInside]
    }
  }
}

/// What UIKit calls the constraints of stack views, which its reports of conflicts show.
extension LayoutConstraint {
  fileprivate var canvasConnection: LayoutConstraint { with(identifier: Self.canvasConnection) }
  fileprivate var alignment: LayoutConstraint { with(identifier: Self.alignment) }

  private static let canvasConnection = "UISV-canvas-connection"
  private static let alignment = "UISV-alignment"

  /// Of a stack view's own: whether it holds a view to an edge of the stack or to its first view.
  var isStackEdge: Bool { identifier == Self.canvasConnection || identifier == Self.alignment }
}

/// The attributes of a stack and of the views in it, along its axis and across it.
struct StackAttributes {
  let axis: Axis
  /// Whether distances are from a view's last baseline to the next one's first.
  let isBaselineRelative: Bool
  /// Whether the views are placed inside the stack's margins.
  let isInMargins: Bool

  init(of stack: View) {
    axis = stack.stack.axis
    isBaselineRelative = stack.stack.isBaselineRelativeArrangement && axis == .vertical
    isInMargins = stack.stack.isLayoutMarginsRelativeArrangement
  }

  var start: LayoutAttribute { axis.nearAttribute }
  var end: LayoutAttribute { axis.farAttribute }
  var center: LayoutAttribute { axis.middleAttribute }
  var size: LayoutAttribute { axis.sizeAttribute }
  /// Between which places of neighbours the spacing is.
  var gapStart: LayoutAttribute { isBaselineRelative ? .lastBaseline : end }
  var gapEnd: LayoutAttribute { isBaselineRelative ? .firstBaseline : start }
  var crossSize: LayoutAttribute { axis.other.sizeAttribute }
  var crossStart: LayoutAttribute { axis.other.nearAttribute }
  var crossEnd: LayoutAttribute { axis.other.farAttribute }
  var crossCenter: LayoutAttribute { axis.other.middleAttribute }
  var canvasStart: LayoutAttribute { isInMargins ? start.margin : start }
  var canvasEnd: LayoutAttribute { isInMargins ? end.margin : end }
  var canvasCrossStart: LayoutAttribute { isInMargins ? crossStart.margin : crossStart }
  var canvasCrossEnd: LayoutAttribute { isInMargins ? crossEnd.margin : crossEnd }
  var canvasCrossCenter: LayoutAttribute { isInMargins ? crossCenter.margin : crossCenter }

  func baseline(of alignment: StackProperties.Alignment) -> LayoutAttribute? {
    guard axis == .horizontal else { return nil }
    return switch alignment {
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    default: nil
    }
  }
}

extension LayoutAttribute {
  /// The same place within the margins.
  fileprivate var margin: LayoutAttribute {
    switch self {
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: self
    }
  }
}
