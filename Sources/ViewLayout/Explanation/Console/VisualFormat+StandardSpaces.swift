extension VisualFormat {
  /// Which of the string's equations are standard distances, in the order of `equations(options:metrics:views:)`,
  /// alignments left out.
  ///
  ///     try VisualFormat(parsing: "|-[a(50)]-20-[b]").standardSpaces   // true, false, false
  public var standardSpaces: [Bool] {
    func spaces(_ connection: Connection?) -> [Bool] {
      switch connection {
      case nil: []
      case .flush: [false]
      case .standard: [true]
      case .spaces(let predicates): predicates.map { _ in false }
      }
    }
    return segments.flatMap { spaces($0.connection) + $0.sizes.map { _ in false } } + spaces(end)
  }
}
