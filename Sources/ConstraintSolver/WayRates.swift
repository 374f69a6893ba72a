/// How fast one expression after the other changes with the ways of a ``Solver``.
///
/// What follows from its neighbour differs from it by little: in a row of n views the place of each changes with up to n
/// ways, but its distance from the one before with one or two. So one pass over a row costs what its distances cost.
///
///     var rates = WayRates()
///     for place in places {
///       rates.move(to: place, in: ways)
///       rates.rates  // as ways.rates(of: place)
///     }
public struct WayRates {
  /// By how much the expression changes with one unit of each way, for those that change it, in the ways' order.
  public private(set) var rates: [(way: Int, rate: Double)] = []
  private var expression = LinearExpression(0)

  /// Creates the rates of a constant, which no way changes.
  public init() {}

  /// Goes on to another expression.
  ///
  /// - Parameter ways: The same at each call.
  public mutating func move(to next: LinearExpression, in ways: Ways) {
    let change = ways.rates(of: next - expression)
    expression = next
    // Most of them: a place for each would be moved again and again.
    if change.count > 16 {
      rates = ways.rates(of: next)
    } else {
      for (way, rate) in change { add(rate, to: way) }
    }
  }

  private mutating func add(_ rate: Double, to way: Int) {
    var (low, high) = (0, rates.count)
    while low < high {
      let middle = (low + high) / 2
      if rates[middle].way < way { low = middle + 1 } else { high = middle }
    }
    guard low < rates.count, rates[low].way == way else { return rates.insert((way, rate), at: low) }
    let sum = rates[low].rate + rate
    if sum.magnitude > 1e-9 * max(1, rate.magnitude) { rates[low].rate = sum } else { rates.remove(at: low) }
  }
}
