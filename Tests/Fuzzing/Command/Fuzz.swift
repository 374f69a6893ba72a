import Foundation
import Fuzzing

/// usage: FuzzCommand TARGET [OPTION…] FOLDER…
///
/// Built by `scripts/fuzz`. With libFuzzer, the options are libFuzzer's. Without, they are `-max_total_time`, `-runs`,
/// `-seed`, `-dict` and `-artifact_prefix` in the same form.
@main enum Fuzz {
  /// Set once, before the first run.
  nonisolated(unsafe) private static var target = FuzzTarget.figures

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 1, let target = FuzzTarget(rawValue: arguments[1]) else {
      print("usage: FuzzCommand \(FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")) [OPTION…] FOLDER…")
      exit(64)
    }
    self.target = target
    exit(run([arguments[0]] + arguments.dropFirst(2)))
  }

  #if LIBFUZZER
    private static func run(_ arguments: [String]) -> Int32 {
      var pointers = arguments.map { strdup($0) } + [nil]
      var count = Int32(arguments.count)
      return pointers.withUnsafeMutableBufferPointer { buffer in
        var pointer = buffer.baseAddress!
        return runDriver(&count, &pointer, take)
      }
    }

    private static let take: Run = { bytes, length in
      target.run(Array(UnsafeBufferPointer(start: bytes, count: length)))
      return 0
    }
  #else
    private static func run(_ arguments: [String]) -> Int32 {
      func option(_ name: String) -> String? {
        arguments.last { $0.hasPrefix("-\(name)=") }.map { String($0.dropFirst(name.count + 2)) }
      }
      let folders = arguments.dropFirst().filter { !$0.hasPrefix("-") }
      let seeds = folders.flatMap { FuzzFolder.files($0) }.map(\.bytes)
      let words = option("dict").map(FuzzFolder.words) ?? []
      var mutator = Mutator(seed: option("seed").flatMap(Int.init) ?? 1, words: words)
      let end = Date() + (option("max_total_time").flatMap(Double.init) ?? 60)
      let limit = option("runs").flatMap(Int.init) ?? -1
      // It outlives the process: what it holds after a crash is the finding.
      let record = URL(fileURLWithPath: (option("artifact_prefix") ?? "./") + "crash-\(getpid())")
      var runs = 0
      while runs != limit, Date() < end {
        let input = mutator.changed(seeds.isEmpty ? [] : seeds[mutator.number(below: seeds.count)], among: seeds)
        guard (try? Data(input).write(to: record)) != nil else { return 1 }
        target.run(input)
        runs += 1
      }
      try? FileManager.default.removeItem(at: record)
      print("Done \(runs) runs")
      return 0
    }
  #endif
}

#if LIBFUZZER
  private typealias Run = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32

  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>, _ run: Run
  ) -> Int32
#endif
