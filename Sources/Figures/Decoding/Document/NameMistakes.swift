import Diagnostics

/// What is known of names that were given wrongly, so that a mistake in a name is told where it was given, and not at
/// every mention once more.
struct NameMistakes {
  /// Texts that were given as names and are none: `my-label`. What mentions one is not judged.
  private(set) var faultyNames: [String] = []
  /// Whether a name may be missing altogether: a view has none, two have the same, or the list of views is none.
  var namesAreMissing = false
  private var lookups = 0

  /// Names that are looked up so; each costs a comparison with all that are known.
  private static let mostLookups = 500

  mutating func add(faultyName: String) {
    guard !faultyName.isEmpty, faultyNames.count < 100 else { return }
    faultyNames.append(faultyName)
  }

  /// Whether a text mentions something that was named wrongly.
  func areMentioned(in text: String) -> Bool {
    !faultyNames.isEmpty && faultyNames.contains { text.contains($0) }
  }

  /// Whether a name that no view has may be that of a view whose own is missing; a slip of a known name is not.
  mutating func mayBeMissing(_ name: String, among views: some Sequence<String>) -> Bool {
    guard namesAreMissing else { return false }
    lookups += 1
    guard lookups <= Self.mostLookups else { return true }
    return NearMisses.closest(to: name, among: views) == nil
  }
}

extension FigureDecoder {
  /// Whether a name is a view's, or may be that of a view whose own name is wrong, which has been told.
  func isView(_ name: String, in scope: NameScope) -> Bool {
    scope.contains(view: name)
      || nameMistakes.mayBeMissing(name, among: scope.viewNames.prefix(DecodingLimits.candidates))
  }

  /// The key that an unknown one was meant to be.
  func meantKey(_ key: String, among known: some Sequence<String>) -> String? {
    Synonyms.closest(to: key, among: known) ?? NearMisses.closest(to: key, among: known)
  }
}
