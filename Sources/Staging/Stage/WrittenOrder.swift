import Diagnostics
import Figures

/// The constraints of a document and of its views in the order in which they are written. The order decides which one
/// is broken in a conflict.
///
/// A repeated item counts as that many items written one after another.
struct WrittenOrder {
  /// Items that were added together, with the repeated view that contains them.
  private struct List {
    var items: [ConstraintDescription]
    /// The location of the repeated view; `nil` where none is repeated.
    var outer: SourceRange?
    var repetition: Int

    /// The location of an item; `nil` for one without.
    func place(ofItemAt index: Int) -> Place? {
      items[index].text.range.map { Place(outer: outer ?? $0, repetition: repetition, inner: $0) }
    }

    /// Whether every item has a location, behind that of the item before it.
    var isInOrder: Bool {
      guard outer == nil, items[0].text.range != nil else { return false }
      return items.indices.dropFirst().allSatisfy { index in
        guard let last = items[index - 1].text.range, let range = items[index].text.range else { return false }
        return last.isBefore(range)
      }
    }
  }

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

  private var lists: [List] = []

  /// - Parameter repeated: The repeated view that contains the items.
  mutating func add(_ descriptions: [ConstraintDescription], in repeated: ViewDescription? = nil) {
    guard !descriptions.isEmpty else { return }
    lists.append(List(items: descriptions, outer: repeated?.name.range, repetition: repeated?.repetition ?? 0))
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
