public import Geometry
public import Typography

/// A device's screen with its safe areas and margins, in points.
public struct Device: Hashable, Sendable {
  /// The name in documents: `iphone-5`.
  public var identifier: String
  /// The marketing name: `iPhone 5`.
  public var name: String
  public var year: Int
  public var isPad: Bool
  /// The size of the screen in portrait.
  public var size: Size
  /// The pixels per point.
  public var scale: Double
  public var cutout: Cutout
  /// The radius of the screen's corners.
  public var cornerRadius: Double
  public var portrait: Insets
  public var landscape: Insets

  public enum Cutout: String, Hashable, Sendable, CaseIterable {
    case none, notch, island
  }

  /// The values that depend on the orientation.
  public struct Insets: Hashable, Sendable {
    public var statusBarHeight: Double
    public var safeArea: EdgeInsets
    /// The margin of the root view at its left and right.
    public var margin: Double
    /// The distance from the side of the screen to the readable guide.
    public var readableInset: Double
    public var horizontalSizeClass: SizeClass
    public var verticalSizeClass: SizeClass
  }

  public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact, regular
  }

  public func insets(in orientation: Orientation) -> Insets {
    orientation.isLandscape ? landscape : portrait
  }

  /// The height of the status bar. Phones hide it in landscape since iOS 8.
  public func statusBarHeight(in orientation: Orientation, on platform: Platform) -> Double {
    let isOld = platform == .ios6 || platform == .ios7
    return isOld ? portrait.statusBarHeight : insets(in: orientation).statusBarHeight
  }

  /// The size of a root view that fills the screen.
  ///
  ///     Device.named("iphone-5")?.size(in: .landscape)   // 568 × 320
  public func size(in orientation: Orientation) -> Size {
    orientation.isLandscape ? size.swapped : size
  }
}
