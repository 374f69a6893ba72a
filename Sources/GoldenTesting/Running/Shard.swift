import Files

/// A part of a set of documents that is split over several machines.
///
///     let shard = try Shard(parsing: "2/5")
///     shard.contains("samples/form")   // on one of the five
///
/// The name alone determines the shard of a document, so machines need no coordination.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The number of the shard, from 1.
  package let number: Int
  package let count: Int

  /// - Precondition: `number` is from 1 to `count`.
  package init(number: Int, of count: Int) {
    precondition(count >= 1 && (1...count).contains(number), "shard \(number) of \(count)")
    self.number = number
    self.count = count
  }

  /// - Throws: An error if the text is not a valid shard, such as `6/5`.
  package init(parsing text: String) throws(ShardError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), count >= 1,
      (1...count).contains(number)
    else { throw ShardError(message: "'\(text)' is not a shard: write 1/3, 2/3 and 3/3 for the parts of three") }
    self.init(number: number, of: count)
  }

  package var description: String { "\(number)/\(count)" }

  package func contains(_ name: String) -> Bool { Int(stableHash(name.utf8) % UInt64(count)) == number - 1 }
}

/// The reason why a shard is invalid.
package struct ShardError: Error, Hashable, Sendable {
  package var message: String
}
