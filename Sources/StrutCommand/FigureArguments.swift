import ArgumentParser
import Diagnostics
import FigureLanguage
import Figures
import Files
import Geometry
import Graphics
import Strut
import Typography
import ViewLayout

/// The options that overrule a document's screens; each takes a list, separated by commas, and may be given again for
/// more.
struct ScreenArguments: ParsableArguments {
  @Option(name: .customLong("device"), help: "Devices, such as iphone-5,iphone-15 (see 'strut devices').")
  private var devices: [String] = []
  var device: String? { devices.list }

  @Option(name: .customLong("orientation"), help: "portrait, landscape, portraitUpsideDown; each gives a picture.")
  private var orientations: [String] = []
  var orientation: String? { orientations.list }

  @Option(name: .customLong("direction"), help: "leftToRight, rightToLeft.")
  private var directions: [String] = []
  var direction: String? { directions.list }

  @Option(
    name: .customLong("text-size"), help: "Text sizes, such as large,accessibilityLarge; each gives a picture.")
  private var textSizes: [String] = []
  var textSize: String? { textSizes.list }

  @Option(help: "Multiplies all limits of a document by this whole number.")
  var limits: Int?

  /// Whether a screen, or what a reader sets on it, is named.
  var isChosen: Bool { [device, orientation, direction, textSize].contains { $0 != nil } }

  func overrides() throws -> FigureOverrides {
    var overrides = FigureOverrides()
    if let limits {
      guard (1...FigureLimits.largestFactor).contains(limits) else {
        throw ValidationError("--limits takes a number from 1 to \(FigureLimits.largestFactor)")
      }
      overrides.limits = FigureLimits(factor: limits)
    }
    overrides.devices = try device.map { text in
      try list(text, { DeviceCatalogue.problem(with: $0) }) { Device.named($0) }
    }
    overrides.orientations = try orientation.map { try words($0, "orientation") }
    overrides.directions = try direction.map { try words($0, "direction") }
    overrides.contentSizes = try textSize.map { try words($0, "text size") }
    return overrides
  }
}

/// Which scenes of a storyboard or xib are meant.
struct SceneArguments: ParsableArguments {
  @Option(
    name: .customLong("scene"),
    help: ArgumentHelp(
      "Only the scene of this name, as its picture's name ends; can be repeated.", valueName: "name"))
  private var scenes: [String] = []

  /// `nil` for all.
  var names: [String]? { scenes.isEmpty ? nil : scenes }
}

/// Where the images and colours of storyboards and xibs are.
struct AssetArguments: ParsableArguments {
  @Option(
    name: .customLong("assets"),
    help: ArgumentHelp(
      "The .xcassets folder, or folder of PNG files, with the images of storyboards; by default next to them.",
      valueName: "assets"))
  private(set) var folder: String?

  func validate() throws {
    if let folder, FileKind(at: folder) != .folder { throw ValidationError("'\(folder)' is not a folder") }
  }
}

/// What overrules a document where nothing is drawn.
struct LayoutArguments: ParsableArguments {
  @OptionGroup var screen: ScreenArguments

  @Option(name: .customLong("scale"), help: "Pixels per point, to which text is rounded without a device: 1, 2, 3.")
  private var scales: [String] = []
  var scale: String? { scales.list }

  /// Tells of mistakes before any document is read, with the usage of the subcommand.
  func validate() throws { _ = try overrides() }

  func overrides() throws -> FigureOverrides {
    var overrides = try screen.overrides()
    overrides.scales = try scale.map(scaleFactors)
    return overrides
  }
}

/// What overrules a document where it is drawn.
struct FigureArguments: ParsableArguments {
  @OptionGroup var screen: ScreenArguments

  @Option(
    name: .customLong("scale"), help: "Pixels per point in PNG files: 1, 2, 3. By default the document's scale, or 2.")
  private var scales: [String] = []
  var scale: String? { scales.list }

  @Option(name: .customLong("theme"), help: "light, dark, or adaptive: both, and one SVG that follows its reader.")
  private var themes: [String] = []
  var theme: String? { themes.list }

  @Option(help: "A colour, transparent, or grid(10).")
  var background: String?

  @Option(help: "absent or pale: how hidden views are drawn. By default they are pale in storyboards and xibs.")
  var hidden: String?

  @Option(
    name: .customLong("show"),
    help: "Annotations, such as constraints,alignmentRects, instead of the document's; none for no annotations.")
  private var annotations: [String] = []
  var show: String? { annotations.list }

  /// Tells of mistakes before any document is read, with the usage of the subcommand.
  func validate() throws { _ = try overrides() }

  /// What was asked for, in the figure's terms.
  func overrides() throws -> FigureOverrides {
    var overrides = try screen.overrides()
    if let words: [ThemeWord] = try theme.map({ try words($0, "theme") }) {
      guard let (themes, isAdaptive) = ThemeWord.themes(words) else {
        throw ValidationError("'adaptive' means both themes: no other theme stands beside it")
      }
      (overrides.themes, overrides.isAdaptive) = (themes, isAdaptive)
    }
    overrides.scales = try scale.map(scaleFactors)
    overrides.hiddenViews = try hidden.map { text in
      let words: [HiddenViews] = try words(text, "word for hidden views")
      guard words.count == 1 else { throw ValidationError("--hidden takes one word, absent or pale") }
      return words[0]
    }
    overrides.show = try show.map { $0 == "none" ? AnnotationSet() : AnnotationSet(try words($0, "annotation")) }
    overrides.background = try background.map { text in
      let (background, diagnostics) = Background.decode(text)
      guard let background else {
        throw ValidationError(diagnostics.inLineOrder.map(\.message).joined(separator: "\n"))
      }
      return background
    }
    return overrides
  }
}

private func scaleFactors(_ text: String) throws -> [Double] {
  try list(text, "scale", ["1", "2", "3"]) { ["1": 1, "2": 2, "3": 3][$0] }
}

private func words<Word: CaseIterable & RawRepresentable & Equatable>(
  _ text: String, _ name: String
) throws -> [Word] where Word.RawValue == String {
  try list(text, name, Word.allCases.map(\.rawValue)) { Word(rawValue: $0) }
}

extension [String] {
  /// What an option was given, each time a list separated by commas, as one list; `nil` for an option that is not given.
  var list: String? { isEmpty ? nil : joined(separator: ",") }
}

/// The values of a list separated by commas, each at most once; one that is unknown is named with the nearest that is
/// known.
func list<Value: Equatable>(
  _ text: String, _ name: String, _ known: [String], _ value: (String) -> Value?
) throws -> [Value] {
  try list(text, { unknown($0, name, known) }, value)
}

/// - Parameter problem: What is wrong with a word that has no value.
private func list<Value: Equatable>(
  _ text: String, _ problem: (String) -> String, _ value: (String) -> Value?
) throws -> [Value] {
  try text.split(separator: ",", omittingEmptySubsequences: false).reduce(into: []) { values, part in
    let end = part.lastIndex { !$0.isWhitespace }.map(part.index(after:)) ?? part.startIndex
    let word = String(part[..<end].drop(while: \.isWhitespace))
    guard let value = value(word) else { throw ValidationError(problem(word)) }
    guard !values.contains(value) else { throw ValidationError("'\(word)' is listed twice") }
    values.append(value)
  }
}

private func unknown(_ word: String, _ name: String, _ known: [String]) -> String {
  let hint = LanguageWords.hint(for: word, among: known)
  return hint.isEmpty && known.count < 30
    ? "'\(word)' is not a known \(name): \(known.joined(separator: ", "))" : "'\(word)' is not a known \(name)\(hint)"
}

extension DeviceCatalogue {
  fileprivate static func problem(with name: String) -> String {
    "'\(name)' is not a device\(DeviceSuggestion(for: name).hint)"
  }
}
