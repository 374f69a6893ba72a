import Diagnostics
import Figures

/// The number of a repeated view, by the letter that stands for it in the view's texts.
enum RepeatedNumber: String, CaseIterable {
  /// Of a view with a `repeat`.
  case n
  /// Of a repeated view in another one.
  case m

  /// That of a view inside as many repeated ones; `nil` for one that lies too deep.
  init?(depth: Int) {
    guard Self.allCases.indices.contains(depth) else { return nil }
    self = Self.allCases[depth]
  }

  var placeholder: String { "{\(rawValue)}" }

  /// What stands for the number before.
  var predecessor: String { "{\(rawValue)-1}" }

  /// All that stands for a number.
  static let placeholders = allCases.flatMap { [$0.placeholder, $0.predecessor] }
}

extension Scalar {
  /// The text with a repetition's number in the place of `{n}`, and the one before for `{n-1}`.
  func numbered(_ number: Int, _ letter: RepeatedNumber) -> Scalar {
    replacing([(letter.placeholder, "\(number)"), (letter.predecessor, "\(number - 1)")])
  }

  /// Whether the first repetition would name something of number 0: `tip{n-1}`, and not `8 * {n-1}` nor `{n-1}0`.
  fileprivate func namesZero(_ letter: RepeatedNumber) -> Bool {
    // A word is a name by what it begins with, where a placeholder is a number.
    var word: Unicode.Scalar?
    var rest = Array(scalarsOf: text)[...]
    while let first = rest.first {
      if let placeholder = RepeatedNumber.placeholders.first(where: { rest.starts(with: $0.unicodeScalars) }) {
        if placeholder == letter.predecessor, let word, !word.isASCIIDigit { return true }
        word = word ?? "0"
        rest = rest.dropFirst(placeholder.length)
      } else {
        word = first.isNameCharacter ? word ?? first : nil
        rest = rest.dropFirst()
      }
    }
    return false
  }
}

extension Node {
  /// A view as the repetition of a number, without the constraints that would name number 0.
  func repetition(_ number: Int, _ letter: RepeatedNumber) -> Node {
    (number == 1 ? withoutConstraintsOnZero(letter) : self).mappingScalars { $0.numbered(number, letter) }
  }

  /// Without the constraints that would name number 0.
  ///
  /// - Parameter ofInclude: Whether it is a document that is included, whose repeated views have numbers of their own.
  func withoutConstraintsOnZero(_ letter: RepeatedNumber, ofInclude: Bool = false) -> Node {
    switch content {
    case .scalar:
      return self
    case .sequence(let items, _):
      return Node(sequence: items.map { $0.withoutConstraintsOnZero(letter, ofInclude: ofInclude) }, at: range)
    case .mapping(let entries, _):
      guard !ofInclude || !entries.contains(where: { $0.key.text == ViewKey.repeat.rawValue }) else { return self }
      let kept = entries.map { entry in
        let isList = entry.key.text == ViewKey.constraints.rawValue
        return Entry(
          key: entry.key,
          value: isList
            ? entry.value.withoutItemsOnZero(letter)
            : entry.value.withoutConstraintsOnZero(letter, ofInclude: ofInclude))
      }
      return Node(mapping: kept, at: range)
    }
  }

  /// A list of constraints without those that would name number 0.
  func withoutItemsOnZero(_ letter: RepeatedNumber) -> Node {
    sequence.map { Node(sequence: $0.filter { !$0.namesZero(letter) }, at: range) } ?? self
  }

  private func namesZero(_ letter: RepeatedNumber) -> Bool {
    switch content {
    case .scalar(let scalar): scalar.namesZero(letter)
    case .sequence: false
    // Its identifier names nothing that would have to be there.
    case .mapping(let entries, _):
      entries.contains { entry in
        guard let scalar = entry.value.scalar else { return false }
        return ConstraintKey(rawValue: entry.key.text)?.isOfTheText ?? false && scalar.namesZero(letter)
      }
    }
  }
}
