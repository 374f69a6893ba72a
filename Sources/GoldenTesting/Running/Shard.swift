/// A part of a set that is spread over several machines.
///
///     let shard = try Shard(parsing: "2/5")
///     shard.contains("samples/form")   // on one of the five
///
/// Which part a document is in follows from its name alone, so that machines need not talk to each other.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// From 1.
  public let number: Int
  public let count: Int

  /// - Precondition: `number` is from 1 to `count`.
  public init(number: Int, of count: Int) {
    precondition(count >= 1 && (1...count).contains(number), "shard \(number) of \(count)")
    self.number = number
    self.count = count
  }

  /// - Throws: Why a text such as `6/5` is no shard.
  public init(parsing text: String) throws(ShardError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), count >= 1,
      (1...count).contains(number)
    else { throw ShardError(message: "'\(text)' is no shard: write 1/3, 2/3 and 3/3 for the parts of three") }
    self.init(number: number, of: count)
  }

  public var description: String { "\(number)/\(count)" }

  public func contains(_ name: String) -> Bool { Int(Self.hash(name) % UInt64(count)) == number - 1 }

  /// FNV-1a of 64 bits, whose low bits are then mixed: the same on every machine and in every version, which Swift's
  /// own hashes are not.
  static func hash(_ name: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 {
      hash ^= UInt64(byte)
      hash = hash &* 0x0000_0100_0000_01B3
    }
    hash ^= hash >> 32
    return hash
  }
}

/// Why there is no telling which part is meant.
public struct ShardError: Error, Hashable, Sendable {
  public var message: String
}
