import Diagnostics
public import Figures
import Geometry
public import ViewLayout

extension Figure {
  /// The figure with a change that the remedy of a finding names, so that it can be tried before it is written.
  ///
  ///     let change = conflict.explanation.remedy.changes[0]   // .setPriority(v3.height == 10, 999)
  ///     figure.making(change, in: panel)?.pictures(measuringTextWith: measurer)[0].panels[0].conflicts   // []
  ///
  /// A missing constraint gets the constant with which the view is where it is, a missing intrinsic size is 40 points.
  ///
  /// - Parameter panel: That the finding is of.
  /// - Returns: `nil` where the document has no place for the change.
  public func making(_ change: LayoutChange, in panel: PanelLayout) -> Figure? {
    switch change {
    case .constrain(let name, let attribute):
      panel.equation(holding: name, attribute).map { equation in
        let added = ConstraintDescription(.equation(equation), text: Located(equation.description))
        var figure = self
        figure.constraints.append(added)
        for index in panels.indices { figure.panels[index].constraints?.append(added) }
        for index in adaptations.indices { figure.adaptations[index].constraints.append(added) }
        return figure
      }
    case .addIntrinsicSize(let name, let axis):
      changingView(name) { view in
        var size = AxisPair<Double?>(nil)
        if case .intrinsicSize(let own) = view[.intrinsicContentSize] { size = own }
        size[axis] = 40
        view.properties[.intrinsicContentSize] = Located(.intrinsicSize(size))
      }
    case .setContentPriority(let name, let axis, let kind, let value):
      panel.index(of: name).flatMap { index in
        let view = panel.views[index]
        var priorities = kind == .hugging ? view.contentHuggingPriority : view.contentCompressionResistancePriority
        priorities[axis] = value
        let property: ViewProperty = kind == .hugging ? .contentHuggingPriority : .contentCompressionResistancePriority
        return changingView(name) { $0.properties[property] = Located(.priorities(priorities.map(Optional.some))) }
      }
    case .setTranslatesAutoresizingMaskIntoConstraints(let name, let value):
      changingView(name) { $0.properties[.translatesAutoresizingMaskIntoConstraints] = Located(.boolean(value)) }
    case .setPriority(let requirement, let value):
      changingConstraint(requirement, in: panel) { equation in
        var equation = equation
        equation.priority = value
        return equation
      }
    case .remove(let requirement): changingConstraint(requirement, in: panel) { _ in nil }
    }
  }

  /// - Parameter change: What becomes of the requirement's equation; `nil` for nothing.
  private func changingConstraint(
    _ requirement: KeptRequirement, in panel: PanelLayout, _ change: (ConstraintEquation) -> ConstraintEquation?
  ) -> Figure? {
    guard requirement.kind == .constraint else { return nil }
    var isFound = false
    var removed: Set<String> = []
    var figure = mappingConstraints { description in
      guard description.text.range == requirement.range else { return description }
      // One visual format string stands for several equations, and one place in a document for each view of a `repeat`.
      var description = description
      let equations = description.equations.compactMap { equation -> ConstraintEquation? in
        guard panel.spelling(of: equation) == requirement.equation else { return equation }
        isFound = true
        return change(equation)
      }
      if equations.isEmpty {
        if let identifier = description.identifier?.value { removed.insert(identifier) }
        return nil
      }
      description.form = equations.count == 1 ? .equation(equations[0]) : .visualFormat(equations)
      return description
    }
    // What steps did to a constraint that is gone is gone with it.
    for index in figure.panels.indices {
      figure.panels[index].steps.removeAll { $0.value.constraintIdentifier.map(removed.contains) ?? false }
    }
    return isFound ? figure : nil
  }

  private func changingView(_ name: String, _ change: (inout ViewDescription) -> Void) -> Figure? {
    var isFound = false
    let figure = mappingViews { view in
      guard view.name.value == name else { return }
      isFound = true
      change(&view)
    }
    return isFound ? figure : nil
  }

  /// - Parameter transform: Returns `nil` for a constraint that is left out.
  private func mappingConstraints(_ transform: (ConstraintDescription) -> ConstraintDescription?) -> Figure {
    var figure = mappingViews { $0.constraints = $0.constraints.compactMap(transform) }
    figure.constraints = constraints.compactMap(transform)
    for index in adaptations.indices {
      figure.adaptations[index].constraints = adaptations[index].constraints.compactMap(transform)
    }
    for (index, panel) in panels.enumerated() {
      figure.panels[index].constraints = panel.constraints?.compactMap(transform)
      figure.panels[index].steps = panel.steps.compactMap { step in
        guard case .addConstraint(let constraint) = step.value else { return step }
        return transform(constraint).map { Located(.addConstraint($0), at: step.range) }
      }
    }
    return figure
  }

  private func mappingViews(_ change: (inout ViewDescription) -> Void) -> Figure {
    func visit(_ view: inout ViewDescription) {
      change(&view)
      for index in view.subviews.indices { visit(&view.subviews[index]) }
    }
    var figure = self
    visit(&figure.root)
    for index in adaptations.indices { visit(&figure.adaptations[index].root) }
    for index in panels.indices {
      guard var views = figure.panels[index].views else { continue }
      for place in views.indices { visit(&views[place]) }
      figure.panels[index].views = views
    }
    return figure
  }
}

extension Step {
  /// The constraint that the step changes, by its identifier.
  fileprivate var constraintIdentifier: String? {
    switch self {
    case .setConstant(let identifier, _, _), .setPriority(let identifier, _, _), .breaks(let identifier),
      .removeConstraint(let identifier), .setActive(let identifier, _):
      identifier
    default: nil
    }
  }
}

extension PanelLayout {
  /// An equation with every view by its name, as solved ones are.
  fileprivate func spelling(of equation: ConstraintEquation) -> String {
    func named(_ item: ConstraintEquation.Item?, beside other: ConstraintEquation.Item?) -> ConstraintEquation.Item? {
      guard var item, item.reference == .superview, case .named(let name)? = other?.reference,
        let superview = index(of: name).flatMap({ views[$0].superview })
      else { return item }
      item.reference = .named(views[superview].name)
      return item
    }
    var spelled = equation
    spelled.first = named(equation.first, beside: equation.second) ?? equation.first
    spelled.second = named(equation.second, beside: equation.first)
    return spelled.description
  }

  /// An equation that holds an attribute of a view at the value that it has.
  fileprivate func equation(holding name: String, _ attribute: LayoutAttribute) -> ConstraintEquation? {
    guard let view = index(of: name).map({ views[$0] }), let superview = view.superview.map({ views[$0] }) else {
      return nil
    }
    let (rect, outer) = (view.alignmentRect, superview.bounds)
    let item = ConstraintEquation.Item(.named(name))
    if attribute.isSize {
      return ConstraintEquation(item, attribute, constant: attribute == .width ? rect.width : rect.height)
    }
    // Constants grow to the left where text runs to the left.
    let isTurned = view.direction == .rightToLeft
    let left = isTurned ? outer.maxX - rect.maxX : rect.minX - outer.minX
    let right = isTurned ? outer.minX - rect.minX : rect.maxX - outer.maxX
    let constant: Double
    switch attribute {
    case .leading: constant = left
    case .trailing: constant = right
    case .top: constant = rect.minY - outer.minY
    case .bottom: constant = rect.maxY - outer.maxY
    case .centerX: constant = (rect.midX - outer.midX) * (isTurned ? -1 : 1)
    case .centerY: constant = rect.midY - outer.midY
    default: return nil
    }
    return ConstraintEquation(item, attribute, to: .init(.superview), attribute, constant: constant)
  }
}
