import Diagnostics
import Embedding
import Files
import Foundation

/// Where `strut-pandoc` begins: pandoc runs it with the format it writes, hands over its document as JSON on standard
/// input, and takes the changed document from standard output.
@main
enum Main {
  static func main() {
    TemporaryFileTable.removeOnTermination()
    let input = FileHandle.standardInput.readDataToEndOfFile()
    guard let document = try? JSONSerialization.jsonObject(with: input) as? [String: Any], document["blocks"] != nil
    else {
      StandardError.write("strut-pandoc: standard input is no document of pandoc; use: pandoc --filter strut-pandoc\n")
      exit(1)
    }
    // 1. Draw all figures.
    let cache = FenceCache.ofUser(ProcessInfo.processInfo.environment)
    var filter = PandocFilter(
      dialect: PandocDialect(document["pandoc-api-version"] as? [Int] ?? []),
      format: PandocFilter.format(for: CommandLine.arguments.dropFirst().first ?? "html"), cache: cache)
    let changed = filter.replacingFigures(in: document)
    cache?.prune()
    StandardError.write(filter.messages)
    guard !filter.hasErrors else { exit(1) }
    // 2. Write them, if there is no mistake in any.
    do {
      try filter.writePictures()
      let output = try JSONSerialization.data(withJSONObject: changed, options: [.sortedKeys, .withoutEscapingSlashes])
      FileHandle.standardOutput.write(output)
    } catch {
      let reason = (error as? WritingError)?.reason ?? "\(error)"
      StandardError.write("strut-pandoc: the pictures cannot be written: \(reason)\n")
      exit(1)
    }
  }
}
