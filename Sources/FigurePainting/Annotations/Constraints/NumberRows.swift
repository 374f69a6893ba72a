import Geometry

/// Numbers that have no room on their bars.
extension AnnotationPlacer {
  /// The places of the numbers of bars that stand on one side of them, by the numbers of the bars.
  ///
  /// A reader learns from one number beside its bar where to look for the others. One that has room on its bar stands
  /// beside it as well where another one on the same line does: in a row of numbers it would seem to mean something
  /// else.
  func numberRows() -> [Int: [Occupancy.Candidate]] {
    var rows: [Int: [Occupancy.Candidate]] = [:]
    for axis in [Axis.horizontal, .vertical] {
      let row = numbersInRows(along: axis)
      let places = row.map { number in
        (
          places: number.places.candidates.filter(\.isBesideLine), size: number.places.badge.size, bar: number.bar,
          own: leastCost(ofNumber: number.places, onBar: number.bar)
        )
      }
      let choices = occupancy.commonChoices(
        of: places.map { place in (place.size, place.places.map(\.ofItsSide), place.bar + 1) }, worth: Self.worthOfRow,
        exception: Self.exception)
      for (place, choice) in zip(places, choices) {
        if let choice {
          let inRow = place.places.filter { $0.ofItsSide.kind == choice }
          let cost = occupancy.leastCost(place.size, at: inRow, notCounting: place.bar + 1) ?? .infinity
          // On its bar nothing is in its way.
          if let own = place.own, cost > own + Self.worthOfRow + Self.exception { continue }
          rows[place.bar] = inRow
        } else if places.count == 1, isAsideElsewhere(bars.bars[place.bar]) {
          rows[place.bar] = place.places
        }
      }
    }
    return rows
  }

  /// What the best place of a number costs that has room on its bar; `nil` for others.
  private func leastCost(ofNumber places: BadgePlaces, onBar bar: Int) -> Double? {
    guard bars.holdsNumber(bars.bars[bar]) else { return nil }
    return occupancy.leastCost(places.badge.size, at: places.candidates, notCounting: bar + 1)
  }

  /// How much worse the place of a number may be for being on the side of the others.
  static let worthOfRow = 5.0

  /// From which cost on a number keeps a place of its own: it would lie on a text or across a border.
  private static let exception = 4.0

  /// The width of the longest badge that is read as a number in a row, in points of an annotation; equations find room
  /// where they can.
  static let longestNumber = 72.0

  /// The numbers along an axis that have no room on their bars, in this panel or in another, and those on one line
  /// with them.
  private func numbersInRows(along axis: Axis) -> [(bar: Int, places: BadgePlaces)] {
    let numbers = bars.bars.indices.compactMap { index -> (bar: Int, places: BadgePlaces)? in
      let bar = bars.bars[index]
      guard bar.shape.axis == axis, bar.sketch.badge.size.width <= site.length(Self.longestNumber) else { return nil }
      return bars.badge(of: bar).map { (index, $0) }
    }
    let crowded = numbers.map { bars.bars[$0.bar] }.filter { bar in
      !bars.holdsNumber(bar) || isAsideElsewhere(bar)
    }
    return numbers.filter { number in
      crowded.contains { abs($0.shape.cross - bars.bars[number.bar].shape.cross) < site.length(1) }
    }
  }

  /// Whether the number of a bar stands beside it in another panel, in a row.
  private func isAsideElsewhere(_ bar: PlacedBar) -> Bool {
    site.habitKey(of: bar.sketch).map(bars.habits.numbersAside.contains) == true
  }
}
