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

/// A menu: it is kept, and nobody opens it.
open class UIMenu: UIMenuElement {
  /// What it has.
  public let children: [UIMenuElement]
  /// Kept.
  public let options: Options

  /// A menu of elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.children, self.options) = (children, options)
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// A name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name of a menu.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As a part of its menu, and in red.
    public static let displayInline = Self(rawValue: 1), destructive = Self(rawValue: 2)
    /// One chosen at a time.
    public static let singleSelection = Self(rawValue: 32)
  }
}

/// What a control or an element of a menu does.
open class UIAction: UIMenuElement {
  /// A name of the action.
  public let identifier: Identifier
  /// How it is drawn.
  open var attributes: Attributes
  /// Whether it is chosen.
  open var state: State
  /// The control that sent it.
  open internal(set) var sender: Any?
  let handler: (UIAction) -> Void

  /// An action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// A name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name of an action.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
