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
  /// Whether the key has a part that is not about size classes, such as an idiom, or names one that is unknown.
  public var isOther = false

  init(key: String) {
    for (name, value) in Self.parts(of: key) {
      let sizeClass = Device.SizeClass(rawValue: value)
      switch name {
      case "widthClass": horizontal = sizeClass
      case "heightClass": vertical = sizeClass
      default: isOther = true
      }
      // One that is unknown holds nowhere.
      if sizeClass == nil { isOther = true }
    }
  }

  /// The words of a key that are in the place of size classes and name none.
  ///
  ///     SizeClassCondition.unknownClasses(in: "heightClass=compakt-widthClass=regular")   // compakt
  static func unknownClasses(in key: String) -> [String] {
    parts(of: key).filter { $0.name.hasSuffix("Class") && Device.SizeClass(rawValue: $0.value) == nil }.map(\.value)
  }

  private static func parts(of key: String) -> [(name: String, value: String)] {
    guard key != "default" else { return [] }
    return key.split(separator: "-").map { part in
      let sides = part.split(separator: "=")
      return (String(sides.first ?? ""), String(sides.last ?? ""))
    }
  }

  /// How many classes it names; what names more overrules what names fewer.
  var count: Int { (horizontal == nil ? 0 : 1) + (vertical == nil ? 0 : 1) }

  func holds(for classes: SizeClasses) -> Bool {
    !isOther && (horizontal == nil || horizontal == classes.horizontal)
      && (vertical == nil || vertical == classes.vertical)
  }
}
