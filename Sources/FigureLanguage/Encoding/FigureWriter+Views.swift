import Figures
import Geometry
import ViewLayout

extension FigureWriter {
  mutating func writeRoot(_ root: ViewDescription) {
    let properties = lines(of: root, in: nil)
    guard root.kind != .view || !properties.isEmpty || !root.constraints.isEmpty else { return }
    line("root:")
    if root.kind != .view { line("kind: \(root.kind.rawValue)", indent: 2) }
    for property in properties { line(property, indent: 2) }
    write(root.constraints, indent: 2)
  }

  /// - Parameter superview: The kind of the view that holds it.
  mutating func write(_ view: ViewDescription, in superview: ViewKind, indent: Int) {
    line("- \(view.kind.rawValue): \(view.name.value)", indent: indent)
    for property in lines(of: view, in: superview) { line(property, indent: indent + 2) }
    write(view.constraints, indent: indent + 2)
    guard !view.subviews.isEmpty else { return }
    line("subviews:", indent: indent + 2)
    for subview in view.subviews { write(subview, in: view.kind, indent: indent + 4) }
  }

  /// A line a property, in the language's order.
  private func lines(of view: ViewDescription, in superview: ViewKind?) -> [String] {
    ViewProperty.allCases.compactMap { property in
      guard let value = view[property], isWritten(property, value, of: view, in: superview) else { return nil }
      return value.languageText.map { "\(property.rawValue): \($0)" }
    }
  }

  private func isWritten(
    _ property: ViewProperty, _ value: PropertyValue, of view: ViewDescription, in superview: ViewKind?
  ) -> Bool {
    let isPlaced = view[.translatesAutoresizingMaskIntoConstraints] == .boolean(true)
    let keepsFrame = isPlaced || keptFrames.contains(view.name.value) || view.subviews.contains(where: \.followsByMask)
    guard property.isUsed(by: view.kind) else { return false }
    switch property {
    case .frame: return superview != nil && keepsFrame
    case .designFrame: return false
    case .insetsLayoutMarginsFromSafeArea where !asksForMargins(of: view): return false
    case .autoresizingMask: return isPlaced && value != .mask([])
    case .translatesAutoresizingMaskIntoConstraints:
      guard let superview else { return false }
      return value != .boolean(keepsFrame && superview != .stackView && view[.frame] != nil)
    default: return value != property.standard(for: view.kind)
    }
  }

  /// Whether anything is laid out by the view's margins: a constraint, its own arranged subviews, or views that preserve
  /// it.
  private func asksForMargins(of view: ViewDescription) -> Bool {
    usedMargins.contains(view.name.value) || view[.layoutMargins] != nil
      || view.subviews.contains { $0[.preservesSuperviewLayoutMargins] == .boolean(true) }
  }
}

extension ViewDescription {
  /// Whether it changes with its superview, whose own frame then says from what.
  fileprivate var followsByMask: Bool {
    guard case .mask(let mask)? = self[.autoresizingMask] else { return false }
    return self[.translatesAutoresizingMaskIntoConstraints] == .boolean(true) && !mask.isEmpty
  }
}
