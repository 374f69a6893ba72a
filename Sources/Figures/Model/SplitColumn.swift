/// A column of a split view, which shows its columns side by side on a tablet. A phone is taken to have one, as large
/// as the screen, though a large one on its side can have two.
///
/// `UISplitViewController` with the style of the system: on a tablet on its side the columns stand beside each other,
/// and on an upright one the primary column lies over the secondary one
/// ([`displayMode`](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.property)).
public enum SplitColumn: Hashable, Sendable {
  /// The list at the leading side, and what it leads to.
  case primary, secondary

  /// The width of a primary column, in points: what
  /// [`maximumPrimaryColumnWidth`](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/maximumprimarycolumnwidth)
  /// is unless a program says otherwise.
  package static let widthOfPrimary = 320.0

  /// The width of the column on a device, in points; `nil` where it is as wide as the screen.
  ///
  ///     SplitColumn.secondary.width(on: iPad, in: .landscape)   // 860 of 1180
  ///     SplitColumn.secondary.width(on: iPad, in: .portrait)    // nil
  package func width(on device: Device, in orientation: Orientation) -> Double? {
    guard device.isPad else { return nil }
    switch self {
    case .primary: return Self.widthOfPrimary
    case .secondary:
      return orientation.isLandscape ? device.size(in: orientation).width - Self.widthOfPrimary : nil
    }
  }

  /// The size class of its width on a tablet.
  package var horizontalSizeClass: Device.SizeClass { self == .primary ? .compact : .regular }
}
