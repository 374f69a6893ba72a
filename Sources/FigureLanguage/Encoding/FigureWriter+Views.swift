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

  mutating func write(_ view: ViewDescription, in superview: ViewDescription, indent: Int) {
    line("- \(view.kind.rawValue): \(view.name.value)", indent: indent)
    var written = view
    if isHeldByEquations(view) {
      written.properties[.translatesAutoresizingMaskIntoConstraints]?.value = .boolean(false)
    }
    for property in lines(of: written, in: superview.kind) { line(property, indent: indent + 2) }
    write(view.constraints, with: yieldingFrame(of: view, in: superview), indent: indent + 2)
    guard !view.subviews.isEmpty else { return }
    line("subviews:", indent: indent + 2)
    for subview in view.subviews { write(subview, in: view, indent: indent + 4) }
  }

  /// Equations that hold a view as the layout of its row does, or as its frame and mask where the height gives way;
  /// otherwise none.
  private func yieldingFrame(of view: ViewDescription, in superview: ViewDescription) -> [String] {
    // The root's frame is that of its panel, and for a converted scene the one that was stored.
    guard isHeldByEquations(view), case .rect(let frame)? = view[.frame],
      case .rect(let outer)? = superview[.frame] ?? superview[.designFrame]
    else { return [] }
    func equation(_ attribute: LayoutAttribute, in guide: String = "superview", _ distance: Double) -> String {
      let name = "\(view.name.value).\(attribute.rawValue) == \(guide).\(attribute.rawValue)"
      guard distance != 0 else { return name }
      return "\(name) \(distance < 0 ? "-" : "+") \(YAMLText.number(distance.magnitude))"
    }
    let staysInSafeArea = view.rowPart?.staysInSafeArea == true
    let sides =
      view.rowPart == nil
      ? [equation(.left, frame.minX), equation(.right, frame.maxX - outer.width)]
      : [(LayoutAttribute.leading, frame.minX), (.trailing, frame.maxX - outer.width)].map {
        equation($0.0, in: staysInSafeArea ? "superview.safeArea" : "superview", $0.1)
      }
    let height = equation(.height, frame.height - outer.height)
    let priority = view.maskHeightPriority
    return sides + [
      equation(.top, frame.minY),
      priority < .required ? "\(height) @ \(YAMLText.number(priority.rawValue))" : height,
    ]
  }

  /// Whether the language has no word for how its frame holds: it keeps out of what covers the row, or what it
  /// contains may ask for another height. One whose frame is kept has that, as where layout would round it.
  private func isHeldByEquations(_ view: ViewDescription) -> Bool {
    guard usesAutoLayout else { return false }
    return view.maskHeightPriority < .required
      || view.rowPart?.staysInSafeArea == true && !keptFrames.contains(view.name.value)
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
      let isArranged = superview == .stackView && view[.arranged] != .boolean(false)
      return value != .boolean(keepsFrame && !isArranged && view[.frame] != nil)
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
