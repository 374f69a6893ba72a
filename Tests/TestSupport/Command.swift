public import Foundation

/// The command, as it was built beside the tests, in a folder of its own.
public final class Command {
  public let folder: URL

  public static let executable = executable(named: "strut")

  /// A program of the package.
  public static func executable(named name: String) -> URL {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent(name)
  }

  public struct Result {
    public var status: Int32
    public var output: String
    public var errors: String
    /// Standard output, where it is no text.
    public var bytes: [UInt8]
  }

  public init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("strut-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  public func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

  public func write(_ bytes: [UInt8], to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  public func read(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(path)))
  }

  public func text(_ path: String) throws -> String { String(decoding: try read(path), as: UTF8.self) }

  public func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  /// Every file below a folder, in the order of their names.
  public func files(_ path: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.appendingPathComponent(path).path)?.allObjects ?? []
    return files.compactMap { $0 as? String }.filter { file in
      var isFolder: ObjCBool = false
      let path = folder.appendingPathComponent(path).appendingPathComponent(file).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  public func process(_ arguments: [String], environment: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var all = ProcessInfo.processInfo.environment
    // An engine that runs these tests in parts must not part the runs inside of them.
    for name in [
      "TEST_TOTAL_SHARDS", "TEST_SHARD_INDEX", "TEST_SHARD_STATUS_FILE", "CI_NODE_TOTAL", "CI_NODE_INDEX",
      "JOB_COMPLETION_INDEX", "STRUT_SHARDS", "STRUT_RECORD",
    ] { all[name] = nil }
    // What tests draw is drawn.
    all["STRUT_NO_CACHE"] = "1"
    process.environment = all.merging(environment) { $1 }
    return process
  }

  @discardableResult
  public func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Result {
    try run(process(arguments, environment: environment))
  }

  /// Runs another program in the folder.
  ///
  /// - Parameter input: What it reads.
  public func run(_ program: URL, _ arguments: [String], input: String) throws -> Result {
    let process = process(arguments)
    process.executableURL = program
    try write(input, to: ".in")
    process.standardInput = try FileHandle(forReadingFrom: folder.appendingPathComponent(".in"))
    return try run(process)
  }

  private func run(_ process: Process) throws -> Result {
    // Files, since pipes would have to be emptied meanwhile.
    let (output, errors) = (folder.appendingPathComponent(".out"), folder.appendingPathComponent(".err"))
    for url in [output, errors] { try Data().write(to: url) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let bytes = Array(try Data(contentsOf: output))
    return Result(
      status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self), bytes: bytes)
  }

  /// A document with a box of that width and colour.
  public static func box(width: Int = 30, color: String = "teal") -> String {
    "size: [60, 40]\nscale: 1\nviews:\n  - view: box\n    frame: [5, 5, \(width), 20]\n    backgroundColor: \(color)\n"
  }
}
