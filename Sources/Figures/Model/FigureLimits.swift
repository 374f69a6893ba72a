/// What a document may ask for at most, so that a hostile one is answered in bounded time and memory.
public enum FigureLimits {
  /// Of a document, in bytes of UTF-8.
  public static let documentBytes = 2 << 20
  /// Of one text, in Unicode scalars.
  public static let textLength = 65_536
  /// Of an equation, a visual format string or a step, in Unicode scalars.
  public static let sentenceLength = 4_096
  /// Keys, values and lists, each alias counted as all that it stands for.
  public static let nodes = 200_000
  /// Lists and mappings inside one another.
  public static let depth = 128
  /// Views of a document, after `repeat`.
  public static let views = 5_000
  /// Items of all lists of constraints, after `repeat`.
  public static let constraints = 20_000
  public static let repetitions = 1_000
  /// Keys and values that `repeat` makes.
  public static let repeatedNodes = 400_000
  public static let panels = 100
  /// Errors reported one by one.
  public static let errors = 200
  /// Names that a misspelt one is compared with.
  public static let candidates = 2_000
  /// Bytes read anew by reason of duplicate keys: each costs another reading of the whole document.
  public static let rereadBytes = 8 << 20
  /// A length or a coordinate, in points, and any other number that has no narrower limit.
  public static let magnitude = 1e6
  /// A canvas's side, in pixels: as far as Cairo draws.
  public static let canvasPixels = 32_767.0
  /// An image's area, in pixels.
  public static let imagePixels = 1 << 24
  /// An image file, in bytes.
  public static let imageBytes = 32 << 20
  /// All image files of a document, in bytes.
  public static let allImageBytes = 96 << 20
  /// The areas of all images of a document, in pixels: a few kilobytes can be packed from millions of them, and
  /// unpacking those takes a tenth of a second.
  public static let allImagePixels = 1 << 26
}
