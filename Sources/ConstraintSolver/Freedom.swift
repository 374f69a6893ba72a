/// A way in which the values can change while everything stays as good as it is.
///
///     let solver = Solver()
///     let left = solver.makeVariable("left")
///     try solver.add(left >= 0)
///     try solver.add(left <= 100)
///     let freedom = solver.freedoms()[0]
///     freedom.direction.map(\.variable)  // [left]
///     freedom.increase                   // 100.0
///
/// In a long row of views there are as many ways as views, and each moves many of them. What one moves is found when it
/// is asked for, as the solver was when the freedoms were.
public struct Freedom {
  private enum Source {
    case listed([(variable: Variable, rate: Double)])
    /// Where the form is active that moves.
    case vertex(Vertex, position: Int)
  }

  /// A copy of an engine that all freedoms from its vertex share.
  final class Vertex {
    private var engine: ActiveSet

    init(_ engine: consuming ActiveSet) { self.engine = engine }

    func rates(at position: Int) -> [(variable: Variable, rate: Double)] {
      engine.forward(position)
      return engine.reachedRates()
    }
  }

  private let source: Source
  /// How many units the values may go against the direction; infinite if nothing stops them.
  public let decrease: Double
  /// How many units the values may go along the direction; infinite if nothing stops them.
  public let increase: Double

  init(direction: [(variable: Variable, rate: Double)], decrease: Double, increase: Double) {
    source = .listed(direction)
    self.decrease = decrease
    self.increase = increase
  }

  init(from vertex: Vertex, position: Int, extent: ActiveSet.Extent) {
    source = .vertex(vertex, position: position)
    decrease = extent.down
    increase = extent.up
  }

  /// What each moving variable does for one unit of movement, in the variables' order.
  public var direction: [(variable: Variable, rate: Double)] {
    switch source {
    case .listed(let direction): direction
    case .vertex(let vertex, let position): vertex.rates(at: position)
    }
  }
}
