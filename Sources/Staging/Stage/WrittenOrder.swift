import Diagnostics
import Figures

/// The constraints of a document and of its views in the order in which they are written. The order decides which one
/// is broken in a conflict.
///
/// A repeated item counts as that many items written one after another.
struct WrittenOrder {
  /// Items that were added together, with the repeated views that contain them, from the outside inwards.
  private struct List {
    var items: [ConstraintDescription]
    var repetitions: [Repetition]

    /// The location of an item; `nil` for one without.
    func place(ofItemAt index: Int) -> Place? {
      items[index].text.range.map { Place(repetitions: repetitions, inner: $0) }
    }

    /// Whether every item has a location, behind that of the item before it.
    var isInOrder: Bool {
      guard repetitions.isEmpty, items[0].text.range != nil else { return false }
      return items.indices.dropFirst().allSatisfy { index in
        guard let last = items[index - 1].text.range, let range = items[index].text.range else { return false }
        return last.isBefore(range)
      }
    }
  }

  /// A repeated view, by its location, and the number of one of its copies.
  private struct Repetition: Equatable {
    var view: SourceRange
    var number: Int
  }

  /// The location of an item.
  private struct Place: Comparable {
    var repetitions: [Repetition]
    var inner: SourceRange

    static func < (lhs: Place, rhs: Place) -> Bool {
      // 1. The first repeated view that they don't share, or the item itself where it is in no more of them.
      let shared = zip(lhs.repetitions, rhs.repetitions).prefix { $0 == $1 }.count
      let (left, right) = (lhs.repetitions.dropFirst(shared).first, rhs.repetitions.dropFirst(shared).first)
      let (start, other) = (left?.view ?? lhs.inner, right?.view ?? rhs.inner)
      if start.isBefore(other) { return true }
      if other.isBefore(start) { return false }
      // 2. Copies of one view by their numbers.
      return (left?.number ?? 0) < (right?.number ?? 0)
    }
  }

  private var lists: [List] = []

  /// - Parameter repeated: The repeated views that contain the items, from the outside inwards.
  mutating func add(_ descriptions: [ConstraintDescription], in repeated: [ViewDescription] = []) {
    guard !descriptions.isEmpty else { return }
    let repetitions = repeated.compactMap { view in
      view.name.range.map { Repetition(view: $0, number: view.repetition ?? 0) }
    }
    lists.append(List(items: descriptions, repetitions: repetitions))
  }

  /// All items in written order. Items without a location stay behind the item that they were added after.
  var constraints: [ConstraintDescription] {
    // One list is written in its order, unless it is an importer's.
    if lists.count == 1, lists[0].isInOrder { return lists[0].items }
    let descriptions = lists.flatMap(\.items)
    let places = lists.flatMap { list in list.items.indices.map(list.place) }
    // Numbers are sorted, because descriptions are long.
    return places.indices.sorted { lhs, rhs in
      guard let left = places[lhs], let right = places[rhs], left != right else { return lhs < rhs }
      return left < right
    }.map { descriptions[$0] }
  }
}
