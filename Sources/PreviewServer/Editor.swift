import Foundation

/// The author's editor, which opens files at a line.
struct Editor: Sendable {
  /// The program and what its user gave it.
  private let words: [String]

  /// - Parameter command: A program, and arguments behind spaces: `code --reuse-window`.
  /// - Returns: `nil` for one without a word.
  init?(_ command: String) {
    words = command.split(separator: " ").map(String.init)
    if words.isEmpty { return nil }
  }

  /// The one that the environment names: `LAUNCH_EDITOR`, `VISUAL` or `EDITOR`.
  static func named(in environment: [String: String]) -> Editor? {
    ["LAUNCH_EDITOR", "VISUAL", "EDITOR"].lazy.compactMap { environment[$0].flatMap(Editor.init) }.first
  }

  /// How programs are told a line. What is not listed is told as vi is, the form that `EDITOR` has always stood for.
  private static let forms: [([String], @Sendable (String, Int) -> [String])] = [
    (["code", "code-insiders", "codium", "vscodium", "cursor", "windsurf"], { ["--goto", "\($0):\($1)"] }),
    (["subl", "sublime_text", "zed", "hx", "helix", "micro", "atom", "pulsar"], { ["\($0):\($1)"] }),
    (["xed", "mate", "idea", "appcode", "clion", "pycharm", "webstorm"], { ["--line", "\($1)", $0] }),
    (["kate"], { ["--line", "\($1)", $0] }),
    (["notepad++"], { ["-n\($1)", $0] }),
  ]

  /// The program and its arguments that open a file at a line.
  ///
  /// - Parameter path: From the root, so that none is taken for an option.
  func command(opening path: String, line: Int) -> [String] {
    let name = (words[0] as NSString).lastPathComponent
    let form = Self.forms.first { $0.0.contains(name) }?.1 ?? { ["+\($1)", $0] }
    return words + form(path, line)
  }

  /// Opens a file at a line, in a process of its own, and does not wait for it.
  func open(_ path: String, line: Int) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command(opening: path, line: line)
    try? process.run()
  }
}
