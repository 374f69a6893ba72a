import Graphics

/// Whether an interface lies on the screen or is presented over another one, by UIKit's names.
public enum UserInterfaceLevel: String, Hashable, Sendable, CaseIterable {
  /// What fills the screen, and what is in a sheet or a popover: the grounds of the latter are lighter in the dark.
  case base, elevated
}

extension ViewLook {
  /// The look with the system's grounds as they are on what is presented.
  public var elevated: ViewLook {
    var look = self
    func elevate(_ color: inout Color?) { color = color?.elevated }
    elevate(&look.backgroundColor)
    elevate(&look.tintColor)
    elevate(&look.trackTintColor)
    elevate(&look.markTintColor)
    elevate(&look.borderColor)
    elevate(&look.textColor)
    elevate(&look.detailTextColor)
    elevate(&look.separatorColor)
    if var bar = look.bar?.look {
      elevate(&bar.ground)
      look.bar?.look = bar
    }
    return look
  }
}
