public import Foundation

extension AttributeScopes {
  /// The attributes of UIKit that a Swift string can have.
  public struct UIKitAttributes: AttributeScope {
    /// Of the words.
    public let font: FontAttribute
    /// Of the words.
    public let foregroundColor: ForegroundColorAttribute

    /// A `UIFont`.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      /// The name that Apple gave the attribute.
      public static let name = "NSFont"
    }
    /// A `UIColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      /// The name that Apple gave the attribute.
      public static let name = "NSColor"
    }
  }

  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit by its name: `string.font`.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}

/// Changes the attributes of words.
public struct UIConfigurationTextAttributesTransformer {
  /// The function.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// A transformer that a function is.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  /// The changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`; not drawn.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`, of which the alignment counts.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// In points; not drawn.
  public static let kern = NSAttributedString.Key("NSKern")
  /// In points; not drawn.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An `NSUnderlineStyle`'s raw value; not drawn.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`; not drawn.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// An `NSUnderlineStyle`'s raw value; not drawn.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`; not drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// In percent of the size; not drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// Not drawn.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An address; not drawn.
  public static let link = NSAttributedString.Key("NSLink")
}

/// The lines below and through words: not drawn.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line, a thick one, and two.
  public static let single = Self(rawValue: 1), thick = Self(rawValue: 2), double = Self(rawValue: 9)
}
