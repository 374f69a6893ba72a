/// The work that one document may still cause.
///
/// Work is counted in units and not measured in time, so that a document is drawn on every machine or on none. A unit is
/// about a pixel filled with one colour, half a nanosecond. One budget serves all that a document asks for: whoever is
/// about to work spends, and whoever finds it exhausted stops; what was made until then is thrown away.
///
///     let budget = WorkBudget(1_000_000)
///     budget.spend(800 * 600 * WorkBudget.unitsPerLayerPixel, on: .layers)
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

  /// A pixel of a broad line.
  public static let unitsPerLinePixel = 2
  /// A pixel that an image covers.
  public static let unitsPerImagePixel = 6
  /// A pixel of an image that is drawn smaller: several are blended for each pixel of the picture.
  public static let unitsPerReadPixel = 16
  /// A transparent group is drawn apart and laid down: its memory is cleared, written, read and given back.
  public static let unitsPerLayerPixel = 4
  /// A shadow is blurred three times, each time along rows and along columns.
  public static let unitsPerShadowPixel = 16
  /// A view in one pass of layout: its content is measured, and its equations are written and read back.
  public static let unitsPerLaidOutView = 2_500
  /// A view at one moment of an animation: its values are interpolated, and it is painted.
  public static let unitsPerShownView = 5_000
  /// A pixel of a frame that is compared with the frame before.
  public static let unitsPerComparedPixel = 1
  /// A byte of a text that is measured or set: it is shaped, and broken into lines.
  public static let unitsPerMeasuredByte = 2_000
  /// A byte of a text that is painted: outlines of glyphs are found, filled and laid down.
  public static let unitsPerPaintedByte = 5_000
  /// A view that is asked whether its place is ambiguous, once some place in its tree is.
  public static let unitsPerAskedView = 18_000
  /// A rectangle that the place of an annotation is compared with.
  public static let unitsPerPlacementTest = 12
  /// A linear form of the solver that a step reaches.
  public static let unitsPerSolverItem = 32

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
