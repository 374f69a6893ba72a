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
    let places = labels.map { label in
      zip(label.candidates.kinds, label.candidates).reduce(into: [Int: (rect: Rect, cost: Double)]()) { places, place in
        let (kind, candidate) = place
        let rect = Rect(center: candidate.center, size: label.size)
        guard budget?.isExhausted != true, rect.isFinite, isFree(rect) else { return }
        let cost = candidate.cost + cost(of: rect, notCounting: label.owner)
        // Several can be of one kind.
        if cost < places[kind]?.cost ?? .infinity { places[kind] = (rect, cost) }
      }
    }
    let leasts = places.map { $0.values.map(\.cost).min() ?? .infinity }
    // 2. The kind that costs all of them the least, if none is in another's way.
    var common: (kind: Int, takes: [Bool], cost: Double)?
    for kind in kinds {
      let takes = zip(places, leasts).map { $0[kind].map { $0.cost } ?? .infinity <= $1 + exception }
      let rects = zip(places, takes).compactMap { $1 ? $0[kind]?.rect : nil }
      let costs = zip(places, leasts).map { min($0[kind]?.cost ?? .infinity, $1 + exception) }
      let total = costs.reduce(0, +)
      guard total < common?.cost ?? .infinity, areApart(rects) else { continue }
      common = (kind, takes, total)
    }
    let allowance = worth * Double(labels.count)
    guard let common, common.cost <= leasts.reduce(0, +) + allowance else { return none }
    return common.takes.map { $0 ? common.kind : nil }
  }

  /// Whether labels keep their distance from one another.
  private func areApart(_ labels: [Rect]) -> Bool {
    var taken = SpatialGrid()
    for rect in labels {
      let grown = rect.insetBy(dx: -Self.spacing * unit, dy: -Self.spacing * unit)
      guard !taken.isTouched(by: grown, within: budget) else { return false }
      taken.insert(rect)
    }
    return true
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
