/// Animations that follow one another: each begins when the one before completes.
///
///     let chain = Chain([Playback(.curve(.linear, duration: 0.1)), Playback(.curve(.linear, duration: 0.3))])
///     chain.beginnings     // [0, 0.1]
///     chain.duration       // 0.4
///     chain.place(of: 0.25)   // (stage: 1, time: 0.15)
public struct Chain: Hashable, Sendable {
  /// The stages, in order.
  public let stages: [Playback]
  /// When each stage begins, in seconds from the beginning of the first.
  public let beginnings: [Double]
  /// The seconds until the last one completes.
  public let duration: Double

  /// A chain of at least one stage.
  public init(_ stages: [Playback]) {
    precondition(!stages.isEmpty, "a chain without stages")
    self.stages = stages
    var beginnings: [Double] = []
    duration = stages.reduce(0) { beginning, stage in
      beginnings.append(beginning)
      return beginning + stage.duration
    }
    self.beginnings = beginnings
  }

  /// The stage that runs at a time, and the seconds since its beginning. Where one ends, the next has begun; after the
  /// end it is the last one.
  public func place(of time: Double) -> (stage: Int, time: Double) {
    // Sums of decimal fractions miss the end of a stage by a rounding error.
    let stage = beginnings.lastIndex { $0 <= time + 1e-9 } ?? 0
    return (stage, max(0, time - beginnings[stage]))
  }
}
