import ViewLayout
public import Foundation

/// How lines are aligned.
public enum NSTextAlignment: Int, Sendable {
  /// The alignments of UIKit.
  case left, center, right, justified, natural

  var core: TextAlignment { TextAlignment(rawValue: "\(self)") ?? .natural }
  init(_ core: TextAlignment) {
    switch core {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

/// Where lines end.
public enum NSLineBreakMode: Int, Sendable, CaseIterable {
  /// The modes of UIKit.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var core: LineBreakMode? {
    let name = "\(self)".dropFirst(2)
    return LineBreakMode(rawValue: name.prefix(1).lowercased() + name.dropFirst())
  }
}

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
  /// The types of UIKit.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  /// The types of UIKit.
  case twitter, webSearch, asciiCapableNumberPad
}
/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// The keys of UIKit.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
/// What becomes a capital.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// The types of UIKit.
  case none, words, sentences, allCharacters
}
/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The types of UIKit.
  case `default`, no, yes
}
/// Whether spelling is checked.
public typealias UITextSpellCheckingType = UITextAutocorrectionType
/// Whether quotation marks are made round.
public typealias UITextSmartQuotesType = UITextAutocorrectionType
/// Whether hyphens become dashes.
public typealias UITextSmartDashesType = UITextAutocorrectionType
/// Whether spaces come and go with words.
public typealias UITextSmartInsertDeleteType = UITextAutocorrectionType
/// How a keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The looks of UIKit.
  case `default`, dark, light
}
/// What a password must have: kept.
open class UITextInputPasswordRules: NSObject {
  /// Rules in words.
  public init(descriptor: String) {}
}
/// What is written in a field.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Apple's word.
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = name }
  /// Who logs in.
  public static let username = Self("username"), password = Self("password"), newPassword = Self("newPassword")
  /// A code of a message.
  public static let oneTimeCode = Self("oneTimeCode")
  /// How to reach someone.
  public static let emailAddress = Self("emailAddress"), telephoneNumber = Self("telephoneNumber"), URL = Self("URL")
  /// Names of people.
  public static let name = Self("name"), givenName = Self("givenName"), familyName = Self("familyName")
  /// Names of people and of what they work for.
  public static let nickname = Self("nickname"), organizationName = Self("organizationName")
  /// Where someone lives.
  public static let fullStreetAddress = Self("fullStreetAddress"), postalCode = Self("postalCode")
  /// Where someone lives.
  public static let streetAddressLine1 = Self("streetAddressLine1"), addressCity = Self("addressCity")
  /// Where someone lives.
  public static let addressState = Self("addressState"), countryName = Self("countryName")
  /// Of a card.
  public static let creditCardNumber = Self("creditCardNumber")
}
