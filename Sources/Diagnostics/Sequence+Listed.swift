extension Sequence<String> {
  /// The words as a sentence lists them.
  ///
  ///     ["top", "left", "bottom"].listed(with: "and")  // top, left and bottom
  ///
  /// - Parameter conjunction: The word before the last one.
  public func listed(with conjunction: String) -> String {
    let words = Array(self)
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}
