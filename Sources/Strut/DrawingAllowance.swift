import Diagnostics
import Figures
import Graphics

/// What drawing one document may still cost, in work, in pixels and in bytes.
final class DrawingAllowance {
  let limits: FigureLimits
  let budget: WorkBudget
  private var pixelCount = 0.0
  private var byteCount = 0

  init(_ limits: FigureLimits) {
    self.limits = limits
    budget = WorkBudget(limits[.work])
  }

  /// The error of a document that needs more work than it may; `nil` while there is some left.
  var excess: Diagnostic? { budget.excess(over: limits) }

  /// Counts a picture that was drawn.
  ///
  /// - Parameter count: How many pictures it is made of: a still one, and the frames of one that moves.
  /// - Returns: The error, if it is one picture too many.
  func add(
    _ picture: RenderedPicture, of list: DisplayList, count: Int, _ look: Look, _ format: PictureFormat
  ) -> Diagnostic? {
    let area = list.size.width * list.size.height * look.scale * look.scale
    if format.isDrawnPerScale { pixelCount += area * Double(count) }
    byteCount += picture.bytes.count
    if pixelCount > Double(limits[.pixels]) { return limits.error(exceeding: .pixels) }
    if byteCount > limits[.fileBytes] { return limits.error(exceeding: .fileBytes) }
    return excess
  }

  /// What is said of a picture that could not be drawn.
  func error(of failure: RenderingError) -> Diagnostic {
    switch failure {
    case .workExceeded: excess ?? limits.error(exceeding: .work)
    case .tooManyPixelsAtOnce: limits.error(exceeding: .pixelsAtOnce)
    default: .error(.impossiblePicture, failure.description)
    }
  }
}
