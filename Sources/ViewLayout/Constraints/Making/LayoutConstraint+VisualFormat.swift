extension LayoutConstraint {
  /// Creates the constraints of a visual format string.
  ///
  ///     v1.addConstraints(
  ///       try LayoutConstraint.constraints(
  ///         withVisualFormat: "H:[v3(20)]|", options: [], metrics: nil, views: ["v3": v3]))
  ///
  /// - Parameters:
  ///   - metrics: Numbers by their names in the string.
  ///   - views: Views by their names in the string. These can differ from the views' own names.
  /// - Throws: An error at the first mistake in the string, or at the first unknown view or number.
  public static func constraints(
    withVisualFormat format: String, options: VisualFormatOptions = [], metrics: [String: Double]? = nil,
    views: [String: View]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let orphans = views.filter { $0.value.superview == nil }.keys
    let parsed = try VisualFormat(parsing: format)
    let equations = try parsed.equations(
      options: options, metrics: metrics ?? [:], views: Set(views.keys), withoutSuperview: Set(orphans),
      platform: views.min { $0.key < $1.key }?.value.platform ?? .ios)
    let standardSpaces = parsed.standardSpaces
    let format = Format()
    return equations.enumerated().compactMap { index, equation in
      // Names and superviews were looked up by the format itself, so that none is missing here.
      guard let first = equation.first.view(beside: equation.second, among: views) else { return nil }
      let second = equation.second.flatMap { $0.view(beside: equation.first, among: views) }
      let constraint = LayoutConstraint(
        Item(first), equation.firstAttribute, equation.relation, multiplier: equation.multiplier,
        to: second.map { Item($0) }, equation.secondAttribute, constant: equation.constant,
        priority: equation.priority)
      constraint.format = format
      constraint.isStandardSpace = standardSpaces.indices.contains(index) && standardSpaces[index]
      return constraint.waitingForOwner()
    }
  }
}

extension ConstraintEquation.Item {
  fileprivate func view(beside other: ConstraintEquation.Item?, among views: [String: View]) -> View? {
    switch (reference, other?.reference) {
    case (.named(let name), _): views[name]
    case (.superview, .named(let name)): views[name]?.superview
    case (.superview, _): nil
    }
  }
}
