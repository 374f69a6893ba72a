public import Typography

/// The version of the Interface Builder tools that wrote a document. It increases with each Xcode.
///
/// The frames in a document are those of that Xcode's UIKit. The versions that changed a rule are named here. They were
/// found by comparing documents of known Xcode versions.
public struct InterfaceEra: Hashable, Comparable, Sendable {
  /// The version, such as 14490.7; 0 if the document has none.
  public var toolsVersion: Double

  public init(toolsVersion: Double) {
    self.toolsVersion = toolsVersion
  }

  /// Parses `14460.31`. Text after a second dot is ignored.
  init(text: String?) {
    let parts = (text ?? "").split(separator: ".").prefix(2)
    toolsVersion = Double(parts.joined(separator: ".")) ?? 0
  }

  /// From this number, which betas write for all documents, it is no version.
  static let unversioned = InterfaceEra(toolsVersion: 32000)
  public static let xcode6 = InterfaceEra(toolsVersion: 6000)
  public static let xcode7 = InterfaceEra(toolsVersion: 8000)
  public static let xcode8 = InterfaceEra(toolsVersion: 11000)
  public static let xcode9 = InterfaceEra(toolsVersion: 13000)
  /// From this version, cells have the margins of iOS 11.
  static let xcode9_1 = InterfaceEra(toolsVersion: 13500)
  public static let xcode10 = InterfaceEra(toolsVersion: 14000)
  /// From this version, navigation bars of tablets are higher.
  static let xcode10_1 = InterfaceEra(toolsVersion: 14300)
  public static let xcode11 = InterfaceEra(toolsVersion: 14800)
  /// From this version, titles on the canvas are as large as on devices.
  static let xcode11_2 = InterfaceEra(toolsVersion: 15400)
  public static let xcode12 = InterfaceEra(toolsVersion: 17000)
  /// From this version, texts on the canvas are as small as a reader can have them.
  static let xcode12_5 = InterfaceEra(toolsVersion: 18000)
  /// From this version, symbols are those of SF Symbols 3.
  static let xcode13 = InterfaceEra(toolsVersion: 19000)
  /// From this version, cards on phones with a notch are covered at their top, and not at their bottom.
  static let xcode13_3 = InterfaceEra(toolsVersion: 20000)
  /// From this version, status bars of phones with a notch have different heights.
  public static let xcode14 = InterfaceEra(toolsVersion: 21000)
  /// From this version, cards are covered by nothing.
  static let xcode14_2 = InterfaceEra(toolsVersion: 21500)
  /// From this version, the canvas of a phone with a home button has a status bar again.
  public static let xcode14_3 = InterfaceEra(toolsVersion: 21600)
  public static let xcode15 = InterfaceEra(toolsVersion: 22000)
  static let xcode16 = InterfaceEra(toolsVersion: 23000)
  /// From this version, the canvas counts what the device covers twice.
  static let xcode16_3 = InterfaceEra(toolsVersion: 23700)
  /// From this version, bars, rows and controls are those of iOS 26.
  public static let xcode26 = InterfaceEra(toolsVersion: 24000)

  public static func < (lhs: InterfaceEra, rhs: InterfaceEra) -> Bool { lhs.toolsVersion < rhs.toolsVersion }

  /// The major version of the iOS whose measures the canvas has; `nil` for versions that tell of none.
  var system: Int? {
    switch self {
    case ..<Self.xcode6: nil
    case ..<Self.xcode7: 8
    case ..<Self.xcode8: 9
    // Rows got those of iOS 11 after the first Xcode 9.
    case ..<Self.xcode9_1: 10
    case ..<Self.xcode10: 11
    case ..<Self.xcode11: 12
    case ..<Self.xcode12: 13
    case ..<Self.xcode13: 14
    case ..<Self.xcode14: 15
    case ..<Self.xcode15: 16
    case ..<Self.xcode16: 17
    case ..<Self.xcode26: 18
    case ..<Self.unversioned: 26
    default: nil
    }
  }

  /// The platform whose controls, fonts and margins a picture has.
  public var platform: Platform {
    switch self {
    case ..<Self.xcode7: .ios7
    case ..<Self.xcode11: .ios11
    default: .ios
    }
  }
}
