extension ActiveSet {
  /// What is known of a variable's ambiguity.
  enum Ambiguity: UInt8 {
    case none, certain
    /// A way is open but has no length here; whether another has takes more to say.
    case possible
  }

  /// How far a way goes in both directions before a cost of a priority rises.
  struct Extent: BitwiseCopyable {
    var up: Double
    var down: Double

    var longest: Double { max(up, down) }
  }

  /// The open ways from the present vertex, and what they say of the variables.
  struct FreeWays {
    var variables: [Ambiguity]
    /// How far the way of each position goes at least, in units of its rates; 0 for one that has no length here, `nil`
    /// where the position's form may not move.
    var extents: [Double?]
    /// What all ways do together, if they were followed together.
    var sum: Sum?

    /// A sum of ways, each times a number of its own: what does not change by it changes by none of them.
    struct Sum {
      /// By variable: its change by those that have a length, each times a part of that.
      var changes: [Double]
      /// By variable: its change by those without a length.
      var others: [Double]
      /// No more than this part of a change is the smallest that the largest part of it can be.
      var share: Double
    }

    init(variables count: Int) {
      variables = Array(repeating: .none, count: count)
      extents = Array(repeating: nil, count: count)
    }

    /// What the sum of the ways says of an expression; `nil` where it leaves a doubt.
    func plainAmbiguity(of expression: LinearExpression) -> Ambiguity? {
      guard let sum else { return nil }
      var (change, other) = (0.0, 0.0)
      var (scale, otherScale) = (0.0, 0.0)
      for term in expression.terms {
        let part = term.coefficient * sum.changes[term.variable.index]
        change += part
        scale = max(scale, abs(part))
        let otherPart = term.coefficient * sum.others[term.variable.index]
        other += otherPart
        otherScale = max(otherScale, abs(otherPart))
      }
      if abs(change) * sum.share > 1e-5 { return .certain }
      return abs(change) <= 1e-9 * scale && abs(other) <= 1e-9 * otherScale ? Ambiguity.none : nil
    }
  }

  /// A number between 1 and 2 that is like no other position's, so that sums of ways do not cancel by chance.
  static func weight(of position: Int) -> Double {
    var mixed = UInt64(truncatingIfNeeded: position &+ 1) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed ^= mixed >> 27
    return 1 + Double(mixed >> 11) * 0x1p-53
  }

  /// Finds the open ways, how far they go and what they move.
  mutating func freeWays() -> FreeWays {
    if areFormsStale { refresh() }
    let open = openPositions()
    // A few ways are followed one by one, and so are those that look too much like ways without a length.
    if open.count > Self.mostSingleWays, let extents = extents(of: open) {
      var isPlain = true
      for index in 0..<open.count where !Self.isPlain(extents[Int(open[index])]) { isPlain = false }
      if isPlain { return followTogether(open, extents) }
    }
    return followSingly(open)
  }

  private static var mostSingleWays: Int { 8 }

  /// Whether a way is clearly one with a length, or one without.
  static func isPlain(_ extent: Extent) -> Bool { extent.longest == 0 || extent.longest > 1e-3 }

  /// The positions whose forms may move.
  func openPositions() -> Buffer<Int32> {
    var open = Buffer<Int32>()
    for position in 0..<columns.count {
      let form = Int(columns.base[position].activeForm)
      if isFaceOpen(form, up: true) || isFaceOpen(form, up: false) { open.append(Int32(position)) }
    }
    return open
  }

  /// How far ways go, by position, found by the rows of what can stop them.
  ///
  /// In a long row of views each way moves many, but only a few forms have a cost that stops any of them.
  ///
  /// - Returns: `nil` if the rows are longer than the ways are likely to be.
  mutating func extents(of open: borrowing Buffer<Int32>) -> Buffer<Extent>? {
    let extents = Buffer<Extent>(repeating: Extent(up: 0, down: 0), count: columns.count)
    for index in 0..<open.count {
      let form = Int(columns[Int(open[index])].activeForm)
      extents[Int(open[index])] = Extent(
        up: isFaceOpen(form, up: true) ? extentByOwnCosts(of: form, rate: 1, isMoving: true) : 0,
        down: isFaceOpen(form, up: false) ? extentByOwnCosts(of: form, rate: -1, isMoving: true) : 0)
    }
    var budget = 4 * (columns.count + forms.count)
    for form in 0..<forms.count where forms[form].position < 0 && forms[form].count > 0 && forms[form].costs >= 0 {
      addToBackward(form: form, factor: 1)
      backward()
      budget -= reachedPositions.count
      for index in 0..<reachedPositions.count {
        let position = Int(reachedPositions[index])
        let rate = left[position]
        if abs(rate) < 1e-10 { continue }
        var extent = extents[position]
        if extent.up > 0 { extent.up = min(extent.up, extentByOwnCosts(of: form, rate: rate, isMoving: false)) }
        if extent.down > 0 { extent.down = min(extent.down, extentByOwnCosts(of: form, rate: -rate, isMoving: false)) }
        extents[position] = extent
      }
      clearBackward()
      if budget < 0 { return nil }
    }
    work &+= 4 * (columns.count + forms.count) - budget
    return extents
  }

  /// Follows every open way once and notes what it moves.
  private mutating func followSingly(_ open: borrowing Buffer<Int32>) -> FreeWays {
    var result = FreeWays(variables: columns.count)
    for index in 0..<open.count {
      let position = Int(open[index])
      let form = Int(columns[position].activeForm)
      forward(position)
      work &+= reachedForms.count
      if work > workLimit { break }
      let extent = max(extent(of: form, up: true), extent(of: form, up: false))
      let noise = rateNoise
      for index in 0..<reachedVariables.count {
        let variable = Int(reachedVariables[index])
        let rate = right[variable]
        if abs(rate) <= noise { continue }
        if isMovement(extent * abs(rate), of: variable) {
          result.variables[variable] = .certain
        } else if result.variables[variable] == .none {
          result.variables[variable] = .possible
        }
      }
      result.extents[position] = extent
    }
    clearForward()
    return result
  }

  /// Whether a change of a variable is more than rounding.
  private func isMovement(_ change: Double, of variable: Int) -> Bool {
    change > 1e-7 * max(1, abs(values[variable]))
  }

  /// Follows all open ways at once and notes what their sum moves.
  private mutating func followTogether(
    _ open: borrowing Buffer<Int32>, _ extents: borrowing Buffer<Extent>
  ) -> FreeWays {
    var result = FreeWays(variables: columns.count)
    // 1. Those with a length go a part of it, the others one unit.
    var ways = Buffer<Movement>()
    var others = Buffer<Movement>()
    for index in 0..<open.count {
      let position = Int(open[index])
      let extent = extents[position].longest
      result.extents[position] = extent
      let distance = Self.weight(of: position) * (extent > 0 ? min(extent, 16) : 1)
      let movement = Movement(position: open[index], distance: distance)
      if extent > 0 { ways.append(movement) } else { others.append(movement) }
    }
    var sum = FreeWays.Sum(changes: [], others: [], share: 1 / Double(2 * max(1, ways.count)))
    sum.changes = changes(by: ways)
    sum.others = changes(by: others)
    // 2. What one of them moves for sure, and what none of them moves. What is in between is followed back.
    for variable in 0..<columns.count {
      let change = abs(sum.changes[variable])
      if isMovement(change * sum.share, of: variable) {
        result.variables[variable] = .certain
      } else if change > 0 {
        result.variables[variable] = ambiguity(of: variable, along: result)
      } else if sum.others[variable] != 0 {
        result.variables[variable] = .possible
      }
    }
    result.sum = sum
    return result
  }

  /// By variable, how it changes when forms move together; what rounding leaves of nothing is nothing.
  mutating func changes(by movements: borrowing Buffer<Movement>) -> [Double] {
    forward(movements)
    work &+= reachedForms.count
    var changes = [Double](repeating: 0, count: columns.count)
    // Sums of many ways are large beside each of them.
    let noise = rateNoise / 100
    for index in 0..<reachedVariables.count {
      let variable = Int(reachedVariables[index])
      if abs(right[variable]) > noise { changes[variable] = right[variable] }
    }
    clearForward()
    return changes
  }

  /// Whether a variable changes along the open ways, followed back to the positions that it rests on.
  private mutating func ambiguity(of variable: Int, along ways: FreeWays) -> Ambiguity {
    addToBackward(form: Int(columns[variable].ownForm), factor: 1)
    backward()
    work &+= reachedPositions.count
    var largest = 1.0
    for index in 0..<reachedPositions.count { largest = max(largest, abs(left[Int(reachedPositions[index])])) }
    var result = Ambiguity.none
    for index in 0..<reachedPositions.count {
      let position = Int(reachedPositions[index])
      let rate = abs(left[position])
      guard rate > 1e-10 * largest, let extent = ways.extents[position] else { continue }
      if isMovement(extent * rate, of: variable) { result = .certain } else if result == .none { result = .possible }
    }
    clearBackward()
    return result
  }
}
