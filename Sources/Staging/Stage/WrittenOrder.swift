import Diagnostics
import Figures

/// The constraints of a document and of its views in the order in which they are written. The order decides which one
/// is broken in a conflict.
///
/// A repeated item counts as that many items written one after another.
struct WrittenOrder {
  private var descriptions: [ConstraintDescription] = []
  private var places: [Place?] = []
  /// Whether every item has a location, behind that of the item that was added before it.
  private var isInOrder = true

  /// The location of an item.
  private struct Place: Comparable {
    /// The location of the repeated item that contains it, or its own.
    var outer: SourceRange
    var repetition: Int
    var inner: SourceRange

    static func < (lhs: Place, rhs: Place) -> Bool {
      if lhs.outer.isBefore(rhs.outer) { return true }
      if rhs.outer.isBefore(lhs.outer) { return false }
      return lhs.repetition == rhs.repetition ? lhs.inner.isBefore(rhs.inner) : lhs.repetition < rhs.repetition
    }
  }

  /// - Parameter repeated: The repeated view that contains the items.
  mutating func add(_ descriptions: [ConstraintDescription], in repeated: ViewDescription? = nil) {
    let (outer, repetition) = (repeated?.name.range, repeated?.repetition ?? 0)
    for description in descriptions {
      let place = description.text.range.map { Place(outer: outer ?? $0, repetition: repetition, inner: $0) }
      isInOrder = isInOrder && isBehindTheLast(place)
      places.append(place)
    }
    self.descriptions += descriptions
  }

  private func isBehindTheLast(_ place: Place?) -> Bool {
    guard let place else { return false }
    guard let last = places.last else { return true }
    return last.map { $0 < place } ?? false
  }

  /// All items in written order. Items without a location stay behind the item that they were added after.
  var constraints: [ConstraintDescription] {
    guard !isInOrder else { return descriptions }
    // Numbers are sorted, because descriptions are long.
    return places.indices.sorted { lhs, rhs in
      guard let left = places[lhs], let right = places[rhs], left != right else { return lhs < rhs }
      return left < right
    }.map { descriptions[$0] }
  }
}
