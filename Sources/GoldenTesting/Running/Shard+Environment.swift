extension Shard {
  /// The shard from the environment variables of common engines; `nil` for the whole set.
  ///
  /// | engine | index | count | first |
  /// |---|---|---|---|
  /// | Bazel | `TEST_SHARD_INDEX` | `TEST_TOTAL_SHARDS` | 0 |
  /// | Kubernetes, indexed jobs | `JOB_COMPLETION_INDEX` | `STRUT_SHARDS`, which the job's author sets | 0 |
  /// | GitLab, `parallel:` | `CI_NODE_INDEX` | `CI_NODE_TOTAL` | 1 |
  ///
  /// Kubernetes gives a pod its index but not the number of pods, so the index is used only with `STRUT_SHARDS`. For jobs
  /// that are not parallel, GitLab sets a count of 1 and no index.
  ///
  /// - Throws: An error if the numbers are invalid, so that no shard is skipped silently.
  package init?(environment: [String: String]) throws(ShardError) {
    if let count = environment["TEST_TOTAL_SHARDS"], !count.isEmpty {
      try self.init(
        index: environment["TEST_SHARD_INDEX"], "TEST_SHARD_INDEX", first: 0, count: count, "TEST_TOTAL_SHARDS")
    } else if let count = environment["STRUT_SHARDS"], !count.isEmpty {
      try self.init(
        index: environment["JOB_COMPLETION_INDEX"], "JOB_COMPLETION_INDEX", first: 0, count: count, "STRUT_SHARDS")
    } else if let index = environment["CI_NODE_INDEX"], !index.isEmpty {
      try self.init(
        index: index, "CI_NODE_INDEX", first: 1, count: environment["CI_NODE_TOTAL"] ?? "", "CI_NODE_TOTAL")
    } else {
      return nil
    }
  }

  private init(
    index: String?, _ indexName: String, first: Int, count: String, _ countName: String
  ) throws(ShardError) {
    guard let total = Int(count), total >= 1 else {
      throw ShardError(message: "\(countName) is '\(count)', not a number of shards")
    }
    guard let index, let value = Int(index), (first..<(first + total)).contains(value) else {
      throw ShardError(
        message: "\(indexName) is \(index.map { "'\($0)'" } ?? "not set"), and with \(countName)=\(total) it is"
          + " \(first) to \(first + total - 1)")
    }
    self.init(number: value - first + 1, of: total)
  }
}
