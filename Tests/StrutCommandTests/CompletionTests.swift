import Foundation
import TestSupport
import Testing

/// The completions that `make install` installs, in the shells themselves.
@Suite struct CompletionTests {
  private static func path(of shell: String) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/"].map { $0 + shell }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What a shell prints that has read the command's completions from the file `completions`.
  private func output(of shell: String, _ script: String) throws -> [String] {
    let command = try Command()
    try command.write(try command.run("--generate-completion-script", shell).output, to: "completions")
    try command.write("size: [1, 1]\n", to: "figure.yaml")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.path(of: shell) ?? "")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = command.folder
    let folder = Command.executable.deletingLastPathComponent().path
    process.environment = ["PATH": "\(folder):/usr/bin:/bin", "HOME": command.folder.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(.enabled(if: path(of: "bash") != nil, "skipped: bash is not installed"))
  func bashCompletes() throws {
    let script = """
      source ./completions
      complete_at() { COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
        _strut strut "${COMP_WORDS[$COMP_CWORD]}" "${COMP_WORDS[$COMP_CWORD - 1]}"; echo "${COMPREPLY[@]}"; }
      complete_at strut sch
      complete_at strut fmt --c
      complete_at strut fmt fig
      """
    #expect(try output(of: "bash", script) == ["schema", "--check", "figure.yaml"])
  }

  @Test(.enabled(if: path(of: "fish") != nil, "skipped: fish is not installed"))
  func fishCompletes() throws {
    let lines = ["strut sch", "strut fmt --c", "strut fmt fig"].map { "complete -C '\($0)'" }
    let script = (["source ./completions"] + lines).joined(separator: "\n")
    let words = try output(of: "fish", script).map { $0.prefix { $0 != "\t" } }
    #expect(words == ["schema", "--check", "figure.yaml"])
  }

  @Test(.enabled(if: path(of: "zsh") != nil, "skipped: zsh is not installed"))
  func zshReadsTheCompletions() throws {
    let script = "autoload -U compinit && compinit -D -u && source ./completions && which -w _strut"
    #expect(try output(of: "zsh", script).last == "_strut: function")
  }
}
