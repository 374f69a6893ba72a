public import Foundation

/// A new folder for the files of a test, which is removed with the last reference to it.
///
///     private let folder = try TemporaryFolder()
///     try Data().write(to: folder.url.appendingPathComponent("a"))
public final class TemporaryFolder: Sendable {
  public let url: URL
  public var path: String { url.path }

  public init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("strut-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
