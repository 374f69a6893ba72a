import ArgumentParser
import Files
import FoundationEssentials
import GoldenTesting
import ImageComparison

/// The options of `strut test` that say where goldens are, which are compared and which are written.
struct GoldenArguments: ParsableArguments {
  @Option(help: "The folder of the goldens.")
  var goldens = "goldens"

  @Option(
    help:
      "Which goldens are written: all, failed, missing, never. By default STRUT_RECORD, or missing; never with --orphans and --prune."
  )
  var record: String?

  @Option(help: "The folder from which goldens are named.")
  var root = "."

  @Option(help: "Only documents whose path contains this text, or matches it if it has a *; can be repeated.")
  var filter: [String] = []

  @Flag(help: "Take the storyboards and xibs in folders, too; otherwise only those that are named.")
  var storyboards = false

  @Option(help: "One part of several, such as 2/5. By default from the variables of the engine, if there are any.")
  var shard: String?

  @Option(help: "How much a channel of a pixel may differ, of 255.")
  var tolerance = 2

  @Option(help: "How many pixels of a picture may differ by more than that.")
  var maxDifferentPixels = 0

  @Option(help: "The size in KiB above which a picture gets no golden; only its geometry is compared.")
  var largestPicture: Int?

  func validate() throws {
    _ = try mode(default: .missing)
    guard (0...255).contains(tolerance) else { throw ValidationError("--tolerance takes a number from 0 to 255") }
    guard maxDifferentPixels >= 0 else { throw ValidationError("--max-different-pixels takes a number from 0") }
    if let largestPicture, !(1...1_000_000).contains(largestPicture) {
      throw ValidationError("--largest-picture takes a number of KiB from 1")
    }
    if let shard { _ = try Self.refusing { () throws(ShardError) in try Shard(parsing: shard) } }
  }

  /// - Parameter mode: What is recorded where neither an option nor the environment says.
  func folder(recording mode: RecordMode) throws -> GoldenFolder {
    GoldenFolder(
      path: goldens, record: try self.mode(default: mode),
      rule: ComparisonRule(channelTolerance: tolerance, maxDifferentPixels: maxDifferentPixels),
      largestPicture: largestPicture.map { $0 << 10 })
  }

  private func mode(default mode: RecordMode) throws -> RecordMode {
    let environment = ProcessInfo.processInfo.environment["STRUT_RECORD"].flatMap { $0.isEmpty ? nil : $0 }
    guard let word = record ?? environment else { return mode }
    return try list(word, "recording mode", RecordMode.allCases.map(\.rawValue)) { RecordMode(rawValue: $0) }[0]
  }

  /// The part of the documents that this run is about, and what Bazel is told; `nil` for all of them.
  func part() throws -> Shard? {
    let environment = ProcessInfo.processInfo.environment
    // The file tells Bazel that its variables were understood.
    if let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty, (try? WholeFile.write([], to: path)) == nil {
      throw ValidationError("'\(path)', the file that TEST_SHARD_STATUS_FILE names, cannot be written")
    }
    return try Self.refusing { () throws(ShardError) in
      if let shard { return try Shard(parsing: shard) }
      return try Shard(environment: environment)
    }
  }

  private static func refusing<Value>(_ body: () throws(ShardError) -> Value) throws -> Value {
    do throws(ShardError) {
      return try body()
    } catch {
      throw ValidationError(error.message)
    }
  }
}
