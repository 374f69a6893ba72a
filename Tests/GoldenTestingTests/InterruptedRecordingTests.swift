import Foundation
import TestSupport
import Testing

@testable import GoldenTesting

/// Recordings that are killed.
@Suite struct InterruptedRecordingTests {
  /// The command, killed at every stage of recording ten pictures: each golden is the old one or the new one.
  @Test func everyGoldenIsOldOrNew() throws {
    let command = try Command()
    let devices = "iphone-4s, iphone-5, iphone-8, iphone-x, iphone-15"
    try command.write(
      "device: [\(devices)]\norientation: [portrait, landscape]\nscale: 1\nviews:\n  - view: a\n    frame: [9, 9, 50, 50]\n",
      to: "a.yaml")
    // 1. Two versions of all goldens, and how long one takes.
    func record(_ color: String, _ folder: String) -> Process {
      command.process(["test", "a.yaml", "--goldens", folder, "--record", "all", "--background", color])
    }
    for (color, folder) in [("white", "white"), ("black", "black"), ("white", "goldens")] {
      let process = record(color, folder)
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let names = command.files("white")
    #expect(names.count == 12)
    let versions = try names.map { [try command.read("white/\($0)"), try command.read("black/\($0)")] }
    // 2. Recordings by turns, each killed when so many of its goldens are there: that is where one is being written.
    var random = SeededGenerator(seed: 7)
    var killed = 0
    var mixtures = 0
    for round in 0..<20 {
      let color = round % 2 == 0 ? "black" : "white"
      let process = record(color, "goldens")
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      let wanted = Int(random.next() % 11)
      let deadline = Date(timeIntervalSinceNow: 60)
      while process.isRunning, Date() < deadline {
        let isNew = try names.indices.filter {
          try command.read("goldens/\(names[$0])") == versions[$0][round % 2 == 0 ? 1 : 0]
        }
        if isNew.count > wanted { break }
      }
      usleep(UInt32(random.next() % 3000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { killed += 1 }
      // 3. Every golden is whole.
      let states = try names.indices.map { versions[$0].firstIndex(of: try command.read("goldens/\(names[$0])")) }
      #expect(!states.contains(nil), "round \(round)")
      if Set(states).count > 1 { mixtures += 1 }
    }
    #expect(killed > 0)
    #expect(mixtures > 0)
    // 4. What was left behind is found, and the next recording is whole.
    #expect(names.allSatisfy { command.exists("goldens/\($0)") })
    let last = record("black", "goldens")
    last.standardOutput = FileHandle.nullDevice
    try last.run()
    last.waitUntilExit()
    for (index, name) in names.enumerated() { #expect(try command.read("goldens/\(name)") == versions[index][1]) }
  }

  /// A process that does nothing but write one file again and again, killed in the midst of it.
  @Test(arguments: 1...6)
  func aFileIsOldOrNew(_ number: Int) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strut-kill-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("file").path
    let size = 200_000
    try GoldenFile.write([UInt8](repeating: 1, count: size), to: path)
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, size = size as Int, number = number as Int] in
      Thread.detachNewThread {
        usleep(UInt32(3000 + number * 1700))
        kill(getpid(), SIGKILL)
      }
      for round in 0... {
        try GoldenFile.write([UInt8](repeating: UInt8(round % 2 + 1), count: size), to: path)
      }
    }
    let bytes = try #require(try GoldenFile.read(path))
    #expect(bytes.count == size)
    #expect(Set(bytes).count == 1)
  }
}
