import ArgumentParser
import Diagnostics
import Figures
import Foundation
import Strut

/// `strut render`: documents become pictures.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draws documents as PNG, SVG and PDF.",
    usage: "strut render [<options>] <files> ...",
    discussion: """
      The pictures that are written are printed, a line each. With -o - the picture itself goes to standard output.
      """)

  @Argument(help: "Documents to draw; - reads standard input.")
  var files: [String]

  @Option(name: .shortAndLong, help: "The folder to write to, or - for standard output, which takes one picture.")
  var output = "."

  @Option(help: "png, svg, pdf, or several separated by commas.")
  var format = "png"

  @OptionGroup var figure: FigureArguments

  @Option(help: "How text is drawn: live, outlines (of an SVG's text), or boxes in its place.")
  var text = "live"

  @Option(
    help: "An .xcassets folder, or one of PNG files, with what storyboards and xibs name; by default those beside them."
  )
  var assets: String?

  @Option(name: .shortAndLong, help: "Documents drawn at once; as many as there are cores by default.")
  var jobs: Int?

  @Flag(help: "Take constraints that cannot be satisfied for errors.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Print nothing but what is wrong.")
  var quiet = false

  func validate() throws {
    _ = try options()
    var isFolder: ObjCBool = false
    if let assets, !FileManager.default.fileExists(atPath: assets, isDirectory: &isFolder) || !isFolder.boolValue {
      throw ValidationError("'\(assets)' is not a folder")
    }
    if output == "-", Set(files).count > 1 { throw ValidationError("-o - takes one document") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1") }
  }

  func run() throws {
    let destination = output == "-" ? RenderBatch.Destination.standardOutput : .folder(try OutputFolder.opening(output))
    let batch = RenderBatch(
      paths: files, destination: destination, options: try options(),
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, isQuiet: quiet)
    guard batch.run() else { throw ExitCode(1) }
  }

  private func options() throws -> RenderOptions {
    var options = RenderOptions(
      formats: try list(format, "format", PictureFormat.allCases.map(\.rawValue)) { PictureFormat(rawValue: $0) },
      text: try textForm(text),
      overrides: try figure.overrides())
    options.isStrict = strict
    options.assets = assets
    return options
  }
}

/// How text is drawn, as `--text` says it.
func textForm(_ text: String) throws -> RenderOptions.TextForm {
  let words = RenderOptions.TextForm.allCases.map(\.rawValue)
  return try list(text, "way to draw text", words) { RenderOptions.TextForm(rawValue: $0) }.last ?? .live
}
