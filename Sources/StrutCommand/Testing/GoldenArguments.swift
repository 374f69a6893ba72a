import ArgumentParser
import Foundation
import GoldenTesting
import ImageComparison

/// The options of `strut test` that say where goldens are, which are compared and which are written.
struct GoldenArguments: ParsableArguments {
  @Option(help: "The folder of the goldens.")
  var goldens = "goldens"

  @Option(help: "Which goldens are written: all, failed, missing, never. By default STRUT_RECORD, or else missing.")
  var record: String?

  @Option(help: "Goldens are named by the documents' paths from here; the present folder by default.")
  var root = "."

  @Option(help: "Documents whose path contains this, or matches it if it has *; may be given several times.")
  var filter: [String] = []

  @Option(help: "One part of several: 2/5. By default what the engine's environment says, if it says something.")
  var shard: String?

  @Option(help: "How far a channel of a pixel may be off, of 255.")
  var tolerance = 2

  @Option(help: "How many pixels of a picture may differ by more.")
  var maxDifferentPixels = 0

  @Option(help: "Larger pictures, in KiB, get no golden of their own and are held by their geometry.")
  var largestPicture: Int?

  func validate() throws {
    _ = try mode()
    guard (0...255).contains(tolerance) else { throw ValidationError("--tolerance takes a number from 0 to 255") }
    guard maxDifferentPixels >= 0 else { throw ValidationError("--max-different-pixels takes a number from 0") }
    if let largestPicture, !(1...1_000_000).contains(largestPicture) {
      throw ValidationError("--largest-picture takes a number of KiB from 1")
    }
    if let shard { _ = try Self.refusing { () throws(ShardError) in try Shard(parsing: shard) } }
  }

  func folder() throws -> GoldenFolder {
    GoldenFolder(
      path: goldens, record: try mode(),
      rule: ComparisonRule(channelTolerance: tolerance, maxDifferentPixels: maxDifferentPixels),
      largestPicture: largestPicture.map { $0 << 10 })
  }

  private func mode() throws -> RecordMode {
    let environment = ProcessInfo.processInfo.environment["STRUT_RECORD"].flatMap { $0.isEmpty ? nil : $0 }
    guard let word = record ?? environment else { return .missing }
    return try list(word, "mode of recording", RecordMode.allCases.map(\.rawValue)) { RecordMode(rawValue: $0) }[0]
  }

  /// The part of the documents that this run is about, and what Bazel is told; `nil` for all of them.
  func part() throws -> Shard? {
    let environment = ProcessInfo.processInfo.environment
    // The file tells Bazel that its variables were understood.
    if let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty,
      !FileManager.default.createFile(atPath: path, contents: nil)
    {
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
