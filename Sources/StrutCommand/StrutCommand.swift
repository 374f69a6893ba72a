import ArgumentParser
import Strut

/// The command: `strut render`, `inspect`, `check`, `tree`, `trace`, `diff`, `gallery`, `devices`, `test`.
struct StrutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strut",
    abstract: "Draws iOS layouts from a description, exactly as UIKit would lay them out.",
    discussion: """
      A document describes views, constraints and what to show of them; docs/figure-language.md is its language.
      Exit status 1 means that a document had errors; nothing was written for it.
      """,
    version: strutVersion,
    subcommands: [
      Render.self, Inspect.self, Check.self, Convert.self, Tree.self, Trace.self, Test.self, Diff.self,
      GalleryPages.self, Fidelity.self, Devices.self,
    ])
}
