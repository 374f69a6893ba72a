public import Figures

/// A pair of size classes; `nil` for any, which the square canvas of Xcode 6 and 7 has.
public struct SizeClasses: Hashable, Sendable {
  public var horizontal: Device.SizeClass?
  public var vertical: Device.SizeClass?

  public static let any = SizeClasses(horizontal: nil, vertical: nil)
}

/// When a variation holds: `default`, or `heightClass=regular-widthClass=compact`.
public struct SizeClassCondition: Hashable, Sendable {
  public var horizontal: Device.SizeClass?
  public var vertical: Device.SizeClass?
  /// Whether the key has a part that is not about size classes, such as an idiom.
  public var isOther = false

  init(key: String) {
    guard key != "default" else { return }
    for part in key.split(separator: "-") {
      let sides = part.split(separator: "=")
      let sizeClass = sides.last.flatMap { Device.SizeClass(rawValue: String($0)) }
      switch sides.first {
      case "widthClass": horizontal = sizeClass
      case "heightClass": vertical = sizeClass
      default: isOther = true
      }
    }
  }

  /// How many classes it names; what names more overrules what names fewer.
  var count: Int { (horizontal == nil ? 0 : 1) + (vertical == nil ? 0 : 1) }

  func holds(for classes: SizeClasses) -> Bool {
    !isOther && (horizontal == nil || horizontal == classes.horizontal)
      && (vertical == nil || vertical == classes.vertical)
  }
}
