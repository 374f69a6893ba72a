import Geometry

/// Labels that are alike, and stand alike.
extension Occupancy {
  /// How much worse a label's place may be for being like those of its kin.
  private static let likenessWorth = 8.0

  /// The kind of the candidate that labels should take together.
  ///
  /// - Parameter labels: Their sizes and candidates, and the bars whose areas do not count.
  /// - Parameter worth: How much worse a label's place may be for being like those of the others.
  /// - Returns: `nil` if there is none, or if it is much worse than the best for each.
  func commonChoice(
    of labels: [(size: Size, candidates: [Candidate], owner: Int?)], worth: Double = likenessWorth
  ) -> Int? {
    commonChoices(of: labels, worth: worth, exception: .infinity).first.flatMap(\.self)
  }

  /// The kind of the candidate that labels should take together, for each of them.
  ///
  /// - Parameter exception: What it costs that a label keeps its own place.
  /// - Returns: `nil` for each label that is an exception, and for all if there is no such kind or if it is much worse
  ///   than the best for each.
  func commonChoices(
    of labels: [(size: Size, candidates: [Candidate], owner: Int?)], worth: Double, exception: Double
  ) -> [Int?] {
    let none = labels.map { _ in Int?.none }
    guard labels.count > 1, let kinds = labels.first?.candidates.kinds else { return none }
    // 1. What each place of each label costs.
    let places = labels.map { label -> [Int: [(rect: Rect, cost: Double)]] in
      var places: [Int: [(rect: Rect, cost: Double)]] = [:]
      for (kind, candidate) in zip(label.candidates.kinds, label.candidates) {
        let rect = Rect(center: candidate.center, size: label.size)
        guard budget?.isExhausted != true, rect.isFinite, isFree(rect) else { continue }
        places[kind, default: []].append((rect, candidate.cost + cost(of: rect, notCounting: label.owner)))
      }
      return places
    }
    let leasts = places.map { $0.values.joined().map(\.cost).min() ?? .infinity }
    // 2. The kind that costs all of them the least, if none is in another's way.
    var common: (kind: Int, takes: [Bool], cost: Double)?
    for kind in kinds {
      var (taken, takes, total) = (SpatialGrid(), [Bool](), 0.0)
      for (places, least) in zip(places, leasts) {
        // Several can be of one kind: one that is apart from those of the labels before, which take theirs first.
        let apart = places[kind, default: []].filter { isApart($0.rect, from: taken) }
        let place = apart.min { $0.cost < $1.cost }
        let isTaken = place.map(\.cost) ?? .infinity <= least + exception
        takes.append(isTaken)
        total += isTaken ? place?.cost ?? .infinity : least + exception
        if isTaken, let place { taken.insert(place.rect) }
      }
      if total < common?.cost ?? .infinity { common = (kind, takes, total) }
    }
    let allowance = worth * Double(labels.count)
    guard let common, common.cost <= leasts.reduce(0, +) + allowance else { return none }
    return common.takes.map { $0 ? common.kind : nil }
  }

  /// Whether a label keeps its distance from others.
  private func isApart(_ label: Rect, from taken: SpatialGrid) -> Bool {
    let reach = Self.spacing * unit
    return !taken.isTouched(by: label.insetBy(dx: -reach, dy: -reach), within: budget)
  }
}

extension [Occupancy.Candidate] {
  /// The kind of each.
  fileprivate var kinds: [Int] { enumerated().map { $0.element.kind ?? $0.offset } }

  /// Those of a kind.
  func ofKind(_ kind: Int) -> Self { zip(kinds, self).filter { $0.0 == kind }.map(\.1) }

  /// The first one of a kind; `nil` if there is none.
  func first(ofKind kind: Int) -> Occupancy.Candidate? { ofKind(kind).first }
}
