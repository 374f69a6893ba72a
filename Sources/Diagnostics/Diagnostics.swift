/// The errors and warnings of one document, collected while it is read, so that one run reports every mistake.
public struct Diagnostics: Error, Hashable, Sendable, CustomStringConvertible {
  /// The diagnostics in the order in which they were added.
  public private(set) var all: [Diagnostic] = []

  /// Creates a list without duplicates.
  public init(_ diagnostics: [Diagnostic] = []) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  /// Whether there are neither errors nor warnings.
  public var isEmpty: Bool { all.isEmpty }
  /// Whether there is an error, so that the document is not drawn.
  public var hasErrors: Bool { all.contains { $0.severity == .error } }

  /// A line for each that is ``listed``, as `14:10: error: 'leadng' is not a layout attribute; did you mean 'leading'?`.
  public var description: String { listed.map(\.description).joined(separator: "\n") }

  /// Adds a diagnostic unless the very same one is there: a mistake seen by each of ten pictures is one mistake.
  public mutating func add(_ diagnostic: Diagnostic) {
    guard seen.insert(diagnostic).inserted else { return }
    all.append(diagnostic)
  }

  /// Adds the diagnostics of another list, without duplicates.
  public mutating func add(contentsOf others: Diagnostics) {
    for diagnostic in others.all { add(diagnostic) }
  }

  /// This list followed by another, without duplicates.
  public func adding(_ others: Diagnostics) -> Diagnostics {
    var sum = self
    sum.add(contentsOf: others)
    return sum
  }

  /// In line order, those without a place first, ties in the order they were found.
  public var inLineOrder: [Diagnostic] {
    all.enumerated().sorted { lhs, rhs in
      switch (lhs.element.range, rhs.element.range) {
      case (let left?, let right?) where left.isBefore(right) || right.isBefore(left): left.isBefore(right)
      case (nil, _?): true
      case (_?, nil): false
      default: lhs.offset < rhs.offset
      }
    }.map(\.element)
  }

  /// What is printed: all errors, and so many warnings that a person may read them, with a last one that counts the rest.
  public var listed: [Diagnostic] {
    var warnings = 0
    let listed = inLineOrder.filter { diagnostic in
      guard diagnostic.severity == .warning else { return true }
      warnings += 1
      return warnings <= Self.mostWarnings
    }
    guard warnings > Self.mostWarnings else { return listed }
    let rest = warnings - Self.mostWarnings
    return listed + [.warning(.moreWarnings, "there \(rest == 1 ? "is 1 more warning" : "are \(rest) more warnings")")]
  }

  private static let mostWarnings = 100

  private var seen: Set<Diagnostic> = []
}
