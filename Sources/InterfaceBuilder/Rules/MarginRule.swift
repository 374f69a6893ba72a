import Geometry

/// The layout margins that views have where a document does not store them.
struct MarginRule {
  let document: InterfaceDocument
  let scene: InterfaceScene

  /// Whether margins grow by what bars cover: since iOS 11 they do, whether the document has safe areas or guides.
  var followsSafeArea: Bool { document.era >= .xcode9 }

  /// Of a root: 16 at the sides on narrow screens and 20 on wide ones, nothing above and below, up to Xcode 8 under
  /// bars too. Xcode 6 had 16 on every screen, Xcode 6 and 7 had 8 all around in a xib. As wide as the screen, a root
  /// has the margins of the device.
  ///
  /// `nil` for a cell, but for a collection view's since Xcode 9.
  var rootMargins: EdgeInsets? {
    if scene.view.isCell, document.era < .xcode9 || scene.view.tag.hasPrefix("table") { return nil }
    if isPlain { return EdgeInsets(all: 8) }
    return sides(document.era < .xcode7 ? 16 : rootSide)
  }

  /// Beside what is in a root, and beside what is covered there.
  private var rootSide: Double {
    let width = scene.view.frame?.width
    guard let device = document.device, width == device.size?.width,
      let insets = device.device?.insets(in: device.orientation)
    else { return isNarrow(width) ? 16 : 20 }
    return insets.margin - insets.safeArea.left
  }

  /// Of a root that has margins of its own: since iOS 11 a controller's are at its sides at least the system's, unless
  /// it says otherwise (`UIViewController.viewRespectsSystemMinimumLayoutMargins`). The canvas shows the root of a xib in
  /// a controller too.
  func rootMargins(of own: EdgeInsets) -> EdgeInsets {
    guard document.era >= .xcode9, !scene.view.isCell, !isPlain, let least = rootMargins,
      scene.controller?.boolean("viewRespectsSystemMinimumLayoutMargins") != false
    else { return own }
    return own.widened(to: EdgeInsets(top: 0, left: least.left, bottom: 0, right: least.right))
  }

  /// Whether the root of a xib has the margins of any view.
  private var isPlain: Bool {
    guard scene.controller == nil else { return false }
    let element = scene.view.element
    let ignoresBars =
      element.boolean("preservesSuperviewLayoutMargins") == true
      && element.boolean("insetsLayoutMarginsFromSafeArea") == false
    return document.era < .xcode8 || ignoresBars
  }

  /// Whether a controller's margins are those of a small phone.
  private func isNarrow(_ width: Double?) -> Bool { (width ?? 0) < 400 }

  /// Whether rows have the sides of a small phone. Those of phones 390 and 393 points wide are 20 as on larger ones,
  /// though a controller's margins are 16 there.
  private var hasNarrowRows: Bool { (document.device?.size?.width ?? 600) < 390 }

  private func sides(_ inset: Double) -> EdgeInsets { EdgeInsets(top: 0, left: inset, bottom: 0, right: inset) }

  /// Of a table cell's content.
  ///
  /// - Parameters:
  ///   - cell: The cell, as it is stored.
  ///   - table: The table that it is in; `nil` for the cell of a xib.
  func cellMargins(of cell: InterfaceView, content: InterfaceView, in table: InterfaceView?) -> EdgeInsets {
    // A row that is not laid out by its table has the margins of any view.
    if let table, cell.isBeyondEnd(of: table) { return content.ownMargins ?? EdgeInsets(all: 8) }
    let isWide = document.era >= .xcode9_1
    let preserves = content.element.boolean("preservesSuperviewLayoutMargins") == true
    let height: Double = document.era >= .xcode26 ? 15 : isWide || preserves ? 11 : 8
    let side = !isWide && !preserves ? 8 : table.map { rowSide(of: cell, preserves, in: $0) } ?? loneSide(of: cell)
    let hasAccessory = cell.element["accessoryType"] != nil
    // Up to Xcode 10 the content ends a pixel above the cell, over the separator; margins are the cell's.
    let separator = (cell.frame?.height ?? 0) - (content.frame?.height ?? 0)
    let isShort = separator > 0 && separator < 1 && height > 8
    let margins = EdgeInsets(
      top: height, left: side, bottom: isShort ? height - separator : height, right: hasAccessory ? 8 : side)
    guard let own = content.ownMargins else { return margins }
    return preserves ? own.widened(to: margins) : own
  }

  /// At the sides of a cell that is in no table.
  private func loneSide(of cell: InterfaceView) -> Double {
    let (era, width) = (document.era, cell.frame?.width ?? 0)
    switch era {
    case ..<InterfaceEra.xcode9_1: return 15
    // As rows in a table: 20 from 390 points on, the width of a later phone.
    case ..<InterfaceEra.xcode11: return width < 390 ? 16 : 20
    case ..<InterfaceEra.xcode12: return hasNarrowRows ? 15 : width <= 320 ? 16 : 20
    case ..<InterfaceEra.xcode26: return hasNarrowRows || width <= 320 ? 16 : 20
    default: return width <= 320 ? 16 : 20
    }
  }

  /// At a cell's sides: as the separator's inset, or where the table is a controller's own view, as the controller's
  /// margins.
  private func rowSide(of cell: InterfaceView, _ preserves: Bool, in table: InterfaceView) -> Double {
    let era = document.era
    if era < .xcode9_1 { return 15 }
    if era >= .xcode26, !preserves { return 20 }
    let isWide = !hasNarrowRows && (cell.frame?.width ?? 0) > 320
    // Rows of an inset group do not reach the controller's edges.
    let isOwnView = table.id == scene.view.id && cell.frame?.x == 0
    if isOwnView || era >= .xcode12 { return isWide ? 20 : 16 }
    return isWide && document.device?.device?.isPad == false ? 20 : 15
  }
}

extension EdgeInsets {
  /// Each inset, but at least the other's.
  fileprivate func widened(to other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
