import ArgumentParser
import FigureLanguage

/// `strut schema`: what editors know of the figure language.
struct SchemaText: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", _superCommandName: "strut",
    abstract: "Prints a JSON Schema of the figure language, for editors.",
    discussion: """
      Editors complete keys and words by it, explain them, and mark mistakes. Write it to a file, and name the file in \
      the first line of a document:

        strut schema > strut.schema.json

        # yaml-language-server: $schema=strut.schema.json
      """)

  func run() { Terminal.writeOutput(LanguageSchema.text) }
}
