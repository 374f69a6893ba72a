/// Why a picture cannot be made at all.
package enum RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The canvas would be more than 32,767 pixels wide or high, or have more than 134 million of them.
  case canvasTooLarge(width: Double, height: Double)
  /// The canvas has no pixel, or its size is no number.
  case canvasEmpty(width: Double, height: Double)
  /// Memory ran out, or the drawing library gave up for a reason of its own.
  case drawingFailed(reason: String)
  /// The picture and the layers in it need more memory than it may take.
  case tooManyPixelsAtOnce
  /// The budget of work is exhausted.
  case workExceeded
  /// The format holds only one picture.
  case sequenceNotSupported

  /// A sentence for the author, without a full stop.
  package var description: String {
    switch self {
    case .canvasTooLarge(let width, let height):
      "the picture would be \(Self.count(width)) by \(Self.count(height)) pixels; "
        + "at most 32767 a side and 134217728 in all can be drawn"
    case .canvasEmpty(let width, let height):
      "the picture would be \(Self.count(width)) by \(Self.count(height)) pixels; it needs one at least"
    case .drawingFailed(let reason):
      "the picture could not be drawn: \(reason)"
    case .tooManyPixelsAtOnce: "the picture and the layers in it have too many pixels"
    case .workExceeded: "the picture takes too much work"
    case .sequenceNotSupported:
      "the format holds one picture, not a sequence"
    }
  }

  private static func count(_ pixels: Double) -> String {
    Int(exactly: pixels.rounded(.up)).map(String.init) ?? "\(pixels)"
  }
}
