import Diagnostics
import Figures
import ViewLayout

/// A view of the document with its name, after `repeat` and before its properties are read.
///
/// Names come first because constraints may name views that are written further down.
struct ViewItem {
  var kind: ViewKind
  /// Whether the document has this kind; false if a plain view replaces an unknown kind.
  var isKindKnown: Bool
  var name: Located<String>
  /// The entries other than kind, `repeat` and `subviews`: of nearly every view a part of the mapping, which is not copied.
  var entries: ArraySlice<Node.Entry>
  var subitems: [ViewItem]
  /// The metrics of the document that it is included from; `nil` for a view of the document itself.
  var metrics: [String: Double]?
  /// Of a `repeat`, counted from 1.
  var repetition: Int?
}

extension Scalar {
  /// The text with a repetition's number in the place of `{n}`, and the one before for `{n-1}`.
  func numbered(_ number: Int) -> Scalar {
    replacing(zip(Self.placeholders, ["\(number)", "\(number - 1)"]).map { (wanted: $0, replacement: $1) })
  }

  /// Whether the first repetition would name something of number 0: `tip{n-1}`, and not `8 * {n-1}` nor `{n-1}0`.
  fileprivate var namesZero: Bool {
    // A word is a name by what it begins with, where a placeholder is a number.
    var word: Unicode.Scalar?
    var rest = Array(scalarsOf: text)[...]
    while let first = rest.first {
      if let placeholder = Self.placeholders.first(where: { rest.starts(with: $0.unicodeScalars) }) {
        if placeholder == "{n-1}", let word, !word.isASCIIDigit { return true }
        word = word ?? "0"
        rest = rest.dropFirst(placeholder.length)
      } else {
        word = first.isNameCharacter ? word ?? first : nil
        rest = rest.dropFirst()
      }
    }
    return false
  }

  private static let placeholders = ["{n}", "{n-1}"]
}

extension Node {
  /// Without the constraints that would name number 0.
  func withoutConstraintsOnZero(_ number: Int) -> Node {
    guard number == 1 else { return self }
    switch content {
    case .scalar:
      return self
    case .sequence(let items, _):
      return Node(sequence: items.map { $0.withoutConstraintsOnZero(number) }, at: range)
    case .mapping(let entries, _):
      // A view with a `repeat` of its own has its own numbers.
      guard !entries.contains(where: { $0.key.text == ViewKey.repeat.rawValue }) else { return self }
      let kept = entries.map { entry in
        let isList = entry.key.text == ViewKey.constraints.rawValue
        return Entry(
          key: entry.key,
          value: isList ? entry.value.withoutItemsOnZero : entry.value.withoutConstraintsOnZero(number))
      }
      return Node(mapping: kept, at: range)
    }
  }

  /// A list of constraints without those that would name number 0.
  var withoutItemsOnZero: Node {
    sequence.map { Node(sequence: $0.filter { !$0.namesZero }, at: range) } ?? self
  }

  private var namesZero: Bool {
    switch content {
    case .scalar(let scalar): scalar.namesZero
    case .sequence: false
    // Its identifier names nothing that would have to be there.
    case .mapping(let entries, _):
      entries.contains { entry in
        guard let scalar = entry.value.scalar else { return false }
        return ConstraintKey(rawValue: entry.key.text)?.isOfTheText ?? false && scalar.namesZero
      }
    }
  }
}
