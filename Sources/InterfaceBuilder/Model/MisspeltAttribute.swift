import Diagnostics

/// An attribute of a view, or of its mask, that is spelt nearly like one that says something of the layout.
///
/// Xcode writes many attributes that say nothing of it, and classes add none. So one is a slip only if nothing is
/// known of it, it resembles one that the layout reads, and the view has not that one.
enum MisspeltAttribute {
  /// Warnings, in the order of the attributes.
  static func slips(in element: DocumentElement) -> [Diagnostic] {
    let isMask = element.name == "autoresizingMask"
    guard isMask || element.children.contains(where: { $0.name == "rect" && $0["key"] == "frame" }) else { return [] }
    let candidates = isMask ? ofMasks : ofViews
    return element.attributes.compactMap { attribute in
      let name = attribute.name
      guard !candidates.contains(name), isMask || !PropertyCoverage.knows(name), !others.contains(name),
        let meant = NearMisses.closest(to: name, among: candidates), isSlip(name, for: meant), element[meant] == nil
      else { return nil }
      return .warning(
        .unreadableAttribute, "'\(name)' of '\(element.name)' is ignored; did you mean '\(meant)'?", at: element.range)
    }
  }

  /// Whether one is the other but for two letters, or for its end: what resembles it less may be an attribute of its own.
  private static func isSlip(_ name: String, for meant: String) -> Bool {
    NearMisses.distance(name, meant) <= 2 || 2 * name.count > meant.count && meant.hasPrefix(name)
  }

  private static let ofMasks = [
    "widthSizable", "heightSizable", "flexibleMinX", "flexibleMaxX", "flexibleMinY", "flexibleMaxY",
  ]

  private static let ofViews = [
    "translatesAutoresizingMaskIntoConstraints", "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority", "numberOfLines",
    "preferredMaxLayoutWidth", "lineBreakMode", "adjustsFontSizeToFit", "minimumScaleFactor", "hidden", "fixedFrame",
    "axis",
    "distribution", "alignment", "spacing", "baselineRelativeArrangement", "layoutMarginsFollowReadableWidth",
    "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins", "contentMode", "textAlignment", "rowHeight",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "customClass",
  ]

  /// What Xcode writes and the layout reads nothing of.
  private static let others: Set = ["key", "id"]
}
