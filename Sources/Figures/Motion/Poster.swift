public import Diagnostics

/// What a picture that plays shows where nothing plays.
public enum Poster: Hashable, Sendable {
  /// The beginning or the end of the animation.
  case start, end
  /// A moment, in seconds from the beginning.
  case moment(Located<Double>)

  /// In seconds; infinite for the end.
  public var time: Double {
    switch self {
    case .start: 0
    case .end: .infinity
    case .moment(let time): time.value
    }
  }
}
