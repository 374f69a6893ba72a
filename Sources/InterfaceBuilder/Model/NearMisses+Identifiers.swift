import Diagnostics

extension NearMisses {
  /// `; did you mean 'lbl-00-001'?` for an id that is nearly one of the candidates; empty for any other.
  ///
  /// Ids have three parts of chance: more than two other letters are another id.
  ///
  /// - Parameter fits: Whether an object can be meant. If the nearest cannot, nothing is known of what was meant.
  static func hint(
    forIdentifier id: String, among candidates: some Sequence<String>, where fits: (String) -> Bool = { _ in true }
  ) -> String {
    // Of several that are as near, the same one each time.
    guard let closest = closest(to: id, among: candidates.sorted()), distance(id, closest) <= 2, fits(closest) else {
      return ""
    }
    return "; did you mean '\(closest)'?"
  }
}
