import Strut

/// A way by which bytes from outside come in, as fuzzers and the tests of past findings take it.
///
///     FuzzTarget.equations.run(Array("a.width == 2 * b.width".utf8))
///
/// A run returns, whatever the bytes are. What must not happen ends the process.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// A document of the figure language: decoded, solved, and one in 32 painted.
  case figures
  /// The text of a constraint.
  case equations
  /// A visual format string, and the equations that it stands for.
  case visualFormats
  /// The text of a step, and what it does to a figure.
  case steps
  /// A storyboard or a xib: imported, solved, and one in 32 converted.
  case storyboards
  /// A PNG file, as it is and with its checksums put right.
  case pngs
  /// A golden's text.
  case goldens
  /// A document of either kind, drawn in every format.
  case painting

  /// Takes the bytes in.
  public func run(_ bytes: [UInt8]) {
    switch self {
    case .figures, .storyboards: solve(bytes)
    case .equations: read(equation: String(decoding: bytes, as: UTF8.self))
    case .visualFormats: read(visualFormat: String(decoding: bytes, as: UTF8.self))
    case .steps: play(step: String(decoding: bytes, as: UTF8.self))
    case .pngs: decode(png: bytes)
    case .goldens: read(golden: bytes)
    case .painting: draw(bytes)
    }
  }

  /// Limits under which each run takes milliseconds, so that there are many.
  static let limits = FigureLimits(lowering: [
    .nodes: 2_000, .repeatedNodes: 2_000, .views: 60, .constraints: 120, .panels: 4, .steps: 20, .annotations: 200,
    .pictures: 8, .solvedViews: 200, .pixels: 1 << 20, .pixelsAtOnce: 1 << 19, .work: 20_000_000,
  ])

  /// A folder in which there are no images.
  static let noFolder = "/dev/null"
}

/// Ends the process, in release builds too with a message, unless the condition holds.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
