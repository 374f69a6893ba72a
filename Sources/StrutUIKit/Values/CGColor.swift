import Graphics
public import Foundation

/// A colour as layers have it.
public final class CGColor: Sendable {
  let core: Color

  init(core: Color) { self.core = core }

  /// A colour of sRGB components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(core: Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// From 0 to 1.
  public var alpha: CGFloat { core.alpha }
}
