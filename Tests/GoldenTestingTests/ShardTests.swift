import Testing

@testable import GoldenTesting

/// Sets spread over machines.
@Suite struct ShardTests {
  private static let names = (1...1000).map { "samples/figure-\($0)" }

  @Test(arguments: [1, 2, 3, 7, 64])
  func everyDocumentIsInOnePart(_ count: Int) {
    let shards = (1...count).map { Shard(number: $0, of: count) }
    for name in Self.names { #expect(shards.count { $0.contains(name) } == 1) }
  }

  @Test func partsAreOfNearlyOneSize() {
    let sizes = (1...8).map { number in Self.names.count { Shard(number: number, of: 8).contains($0) } }
    #expect(sizes.allSatisfy { (90...160).contains($0) }, "\(sizes)")
  }

  /// Another version, another machine: the same parts.
  @Test func partsAreOfAllTimes() {
    let parts = Self.names.prefix(12).map { name in (1...3).first { Shard(number: $0, of: 3).contains(name) } }
    #expect(parts == [3, 1, 3, 3, 2, 3, 3, 1, 3, 1, 3, 3])
  }

  @Test(arguments: ["1/1", "2/5", "5/5"])
  func areRead(_ text: String) throws {
    #expect(try Shard(parsing: text).description == text)
  }

  @Test(arguments: ["", "1", "0/3", "4/3", "1/0", "-1/3", "a/b", "1/2/3", "1/99999999999999999999"])
  func nonsenseIsRefused(_ text: String) {
    #expect(throws: ShardError(message: "'\(text)' is not a shard: write 1/3, 2/3 and 3/3 for the parts of three")) {
      try Shard(parsing: text)
    }
  }

  @Test(
    arguments: [
      ([:], nil),
      (["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "0"], "1/4"),
      (["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "3"], "4/4"),
      (["CI_NODE_TOTAL": "4", "CI_NODE_INDEX": "1"], "1/4"), (["CI_NODE_TOTAL": "4", "CI_NODE_INDEX": "4"], "4/4"),
      // A job that is not spread.
      (["CI_NODE_TOTAL": "1"], nil),
      (["STRUT_SHARDS": "3", "JOB_COMPLETION_INDEX": "2"], "3/3"),
      // A pod of an indexed job that is none of ours.
      (["JOB_COMPLETION_INDEX": "2"], nil),
      (["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "1", "CI_NODE_TOTAL": "4", "CI_NODE_INDEX": "4"], "2/2"),
    ] as [([String: String], String?)])
  func theEnvironmentIsUnderstood(_ environment: [String: String], _ shard: String?) throws {
    #expect(try Shard(environment: environment)?.description == shard)
  }

  @Test(
    arguments: [
      (
        ["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "4"],
        "TEST_SHARD_INDEX is '4', and with TEST_TOTAL_SHARDS=4 it is 0 to 3"
      ),
      (["TEST_TOTAL_SHARDS": "4"], "TEST_SHARD_INDEX is not set, and with TEST_TOTAL_SHARDS=4 it is 0 to 3"),
      (["TEST_TOTAL_SHARDS": "0", "TEST_SHARD_INDEX": "0"], "TEST_TOTAL_SHARDS is '0', not a number of shards"),
      (["CI_NODE_TOTAL": "4", "CI_NODE_INDEX": "0"], "CI_NODE_INDEX is '0', and with CI_NODE_TOTAL=4 it is 1 to 4"),
      (["CI_NODE_INDEX": "1"], "CI_NODE_TOTAL is '', not a number of shards"),
      (["STRUT_SHARDS": "3"], "JOB_COMPLETION_INDEX is not set, and with STRUT_SHARDS=3 it is 0 to 2"),
    ] as [([String: String], String)])
  func partsThatNobodyWouldRunAreErrors(_ environment: [String: String], _ message: String) {
    #expect(throws: ShardError(message: message)) { try Shard(environment: environment) }
  }
}
