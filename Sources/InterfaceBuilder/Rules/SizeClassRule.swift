import Figures

/// Which views and constraints there are at a pair of size classes, and what they are like.
///
/// The default variation comes first: what it leaves out has to be named again. Those that hold follow, the ones that
/// name fewer classes before the ones that name more, and each overrules what came before it.
extension InterfaceView {
  func resolved(for classes: SizeClasses) -> InterfaceView {
    var view = self
    var excluded: Set<String> = []
    for variation in variations.inForce(for: classes) {
      excluded.formUnion(variation.excluded)
      excluded.subtract(variation.included)
      view.element.take(variation.element)
      if let frame = variation.element.frame { view.frame = frame }
    }
    view.constraints = constraints.filter { !excluded.contains($0.id) }.map { $0.resolved(for: classes) }
    view.subviews = subviews.filter { !excluded.contains($0.id) }.map { $0.resolved(for: classes) }
    return view
  }

  /// Whether any part of it differs among size classes.
  var variesWithSizeClasses: Bool {
    func varies(_ variations: [InterfaceVariation]) -> Bool { variations.contains { $0.condition.count > 0 } }
    return varies(variations) || constraints.contains { varies($0.variations) }
      || subviews.contains(where: \.variesWithSizeClasses)
  }
}

extension InterfaceConstraint {
  func resolved(for classes: SizeClasses) -> InterfaceConstraint {
    var constraint = self
    for variation in variations.inForce(for: classes) { constraint.element.take(variation.element) }
    return constraint
  }
}

extension [InterfaceVariation] {
  fileprivate func inForce(for classes: SizeClasses) -> [InterfaceVariation] {
    (0...2).flatMap { count in filter { $0.condition.count == count && $0.condition.holds(for: classes) } }
  }
}

extension DocumentElement {
  /// Takes a variation's attributes and keyed children in place of its own.
  fileprivate mutating func take(_ variation: DocumentElement) {
    for attribute in variation.attributes where attribute.name != "key" && attribute.name != "id" {
      attributes.removeAll { $0.name == attribute.name || attribute.name == "spacing" && $0.name == "spacingType" }
      attributes.append(attribute)
    }
    for child in variation.children where child.name != "mask" {
      guard let key = child["key"] else { continue }
      children.removeAll { $0["key"] == key }
      children.append(child)
    }
  }
}
