import ArgumentParser
import Strut

/// The command: `strut render`, `inspect`, `check` and the others.
struct StrutCommand: ParsableCommand {
  /// Each subcommand gives its own name: to make one of a type's name takes the library a millisecond. And each gives the
  /// name of this one: `Main` parses it alone, and then the library does not ask it for scripts of completions.
  static let configuration = CommandConfiguration(
    commandName: "strut",
    abstract: "Draws iOS layouts from text files. UIKit's rules determine the layout.",
    discussion: """
      A document describes views, constraints and annotations. The file figure-language.md explains the language: in \
      share/doc/strut where the command is installed, or in docs of its repository. 'strut schema' prints all keys.

      The exit status is 1 if a document has errors; nothing is written for it. It is 64 if the arguments are invalid.
      """,
    version: strutVersion,
    subcommands: [
      Render.self, Preview.self, Inspect.self, Check.self, Convert.self, Tree.self, Trace.self, Test.self, Diff.self,
      GalleryPages.self, Embed.self, Format.self, Fidelity.self, Devices.self, Symbols.self, SchemaText.self,
      ListingText.self,
    ])

  /// As in the messages about documents.
  static let _errorLabel = "error"
}
