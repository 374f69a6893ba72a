import Foundation

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
