import ArgumentParser
import Diagnostics
import Figures
import Files
import Strut

/// `strut convert`: storyboards and xibs become documents of the figure language.
struct Convert: FileCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert", _superCommandName: "strut",
    abstract: "Converts the scenes of storyboards and xibs to the figure language.",
    usage: "strut convert [<options>] <files> ...",
    discussion: """
      Writes each scene to a file DOCUMENT-SCENE.yaml, which solves to the same frames, and copies its images to the \
      folder DOCUMENT-images. Prints the names of the written files, one per line.

      A file that this command did not write, or that was changed since, is replaced only with --force.
      """)

  @Argument(help: "Storyboards and xibs; - reads standard input.", completion: .file())
  var files: [String]

  @Option(name: .shortAndLong, help: "The folder to write to.")
  var output = "."

  @Flag(name: .shortAndLong, help: "Print only warnings and errors.")
  var quiet = false

  @Flag(help: "Replace files that this command did not write, and converted ones that were changed since.")
  var force = false

  @OptionGroup var assets: AssetArguments

  func run() throws {
    let folder = try OutputFolder.opening(output)
    var plan = OutputPlan()
    let files = files.uniqued
    for path in files { plan.addInput(path, of: path) }
    var failed = false
    for path in files where !convert(path, to: folder, &plan) { failed = true }
    if failed { throw ExitCode(1) }
  }

  private func convert(_ path: String, to folder: OutputFolder, _ plan: inout OutputPlan) -> Bool {
    let document: Document
    do throws(DocumentError) {
      document = try Document(path: path)
    } catch {
      Terminal.writeError(error.text)
      return false
    }
    // 1. Make documents of the scenes.
    let conversion = Strut.convert(
      document.source, name: document.name, imagesIn: document.folder, assets: assets.folder)
    var diagnostics = conversion.diagnostics
    let documents = conversion.documents.map { converted in
      NewFile(
        name: FileName.fitting(converted.name, ending: ".yaml"), bytes: ConvertedFile.bytes(of: converted.text),
        isImage: false)
    }
    let images = conversion.images.map {
      NewFile(name: $0.path, bytes: ConvertedImage.bytes(of: $0.bytes), isImage: true)
    }
    let files = documents + images
    let outputs = files.map { file in
      OutputPlan.Output(
        path: folder.path(of: file.name), name: file.name, copy: file.isImage ? stableHash(file.bytes) : nil)
    }
    // 2. Write them, if they replace nothing that is somebody else's.
    var written: [String] = []
    if let conflict = plan.reserve(outputs, for: path, .conversions) {
      diagnostics.add(conflict.diagnostic(of: document.source))
    } else {
      for (output, file) in zip(outputs, files) {
        if let problem = write(file, to: output) {
          diagnostics.add(.error(.unwritablePicture, "'\(output.name)' \(problem)"))
        } else {
          written.append(output.path)
        }
      }
    }
    Terminal.writeError(DiagnosticFormatter(file: document.source).format(diagnostics))
    if !quiet { Terminal.writeOutput(written.lines) }
    return !diagnostics.hasErrors
  }

  /// - Returns: Why the file was not written, in words that follow its name.
  private func write(_ file: NewFile, to output: OutputPlan.Output) -> String? {
    do throws(ResourceError) {
      let old = try RegularFile.readIfPresent(output.path, limit: file.largestSize)
      guard force || old.map(file.mayReplace) ?? true else {
        return "exists and is not, or no longer, as 'strut convert' wrote it; --force replaces it"
      }
    } catch {
      return error.message
    }
    do throws(WritingError) {
      try Folder.make(output.path.pathFolder.isEmpty ? "." : output.path.pathFolder)
      if file.isImage {
        try WholeFile.write(file.bytes, to: output.path, isFlushed: true)
      } else {
        try WholeFile.rewrite(file.bytes, at: output.path)
      }
    } catch {
      return error.description
    }
    return nil
  }
}

/// A file that a conversion makes.
private struct NewFile {
  var name: String
  var bytes: [UInt8]
  /// An image takes the place of a symbolic link, as a picture that is drawn does; a link to a document stays one.
  var isImage: Bool

  /// The most bytes of a file in its place that are read.
  var largestSize: Int { isImage ? 2 * DocumentLimit.imageBytes.standard : Document.largestSize }

  /// Whether a file in its place is one that a conversion wrote, or no other than this.
  func mayReplace(_ old: [UInt8]) -> Bool {
    guard isImage else { return old == bytes || ConvertedFile.isUnchanged(old) }
    // The image itself, without a comment, is also one that somebody can do without.
    return ConvertedImage.isUnchanged(old) || ConvertedImage.bytes(of: old) == bytes
  }
}
