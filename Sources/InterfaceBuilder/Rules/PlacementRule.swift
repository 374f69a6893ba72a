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
    // The content of a blur, and of an item, fills what holds it, whatever mask is stored with it: none.
    case (.imposed, "view") where element["key"] == "contentView": return [.flexibleWidth, .flexibleHeight]
    // A collection view's layout places these.
    case (.imposed, "collectionViewCell"), (.imposed, "collectionReusableView"): return []
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

  /// How a row lays the view out, if it is a part of the row's own.
  ///
  /// - Parameters:
  ///   - superview: The row, or its content view.
  ///   - row: The row that the superview is the content view of; `nil` where the superview is none.
  ///   - isCovered: Whether something covers the sides of the canvas, and the stored frame is beside it already.
  func rowPart(in superview: InterfaceView, of row: InterfaceView?, isCovered: Bool) -> RowPart? {
    guard placement == .imposed || placement == .mask, let frame, let size = superview.frame?.size else { return nil }
    if tag == "tableViewCellContentView", superview.tag == "tableViewCell" {
      return RowPart(
        frame: frame, in: size, mask: [.flexibleWidth, .flexibleHeight],
        staysInSafeArea: !isCovered && frame.minX == 0)
    }
    guard let row, let mask = row.standardMask(ofPart: id) else { return nil }
    return RowPart(frame: frame, in: size, mask: mask)
  }

  /// How a row of a standard style lays out a part: its image and its title from the leading side, the detail text below
  /// the title or at the trailing side, a title alone over all the room; `nil` for what is no part of the style.
  private func standardMask(ofPart id: String) -> AutoresizingMask? {
    switch (element["style"], id) {
    case ("IBUITableViewCellStyleDefault", element["textLabel"]): return [.flexibleWidth, .flexibleHeight]
    case (nil, _): return nil
    case ("IBUITableViewCellStyleValue1", element["detailTextLabel"]):
      return [.flexibleLeftMargin, .flexibleTopMargin, .flexibleBottomMargin]
    case (_, element["textLabel"]), (_, element["detailTextLabel"]), (_, element["imageView"]):
      return [.flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    default: return nil
    }
  }

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
