/// How a listing writes constraints.
public enum ListingStyle: String, Hashable, Sendable, CaseIterable {
  /// `name.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)`
  case anchors
  /// `"H:|-20-[name]"`; by anchors where no visual format string can say it.
  case format
  /// `NSLayoutConstraint(item: name, attribute: .leading, relatedBy: .equal, …)`
  case initializer
}
