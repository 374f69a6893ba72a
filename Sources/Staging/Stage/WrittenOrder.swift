import Diagnostics
import Figures

/// The constraints of a document and of its views in the order in which they are written, which decides what gives way
/// in a conflict. A repeated item counts as so many items written one after the other.
struct WrittenOrder {
  private var items: [(description: ConstraintDescription, place: Place?)] = []

  /// Where an item stands.
  private struct Place: Comparable {
    /// Of the repeated item, or the item itself.
    var outer: SourcePosition
    var repetition: Int
    var inner: SourcePosition

    static func < (lhs: Place, rhs: Place) -> Bool {
      (lhs.outer, lhs.repetition, lhs.inner) < (rhs.outer, rhs.repetition, rhs.inner)
    }
  }

  /// - Parameter repeated: The repeated view that the items are in.
  mutating func add(_ descriptions: [ConstraintDescription], in repeated: ViewDescription? = nil) {
    for description in descriptions {
      let place = description.text.range.map { range in
        Place(
          outer: repeated?.name.range?.start ?? range.start, repetition: repeated?.repetition ?? 0, inner: range.start)
      }
      items.append((description, place))
    }
  }

  /// Those without a place keep to what they were added after.
  var constraints: [ConstraintDescription] {
    items.enumerated().sorted { lhs, rhs in
      guard let left = lhs.element.place, let right = rhs.element.place, left != right else {
        return lhs.offset < rhs.offset
      }
      return left < right
    }.map(\.element.description)
  }
}
