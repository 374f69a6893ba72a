/// An enumeration whose cases are words of the figure language, each spelt as its raw value.
public protocol PropertyWord: PropertyCodable, RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {}

extension PropertyWord {
  public static var form: PropertyForm<Self> {
    PropertyForm(PropertyValue.word) { if case .keyword(let keyword) = $0 { keyword.word(of: Self.self) } else { nil } }
  }
}

/// A word of any such enumeration: it was parsed once, and knows of which it is.
public struct Keyword: Hashable, Sendable {
  /// As the figure language spells it.
  public let text: String
  private let enumeration: ObjectIdentifier
  /// Among the enumeration's cases.
  private let position: Int

  /// Creates the word of a case.
  public init<Word: PropertyWord>(_ word: Word) {
    guard let position = Array(Word.allCases).firstIndex(of: word) else {
      preconditionFailure("\(word) is not among the cases of \(Word.self)")
    }
    self.init(word, at: position)
  }

  private init<Word: PropertyWord>(_ word: Word, at position: Int) {
    text = word.rawValue
    enumeration = ObjectIdentifier(Word.self)
    self.position = position
  }

  /// All words of an enumeration, in its order.
  static func all<Word: PropertyWord>(of type: Word.Type) -> [Keyword] {
    Word.allCases.enumerated().map { Keyword($1, at: $0) }
  }

  /// The case that the word is; `nil` if it is another enumeration's.
  func word<Word: PropertyWord>(of type: Word.Type) -> Word? {
    enumeration == ObjectIdentifier(type) ? Array(Word.allCases)[position] : nil
  }
}

extension PropertyValue {
  /// A word as a property's value.
  ///
  ///     ViewDescription(.label, "price", [.text: .text("3"), .textAlignment: .word(TextAlignment.center)])
  public static func word(_ word: some PropertyWord) -> PropertyValue { .keyword(Keyword(word)) }
}
