/// A form that may be pinned at the start, and how firmly its costs hold it there.
struct Pin: BitwiseCopyable {
  /// The key of the weaker of the two sides: what it takes to move the form.
  var weaker: Double
  var stronger: Double
  var form: Int32
}

/// The pins of a start, the firmest first.
///
/// There are many of few kinds, so they are dealt out and not sorted.
struct Pins {
  private struct Group {
    var weaker: Double
    var stronger: Double
    var forms: [Int32] = []
  }

  private var groups: [Group] = []
  /// The places of groups when there are too many to go through.
  private var places: [[Double]: Int] = [:]

  mutating func append(_ pin: Pin) { groups[place(of: pin)].forms.append(pin.form) }

  private mutating func place(of pin: Pin) -> Int {
    let isMany = groups.count > 16
    let place =
      isMany
      ? places[[pin.weaker, pin.stronger]]
      : groups.firstIndex { $0.weaker == pin.weaker && $0.stronger == pin.stronger }
    if let place { return place }
    groups.append(Group(weaker: pin.weaker, stronger: pin.stronger))
    if groups.count > 16 {
      for place in (isMany ? groups.count - 1 : 0)..<groups.count {
        places[[groups[place].weaker, groups[place].stronger]] = place
      }
    }
    return groups.count - 1
  }

  func forEachByFirmness(_ body: (Pin) -> Void) {
    let sorted = groups.sorted { ($0.weaker, $0.stronger) > ($1.weaker, $1.stronger) }
    for group in sorted {
      for form in group.forms { body(Pin(weaker: group.weaker, stronger: group.stronger, form: form)) }
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
