extension LayoutConstraint {
  /// Makes a constraint as `NSLayoutConstraint` does:
  /// `first.attribute relation multiplier * second.attribute + constant`.
  ///
  ///     v1.addConstraint(
  ///       LayoutConstraint(
  ///         item: v2, attribute: .left, relatedBy: .equal, toItem: v1, attribute: .left, multiplier: 1, constant: 0))
  ///     v2.addConstraint(
  ///       LayoutConstraint(
  ///         item: v2, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
  ///         constant: 10))
  ///
  /// It is in force once a view holds it.
  ///
  /// - Precondition: Both attributes are lengths or belong to one axis; there is a second one exactly if there is a
  ///   second item; the numbers are finite.
  public convenience init(
    item first: any LayoutItem, attribute firstAttribute: LayoutAttribute, relatedBy relation: LayoutRelation,
    toItem second: (any LayoutItem)?, attribute secondAttribute: LayoutAttribute?, multiplier: Double,
    constant: Double
  ) {
    self.init(
      first.layoutItem, firstAttribute, relation, multiplier: multiplier, to: second?.layoutItem,
      second == nil ? nil : secondAttribute, constant: constant)
    precondition(
      second == nil || secondAttribute != nil, "\(firstAttribute.rawValue) is compared with no attribute of an item")
    precondition(
      second != nil || secondAttribute == nil || multiplier == 0,
      "\(firstAttribute.rawValue) is compared with \(secondAttribute?.rawValue ?? "") of no item")
    precondition(
      secondAttribute.map {
        second == nil || $0.axis == firstAttribute.axis || $0.isSize && firstAttribute.isSize
      } ?? true,
      "\(firstAttribute.rawValue) and \(secondAttribute?.rawValue ?? "") belong to different axes")
    precondition(
      multiplier.isFinite && constant.isFinite, "\(multiplier) and \(constant) are not a multiplier and a constant")
    _ = waitingForOwner()
  }

  /// The constraint with another priority or an identifier, to be written where it is made.
  ///
  ///     label.widthAnchor.constraint(equalToConstant: 80).with(priority: .high)
  @discardableResult
  public func with(priority: Priority? = nil, identifier: String? = nil) -> LayoutConstraint {
    if let priority { self.priority = priority }
    if let identifier { self.identifier = identifier }
    return self
  }
}

extension LayoutAttribute {
  /// The last baseline, by its older name.
  public static var baseline: LayoutAttribute { .lastBaseline }
}

extension Optional where Wrapped == LayoutAttribute {
  /// What stands for the second attribute where there is no second item.
  public static var notAnAttribute: LayoutAttribute? { nil }
}
