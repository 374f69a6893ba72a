import Geometry

/// The search for the place of a label.
extension Occupancy {
  /// Adds a label at the position that its author gave it.
  mutating func take(_ size: Size, at center: Point, isOffBorder: Bool = false) -> Rect {
    var rect = Rect(center: center, size: size)
    if isOffBorder { rect = offBorder(rect) }
    note(.label(rect))
    return rect
  }

  /// Finds the best free position for a label of a size, and adds the label.
  ///
  /// If no candidate is free, wider and wider circles around the first candidate are searched.
  ///
  /// - Parameters:
  ///   - owner: The bar of the label, whose areas do not count.
  ///   - isOffBorder: Whether it may move a little to keep off the border of the screen.
  mutating func place(
    _ size: Size, at candidates: [Candidate], notCounting owner: Int? = nil, isOffBorder: Bool = false
  ) -> Rect {
    let best =
      best(size, at: candidates, notCounting: owner)
      ?? best(size, around: candidates.first?.center ?? root.center, notCounting: owner)
    var rect = best ?? Rect(center: candidates.first?.center ?? root.center, size: size)
    if isOffBorder { rect = offBorder(rect) }
    note(.label(rect))
    return rect
  }

  func isFree(_ size: Size, at candidate: Candidate) -> Bool {
    let rect = Rect(center: candidate.center, size: size)
    return rect.isFinite && isFree(rect)
  }

  /// What the best free position of a label costs; `nil` if there is none.
  ///
  /// - Parameter owner: The bar whose areas do not count.
  func leastCost(_ size: Size, at candidates: [Candidate], notCounting owner: Int? = nil) -> Double? {
    weighedBest(size, at: candidates, notCounting: owner)?.cost
  }

  private func best(_ size: Size, at candidates: [Candidate], notCounting owner: Int?) -> Rect? {
    weighedBest(size, at: candidates, notCounting: owner)?.rect
  }

  private func weighedBest(
    _ size: Size, at candidates: [Candidate], notCounting owner: Int?
  ) -> (rect: Rect, cost: Double)? {
    var best: (rect: Rect, cost: Double)?
    for candidate in candidates {
      let rect = Rect(center: candidate.center, size: size)
      guard rect.isFinite, candidate.cost < best?.cost ?? .infinity, isFree(rect) else { continue }
      let cost = candidate.cost + cost(of: rect, notCounting: owner)
      if cost < best?.cost ?? .infinity { best = (rect, cost) }
    }
    return best
  }

  private func best(_ size: Size, around center: Point, notCounting owner: Int?) -> Rect? {
    for ring in 1...60 where budget?.isExhausted != true {
      let reach = Double(ring) * 6 * unit
      var candidates: [Candidate] = []
      for step in -4...4 {
        let along = Double(step) / 4 * (reach + size.width / 2)
        candidates += [Candidate(center + Point(along, -reach)), Candidate(center + Point(along, reach))]
        let across = Double(step) / 4 * reach
        candidates += [
          Candidate(center + Point(-reach - size.width / 2, across)),
          Candidate(center + Point(reach + size.width / 2, across)),
        ]
      }
      if let found = best(size, at: candidates, notCounting: owner) { return found }
    }
    return nil
  }
}
