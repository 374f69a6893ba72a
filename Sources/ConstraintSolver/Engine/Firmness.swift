/// How firmly a variable's costs hold it where the start would pin it.
struct Firmness: Hashable, Comparable {
  /// The key of the weaker of the two sides: what it takes to move the variable.
  var weaker: Double
  var stronger: Double

  static func < (lhs: Firmness, rhs: Firmness) -> Bool {
    lhs.weaker != rhs.weaker ? lhs.weaker < rhs.weaker : lhs.stronger < rhs.stronger
  }
}
