import Diagnostics
import Figures

/// The constraints of a document and of its views in the order in which they are written. The order decides which one
/// is broken in a conflict.
///
/// A repeated item counts as that many items written one after another.
struct WrittenOrder {
  private var items: [(description: ConstraintDescription, place: Place?)] = []

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
    for description in descriptions {
      let place = description.text.range.map { range in
        Place(outer: repeated?.name.range ?? range, repetition: repeated?.repetition ?? 0, inner: range)
      }
      items.append((description, place))
    }
  }

  /// All items in written order. Items without a location stay behind the item that they were added after.
  var constraints: [ConstraintDescription] {
    // Numbers are sorted, because descriptions are long: most documents are in order already.
    items.indices.sorted { lhs, rhs in
      guard let left = items[lhs].place, let right = items[rhs].place, left != right else { return lhs < rhs }
      return left < right
    }.map { items[$0].description }
  }
}
