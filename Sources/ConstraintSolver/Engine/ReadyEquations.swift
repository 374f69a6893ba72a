/// Equations with one unknown left, the firmest first.
///
/// The required ones, mostly all of them, wait in a plain queue; the rest in a heap.
struct ReadyEquations: ~Copyable {
  private struct Waiting {
    var key: Double
    var number: Int
    var form: Int32

    func isBefore(_ other: Waiting) -> Bool {
      key != other.key ? key > other.key : number < other.number
    }
  }

  private var required = Buffer<Int32>()
  private var next = 0
  private var heap: [Waiting] = []
  private var count = 0

  /// - Parameter room: How many required ones to make room for.
  init(room: Int) { required.reserve(additional: room) }

  mutating func insert(_ form: Int, key: Double) {
    if key >= ActiveSet.requiredKey { return required.append(Int32(form)) }
    count += 1
    heap.append(Waiting(key: key, number: count, form: Int32(form)))
    var index = heap.count - 1
    while index > 0, heap[index].isBefore(heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Takes the firmest out, if its key is not below a limit.
  mutating func popFirmest(downTo limit: Double) -> Int? {
    if next < required.count {
      next += 1
      return Int(required.base[next - 1])
    }
    guard let first = heap.first, first.key >= limit else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      siftDown()
    }
    return Int(first.form)
  }

  private mutating func siftDown() {
    var index = 0
    while true {
      var child = 2 * index + 1
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard child < heap.count, heap[child].isBefore(heap[index]) else { return }
      heap.swapAt(index, child)
      index = child
    }
  }
}
