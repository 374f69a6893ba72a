import ArgumentParser
import Strut

/// The command: `strut render`, `inspect`, `check` and the others.
struct StrutCommand: ParsableCommand {
  /// Each subcommand gives its own name: to make one of a type's name takes the library a millisecond.
  static let configuration = CommandConfiguration(
    commandName: "strut",
    abstract: "Draws iOS layouts from a description, exactly as UIKit would lay them out.",
    discussion: """
      A document describes views, constraints and what to show of them; docs/figure-language.md is its language.

      Exit status 1 means that a document had errors, and nothing was written for it; 64 that the command was called \
      wrongly.
      """,
    version: strutVersion,
    subcommands: [
      Render.self, Inspect.self, Check.self, Convert.self, Tree.self, Trace.self, Test.self, Diff.self,
      GalleryPages.self, Fidelity.self, Devices.self,
    ])

  /// As in the messages about documents.
  static let _errorLabel = "error"
}
