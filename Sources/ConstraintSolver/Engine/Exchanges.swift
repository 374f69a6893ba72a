/// The exchanges of active forms since the triangle of an ``ActiveSet`` was made: linear programming's eta file.
///
/// A form that becomes active in a position is a sum of the forms that were active until then.
/// An exchange keeps how much of each, so that what is known of the triangle's forms
/// is known of the present ones after a pass through the exchanges, and the other way round.
///
/// A vector over positions is passed through in place. Only exchanges that it reaches are visited.
struct Exchanges: ~Copyable {
  // The records are not private, as Swift 6.3 fails to destroy a buffer of a private type from another file.

  /// A form that became active in a position. Its shares lie together.
  struct Record: BitwiseCopyable {
    var position: Int32
    var start: Int32
    var end: Int32
    /// The exchange before in the same position, or -1.
    var next: Int32
    /// How much the new form has of the one that it replaced.
    var pivot: Double
  }

  /// How much the form of an exchange has of the form in another position.
  struct Share: BitwiseCopyable {
    var value: Double
    var position: Int32
    var exchange: Int32
    /// The share before in the same position, or -1.
    var next: Int32
  }

  /// The last exchange in a position and the last share of it, or -1.
  struct Links: BitwiseCopyable {
    var shares: Int32 = -1
    var exchanges: Int32 = -1
  }

  private var records = Buffer<Record>()
  private var shares = Buffer<Share>()
  /// By position, as far as there were exchanges when it was last made longer.
  private var links = Buffer<Links>()
  /// Exchanges that a pass has yet to visit; empty between passes.
  private var queue = OrderQueue()

  var count: Int { records.count }
  var shareCount: Int { shares.count }

  /// Whether the form in a position is the triangle's own and no exchange uses it.
  func isUntouched(_ position: Int) -> Bool {
    let links = links(at: position)
    return links.exchanges < 0 && links.shares < 0
  }

  private func links(at position: Int) -> Links {
    position < links.count ? links.base[position] : Links()
  }

  // MARK: - Changes

  /// Makes room for so many more exchanges, and shares of theirs.
  mutating func reserve(_ count: Int, shares shareCount: Int) {
    records.reserve(additional: count)
    shares.reserve(additional: shareCount)
    queue.reserve(records.count + count)
  }

  /// Adds an exchange, which has no shares yet.
  ///
  /// - Parameters:
  ///   - pivot: How much the new form has of the one that was active in the position.
  ///   - positions: How many positions there are.
  mutating func append(at position: Int, pivot: Double, amongPositions positions: Int) {
    links.extend(to: positions, with: Links())
    let start = Int32(shares.count)
    records.append(
      Record(position: Int32(position), start: start, end: start, next: links.base[position].exchanges, pivot: pivot))
    links.base[position].exchanges = Int32(records.count - 1)
    queue.reserve(records.count)
  }

  /// Adds how much the last exchange's form has of the form in another position.
  mutating func appendShare(_ value: Double, of position: Int) {
    let exchange = records.count - 1
    shares.append(
      Share(value: value, position: Int32(position), exchange: Int32(exchange), next: links.base[position].shares))
    links.base[position].shares = Int32(shares.count - 1)
    records.base[exchange].end = Int32(shares.count)
  }

  mutating func removeAll() {
    records.removeAll()
    shares.removeAll()
    links.removeAll()
  }

  func copy() -> Exchanges {
    var copy = Exchanges()
    copy.records = records.copy()
    copy.shares = shares.copy()
    copy.links = links.copy()
    copy.queue.reserve(records.count)
    return copy
  }

  // MARK: - Passes

  /// Turns the values of the active forms into those of the triangle's, all of them.
  func undo(in vector: borrowing Buffer<Double>) {
    for exchange in stride(from: records.count - 1, through: 0, by: -1) {
      vector.base[Int(records.base[exchange].position)] = undone(exchange, in: vector)
    }
  }

  /// Turns a movement of the active forms into one of the triangle's forms.
  ///
  /// - Parameter reached: The positions where the vector is not zero. It is given those that are reached besides.
  mutating func undo(in vector: borrowing Buffer<Double>, reaching reached: inout Buffer<Int32>) {
    if records.count == 0 { return }
    for index in 0..<reached.count { enqueueUsers(of: Int(reached.base[index]), below: records.count) }
    while let exchange = queue.popLast() {
      let position = Int(records.base[exchange].position)
      let wasZero = vector.base[position] == 0
      let value = undone(exchange, in: vector)
      vector.base[position] = value
      if wasZero, value != 0 {
        reached.append(Int32(position))
        enqueueUsers(of: position, below: exchange)
      }
    }
  }

  /// The replaced form's value by those of the form of an exchange and the others in it.
  @inline(__always)
  private func undone(_ exchange: Int, in vector: borrowing Buffer<Double>) -> Double {
    let record = records.base[exchange]
    var value = vector.base[Int(record.position)]
    for index in Int(record.start)..<Int(record.end) {
      value -= shares.base[index].value * vector.base[Int(shares.base[index].position)]
    }
    return value / record.pivot
  }

  /// Turns multiples of the triangle's forms into multiples of the active ones with the same sum.
  ///
  /// - Parameter reached: The positions where the vector is not zero. It is given those that are reached besides,
  ///   some of them twice.
  mutating func apply(to vector: borrowing Buffer<Double>, reaching reached: inout Buffer<Int32>) {
    if records.count == 0 { return }
    for index in 0..<reached.count { enqueueExchanges(at: Int(reached.base[index]), above: -1) }
    while let exchange = queue.popFirst() {
      let record = records.base[exchange]
      let multiple = vector.base[Int(record.position)] / record.pivot
      if multiple == 0 { continue }
      vector.base[Int(record.position)] = multiple
      for index in Int(record.start)..<Int(record.end) {
        let position = Int(shares.base[index].position)
        if vector.base[position] == 0 {
          // A number that cancels to zero is met again as new.
          reached.append(Int32(position))
          enqueueExchanges(at: position, above: exchange)
        }
        vector.base[position] -= multiple * shares.base[index].value
      }
    }
  }

  private func enqueueUsers(of position: Int, below limit: Int) {
    let links = links(at: position)
    var exchange = Int(links.exchanges)
    while exchange >= 0 {
      if exchange < limit { queue.insert(exchange) }
      exchange = Int(records.base[exchange].next)
    }
    var share = Int(links.shares)
    while share >= 0 {
      if Int(shares.base[share].exchange) < limit { queue.insert(Int(shares.base[share].exchange)) }
      share = Int(shares.base[share].next)
    }
  }

  private func enqueueExchanges(at position: Int, above limit: Int) {
    var exchange = Int(links(at: position).exchanges)
    while exchange >= 0 {
      if exchange > limit { queue.insert(exchange) }
      exchange = Int(records.base[exchange].next)
    }
  }
}
