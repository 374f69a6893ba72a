import Glibc

/// A folder of its own, which goes with all that is in it.
///
/// Without Foundation: a parent's own memory counts into the peak that a child is told to have had.
public final class TemporaryFolder {
  public let path: String

  public init() throws {
    var template = Array("/tmp/strut-benchmark-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw BenchmarkError("no temporary folder can be made") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    _ = try? ProcessUsage(running: ["/bin/rm", "-r", path])
  }

  /// - Returns: The file's path.
  public func write(_ text: String, as name: String) throws -> String {
    let path = "\(path)/\(name)"
    guard let file = fopen(path, "w") else { throw BenchmarkError("\(path) cannot be written") }
    defer { fclose(file) }
    guard fputs(text, file) >= 0 else { throw BenchmarkError("\(path) cannot be written") }
    return path
  }
}
