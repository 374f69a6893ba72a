/// A form that may be pinned at the start, and how firmly its costs hold it there.
struct Pin: BitwiseCopyable {
  /// The key of the weaker of the two sides: what it takes to move the form.
  var weaker: Double
  var stronger: Double
  var form: Int32
}

/// The pins of a start, the firmest first.
///
/// There are many of few keys, so they are dealt out and not sorted.
struct Pins {
  private var groups = KeyGroups<Pin>()

  mutating func append(_ pin: Pin) { groups.append(pin, key: pin.weaker) }

  func forEachByFirmness(_ body: (Pin) -> Void) {
    for group in groups.descending {
      // Those of one key are mostly of one kind: nothing to sort.
      let isSorted = zip(group.elements, group.elements.dropFirst()).allSatisfy { $0.stronger >= $1.stronger }
      let pins =
        isSorted
        ? group.elements
        : group.elements.sorted {
          $0.stronger != $1.stronger ? $0.stronger > $1.stronger : $0.form < $1.form
        }
      for pin in pins { body(pin) }
    }
  }
}

/// What has a key, by keys, of which there are few.
struct KeyGroups<Element: BitwiseCopyable> {
  struct Group {
    var key: Double
    var elements: [Element] = []
  }

  private var groups: [Group] = []
  /// The places of keys when there are too many to go through.
  private var places: [Double: Int] = [:]
  private var last = -1

  mutating func append(_ element: Element, key: Double) {
    if last < 0 || groups[last].key != key { last = place(of: key) }
    groups[last].elements.append(element)
  }

  private mutating func place(of key: Double) -> Int {
    if groups.count <= 16 {
      if let place = groups.firstIndex(where: { $0.key == key }) { return place }
    } else if let place = places[key] {
      return place
    }
    groups.append(Group(key: key))
    if groups.count == 17 {
      for place in groups.indices { places[groups[place].key] = place }
    } else if groups.count > 17 {
      places[key] = groups.count - 1
    }
    return groups.count - 1
  }

  /// The greatest key first.
  var descending: [Group] { groups.sorted { $0.key > $1.key } }
}
