/// Gaussian elimination of the equations that are no triangle, sparse.
///
/// The order of the rows comes first (``EliminationOrder``), then the numbers, row by row: from a row are taken the
/// multiples of earlier ones that leave it without their variables, in a place by variable that all rows share, and what
/// is left is written down once. Its pivot is not small beside its other coefficients; so rounding
/// errors are not blown up as they are by following definitions in a circle.
struct Elimination: ~Copyable {
  /// Terms that lie together, or multiples.
  struct Span: BitwiseCopyable {
    var start: Int32
    var count: Int32 = 0

    var range: Range<Int> { Int(start)..<Int(start + count) }
  }

  /// A row that defines a variable: what is left of it, its pivot first, and what was taken from it.
  struct Pivot: BitwiseCopyable {
    var row: Int32
    var number: Int32
    /// The variable's coefficient in the row.
    var coefficient: Double
    var terms: Span
    var multiples: Span
  }

  /// How much of an earlier pivot's row was taken from one.
  struct Multiple: BitwiseCopyable {
    var factor: Double
    var pivot: Int32
  }

  // The records are not private, as Swift 6.3 fails to destroy a buffer of a private type from another file.
  /// By term: its variable's number, and its coefficient; the given rows first.
  private var numbers = Buffer<Int32>()
  private var coefficients = Buffer<Double>()
  /// By row: the terms that it was given.
  private var rows = Buffer<Span>()
  private var multiples = Buffer<Multiple>()
  private(set) var pivots = Buffer<Pivot>()
  /// The rows, and the terms that were merged, in linear forms that other steps could have looked at meanwhile.
  private(set) var work = 0
  private static var workPerRow: Int { 24 }
  /// What is smaller beside what was taken from it is rounding's.
  private static var noise: Double { 1e-13 }
  /// A pivot is at least this part of the row's largest coefficient.
  private static var threshold: Double { 0.1 }

  /// By variable: its number here, or -1.
  private var numbersByVariable: Buffer<Int32>
  // By number; when the order is known, in which numbers are eliminated, so that those of a row are neighbours.
  private var variables = Buffer<Int32>()
  /// Which pivot the variable is, or one of these.
  private var places = Buffer<Int32>()
  private static var known: Int32 { -2 }
  private static var unknown: Int32 { -1 }
  /// Whether something else says where the variable is.
  private var isHeld = Buffer<Bool>()
  /// The coefficients of the row in work, and whether they are listed in `reached`.
  private var present = Buffer<Double>()
  private var isReached = Buffer<Bool>()

  private var reached = Buffer<Int32>()
  /// The pivots that the row in work has yet to lose.
  private var queue = OrderQueue()

  /// - Parameter variables: How many there are, those that stand in no row among them.
  init(variables count: Int) { numbersByVariable = Buffer(repeating: -1, count: count) }

  func variable(of pivot: Pivot) -> Int { Int(variables[Int(pivot.number)]) }

  /// Calls a function with what is left of a row.
  func forEachTerm(of pivot: Pivot, _ body: (_ variable: Int, _ coefficient: Double) -> Void) {
    for place in pivot.terms.range { body(Int(variables[Int(numbers[place])]), coefficients[place]) }
  }

  /// Calls a function with the variables whose rows were taken from a row, and how much of each.
  func forEachMultiple(of pivot: Pivot, _ body: (_ variable: Int, _ factor: Double) -> Void) {
    for index in pivot.multiples.range {
      body(variable(of: pivots[Int(multiples[index].pivot)]), multiples[index].factor)
    }
  }

  /// How many terms are left in all, and how many multiples were taken.
  var sizes: (terms: Int, multiples: Int) {
    (numbers.count - Int(pivots.count > 0 ? pivots[0].terms.start : 0), multiples.count)
  }

  // MARK: - Rows

  /// Begins a row, to which terms are added next.
  mutating func appendRow() {
    rows.append(Span(start: Int32(numbers.count)))
    work &+= Self.workPerRow
  }

  /// - Parameters:
  ///   - isKnown: Whether the variable is not to be eliminated.
  ///   - isHeld: Whether something else says where the variable is; others are eliminated rather.
  mutating func appendTerm(variable: Int, coefficient: Double, isKnown: Bool, isHeld: @autoclosure () -> Bool) {
    var number = numbersByVariable.base[variable]
    if number < 0 {
      number = Int32(variables.count)
      numbersByVariable.base[variable] = number
      variables.append(Int32(variable))
      places.append(isKnown ? Self.known : Self.unknown)
      self.isHeld.append(isHeld())
    }
    numbers.append(number)
    coefficients.append(coefficient)
    rows.base[rows.count - 1].count += 1
  }

  // MARK: - Elimination

  /// Eliminates all unknowns that there are rows for.
  mutating func run() {
    present = Buffer(repeating: 0, count: variables.count)
    isReached = Buffer(repeating: false, count: variables.count)
    let order = order()
    let newNumbers = renumber(by: order)
    pivots.reserve(additional: rows.count)
    numbers.reserve(additional: order.termCount + numbers.count)
    coefficients.reserve(additional: order.termCount + numbers.count)
    multiples.reserve(additional: order.termCount)
    queue.reserve(rows.count)
    for index in 0..<order.steps.count {
      let step = order.steps[index]
      reduce(Int(step.row), planned: step.variable < 0 ? -1 : newNumbers[Int(step.variable)])
    }
  }

  /// The order of the rows, and the variable that each is likely to define.
  private func order() -> EliminationOrder {
    var order = EliminationOrder(rows: rows.count, variables: variables.count)
    for row in 0..<rows.count {
      for place in rows[row].range where places[Int(numbers[place])] == Self.unknown {
        order.append(row: row, variable: numbers[place])
      }
    }
    order.run { row, candidates, uses in bestPivot(of: row, among: candidates, uses) }
    return order
  }

  /// Of the unknowns that nothing else holds one in few rows and with a large coefficient.
  ///
  /// Where a row has one that is larger than the others, as a mean of neighbours has, to go by the rows alone would tear
  /// neighbours apart. What the row gets from others is not known yet; what it has itself is mostly not small afterwards.
  private func bestPivot(of row: Int, among candidates: UnsafeBufferPointer<Int32>, _ uses: (Int) -> Int) -> Int {
    for place in rows[row].range { present.base[Int(numbers.base[place])] = abs(coefficients.base[place]) }
    var largest = 0.0
    for number in candidates { largest = max(largest, present.base[Int(number)]) }
    var best = -1
    var bestRank: (isHeld: Int, cost: Double) = (0, 0)
    for (place, number) in candidates.enumerated() {
      let size = present.base[Int(number)]
      if size < Self.threshold * largest { continue }
      let rank = (isHeld.base[Int(number)] ? 1 : 0, Double(uses(Int(number))) / (largest > 0 ? size : 1))
      if best >= 0, rank > bestRank || (rank == bestRank && number > candidates[best]) { continue }
      (best, bestRank) = (place, rank)
    }
    for place in rows[row].range { present.base[Int(numbers.base[place])] = 0 }
    return best
  }

  /// Gives the variables numbers in the order in which they are likely to be eliminated.
  ///
  /// - Returns: The new numbers by the old ones.
  private mutating func renumber(by order: borrowing EliminationOrder) -> Buffer<Int32> {
    let count = variables.count
    let new = Buffer<Int32>(repeating: -1, count: count)
    var next: Int32 = 0
    for index in 0..<order.steps.count where order.steps[index].variable >= 0 {
      new[Int(order.steps[index].variable)] = next
      next += 1
    }
    for old in 0..<count where new[old] < 0 {
      new[old] = next
      next += 1
    }
    let oldVariables = variables.copy()
    let oldPlaces = places.copy()
    let oldHeld = isHeld.copy()
    for old in 0..<count {
      let number = Int(new[old])
      variables[number] = oldVariables[old]
      places[number] = oldPlaces[old]
      isHeld[number] = oldHeld[old]
    }
    for place in 0..<numbers.count { numbers.base[place] = new.base[Int(numbers.base[place])] }
    return new
  }

  /// Takes from a row what leaves it without the pivots' variables, and writes down what is left if that is a pivot.
  private mutating func reduce(_ row: Int, planned: Int32) {
    reached.removeAll()
    for place in rows[row].range {
      let number = Int(numbers.base[place])
      present.base[number] = coefficients.base[place]
      reach(number)
    }
    var taken = Span(start: Int32(multiples.count))
    while let index = queue.popFirst() {
      let pivot = pivots.base + index
      let coefficient = present.base[Int(pivot.pointee.number)]
      if coefficient == 0 { continue }
      let factor = coefficient / pivot.pointee.coefficient
      multiples.append(Multiple(factor: factor, pivot: Int32(index)))
      taken.count += 1
      subtract(factor, of: pivot.pointee.terms)
    }
    addPivot(row, writeDown(), taken, planned: planned)
  }

  @inline(__always)
  private mutating func reach(_ number: Int) {
    if isReached.base[number] { return }
    isReached.base[number] = true
    reached.append(Int32(number))
    if places.base[number] >= 0 { queue.insert(Int(places.base[number])) }
  }

  /// Takes a multiple of an earlier row from the one in work, but for the pivot, which comes first.
  @inline(__always)
  private mutating func subtract(_ factor: Double, of terms: Span) {
    let (numbers, coefficients, present) = (numbers.base, coefficients.base, present.base)
    for place in terms.range.dropFirst() {
      let number = Int(numbers[place])
      let old = present[number]
      let part = factor * coefficients[place]
      let difference = old - part
      present[number] = abs(difference) > Self.noise * abs(part) ? difference : 0
      // A plain zero; any other number was reached before.
      if old.bitPattern == 0 { reach(number) }
    }
    work &+= Int(terms.count)
  }

  /// Moves the row in work to the end of the terms, without the pivots' variables.
  private mutating func writeDown() -> Span {
    let start = numbers.count
    for index in 0..<reached.count {
      let number = Int(reached.base[index])
      let coefficient = present.base[number]
      present.base[number] = 0
      isReached.base[number] = false
      if places.base[number] >= 0 || coefficient == 0 { continue }
      numbers.append(Int32(number))
      coefficients.append(coefficient)
    }
    return Span(start: Int32(start), count: Int32(numbers.count - start))
  }

  /// Finds the unknown that a row defines, and puts it first; none if nothing is left, as the row says what others say.
  private mutating func addPivot(_ row: Int, _ terms: Span, _ taken: Span, planned: Int32) {
    var largest = 0.0
    for place in terms.range where places.base[Int(numbers.base[place])] == Self.unknown {
      largest = max(largest, abs(coefficients.base[place]))
    }
    guard largest > 1e-9 else { return }
    var best = -1
    var bestRank: (kind: Int, size: Double) = (0, 0)
    for place in terms.range {
      let number = numbers.base[place]
      let size = abs(coefficients.base[place])
      if size < Self.threshold * largest || places.base[Int(number)] != Self.unknown { continue }
      let rank = (number == planned ? 0 : isHeld.base[Int(number)] ? 2 : 1, -size)
      if best >= 0, rank > bestRank || (rank == bestRank && number > numbers.base[best]) { continue }
      (best, bestRank) = (place, rank)
    }
    let (number, coefficient) = (numbers.base[best], coefficients.base[best])
    let first = Int(terms.start)
    (numbers.base[best], coefficients.base[best]) = (numbers.base[first], coefficients.base[first])
    (numbers.base[first], coefficients.base[first]) = (number, coefficient)
    places.base[Int(number)] = Int32(pivots.count)
    pivots.append(
      Pivot(row: Int32(row), number: number, coefficient: coefficient, terms: terms, multiples: taken))
  }
}
