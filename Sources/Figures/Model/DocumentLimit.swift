public import Diagnostics

/// Something that is counted of a document and limited, so that a hostile document is answered in bounded time and
/// memory.
///
/// All limits are counts and none is a time: a document is accepted on every machine or on none. The values are chosen
/// to keep a document under 512 MiB and ten seconds of a processor of 2020, and to admit 10,000 views and 600 frames;
/// `docs/security.md` names the documents that are known to take longer.
public enum DocumentLimit: String, CaseIterable, Hashable, Sendable {
  case documentBytes, nodes, repeatedNodes, textLength, sentenceLength
  case nesting, viewNesting
  case views, constraints, panels, steps, stages, poses, frames, annotations
  case imageBytes, imagePixels, allImageBytes, allImagePixels
  case pictures, solvedViews, pixels, pixelsAtOnce, fileBytes, work

  /// What the table of limits says of one.
  private struct Row {
    var unit = Unit.count
    var identifier: Diagnostic.Identifier
    /// What is counted, as the language's page has it.
    var counted: String
    /// The rule, in which `%` stands for the value.
    var rule: String
    /// What an author can do about it.
    var remedy: String
  }

  private enum Unit { case count, mebibytes }

  private var row: Row {
    switch self {
    case .documentBytes:
      Row(
        unit: .mebibytes, identifier: .documentTooLarge, counted: "bytes of a document",
        rule: "a document is at most % large", remedy: Self.split)
    case .nodes:
      Row(
        identifier: .documentTooLarge,
        counted: "keys and values of a document, aliases counted; elements of a storyboard or xib",
        rule: "a document has at most % keys and values, aliases counted", remedy: Self.split)
    case .repeatedNodes:
      Row(
        identifier: .repeatTooLarge,
        counted: "keys and values that `repeat`, `style` and `include` make; each 16 characters of a text are one more",
        rule: "'repeat', 'style' and 'include' make at most % keys and values", remedy: "repeat less")
    case .textLength:
      Row(
        identifier: .textTooLong, counted: "characters of a text",
        rule: "a text is at most % characters long", remedy: "shorten it")
    case .sentenceLength:
      Row(
        identifier: .textTooLong, counted: "characters of a constraint or a step",
        rule: "a constraint or a step is at most % characters long", remedy: "write several")
    case .nesting:
      Row(
        identifier: .nestedTooDeeply, counted: "lists and mappings in each other",
        rule: "lists and mappings are nested at most % deep", remedy: "take some apart")
    case .viewNesting:
      Row(
        identifier: .nestedTooDeeply, counted: "views in each other",
        rule: "views are nested at most % deep", remedy: "put some of them beside each other")
    case .views:
      Row(
        identifier: .tooManyViews, counted: "views of a document, after `repeat`",
        rule: "a document has at most % views", remedy: Self.split)
    case .constraints:
      Row(
        identifier: .tooManyConstraints, counted: "constraints of a document, after `repeat`",
        rule: "a document has at most % constraints", remedy: Self.split)
    case .panels:
      Row(
        identifier: .panelCount, counted: "panels of a document",
        rule: "a document has at most % panels", remedy: Self.split)
    case .steps:
      Row(
        identifier: .tooManySteps, counted: "steps of all panels",
        rule: "a document has at most % steps", remedy: Self.split)
    case .stages:
      Row(
        identifier: .tooManySteps, counted: "stages of an animation",
        rule: "an animation has at most % stages", remedy: Self.split)
    case .poses:
      Row(
        identifier: .tooManyPictures, counted: "poses of a film or an onion skin",
        rule: "a panel shows at most % poses", remedy: "show fewer of them")
    case .frames:
      Row(
        identifier: .tooManyPictures, counted: "frames of a moving picture",
        rule: "a moving picture has at most % frames", remedy: "lower '--frame-rate', or shorten the animation")
    case .annotations:
      Row(
        identifier: .tooManyAnnotations,
        counted:
          "callouts, and views with each annotation that they are shown with, in one picture; exploded views thrice",
        rule: "a picture has at most % annotations", remedy: "show fewer, or show them 'of' some views")
    case .imageBytes:
      Row(
        unit: .mebibytes, identifier: .unreadableImage, counted: "bytes of an image's file",
        rule: "an image is at most % large", remedy: "reduce it")
    case .imagePixels:
      Row(
        identifier: .unreadableImage, counted: "pixels of an image",
        rule: "an image has at most % pixels", remedy: "reduce it")
    case .allImageBytes:
      Row(
        unit: .mebibytes, identifier: .unreadableImage, counted: "bytes of all images' files",
        rule: "all images together are at most % large", remedy: "reduce them")
    case .allImagePixels:
      Row(
        identifier: .unreadableImage, counted: "pixels of all images",
        rule: "all images together have at most % pixels", remedy: "reduce them")
    case .pictures:
      Row(
        identifier: .tooManyPictures,
        counted: "files: devices × orientations × directions × text sizes × themes × scales × formats",
        rule: "a document gives at most % pictures", remedy: Self.fewerPictures)
    case .solvedViews:
      Row(
        identifier: .tooManyPictures,
        counted: "views of every panel of every combination",
        rule: "all panels of all combinations have at most % views", remedy: Self.fewerPictures)
    case .pixels:
      Row(
        identifier: .tooManyPixels, counted: "pixels of all pictures",
        rule: "all pictures of a document have at most % pixels", remedy: Self.fewerPictures)
    case .pixelsAtOnce:
      Row(
        identifier: .tooManyPixels,
        counted: "pixels in memory at once: a picture's, and those of transparent views and shadows in it",
        rule: "a picture needs at most % pixels at once", remedy: "draw it at a smaller scale")
    case .fileBytes:
      Row(
        unit: .mebibytes, identifier: .tooManyPixels, counted: "bytes of all files",
        rule: "all files of a document are at most % large", remedy: Self.fewerPictures)
    case .work:
      Row(
        identifier: .tooMuchWork,
        counted:
          "units of work: pixels filled, blurred and laid over each other, text set and painted, steps of the solver, and places that annotations try",
        rule: "a document takes at most % units of work", remedy: "use fewer of them, or smaller ones")
    }
  }

  private static let split = "split it into several documents"
  private static let fewerPictures = "list fewer devices, text sizes, themes or scales"

  /// The limit unless it is raised. It is apart from the words of the table, since it is asked for at every node.
  public var standard: Int {
    switch self {
    case .documentBytes: 2 << 20
    case .nodes: 200_000
    case .repeatedNodes: 400_000
    case .textLength: 65_536
    case .sentenceLength: 4_096
    case .nesting: 128
    case .viewNesting: 64
    case .views: 12_000
    case .constraints: 48_000
    case .panels: 100
    case .steps: 5_000
    case .stages: 64
    case .poses: 24
    case .frames: 600
    case .annotations: 60_000
    case .imageBytes: 32 << 20
    case .imagePixels: 1 << 24
    case .allImageBytes: 48 << 20
    case .allImagePixels: 1 << 25
    case .pictures: 1_000
    case .solvedViews: 80_000
    case .pixels: 1 << 30
    case .pixelsAtOnce: 72 << 20
    case .fileBytes: 256 << 20
    case .work: 10_000_000_000
    }
  }
  /// What is counted.
  public var counted: String { row.counted }
  /// The rule that a document breaks.
  public var identifier: Diagnostic.Identifier { row.identifier }

  /// Whether the limit stays where others are raised: the depth that is safe depends on the stack and not on patience.
  public var isFixed: Bool { self == .nesting || self == .viewNesting }

  /// A limit's value in words: `2 MiB`, `12000`.
  public func text(of value: Int) -> String {
    row.unit == .mebibytes ? "\(value >> 20) MiB" : "\(value)"
  }

  /// The sentence of an error: the rule, and what can be done.
  public func sentence(limit: Int, detail: String = "") -> String {
    let rule = row.rule.split(separator: "%", omittingEmptySubsequences: false).joined(separator: text(of: limit))
    return "\(rule)\(detail): \(row.remedy)" + (isFixed ? "" : ", or raise all limits with '--limits'")
  }
}

/// The values of all limits.
///
///     FigureLimits()[.views]            // 12000
///     FigureLimits(factor: 4)[.views]   // 48000
public struct FigureLimits: Hashable, Sendable {
  /// What all limits are multiplied by that can be raised.
  public let factor: Int

  /// Those that a program sets lower.
  private var lowered: [DocumentLimit: Int] = [:]

  /// The standard limits, or a multiple of them.
  public init(factor: Int = 1) {
    precondition((1...Self.largestFactor).contains(factor), "limits cannot be multiplied by \(factor)")
    self.factor = factor
  }

  /// The standard limits but for some, which are lower: of documents from strangers a server may admit less.
  ///
  ///     FigureLimits(lowering: [.views: 100])[.views]   // 100
  public init(lowering lowered: [DocumentLimit: Int]) {
    self.init()
    self.lowered = lowered.filter { $0.value < $0.key.standard }
  }

  /// The largest factor; beyond it, counts would come near the end of integers.
  public static let largestFactor = 1_000

  /// The value of one.
  public subscript(limit: DocumentLimit) -> Int {
    let standard = limit.isFixed ? limit.standard : limit.standard * factor
    return lowered.isEmpty ? standard : lowered[limit] ?? standard
  }

  /// The error of a document that exceeds a limit.
  ///
  /// - Parameter detail: Continues the rule: `, and this one asks for 2592`.
  public func error(
    exceeding limit: DocumentLimit, detail: String = "", at range: SourceRange? = nil
  ) -> Diagnostic {
    .error(limit.identifier, limit.sentence(limit: self[limit], detail: detail), at: range)
  }
}

extension FigureLimits {
  // Bounds that belong to the language, and are not raised.

  /// The number of views that one `repeat` makes.
  public static let repetitions = 1_000
  /// Errors reported one by one.
  public static let errors = 200
  /// Names that a misspelt one is compared with.
  public static let candidates = 2_000
  /// Bytes that repairing a broken document reads anew: each repair costs another reading of the whole text.
  public static let rereadBytes = 8 << 20
  /// A length or a coordinate, in points, and any other number that has no narrower limit.
  public static let magnitude = 1e6
  /// A canvas's side, in pixels: as far as Cairo draws.
  public static let canvasPixels = 32_767.0
}
