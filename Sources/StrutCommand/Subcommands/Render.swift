import ArgumentParser
import Diagnostics
import FigureLanguage
import Figures
import Files
import FoundationEssentials
import Strut

/// `strut render`: documents become pictures.
struct Render: FileCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", _superCommandName: "strut",
    abstract: "Draws documents as PNG, SVG and PDF.",
    usage: "strut render [<options>] <files> ...",
    discussion: """
      Prints the names of the written files, one per line. With -o -, the picture itself goes to standard output.

      Warnings and errors go to standard error, with --diagnostics json as one object per document.
      """)

  @Argument(help: "Documents to draw; - reads standard input.", completion: .file())
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: "The folder to write to, a file for one picture, or - to write one picture to standard output.")
  var output = "."

  @Option(
    help: """
      How files are named, such as fig-{name}-{theme}; parts are {name}, {device}, {orientation}, {direction}, \
      {contentSizeCategory}, {theme} and {scale}, which is 2x: image sets have {name}@{scale}.
      """)
  var name: String?

  @Option(
    name: .customLong("format"),
    help: "png, svg, pdf, apng, or several separated by commas; by default as -o ends, or png.")
  private var formats: [String] = []
  var format: String? { formats.list }

  @OptionGroup var figure: FigureArguments

  @Option(help: "How text is drawn: live, outlines (in SVG files), or boxes (bars instead of text).")
  var text = "live"

  @Flag(help: "Let SVG files play, for readers who do not ask for less motion.")
  var animate = false

  @Option(help: "The frames of a second in pictures that play, from 1 to 60; by default 30.")
  var frameRate: Int?

  @Option(help: "How often they play, 0 for ever; by default once.")
  var plays: Int?

  @OptionGroup var assets: AssetArguments

  @OptionGroup var scenes: SceneArguments

  @Flag(help: "Draw a storyboard as a whole: its scenes on the canvas, with arrows for the segues.")
  var overview = false

  @Option(name: .shortAndLong, help: "The number of documents drawn in parallel; by default the number of cores.")
  var jobs: Int?

  @Flag(help: "Treat constraints that cannot be satisfied as errors.")
  var strict = false

  enum Form: String, CaseIterable, ExpressibleByArgument {
    case text, json

    fileprivate var form: DiagnosticForm {
      switch self {
      case .text: .text
      case .json: .json
      }
    }
  }

  @Option(help: "How warnings and errors are printed.")
  var diagnostics = Form.text

  @Flag(name: .shortAndLong, help: "Print only warnings and errors.")
  var quiet = false

  @Option(help: "Print the lines that show the pictures on a page, instead of their names: html, markdown or docc.")
  var snippet: String?

  @Flag(help: "Draw documents again whenever they are saved, until the command is ended with Ctrl-C.")
  var watch = false

  func validate() throws {
    let formats = try options().formats
    if animate, !formats.contains(.svg) { throw ValidationError("--animate lets SVG files play: add --format svg") }
    if let word = files.first(where: { PictureFormat(rawValue: $0) != nil && FileKind(at: $0) == nil }), let format {
      throw ValidationError("formats are separated by commas; did you mean '--format \(format),\(word)'?")
    }
    if watch, files.contains("-") || output == "-" { throw ValidationError("--watch takes files, and - is none") }
    if overview, figure.screen.isChosen {
      throw ValidationError(
        "--overview shows scenes as the canvas does: --device, --orientation, --direction and --text-size stand "
          + "without it")
    }
    if overview, scenes.names != nil { throw ValidationError("--overview shows all scenes: --scene stands without it") }
    if isForOnePicture, Set(files).count > 1 { throw ValidationError("-o \(output) takes one document") }
    if let ending = OutputFile.unknownEnding(of: output) {
      let formats = PictureFormat.allCases.map(\.fileExtension).uniqued.joined(separator: ", ")
      throw ValidationError("-o \(output): '\(ending)' is not a known format: \(formats); a folder's name ends in /")
    }
    if let file = OutputFile(output), let format, format != file.format.rawValue {
      throw ValidationError("-o \(output) is the name of one \(file.format.rawValue) file, not of '\(format)'")
    }
    if name != nil, isForOnePicture {
      throw ValidationError("-o \(output) names the picture: --name stands without it")
    }
    if output == "-", snippet != nil { throw ValidationError("--snippet names files, and -o - writes none") }
    _ = try snippetStyle()
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1") }
  }

  func run() throws {
    // Before they are drawn, so that nothing that is saved meanwhile is missed.
    var watching = watch ? DocumentWatch(files, options: try options()) : nil
    guard try draw(files) || watch else { throw ExitCode(1) }
    watching?.run { files in _ = try? draw(files) }
  }

  /// - Returns: Whether no document had an error.
  private func draw(_ files: [String]) throws -> Bool {
    let batch = RenderBatch(
      paths: files, destination: try destination(), options: try options(),
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, isQuiet: quiet,
      form: diagnostics.form, snippet: try snippetStyle())
    return batch.run()
  }

  private var isForOnePicture: Bool { output == "-" || OutputFile(output) != nil }

  private func destination() throws -> RenderBatch.Destination {
    if output == "-" { return .standardOutput }
    guard let file = OutputFile(output) else { return .folder(try OutputFolder.opening(output)) }
    return .file(file.name, in: try OutputFolder.opening(file.folder))
  }

  private func snippetStyle() throws -> Snippet.Style? {
    try snippet.flatMap { text in
      try list(text, "kind of page", Snippet.Style.allCases.map(\.rawValue)) { Snippet.Style(rawValue: $0) }.first
    }
  }

  private func playing() throws -> RenderOptions.Playing {
    var playing = RenderOptions.Playing()
    playing.animatesSVG = animate
    let rates = RenderOptions.Playing.frameRates
    if let frameRate {
      guard rates.contains(frameRate) else {
        throw ValidationError("--frame-rate takes a number from \(rates.lowerBound) to \(rates.upperBound)")
      }
      playing.frameRate = frameRate
    }
    if let plays {
      guard (0...RenderOptions.Playing.mostPlays).contains(plays) else {
        throw ValidationError("--plays takes a number from 1 to \(RenderOptions.Playing.mostPlays), or 0 for ever")
      }
      playing.playCount = plays
    }
    return playing
  }

  private func naming(_ pattern: String) throws -> PictureNaming {
    do {
      return try PictureNaming(pattern)
    } catch {
      let known = PictureNaming.Part.allCases.map(\.rawValue)
      guard let word = error.word else { throw ValidationError("--name: \(error.message)") }
      let parts = "; parts are " + known.map { "{\($0)}" }.joined(separator: ", ")
      let hint = LanguageWords.meant(by: word, among: known).map { "; did you mean '{\($0)}'?" }
      throw ValidationError("--name: \(error.message)\(hint ?? parts)")
    }
  }

  private func options() throws -> RenderOptions {
    let format = format ?? OutputFile(output)?.format.rawValue ?? PictureFormat.png.rawValue
    var options = RenderOptions(
      formats: try list(format, "format", PictureFormat.allCases.map(\.rawValue)) { PictureFormat(rawValue: $0) },
      text: try textForm(text),
      overrides: try figure.overrides())
    options.playing = try playing()
    if let name { options.naming = try naming(name) }
    options.isStrict = strict
    options.showsOverview = overview
    options.overrides.scenes = scenes.names
    options.assets = assets.folder
    return options
  }
}

/// How text is drawn, as `--text` says it.
func textForm(_ text: String) throws -> RenderOptions.TextForm {
  let words = RenderOptions.TextForm.allCases.map(\.rawValue)
  return try list(text, "way to draw text", words) { RenderOptions.TextForm(rawValue: $0) }.last ?? .live
}
