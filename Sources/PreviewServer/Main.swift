import ArgumentParser
import Foundation

/// Where `strut preview` begins, when it has become this program.
@main
struct Main: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strut preview", abstract: "Shows documents in a browser while they are written.",
    discussion: "Prints the address of the page. Ctrl-C ends it.")

  /// Why the preview cannot begin.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  @Argument(help: "Documents, and folders with documents.", completion: .file())
  var paths: [String]

  @Option(help: "The port; by default the first free one from 3030 on.")
  var port: UInt16?

  @Option(help: "The IPv4 address to listen at. Others than 127.0.0.1 can be reached from other machines.")
  var host = "127.0.0.1"

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Option(help: "The editor in which lines are opened; by default LAUNCH_EDITOR, VISUAL or EDITOR.")
  var editor: String?

  @Flag(inversion: .prefixedNo, help: "Follow the files.")
  var watch = true

  @Option(
    name: .customLong("static"),
    help: ArgumentHelp("Write a page that needs no server into a folder, and end.", valueName: "folder"))
  var staticFolder: String?

  @OptionGroup var settings: SettingArguments

  static let _errorLabel = "error"

  func validate() throws {
    _ = try settings.settings()
    guard settings.isEmpty || staticFolder != nil else {
      throw ValidationError("devices and other settings are chosen on the page, unless it is written with --static")
    }
  }

  func run() throws {
    // Later than `validate`, which takes what follows a misspelt option for a path and would say that it is missing.
    for path in paths where !FileManager.default.fileExists(atPath: path) {
      throw ValidationError("'\(path)' does not exist")
    }
    if let staticFolder {
      try writePage(to: staticFolder)
    } else {
      try serve()
    }
  }

  private func writePage(to folder: String) throws {
    let preview = StaticPreview(documents: Catalogue(paths).listing().documents, settings: try settings.settings())
    let broken = try preview.write(to: folder)
    FileHandle.standardError.write(Data(broken.joined().utf8))
    FileHandle.standardOutput.write(Data("\(folder)/index.html\n".utf8))
    // The page tells it, too; a build has to notice it.
    if !broken.isEmpty { throw ExitCode(1) }
  }

  private func serve() throws {
    unblockSignals()
    // 1. Listen: who calls from now on waits for an answer.
    let listener = try Listener(host: host, ports: port.map { $0...$0 } ?? Listener.usualPorts)
    let site = Site(host: host, port: listener.port)
    // 2. Draw on a thread of its own, and again when a file changes on another.
    let editor = editor.map(Editor.init) ?? Editor.named(in: ProcessInfo.processInfo.environment)
    let studio = Studio(Catalogue(paths), openingIn: editor)
    studio.start()
    if watch { studio.follow(try FolderWatch()) }
    // 3. Say where.
    FileHandle.standardOutput.write(Data("\(site.address)\n".utf8))
    if open { _ = try? Process.run(URL(fileURLWithPath: "/usr/bin/env"), arguments: ["xdg-open", site.address]) }
    // 4. Answer until the process is ended.
    PreviewServer(listener: listener, answers: Answers(site: site, studio: studio, bell: try Bell())).run()
  }

  /// Ctrl-C and `kill` end the process, also where the program that started it blocked them in the thread that did it.
  private func unblockSignals() {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
  }
}
