import Diagnostics
public import Figures
public import Geometry

/// The device of Interface Builder's canvas.
public struct CanvasDevice: Hashable, Sendable {
  /// Interface Builder's name: `retina4_7`.
  public let identifier: String
  public var isLandscape: Bool
  /// Whether the canvas is in dark mode.
  public var isDark: Bool

  /// The device in the catalogue; `nil` for an unknown name and an unknown screen.
  public let device: Device?

  /// - Parameter roots: The sizes of the scenes' roots, which tell the screen of a device with an unknown name.
  init(identifier: String, isLandscape: Bool, isDark: Bool, roots: [Size]) {
    self.identifier = identifier
    self.isLandscape = isLandscape
    self.isDark = isDark
    device =
      Self.catalogueNames[identifier].flatMap(Device.named)
      ?? Self.newestDevice(named: identifier, in: isLandscape ? .landscape : .portrait, withScreenIn: roots)
  }

  /// The newest of its kind with the screen of a root. Each Xcode adds names, which are those of kinds: `ipad…rounded` is
  /// a tablet without a home button.
  private static func newestDevice(
    named identifier: String, in orientation: Orientation, withScreenIn roots: [Size]
  ) -> Device? {
    let (isPad, isRounded) = (identifier.hasPrefix("ipad"), identifier.hasSuffix("rounded"))
    return DeviceCatalogue.all.last { device in
      device.isPad == isPad && (!isPad || isRounded == (device.cornerRadius > 0))
        && roots.contains(device.size(in: orientation))
    }
  }

  /// What is taken for a device with a name that no Xcode so far has, as the end of a sentence; `nil` for one that is
  /// known.
  var guess: String? {
    guard Self.catalogueNames[identifier] == nil else { return nil }
    let known = NearMisses.hint(for: identifier, among: Self.catalogueNames.keys.sorted())
    let guess = device.map { "; '\($0.name)', which has its size, stands for it" } ?? ", and no device has its size"
    return " is no device that is known\(known.isEmpty ? guess : known)"
  }

  /// The size of the canvas in the device's orientation.
  public var size: Size? { device?.size(in: orientation) }

  public var orientation: Orientation { isLandscape ? .landscape : .portrait }

  /// Whether the device has no home button, in the canvas's orientation.
  var hasHomeIndicator: Bool { (device?.insets(in: orientation).safeArea.bottom ?? 0) > 0 }

  /// How far the device's notch reaches into the upright canvas, in points; 0 for an unknown device.
  var notchHeight: Double {
    Self.notchHeights[identifier] ?? device?.insets(in: .portrait).safeArea.top ?? 0
  }

  /// The device for each name: the first with that screen.
  private static let catalogueNames = [
    "retina3_5": "iphone-4s", "retina4": "iphone-5s", "retina4_0": "iphone-5s", "retina4_7": "iphone-8",
    "retina5_5": "iphone-6s-plus",
    "retina5_9": "iphone-xs", "retina6_1": "iphone-11", "retina6_5": "iphone-11-pro-max",
    "retina6_0": "iphone-14", "retina6_7": "iphone-14-plus", "retina6_12": "iphone-15", "retina6_72": "iphone-15-plus",
    "retina6_3": "iphone-16-pro", "retina6_9": "iphone-16-pro-max", "retina6_55": "iphone-air",
    "ipad9_7": "ipad-5th-6th-generation-9-7", "ipad10_2": "ipad-10-2-7th-9th-generation",
    "ipad10_5": "ipad-pro-10-5-air-3rd-generation", "ipad12_9": "ipad-pro-12-9-1st-2nd-generation",
    "ipad8_3rounded": "ipad-mini-6th-generation", "ipad10_9rounded": "ipad-air-4th-5th-generation-10-9",
    "ipad11_0rounded": "ipad-pro-11-1st-4th-generation", "ipad12_9rounded": "ipad-pro-12-9-3rd-6th-generation",
  ]

  /// The heights of notches that are not those of the devices above. Two kinds of phones have the screen of
  /// `retina5_9`, and the canvas shows the notch of the newer one, an iPhone 12 mini.
  private static let notchHeights = ["retina5_9": 50.0]
}
