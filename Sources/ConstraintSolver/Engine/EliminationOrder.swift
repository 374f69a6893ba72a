/// The order in which sparse equations are best eliminated, found from where their terms are alone.
///
/// The next row is always a shortest one (Markowitz), and its pivot a variable in the fewest rows. What elimination
/// would make of the other rows is not written down: they get an _element_, the pivot's row, whose variables are theirs
/// now; of elements that a new one contains nothing is kept. So a row is a few elements and what is left of its own
/// terms, and its length the sum of what each element has beside the newest: a bound, which is close where equations
/// are neighbours (Amestoy, Davis and Duff's approximate minimum degree). Variables have elements as rows have: the
/// rows that a pivot's variable stood in.
struct EliminationOrder: ~Copyable {
  /// A row or a variable.
  struct Item: BitwiseCopyable {
    /// Its own partners that no element has.
    var start: Int32 = 0
    var count: Int32 = 0
    /// A link to the last of its elements, or -1.
    var elements: Int32 = -1
    /// How many partners it has by now, at the most.
    var degree: Int32 = 0
    var isOpen = true
  }

  /// An element in an item's list.
  struct Node: BitwiseCopyable {
    var element: Int32
    var next: Int32
  }

  /// The rows or the variables of an element.
  struct Part: BitwiseCopyable {
    var start: Int32
    var count: Int32
    /// How many of them have the element in their lists.
    var users: Int32
    /// How many of the users do not belong to the newest element, if it is `seen` by it.
    var rest: Int32 = 0
    var seen: Int32 = -1
    /// The newest element whose pivot had this one.
    var absorbed: Int32 = -1
  }

  /// Either all rows or all variables.
  struct Side: ~Copyable {
    var items: Buffer<Item>
    /// Of the items, their own partners.
    var partners = Buffer<Int32>()
    var nodes = Buffer<Node>()
    /// By element.
    var parts = Buffer<Part>()
    /// Of the parts, their items.
    var members = Buffer<Int32>()
    /// By item: the last element whose part it was, plus one.
    var marks: Buffer<Int32>
    var openCount: Int

    init(count: Int) {
      items = Buffer(repeating: Item(), count: count)
      marks = Buffer(repeating: 0, count: count)
      openCount = count
    }

    mutating func close(_ item: Int) {
      items.base[item].isOpen = false
      openCount -= 1
    }

    /// Whether an item has one element, the newest, and nothing beside it.
    func hasOnly(_ element: Int, _ item: Int) -> Bool {
      guard items.base[item].count == 0 else { return false }
      let node = nodes.base[Int(items.base[item].elements)]
      return node.element == Int32(element) && node.next < 0
    }

    /// Takes an item out of the newest element, whose members are the last.
    mutating func removeMember(_ item: Int, of element: Int) {
      var place = Int(parts.base[element].start)
      while members.base[place] != Int32(item) { place += 1 }
      members.base[place] = members.base[members.count - 1]
      members.truncate(to: members.count - 1)
      parts.base[element].count -= 1
    }

    func shorten(_ element: Int, by count: Int32) {
      let part = parts.base[element]
      for index in Int(part.start)..<Int(part.start + part.count) {
        items.base[Int(members.base[index])].degree -= count
      }
    }
  }

  /// A row, and the variable that is its pivot unless its coefficient turns out small.
  struct Step: BitwiseCopyable {
    var row: Int32
    var variable: Int32
  }

  private(set) var steps = Buffer<Step>()
  /// How many terms the rows will have at the most, when their turn comes.
  private(set) var termCount = 0
  private var rows: Side
  private var variables: Side
  private var queue: LengthQueue

  /// - Parameters:
  ///   - rows: How many there are.
  ///   - variables: How many there are, those that stand in no row among them.
  init(rows: Int, variables: Int) {
    self.rows = Side(count: rows)
    self.variables = Side(count: variables)
    queue = LengthQueue(count: rows)
    steps.reserve(additional: rows)
  }

  /// Adds a term to a row; rows come one after the other.
  mutating func append(row: Int, variable: Int32) {
    if rows.items.base[row].count == 0 { rows.items.base[row].start = Int32(rows.partners.count) }
    rows.items.base[row].count += 1
    rows.partners.append(variable)
    variables.items.base[Int(variable)].count += 1
  }

  /// Says which of some variables is the best pivot of a row, by how many rows each is in.
  typealias Choice = (_ row: Int, _ variables: UnsafeBufferPointer<Int32>, _ uses: (Int) -> Int) -> Int

  /// Finds the order of all rows.
  mutating func run(choose: Choice) {
    transpose()
    for row in 0..<rows.items.count {
      rows.items.base[row].degree = rows.items.base[row].count
      queue.insert(row, length: Int(rows.items.base[row].degree))
    }
    while let row = queue.popShortest() {
      let element = rows.parts.count
      rows.close(row)
      Self.gather(row, of: &rows, into: &variables, element: element)
      if variables.parts.base[element].count == 0 {
        // Nothing is left to be eliminated; the row says what others say.
        steps.append(Step(row: Int32(row), variable: -1))
        rows.parts.append(Part(start: Int32(rows.members.count), count: 0, users: 0))
        continue
      }
      let variable = choice(for: row, of: element, choose)
      eliminate(row, variable, of: element)
      Self.gather(variable, of: &variables, into: &rows, element: element)
      Self.countRest(of: element, in: rows)
      Self.countRest(of: element, in: variables)
      Self.update(&rows, beside: variables, element: element)
      Self.update(&variables, beside: rows, element: element)
      eliminateInner(of: element, choose)
      let part = rows.parts.base[element]
      for index in Int(part.start)..<Int(part.start + part.count) {
        let row = Int(rows.members.base[index])
        queue.insert(row, length: Int(rows.items.base[row].degree))
      }
    }
  }

  private mutating func transpose() {
    var start: Int32 = 0
    for variable in 0..<variables.items.count {
      let count = variables.items.base[variable].count
      variables.items.base[variable].start = start
      variables.items.base[variable].degree = count
      variables.items.base[variable].count = 0
      start += count
    }
    variables.partners.lengthen(to: Int(start))
    for row in 0..<rows.items.count {
      let item = rows.items.base[row]
      for place in Int(item.start)..<Int(item.start + item.count) {
        let user = variables.items.base + Int(rows.partners.base[place])
        variables.partners.base[Int(user.pointee.start + user.pointee.count)] = Int32(row)
        user.pointee.count += 1
      }
    }
  }

  private func choice(for row: Int, of element: Int, _ choose: Choice) -> Int {
    let part = variables.parts.base[element]
    let candidates = UnsafeBufferPointer(start: variables.members.base + Int(part.start), count: Int(part.count))
    let items = variables.items.base
    return Int(candidates[choose(row, candidates) { Int(items[$0].degree) }])
  }

  /// Notes a pivot. The newest element has the variable.
  private mutating func eliminate(_ row: Int, _ variable: Int, of element: Int) {
    steps.append(Step(row: Int32(row), variable: Int32(variable)))
    termCount += Int(variables.parts.base[element].count)
    variables.close(variable)
    variables.removeMember(variable, of: element)
  }

  /// Eliminates the rows that have nothing but the newest element, as far as such variables are their pivots: for all
  /// the others the element only becomes shorter.
  private mutating func eliminateInner(of element: Int, _ choose: Choice) {
    var eliminated: Int32 = 0
    var index = Int(rows.parts.base[element].start)
    while index < Int(rows.parts.base[element].start + rows.parts.base[element].count) {
      let row = Int(rows.members.base[index])
      index += 1
      guard rows.hasOnly(element, row), variables.parts.base[element].count > 0 else { continue }
      let variable = choice(for: row, of: element, choose)
      guard variables.hasOnly(element, variable) else { continue }
      rows.close(row)
      queue.remove(row)
      eliminate(row, variable, of: element)
      rows.removeMember(row, of: element)
      rows.parts.base[element].users -= 1
      variables.parts.base[element].users -= 1
      eliminated += 1
      index -= 1
    }
    if eliminated == 0 { return }
    rows.shorten(element, by: eliminated)
    variables.shorten(element, by: eliminated)
  }

  // MARK: - One side for the other

  /// Makes the open partners of a pivot the other side's part of an element.
  private static func gather(_ pivot: Int, of side: inout Side, into other: inout Side, element: Int) {
    let mark = Int32(element + 1)
    let start = Int32(other.members.count)
    let item = side.items.base[pivot]
    for place in Int(item.start)..<Int(item.start + item.count) {
      add(side.partners.base[place], to: &other, mark)
    }
    var node = Int(item.elements)
    while node >= 0 {
      let old = Int(side.nodes.base[node].element)
      node = Int(side.nodes.base[node].next)
      side.parts.base[old].users -= 1
      side.parts.base[old].absorbed = Int32(element)
      let part = other.parts.base[old]
      for index in Int(part.start)..<Int(part.start + part.count) { add(other.members.base[index], to: &other, mark) }
    }
    let count = Int32(other.members.count) - start
    other.parts.append(Part(start: start, count: count, users: 0))
  }

  @inline(__always)
  private static func add(_ item: Int32, to side: inout Side, _ mark: Int32) {
    guard side.items.base[Int(item)].isOpen, side.marks.base[Int(item)] != mark else { return }
    side.marks.base[Int(item)] = mark
    side.members.append(item)
  }

  /// Counts how many users of the elements that members of the newest one have are no members.
  private static func countRest(of element: Int, in side: borrowing Side) {
    let newest = side.parts.base[element]
    for index in Int(newest.start)..<Int(newest.start + newest.count) {
      var node = Int(side.items.base[Int(side.members.base[index])].elements)
      while node >= 0 {
        let part = side.parts.base + Int(side.nodes.base[node].element)
        node = Int(side.nodes.base[node].next)
        if part.pointee.seen != Int32(element) {
          part.pointee.seen = Int32(element)
          part.pointee.rest = part.pointee.users
        }
        part.pointee.rest -= 1
      }
    }
  }

  /// Gives the members of the newest element on one side the element, and takes from them what it contains.
  private static func update(_ side: inout Side, beside other: borrowing Side, element: Int) {
    let newest = side.parts.base[element]
    let partners = other.parts.base[element].count
    for index in Int(newest.start)..<Int(newest.start + newest.count) {
      let item = side.items.base + Int(side.members.base[index])
      var degree = partners
      // 1. Elements, but those that the newest one contains.
      var kept: Int32 = -1
      var node = item.pointee.elements
      while node >= 0 {
        let old = Int(side.nodes.base[Int(node)].element)
        let next = side.nodes.base[Int(node)].next
        let part = other.parts.base[old]
        let rest = part.seen == Int32(element) ? part.rest : part.users
        if rest <= 0 || side.parts.base[old].absorbed == Int32(element) {
          side.parts.base[old].users -= 1
        } else {
          degree += rest
          side.nodes.base[Int(node)].next = kept
          kept = node
        }
        node = next
      }
      side.nodes.append(Node(element: Int32(element), next: kept))
      item.pointee.elements = Int32(side.nodes.count - 1)
      // 2. Partners of its own, but those that the newest element has.
      let start = Int(item.pointee.start)
      var end = start
      for place in start..<(start + Int(item.pointee.count)) {
        let partner = Int(side.partners.base[place])
        guard other.items.base[partner].isOpen, other.marks.base[partner] != Int32(element + 1) else { continue }
        side.partners.base[end] = Int32(partner)
        end += 1
      }
      item.pointee.count = Int32(end - start)
      degree += item.pointee.count
      item.pointee.degree = min(degree, item.pointee.degree - 1 + partners, Int32(other.openCount))
    }
    side.parts.base[element].users = newest.count
  }
}

/// Open rows by their length; of the shortest the one that has waited longest comes first.
struct LengthQueue: ~Copyable {
  struct Node: BitwiseCopyable {
    var row: Int32
    var next: Int32
  }

  struct Ends: BitwiseCopyable {
    var first: Int32 = -1
    var last: Int32 = -1
  }

  private var nodes = Buffer<Node>()
  /// By length: the rows that have it, and some that had it.
  private var buckets = Buffer<Ends>()
  /// By row: its length, or -1 if it was taken out.
  private var lengths: Buffer<Int32>
  private var least = 0

  init(count: Int) { lengths = Buffer(repeating: -1, count: count) }

  /// Puts a row where its length says, unless it is there already.
  mutating func insert(_ row: Int, length: Int) {
    guard lengths.base[row] != Int32(length) else { return }
    lengths.base[row] = Int32(length)
    buckets.extend(to: length + 1, with: Ends())
    let node = Int32(nodes.count)
    nodes.append(Node(row: Int32(row), next: -1))
    if buckets.base[length].first < 0 {
      buckets.base[length].first = node
    } else {
      nodes.base[Int(buckets.base[length].last)].next = node
    }
    buckets.base[length].last = node
    least = min(least, length)
  }

  func remove(_ row: Int) { lengths.base[row] = -1 }

  mutating func popShortest() -> Int? {
    while least < buckets.count {
      let node = Int(buckets.base[least].first)
      if node < 0 {
        least += 1
        continue
      }
      buckets.base[least].first = nodes.base[node].next
      let row = Int(nodes.base[node].row)
      if lengths.base[row] == Int32(least) {
        lengths.base[row] = -1
        return row
      }
    }
    return nil
  }
}
