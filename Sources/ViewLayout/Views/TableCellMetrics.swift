public import Geometry
public import Typography

/// The fixed dimensions of table cells on each platform, as stored in Interface Builder documents.
public enum TableCellMetrics {
  /// The margins of a cell's content view.
  ///
  ///     TableCellMetrics.contentMargins(on: .ios, width: 375)    // 11, 16, 11, 16
  ///     TableCellMetrics.contentMargins(on: .ios, width: 393)    // 11, 20, 11, 20
  ///     TableCellMetrics.contentMargins(on: .ios7, width: 320)   // 8 all around
  ///
  /// - Parameters:
  ///   - width: The width of the table, or of a cell in none, in points.
  ///   - hasAccessory: Whether there is an accessory, which is 8 points from the content.
  public static func contentMargins(
    on platform: Platform, width: Double, hasAccessory: Bool = false
  ) -> EdgeInsets {
    let side: Double
    switch platform {
    case .ios6, .ios7: return EdgeInsets(all: 8)
    case .ios11, .ios: side = width < leastWide ? 16 : 20
    }
    return EdgeInsets(top: 11, left: side, bottom: 11, right: hasAccessory ? 8 : side)
  }

  /// From the trailing side of a cell, or of the safe area, to its content view, which ends before the accessory.
  ///
  ///     TableCellMetrics.accessoryWidth(of: .disclosureIndicator, on: .ios, margin: 20)   // 30.5
  ///     TableCellMetrics.accessoryWidth(of: .none, on: .ios, margin: 20)                  // 0
  ///
  /// - Parameter margin: From the side to the accessory, since iOS 11; before, there is one length on all phones.
  public static func accessoryWidth(of accessory: AccessoryType, on platform: Platform, margin: Double) -> Double {
    switch (accessory, platform) {
    case (.none, _): 0
    case (.disclosureIndicator, .ios): margin + 10.5
    case (.checkmark, .ios): margin + 24
    case (.detailButton, .ios): margin + 26.5
    case (.detailDisclosureButton, .ios): margin + 37
    case (.disclosureIndicator, .ios11): margin + 18
    case (.checkmark, .ios11): margin + 23
    case (.detailButton, .ios11): margin + 31
    case (.detailDisclosureButton, .ios11): margin + 51
    case (.disclosureIndicator, _): 33
    case (.checkmark, _): 39
    case (.detailButton, _): 47
    case (.detailDisclosureButton, _): 67
    }
  }

  /// What texts of a row's own have behind them beside an accessory, in points; up to iOS 12 none, one or two. (So have
  /// 218 of 219 titles and details stored since Xcode 11, and 60 of 62 before.)
  public static func roomBesideAccessory(on platform: Platform) -> Double { platform == .ios ? 8 : 2 }

  /// From this width on, that of an iPhone 12, cells have wider margins, though those of controllers are wider from
  /// 414 on: stored rows and groups of tables 393 points wide, in Xcode 15 and since (four projects).
  private static let leastWide = 390.0
}
