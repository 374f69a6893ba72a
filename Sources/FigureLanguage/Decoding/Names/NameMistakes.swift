import Diagnostics
import Figures

/// The names that are given wrongly. A mistake in a name is reported where it is given, not at every use.
struct NameMistakes {
  /// A text that was given as a name and is none: `my-label`, or `bar` of a `bar{n}` that is not repeated.
  fileprivate struct FaultyName {
    var scalars: [Unicode.Scalar]
    /// Whether anything may follow it.
    var isBeginning: Bool
  }

  private var faultyNames: [FaultyName] = []
  /// Whether any name may be missing: a list of views is none.
  var listsAreMissing = false
  /// Whether names may be missing that differ from a known one in their numbers: how often a view is repeated is not
  /// known.
  var numbersAreMissing = false
  /// Views to which no name was given.
  var namelessViews = 0
  /// Names that may be theirs.
  private var namesOfNamelessViews: Set<String> = []
  /// Whether a view without a name excuses no name at all.
  private let excusesNothing: Bool
  private var lookups = 0

  /// Names that are looked up so; each costs a comparison with all that are known.
  private static let mostLookups = 500
  private static let mostFaultyNames = 100

  init(excusingNamelessViews: Bool = true) {
    excusesNothing = !excusingNamelessViews
  }

  mutating func add(faultyName: String, isBeginning: Bool = false) {
    guard !faultyName.isEmpty, faultyNames.count < Self.mostFaultyNames else { return }
    faultyNames.append(FaultyName(scalars: Array(scalarsOf: faultyName), isBeginning: isBeginning))
  }

  /// Whether a text mentions something that was named wrongly.
  @inline(__always) func areMentioned(in text: String) -> Bool {
    // Of nearly every document, without a copy of all that is known.
    faultyNames.isEmpty ? false : areSomeMentioned(in: text)
  }

  private func areSomeMentioned(in text: String) -> Bool {
    let scalars = Array(scalarsOf: text)
    return faultyNames.contains { $0.isMentioned(in: scalars) }
  }

  /// Whether an unknown name may belong to a view whose name is missing. A misspelling of a known name does not.
  mutating func mayBeMissing(_ name: String, among views: some Sequence<String>) -> Bool {
    guard listsAreMissing || numbersAreMissing || namelessViews > 0 else { return false }
    lookups += 1
    guard lookups <= Self.mostLookups else { return true }
    if numbersAreMissing, views.contains(where: { $0.withoutDigits == name.withoutDigits }) { return true }
    guard NearMisses.closest(to: name, among: views) == nil else { return false }
    if listsAreMissing { return true }
    guard namelessViews > 0, !excusesNothing else { return false }
    namesOfNamelessViews.insert(name)
    return true
  }

  /// Whether more unknown names were accepted than there are views without a name.
  var excusedTooMany: Bool { namesOfNamelessViews.count > namelessViews }
}

extension NameMistakes.FaultyName {
  /// Whether the text contains it as a whole name: `1x` is not mentioned in `a.width == 11x`.
  fileprivate func isMentioned(in text: [Unicode.Scalar]) -> Bool {
    guard text.count >= scalars.count else { return false }
    return (0...text.count - scalars.count).contains { start in
      let end = start + scalars.count
      return text[start..<end].elementsEqual(scalars)
        && (start == 0 || !text[start - 1].isNameCharacter || !scalars[0].isNameCharacter)
        && (isBeginning || end == text.count || !text[end].isNameCharacter)
    }
  }
}

extension String {
  fileprivate var withoutDigits: String { String(scalars: unicodeScalars.filter { !$0.isASCIIDigit }) }
}
