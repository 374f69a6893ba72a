import Geometry

/// The layout margins that views have where a document does not store them.
struct MarginRule {
  let document: InterfaceDocument
  let scene: InterfaceScene

  private var safeArea: SafeAreaRule { SafeAreaRule(document: document, scene: scene) }

  /// Whether margins grow by what bars cover.
  var followsSafeArea: Bool { document.usesSafeAreas || safeArea.hasHomeIndicator }

  /// Of a root: 16 at the sides on narrow screens and 20 on wide ones, nothing above and below but the bars that a
  /// navigation controller puts there. Xcode 6 had 16 on every screen, Xcode 6 and 7 had 8 all around in a xib.
  ///
  /// `nil` for a cell, but for a collection view's since Xcode 9.
  var rootMargins: EdgeInsets? {
    if scene.view.isCell, document.era < .xcode9 || scene.view.tag.hasPrefix("table") { return nil }
    if isPlain { return EdgeInsets(all: 8) }
    var margins = sides(document.era < .xcode7 || isNarrow(scene.view.frame?.width) ? 16 : 20)
    if !followsSafeArea, scene.surroundings.navigationBar != nil { margins.top = safeArea.insets.top }
    return margins
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

  /// Whether margins are those of a small phone.
  private func isNarrow(_ width: Double?) -> Bool { (width ?? 0) < 400 }

  private func sides(_ inset: Double) -> EdgeInsets { EdgeInsets(top: 0, left: inset, bottom: 0, right: inset) }

  /// Of a table cell's content.
  ///
  /// - Parameters:
  ///   - cell: The cell, as it is stored.
  ///   - table: The table that it is in; `nil` for the cell of a xib.
  func cellMargins(of cell: InterfaceView, content: InterfaceView, in table: InterfaceView?) -> EdgeInsets {
    let isWide = document.era >= .xcode9
    let preserves = content.element.boolean("preservesSuperviewLayoutMargins") == true
    let height: Double = document.era >= .xcode26 ? 15 : isWide || preserves ? 11 : 8
    let side = !isWide && !preserves ? 8 : document.era >= .xcode26 && !preserves ? 20 : cellSide(cell, in: table)
    let hasAccessory = cell.element["accessoryType"] != nil
    // Up to Xcode 10 the content ends a pixel above the cell, over the separator; margins are the cell's.
    let separator = (cell.frame?.height ?? 0) - (content.frame?.height ?? 0)
    let isShort = separator > 0 && separator < 1 && height > 8
    return EdgeInsets(
      top: height, left: side, bottom: isShort ? height - separator : height, right: hasAccessory ? 8 : side)
  }

  /// At a cell's sides: as the separator's inset, or where the table is a controller's own view, as the controller's
  /// margins.
  private func cellSide(_ cell: InterfaceView, in table: InterfaceView?) -> Double {
    let (era, screenWidth) = (document.era, document.device?.size?.width ?? 600)
    if era < .xcode9 { return 15 }
    let isWide = !isNarrow(screenWidth) && (cell.frame?.width ?? 0) > 320
    // Rows of an inset group do not reach the controller's edges.
    let isOwnView = table?.id == scene.view.id && cell.frame?.x == 0 || table == nil && era < .xcode11
    if isOwnView || era >= .xcode12 { return isWide ? 20 : 16 }
    return isWide && document.device?.device?.isPad == false ? 20 : 15
  }
}
