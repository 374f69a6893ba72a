import Foundation

/// A program of the system that tests ask for its opinion.
struct Program {
  let url: URL

  static let rsvg = Program("rsvg-convert")
  static let chromium = Program("chromium")

  /// `nil` where no folder of the search path has it.
  private init?(_ name: String) {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let candidates = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
    let files = FileManager.default
    guard let url = candidates.first(where: { files.isExecutableFile(atPath: $0.path) }) else { return nil }
    self.url = url
  }

  /// Runs the program to its end.
  ///
  /// - Throws: When it cannot be run, fails, or takes longer than any picture should.
  func run(_ arguments: [String], timeout: TimeInterval = 120) throws {
    try run(arguments, writingTo: .nullDevice, timeout: timeout)
  }

  /// Runs the program, and returns what it writes.
  func output(_ arguments: [String]) throws -> String {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let file = try folder.write([], as: "output")
    let handle = try FileHandle(forWritingTo: file)
    try run(arguments, writingTo: handle, timeout: 120)
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// Does what runs the program, and does it again where that fails.
  ///
  /// A browser is many processes that wait for each other with deadlines of their own, and beside tests that use all of
  /// the machine it can give up before it has drawn anything. That says nothing of what it was to draw; what it can
  /// never draw fails every time.
  static func startingAgain<Result>(_ body: () throws -> Result) throws -> Result {
    for _ in 1..<3 {
      if let result = try? body() { return result }
    }
    return try body()
  }

  private func run(_ arguments: [String], writingTo output: FileHandle, timeout: TimeInterval) throws {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let deadline = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + timeout, execute: deadline)
    process.waitUntilExit()
    deadline.cancel()
    guard process.terminationStatus == 0 else {
      throw ProgramError(description: "\(url.lastPathComponent) ended with status \(process.terminationStatus)")
    }
  }
}

struct ProgramError: Error, CustomStringConvertible {
  var description: String
}

/// A folder that goes with all that is in it; it must be kept as long as it is used.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("strut-viewers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and says where.
  func write(_ bytes: some Sequence<UInt8>, as name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return file
  }
}
