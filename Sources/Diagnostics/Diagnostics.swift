/// All that is wrong with one document, gathered while it is read, so that one run reports every mistake.
public struct Diagnostics: Error, Hashable, Sendable {
  public private(set) var all: [Diagnostic] = []

  public init(_ diagnostics: [Diagnostic] = []) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  public var isEmpty: Bool { all.isEmpty }
  public var hasErrors: Bool { all.contains { $0.severity == .error } }

  /// Adds a diagnostic unless the very same one is there: a mistake seen by each of ten pictures is one mistake.
  public mutating func add(_ diagnostic: Diagnostic) {
    guard seen.insert(diagnostic).inserted else { return }
    all.append(diagnostic)
  }

  public mutating func add(contentsOf others: Diagnostics) {
    for diagnostic in others.all { add(diagnostic) }
  }

  public func adding(_ others: Diagnostics) -> Diagnostics {
    var sum = self
    sum.add(contentsOf: others)
    return sum
  }

  /// In line order, those without a place first, ties in the order they were found.
  public var inLineOrder: [Diagnostic] {
    all.enumerated().sorted { lhs, rhs in
      switch (lhs.element.range?.start, rhs.element.range?.start) {
      case (let left?, let right?) where left != right: left < right
      case (nil, _?): true
      case (_?, nil): false
      default: lhs.offset < rhs.offset
      }
    }.map(\.element)
  }

  private var seen: Set<Diagnostic> = []
}
