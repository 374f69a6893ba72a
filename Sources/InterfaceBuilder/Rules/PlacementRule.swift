import Geometry
import ViewLayout

extension InterfaceView {
  /// How a view follows its superview: as it is stored, or as what holds it lets it.
  var autoresizingMask: AutoresizingMask {
    // Rows are as wide as their table, whatever mask is stored with them, and their content fills them. So are its header
    // and its footer: 47 of 47 stored ones, of which ten have a mask that says so.
    if ["tableHeaderView", "tableFooterView"].contains(element["key"]) { return [.flexibleWidth] }
    switch (placement, tag) {
    case (.imposed, "tableViewCell"), (.imposed, "tableViewHeaderFooterView"): return [.flexibleWidth]
    case (.imposed, "tableViewCellContentView"): return [.flexibleWidth, .flexibleHeight]
    default: break
    }
    if let mask = element.child(named: "autoresizingMask", key: "autoresizingMask") {
      return Self.maskNames.reduce(into: []) { flags, name in
        if mask.boolean(name.attribute) == true { flags.insert(name.flag) }
      }
    }
    return placement == .imposed && tag == "view" ? [.flexibleWidth, .flexibleHeight] : []
  }

  private static let maskNames: [(attribute: String, flag: AutoresizingMask)] = [
    ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight), ("flexibleMinX", .flexibleLeftMargin),
    ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
    ("flexibleMaxY", .flexibleBottomMargin),
  ]

  /// The size that the author gave a view for the canvas, an axis without one `nil`; `nil` for a view without any.
  var placeholderSize: (width: Double?, height: Double?)? {
    if element["placeholderIntrinsicWidth"] != nil || element["placeholderIntrinsicHeight"] != nil {
      return (element.number("placeholderIntrinsicWidth"), element.number("placeholderIntrinsicHeight"))
    }
    return element.child(named: "size", key: "intrinsicContentSize")?.size
  }

  /// The margins that the document stores for a view.
  var ownMargins: EdgeInsets? {
    (element.child(key: "layoutMargins") ?? element.child(key: "directionalLayoutMargins"))?.insets
  }
}
