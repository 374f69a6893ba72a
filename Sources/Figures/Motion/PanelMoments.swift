public import Diagnostics

/// The times of an animation that a panel shows, in seconds from its beginning.
public enum PanelMoments: Hashable, Sendable {
  /// So many at equal distances, the first at the beginning and the last at the end.
  case evenly(Int)
  /// Those that the author lists.
  case listed([Located<Double>])

  /// A film's poses without anything else said.
  public static let standard = PanelMoments.evenly(5)

  /// How many there are.
  public var count: Int {
    switch self {
    case .evenly(let count): count
    case .listed(let times): times.count
    }
  }

  /// The times.
  ///
  ///     PanelMoments.evenly(3).times(within: 1)   // [0, 0.5, 1]
  ///
  /// - Parameter duration: Of the animation, in seconds.
  public func times(within duration: Double) -> [Double] {
    switch self {
    case .evenly(let count): (0..<count).map { duration * Double($0) / Double(max(1, count - 1)) }
    case .listed(let times): times.map(\.value)
    }
  }
}
