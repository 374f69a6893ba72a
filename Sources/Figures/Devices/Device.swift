public import Geometry
public import Typography

/// A device's screen with its safe areas and margins, in points.
public struct Device: Hashable, Sendable {
  /// The name in documents: `iphone-5`.
  public var identifier: String
  /// The marketing name: `iPhone 5`.
  public var name: String
  /// The year in which the device was introduced.
  public var year: Int
  /// Whether it is a tablet.
  public var isPad: Bool
  /// The size of the screen in portrait.
  public var size: Size
  /// The pixels per point.
  public var scale: Double
  /// What interrupts the top of the screen.
  public var cutout: Cutout
  /// The radius of the screen's corners.
  public var cornerRadius: Double
  /// The values in portrait and upside down.
  public var portrait: Insets
  /// The values in landscape.
  public var landscape: Insets

  /// The shape at the top of the screen that no interface can use.
  public enum Cutout: String, Hashable, Sendable, CaseIterable {
    /// A screen without a cutout, with a notch, or with a Dynamic Island.
    case none, notch, island
  }

  /// The values that depend on the orientation.
  public struct Insets: Hashable, Sendable {
    /// The height of the status bar; 0 if it is hidden.
    public var statusBarHeight: Double
    /// The insets of the root view's safe area.
    public var safeArea: EdgeInsets
    /// The margin of the root view at its left and right.
    public var margin: Double
    /// The distance from the side of the screen to the readable guide.
    public var readableInset: Double
    /// The size class of the screen's width.
    public var horizontalSizeClass: SizeClass
    /// The size class of the screen's height.
    public var verticalSizeClass: SizeClass
  }

  /// UIKit's classes of screen sizes.
  public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    /// A small or a large extent.
    case compact, regular
  }

  /// The values of an orientation.
  public func insets(in orientation: Orientation) -> Insets {
    orientation.isLandscape ? landscape : portrait
  }

  /// The height of the status bar. Phones hide it in landscape since iOS 8.
  public func statusBarHeight(in orientation: Orientation, on platform: Platform) -> Double {
    // Phones with larger screens came with systems that hide it there.
    let isOld = (platform == .ios6 || platform == .ios7) && (isPad || size.width <= 320)
    return isOld ? portrait.statusBarHeight : insets(in: orientation).statusBarHeight
  }

  /// The major version of the oldest iOS that runs on the device: that of its year, which comes in September, or that of
  /// the year before for a device of spring.
  ///
  ///     Device.named("iphone-11")?.firstSystem                  // 13
  ///     Device.named("iphone-se-2nd-generation")?.firstSystem   // 13: it came in April 2020
  public var firstSystem: Int {
    let year = Self.devicesOfSpring.contains(identifier) ? year - 1 : year
    // From 2025 on, versions have the number of the year that begins.
    return year < 2025 ? year - 2006 : year - 1999
  }

  /// The same of the first device with a screen like this one's: earlier systems ran on no such screen.
  ///
  ///     Device.named("iphone-8")?.firstSystemOfScreen        // 8: an iPhone 6 has it, too
  ///     Device.named("iphone-12-mini")?.firstSystemOfScreen  // 11: an iPhone X
  public var firstSystemOfScreen: Int {
    let alike = DeviceCatalogue.all.filter { $0.isPad == isPad && $0.size == size && $0.scale == scale }
    return alike.map(\.firstSystem).min() ?? firstSystem
  }

  private static let devicesOfSpring: Set = [
    "iphone-se-1st-generation", "iphone-se-2nd-generation", "iphone-se-3rd-generation", "iphone-16e", "iphone-17e",
    "ipod-touch-7th-generation", "ipad-1st-generation", "ipad-2", "ipad-3rd-4th-generation", "ipad-pro-9-7",
    "ipad-5th-6th-generation-9-7", "ipad-pro-10-5-air-3rd-generation", "ipad-air-11-m2-m3-m4", "ipad-air-13-m2-m3-m4",
    "ipad-pro-11-m4-m5", "ipad-pro-13-m4-m5",
  ]

  /// The platform of the oldest system that runs on the device.
  ///
  ///     Device.named("iphone-11")?.firstPlatform   // .ios: iOS 13
  ///     Device.named("iphone-8")?.firstPlatform    // .ios11
  public var firstPlatform: Platform {
    switch firstSystem {
    case ..<7: .ios6
    case ..<9: .ios7
    case ..<13: .ios11
    default: .ios
    }
  }

  /// The device with a notch that reaches as far into the screen as every notch did up to iOS 13. Other devices than
  /// the phones of that time, of 2017 to 2019, are as they are.
  ///
  ///     Device.named("iphone-11")?.withNotch(ofHeight: 44).portrait.safeArea.top   // 44; 48 since iOS 14
  ///
  /// - Parameter height: In points.
  public func withNotch(ofHeight height: Double) -> Device {
    guard cutout == .notch, year < 2020 else { return self }
    var device = self
    device.portrait.statusBarHeight = height
    device.portrait.safeArea.top = height
    device.landscape.margin += height - landscape.safeArea.left
    (device.landscape.safeArea.left, device.landscape.safeArea.right) = (height, height)
    return device
  }

  /// The size of a root view that fills the screen.
  ///
  ///     Device.named("iphone-5")?.size(in: .landscape)   // 568 × 320
  public func size(in orientation: Orientation) -> Size {
    orientation.isLandscape ? size.swapped : size
  }
}
