/// The work that one document may still cause.
///
/// Work is counted in units and not measured in time, so that a document is drawn on every machine or on none. A unit is
/// about a pixel filled with one colour, half a nanosecond. One budget serves all that a document asks for: whoever is
/// about to work spends, and whoever finds it exhausted stops; what was made until then is thrown away. What a piece of
/// work costs is said where it is done, as `WorkBudget.unitsPer…`.
///
///     let budget = WorkBudget(1_000_000)
///     budget.spend(800 * 600 * 4, on: .layers)   // a group of 800 × 600 pixels is cleared, written, read and given back
///     budget.isExhausted   // true
///
/// It belongs to one thread.
public final class WorkBudget {
  /// What work is for.
  public enum Purpose: Int, CaseIterable, Sendable {
    case solving, texts, filling, layers, shadows, annotations, images, moments

    /// As errors call it.
    public var name: String {
      switch self {
      case .solving: "constraints"
      case .texts: "texts"
      case .filling: "areas of colour"
      case .layers: "transparent views"
      case .shadows: "shadows"
      case .annotations: "annotations"
      case .images: "images"
      case .moments: "the frames of moving pictures"
      }
    }
  }

  /// The units that are left; negative if more were spent than there were.
  public private(set) var remaining: Int
  private var spent = [Int](repeating: 0, count: Purpose.allCases.count)

  /// Creates a budget of some units.
  public init(_ units: Int) {
    remaining = units
  }

  /// Whether more was spent than there was.
  public var isExhausted: Bool { remaining < 0 }

  /// What most of the work was for.
  public var largestPurpose: Purpose {
    Purpose.allCases.max { spent[$0.rawValue] < spent[$1.rawValue] } ?? .filling
  }

  /// Leaves nothing to anybody: somebody could not finish with what there was.
  public func exhaust() { remaining = min(remaining, -1) }

  /// Takes units for work that is about to be done, or was just done.
  public func spend(_ units: Int, on purpose: Purpose) {
    let (rest, overflows) = remaining.subtractingReportingOverflow(max(0, units))
    remaining = overflows ? -1 : rest
    spent[purpose.rawValue] &+= units
  }
}
