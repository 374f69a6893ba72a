import Foundation
import PackagePlugin

/// Draws the figures of a package's DocC catalogues, light and dark, and prints the lines that show them in an article.
///
///     swift package --allow-writing-to-package-directory render-figures --target Greeter
///     ![A label and a field.](login.png)
///
/// Every document of a catalogue is drawn into the catalogue's folder `Resources`, with the names by which DocC finds the
/// dark picture. Documents in folders whose names begin with a point are parts of others, and are not drawn by themselves.
/// If a figure has an error, it is not drawn, and the command fails when all others are.
@main
struct RenderFigures: CommandPlugin {
  private static let usage = """
    USAGE: swift package --allow-writing-to-package-directory render-figures [--target TARGET] [OPTION ...]

    Draws every figure of the package's DocC catalogues into the catalogue's folder Resources, as PNG in two themes at
    the scale 2, and prints the lines that show them in an article.

      --target TARGET    only the catalogues of this target; can be repeated
      OPTION             an option of 'strut render', such as: --scale 2,3 --device 'iPhone 16'
    """

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var options = ArgumentExtractor(arguments)
    if options.extractFlag(named: "help") > 0 || arguments.contains("-h") { return print(Self.usage) }
    // 1. Whose catalogues.
    let names = options.extractOption(named: "target")
    let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let folders = targets.compactMap { ($0 as? any SourceModuleTarget)?.directoryURL }
    let catalogues = folders.flatMap { Self.entries(in: $0).filter { $0.pathExtension == "docc" } }
    guard !catalogues.isEmpty else {
      return Diagnostics.error("no target has a DocC catalogue, which is a folder whose name ends with .docc")
    }
    // 2. Draw them. A tool has the name of its target here, and not of its product.
    let strut = try context.tool(named: "StrutCommand").url
    let package = context.package.directoryURL
    var isDrawn = false
    for catalogue in catalogues {
      let documents = Self.entries(in: catalogue).filter { ["yaml", "yml"].contains($0.pathExtension) }
      guard !documents.isEmpty else { continue }
      isDrawn = true
      let path = Self.path(of: catalogue, below: package)
      let paths = documents.map { Self.path(of: $0, below: package) }
      // The plug-in's last word is the author's: of an option that is given twice the second counts.
      let themes = ["--format", "png", "--theme", "light,dark", "--scale", "2", "--snippet", "docc"]
      let arguments = ["render"] + themes + ["-o", path + "/Resources"] + options.remainingArguments + ["--"] + paths
      if try Self.run(strut, arguments, in: package) != 0 { Diagnostics.error("not all figures of \(path) are drawn") }
    }
    // 3. A command that does nothing says so.
    if !isDrawn { Diagnostics.warning("the catalogues have no figures, which are documents that end with .yaml") }
  }

  /// All that is in a folder and below, but for what is hidden, in an order that does not depend on the file system.
  private static func entries(in folder: URL) -> [URL] {
    let entries = FileManager.default
      .enumerator(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (entries?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }

  /// Runs a program in a folder, so that its messages name files as they are seen from there.
  private static func run(_ program: URL, _ arguments: [String], in folder: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private static func path(of file: URL, below folder: URL) -> String {
    let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    return file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
  }
}
