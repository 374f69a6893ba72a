extension ActiveSet {
  /// Nothing on one side of a breakpoint and a slope on the other, or a slope on both.
  struct Cost {
    var breakpoint: Double
    var key: Double
    /// The slopes of the cost below and above the breakpoint.
    var left: Double
    var right: Double
    var form: Int32
    /// A link to the form's next cost.
    var next: Int32
    /// The constraint's index, or -1 for a variable's own.
    var handle: Int32
    /// On which side a value that is at the breakpoint counts; 0 for neither.
    var side: Int8 = 0
  }
}

/// The costs of an ``ActiveSet``, in half the memory.
///
/// The costs of a form are a chain of links. Those of constraints are linked by their index. The last of a
/// variable's own form is what it prefers; the link to it is marked, as ``link(toOwn:)`` says, so that who asks
/// for constraints ends before it, and never reads it.
///
/// A layout has a handful of priorities and slopes, so what says how much a cost counts
/// is kept once for all that have it in common. A record is half a line of the cache.
struct Costs: ~Copyable {
  // Not private, as Swift 6.3 fails to destroy a buffer of a private type from another file.
  struct Record: BitwiseCopyable {
    var breakpoint: Double
    var kind: Int32
    var form: Int32
    var next: Int32
    var handle: Int32
    var side: Int8 = 0
  }

  struct Kind: BitwiseCopyable {
    var key: Double
    var left: Double
    var right: Double
  }

  private var records = Buffer<Record>()
  private var kinds = Buffer<Kind>()
  /// Where a kind is by its hash, or the next free place after that; -1 is free.
  private var places = Buffer<Int32>()

  var count: Int { records.count }

  subscript(index: Int) -> ActiveSet.Cost {
    @inline(__always) get {
      assert(index >= 0 && index < records.count)
      let record = records.base[index]
      let kind = kinds.base[Int(record.kind)]
      return ActiveSet.Cost(
        breakpoint: record.breakpoint, key: kind.key, left: kind.left, right: kind.right, form: record.form,
        next: record.next, handle: record.handle, side: record.side)
    }
  }

  @inline(__always)
  mutating func append(_ cost: ActiveSet.Cost) {
    let kind = self.kind(Kind(key: cost.key, left: cost.left, right: cost.right))
    records.append(
      Record(
        breakpoint: cost.breakpoint, kind: kind, form: cost.form, next: cost.next, handle: cost.handle,
        side: cost.side))
  }

  mutating func setKey(_ key: Double, left: Double, right: Double, at index: Int) {
    records.base[index].kind = kind(Kind(key: key, left: left, right: right))
  }

  @inline(__always) func setBreakpoint(_ breakpoint: Double, at index: Int) {
    records.base[index].breakpoint = breakpoint
  }

  @inline(__always) func setForm(_ form: Int32, at index: Int) { records.base[index].form = form }

  @inline(__always) func setNext(_ next: Int32, at index: Int) { records.base[index].next = next }

  @inline(__always) func setSide(_ side: Int8, at index: Int) { records.base[index].side = side }

  /// What says how much a cost counts; costs of one kind have one key and the same slopes.
  func kind(at index: Int) -> Int32 { records.base[index].kind }

  func key(ofKind kind: Int32) -> Double { kinds.base[Int(kind)].key }

  mutating func makeRoom(for total: Int) { records.makeRoom(for: total) }

  mutating func reserve(additional: Int) { records.reserve(additional: additional) }

  func copy() -> Costs {
    var copy = Costs()
    copy.records = records.copy()
    copy.kinds = kinds.copy()
    copy.places = places.copy()
    return copy
  }

  // MARK: - Links

  /// The marked link to what a variable prefers: less than -1, which is the end of a chain.
  static func link(toOwn index: Int) -> Int32 { -2 - Int32(index) }

  /// The cost that a link leads to, marked or not; -1 at the end.
  @inline(__always)
  static func index(of link: Int32) -> Int { link < -1 ? -2 - Int(link) : Int(link) }

  // MARK: - Kinds

  private mutating func kind(_ kind: Kind) -> Int32 {
    if 2 * kinds.count >= places.count { makePlaces() }
    var place = Self.hash(kind) & (places.count - 1)
    while places.base[place] >= 0 {
      let other = kinds.base[Int(places.base[place])]
      if other.key == kind.key, other.left == kind.left, other.right == kind.right { return places.base[place] }
      place = (place + 1) & (places.count - 1)
    }
    places.base[place] = Int32(kinds.count)
    kinds.append(kind)
    return Int32(kinds.count - 1)
  }

  private mutating func makePlaces() {
    places = Buffer(repeating: -1, count: max(16, 2 * places.count))
    for index in 0..<kinds.count {
      var place = Self.hash(kinds.base[index]) & (places.count - 1)
      while places.base[place] >= 0 { place = (place + 1) & (places.count - 1) }
      places.base[place] = Int32(index)
    }
  }

  private static func hash(_ kind: Kind) -> Int {
    let bits = kind.key.bitPattern &+ kind.left.bitPattern &* 3 &+ kind.right.bitPattern &* 5
    return Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 40)
  }
}
