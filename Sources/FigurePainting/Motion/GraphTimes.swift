import Geometry
import Staging
import Typography

/// The times that are written below a graph: those of its dots, its beginning and its end.
///
/// What would touch another one is in a second row, below longer ticks, if all of them have room there; else it is
/// left out, and its tick says where it is.
struct GraphTimes {
  struct Place {
    /// Where it is along the plot, in points of the panel.
    var x: Double
    var line: SetText
    /// The row that it is written in, from 0; `nil` for a tick alone.
    var row: Int?
  }

  private(set) var places: [Place] = []

  /// The half of what two of them leave between each other.
  private static let gap = 3.0

  var rowCount: Int { (places.compactMap(\.row).max() ?? 0) + 1 }

  /// - Parameters:
  ///   - times: Those of the dots.
  ///   - plot: From the beginning to the end, in points of the panel.
  ///   - line: The words for a time.
  init(_ times: [Double], upTo duration: Double, along plot: ClosedRange<Double>, line: (Double) -> SetText) {
    // 1. In the first row, the ends first.
    var taken: [[ClosedRange<Double>]] = [[], []]
    var (rest, known) = ([Int](), Set<Double>())
    for time in [0, duration] + times.sorted() {
      let x = plot.lowerBound + (duration > 0 ? time / duration : 0) * plot.span
      var place = Place(x: x, line: line(time))
      let isNew = known.insert(time).inserted
      if isNew, !taken[0].contains(where: { $0.overlaps(place.extent(beside: Self.gap)) }) {
        taken[0].append(place.extent(beside: Self.gap))
        place.row = 0
      } else if isNew {
        rest.append(places.count)
      }
      places.append(place)
    }
    // 2. In the second one, if none of them touches another one, nor the line to it one of the first.
    for index in rest {
      let isStruck = places.contains { $0.row == 0 && $0.extent(beside: 1).contains(places[index].x) }
      let extent = places[index].extent(beside: Self.gap)
      guard !isStruck, !taken[1].contains(where: { $0.overlaps(extent) }) else { return }
      taken[1].append(extent)
    }
    for index in rest { places[index].row = 1 }
  }
}

extension GraphTimes.Place {
  /// What its words take along the plot, with room beside them.
  fileprivate func extent(beside gap: Double) -> ClosedRange<Double> {
    let half = line.naturalWidth / 2 + gap
    return x - half...x + half
  }
}
