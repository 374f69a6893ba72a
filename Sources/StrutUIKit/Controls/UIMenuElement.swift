public import Foundation

/// What a menu has.
open class UIMenuElement: NSObject {
  /// The words.
  open var title: String
  /// The words below.
  open var subtitle: String?
  /// The image.
  open var image: UIImage?

  init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }

  /// How an element is drawn.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Grey, red, and not at all.
    public static let disabled = Self(rawValue: 1), destructive = Self(rawValue: 2), hidden = Self(rawValue: 4)
    /// Open afterwards.
    public static let keepsMenuPresented = Self(rawValue: 8)
  }

  /// Whether an element is chosen.
  public enum State: Int, Sendable {
    /// The states of UIKit.
    case off, on, mixed
  }
}
