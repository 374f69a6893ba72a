/// Finds the name that an author probably meant.
public enum NearMisses {
  /// The candidate closest to `name`, if it is close enough for a typing mistake: one inserted, deleted, replaced or
  /// exchanged letter per three letters of the name. Case is ignored.
  ///
  ///     NearMisses.closest(to: "leadng", among: ["leading", "trailing"])   // "leading"
  ///     NearMisses.closest(to: "colour", among: ["width"])                  // nil
  ///
  /// Of two equally close candidates, the first is returned. If none is within two letters, the shortest candidate that
  /// contains the name comes first, if the name has at least seven letters:
  ///
  ///     NearMisses.closest(to: "hugging", among: ["contentHuggingPriority"])   // "contentHuggingPriority"
  ///     NearMisses.closest(to: "width", among: ["borderWidth"])                // nil
  public static func closest(to name: String, among candidates: some Sequence<String>) -> String? {
    // Another number is not a spelling mistake.
    guard !name.isEmpty, !name.unicodeScalars.allSatisfy(\.isDigit) else { return nil }
    let wanted = Array(name.lowercased().unicodeScalars.prefix(longestName))
    let limit = max(1, (wanted.count + 1) / 3)
    let letters = wanted.filter { !$0.isDigit }
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let scalars = Array(candidate.lowercased().unicodeScalars.prefix(longestName))
      // Nothing is nearer than what only capitals tell apart.
      if scalars == wanted { return candidate }
      guard abs(scalars.count - wanted.count) <= limit else { continue }
      guard let distance = editDistance(wanted, scalars, atMost: min(limit, (best?.distance ?? .max) - 1)) else {
        continue
      }
      // Nothing of 'a' is left in 'b', and 'bar2' is as far from 'bar1' as it can be.
      guard distance < max(wanted.count, scalars.count) else { continue }
      if letters.count < wanted.count, letters.count < scalars.count, scalars.filter({ !$0.isDigit }) == letters {
        continue
      }
      // The word that both begin with says nothing: 'systemViolet' is not 'systemMint'. In 'dateTime' a word is missing.
      let rest = wanted.count - firstWord(sharedBy: name, candidate)
      guard distance <= max(1, (rest + 1) / 3) || scalars.suffix(rest) == wanted.suffix(rest) else { continue }
      best = (candidate, distance)
    }
    // `flexibleLeft` is the beginning of one word, and four letters away from another.
    guard let best, best.distance <= 2 else { return whole(of: name, among: candidates) ?? best?.name }
    return best.name
  }

  /// The length of the first of several words that two names have in common, as `system` of `systemRed`; 0 for none.
  private static func firstWord(sharedBy name: String, _ candidate: String) -> Int {
    let word = name.prefix { !$0.isUppercase }
    guard !word.isEmpty, word.endIndex < name.endIndex, candidate.hasPrefix(word),
      candidate.dropFirst(word.count).first?.isUppercase == true
    else { return 0 }
    return word.unicodeScalars.count
  }

  private static func whole(of name: String, among candidates: some Sequence<String>) -> String? {
    let part = name.prefix(longestName).lowercased()
    guard part.count >= 7 else { return nil }
    return candidates.filter { $0 != name && $0.prefix(longestName).lowercased().contains(part) }
      .min { $0.count < $1.count }
  }

  /// The hint that ends a message: `; did you mean 'leading'?`, or an empty string.
  public static func hint(for name: String, among candidates: some Sequence<String>) -> String {
    closest(to: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The number of letters to insert, delete, replace or exchange with their neighbour.
  ///
  ///     NearMisses.distance("leadng", "leading")   // 1
  public static func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (one.unicodeScalars.prefix(longestName), other.unicodeScalars.prefix(longestName))
    return editDistance(Array(one), Array(other), atMost: longestName) ?? longestName
  }

  private static let longestName = 64

  /// Insertions, deletions, replacements and exchanges of neighbours (optimal string alignment); `nil` for more than a
  /// limit, which most names are found to be after a few letters.
  private static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost limit: Int) -> Int? {
    guard limit >= abs(a.count - b.count) else { return nil }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = beforeLast
    for i in 0..<a.count {
      row[0] = i + 1
      var least = row[0]
      for j in 0..<b.count {
        var distance = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { distance = min(distance, beforeLast[j - 1] + 1) }
        row[j + 1] = distance
        least = min(least, distance)
      }
      // An exchange of neighbours goes on from the row before the last one, and costs one.
      if least > limit, (last.min() ?? 0) >= limit { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
