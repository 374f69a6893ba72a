public import Typography

/// When a document was written: the version of Interface Builder's tools, which rises with each Xcode.
///
/// The frames in a document are those of that Xcode's UIKit. Versions that changed something are named here once; they
/// were found by comparing documents of known Xcodes.
public struct InterfaceEra: Hashable, Comparable, Sendable {
  /// Such as 14490.7; 0 where the document does not say.
  public var toolsVersion: Double

  public init(toolsVersion: Double) {
    self.toolsVersion = toolsVersion
  }

  /// `14460.31`; what follows a second point is left out.
  init(text: String?) {
    let parts = (text ?? "").split(separator: ".").prefix(2)
    toolsVersion = Double(parts.joined(separator: ".")) ?? 0
  }

  public static let xcode6 = InterfaceEra(toolsVersion: 6000)
  public static let xcode7 = InterfaceEra(toolsVersion: 8000)
  public static let xcode8 = InterfaceEra(toolsVersion: 11000)
  public static let xcode9 = InterfaceEra(toolsVersion: 13000)
  public static let xcode10 = InterfaceEra(toolsVersion: 14000)
  public static let xcode11 = InterfaceEra(toolsVersion: 14800)
  public static let xcode12 = InterfaceEra(toolsVersion: 17000)
  /// Status bars of phones with a notch are no longer all 44 high.
  public static let xcode14_2 = InterfaceEra(toolsVersion: 21000)
  public static let xcode15 = InterfaceEra(toolsVersion: 22000)
  public static let xcode26 = InterfaceEra(toolsVersion: 24000)

  public static func < (lhs: InterfaceEra, rhs: InterfaceEra) -> Bool { lhs.toolsVersion < rhs.toolsVersion }

  /// Whose controls, fonts and margins a picture has.
  public var platform: Platform {
    switch self {
    case ..<Self.xcode7: .ios7
    case ..<Self.xcode11: .ios11
    default: .ios
    }
  }
}
