import ArgumentParser
import Typography

/// `strut symbols`: what `symbol(…)` can name.
struct Symbols: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols", _superCommandName: "strut",
    abstract: "Lists the symbols that can be drawn.",
    discussion: """
      Variants of each are drawn, too: 'house.fill', 'house.circle', 'house.square' and 'house.slash'. So are letters and \
      numbers of two digits: 'a.circle', '12.square.fill'.
      """)

  @Argument(help: "Only those with one of these words in their names.")
  var words: [String] = []

  func run() throws {
    let names = Symbol.names.filter { name in words.isEmpty || words.contains { name.contains($0.lowercased()) } }
    guard !names.isEmpty else {
      throw ValidationError("no symbol has \(words.map { "'\($0)'" }.joined(separator: " or ")) in its name")
    }
    Terminal.writeOutput(names.map { $0 + "\n" }.joined())
  }
}
