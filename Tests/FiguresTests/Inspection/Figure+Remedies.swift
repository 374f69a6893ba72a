import Diagnostics
import Figures
import Geometry
import Staging
import ViewLayout

extension Figure {
  /// The figure with a change that a finding's remedy names; `nil` where the document has no place for it.
  ///
  /// - Parameter panel: That the finding is of.
  func applying(_ change: LayoutChange, in panel: PanelLayout) -> Figure? {
    switch change {
    case .constrain(let name, let attribute):
      guard let equation = panel.equation(holding: name, attribute) else { return nil }
      let added = ConstraintDescription(.equation(equation), text: Located(equation.description))
      var figure = self
      figure.constraints.append(added)
      for index in panels.indices { figure.panels[index].constraints?.append(added) }
      return figure
    case .addIntrinsicSize(let name, let axis):
      var size = AxisPair<Double?>(nil)
      size[axis] = 40
      return setting(.intrinsicContentSize, of: name, to: .intrinsicSize(size))
    case .setContentPriority(let name, let axis, let kind, let value):
      guard let index = panel.index(of: name) else { return nil }
      let view = panel.views[index]
      var priorities = kind == .hugging ? view.contentHuggingPriority : view.contentCompressionResistancePriority
      priorities[axis] = value
      let property: ViewProperty = kind == .hugging ? .contentHuggingPriority : .contentCompressionResistancePriority
      return setting(property, of: name, to: .priorities(priorities.map(Optional.some)))
    case .setTranslatesAutoresizingMaskIntoConstraints(let name, let value):
      return setting(.translatesAutoresizingMaskIntoConstraints, of: name, to: .boolean(value))
    case .setPriority(let requirement, let value):
      guard requirement.kind == .constraint else { return nil }
      return replacing(requirement, in: panel) { equation in
        var equation = equation
        equation.priority = value
        return equation
      }
    case .remove(let requirement): return replacing(requirement, in: panel) { _ in nil }
    }
  }

  private func setting(_ property: ViewProperty, of name: String, to value: PropertyValue) -> Figure? {
    var (figure, isFound) = (self, false)
    func set(_ view: inout ViewDescription) {
      if view.name.value == name {
        view.properties[property] = Located(value)
        isFound = true
      }
      for index in view.subviews.indices { set(&view.subviews[index]) }
    }
    set(&figure.root)
    return isFound ? figure : nil
  }

  /// - Parameter change: What becomes of the requirement's equation; `nil` for nothing.
  private func replacing(
    _ requirement: KeptRequirement, in panel: PanelLayout, _ change: (ConstraintEquation) -> ConstraintEquation?
  ) -> Figure? {
    var (figure, isFound) = (self, false)
    func replace(in list: inout [ConstraintDescription]) {
      for index in list.indices where list[index].text.range == requirement.range {
        let equations = list[index].equations.compactMap { equation -> ConstraintEquation? in
          guard panel.spelling(of: equation) == requirement.equation else { return equation }
          isFound = true
          return change(equation)
        }
        list[index].form = .visualFormat(equations)
      }
    }
    func replace(in view: inout ViewDescription) {
      replace(in: &view.constraints)
      for index in view.subviews.indices { replace(in: &view.subviews[index]) }
    }
    replace(in: &figure.constraints)
    replace(in: &figure.root)
    return isFound ? figure : nil
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
