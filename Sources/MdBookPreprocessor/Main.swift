import Embedding
import Foundation

/// Where `mdbook-strut` begins. mdBook asks `mdbook-strut supports html` first; then it hands over `[context, book]` as
/// JSON on standard input, and takes the changed book from standard output.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "supports" { exit(arguments.dropFirst().first == "html" ? 0 : 1) }
    let input = FileHandle.standardInput.readDataToEndOfFile()
    guard let parts = try? JSONSerialization.jsonObject(with: input) as? [Any], parts.count == 2,
      let context = parts[0] as? [String: Any], let book = parts[1] as? [String: Any]
    else {
      StandardError.write("mdbook-strut: standard input is no book; write [preprocessor.strut] in book.toml\n")
      exit(1)
    }
    let cache = FenceCache.ofUser(ProcessInfo.processInfo.environment)
    var preprocessor = BookPreprocessor(context, cache: cache)
    let changed = preprocessor.drawingFigures(in: book)
    cache?.prune()
    StandardError.write(preprocessor.messages)
    let form: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    guard !preprocessor.hasErrors, let output = try? JSONSerialization.data(withJSONObject: changed, options: form)
    else { exit(1) }
    FileHandle.standardOutput.write(output)
  }
}
