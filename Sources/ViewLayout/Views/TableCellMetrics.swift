public import Geometry
public import Typography

/// The fixed dimensions of table cells on each platform, as stored in Interface Builder documents.
public enum TableCellMetrics {
  /// The margins of a cell's content view.
  ///
  ///     TableCellMetrics.contentMargins(on: .ios, width: 375)    // 11, 16, 11, 16
  ///     TableCellMetrics.contentMargins(on: .ios, width: 414)    // 11, 20, 11, 20
  ///     TableCellMetrics.contentMargins(on: .ios7, width: 320)   // 8 all around
  ///
  /// - Parameters:
  ///   - width: The width of the cell, in points.
  ///   - hasAccessory: Whether there is an accessory, which is 8 points from the content.
  public static func contentMargins(
    on platform: Platform, width: Double, hasAccessory: Bool = false
  ) -> EdgeInsets {
    let side: Double
    switch platform {
    case .ios6, .ios7: return EdgeInsets(all: 8)
    case .ios11: side = 16
    case .ios: side = width < widestNarrow ? 16 : 20
    }
    return EdgeInsets(top: 11, left: side, bottom: 11, right: hasAccessory ? 8 : side)
  }

  /// From this width on, that of the largest phones of their time, cells have wider margins.
  private static let widestNarrow = 414.0
}
