import Foundation
import Fuzzing
import Testing

/// Every seed of the fuzzers and every input that once was a finding, taken in as the fuzzers do.
///
/// To add a case, add a file to `Fixtures/<target>`. The name of a finding is a sentence.
@Suite struct ReplayTests {
  struct Input: Sendable, CustomTestStringConvertible {
    var target: FuzzTarget
    var name: String
    var bytes: [UInt8]

    var testDescription: String { "\(target.rawValue)/\(name)" }
  }

  private static func files(of target: FuzzTarget) -> [(name: String, bytes: [UInt8])] {
    FuzzFolder.files(Bundle.module.resourceURL!.appendingPathComponent("Fixtures/\(target.rawValue)").path)
  }

  static let inputs = FuzzTarget.allCases.flatMap { target in
    files(of: target).map { Input(target: target, name: $0.name, bytes: $0.bytes) }
  }

  @Test(arguments: inputs) func anInputIsTakenIn(_ input: Input) {
    input.target.run(input.bytes)
  }

  /// The project's own mutators, for machines without libFuzzer: a few from a fixed seed.
  @Test(arguments: FuzzTarget.allCases) func changedInputsAreTakenIn(_ target: FuzzTarget) {
    let seeds = Self.files(of: target).map(\.bytes)
    #expect(!seeds.isEmpty)
    let words = FuzzFolder.words(Bundle.module.resourceURL!.appendingPathComponent("Fixtures/words.dict").path)
    #expect(words.contains(Array("\"".utf8)) && words.contains([9]))
    var mutator = Mutator(seed: 15, words: words)
    for _ in 0..<40 { target.run(mutator.changed(seeds[mutator.number(below: seeds.count)], among: seeds)) }
  }
}
