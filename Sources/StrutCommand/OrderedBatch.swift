import Synchronization

/// Work on many things side by side, each wholly by one thread; what comes of it is handed over in the things' order.
final class OrderedBatch<Output: Sendable>: Sendable {
  private let count: Int
  private let work: @Sendable (Int) -> Output
  private let deliver: @Sendable (Int, Output) -> Void
  private let state = Mutex(State())

  private struct State {
    var next = 0
    var waiting: [Int: Output] = [:]
    /// How many were handed over: always the first ones.
    var delivered = 0
  }

  /// - Parameters:
  ///   - work: Called on any thread.
  ///   - deliver: Called with one thing at a time, in order, on any thread.
  init(
    count: Int, work: @escaping @Sendable (Int) -> Output, deliver: @escaping @Sendable (Int, Output) -> Void
  ) {
    self.count = count
    self.work = work
    self.deliver = deliver
  }

  /// Does all of it, on so many threads at most, this one among them.
  func run(jobs: Int) {
    let others = (1..<max(1, min(jobs, count))).compactMap { _ in WorkerThread { self.workWhileSomeAreLeft() } }
    workWhileSomeAreLeft()
    for thread in others { thread.join() }
  }

  private func workWhileSomeAreLeft() {
    while let index = state.withLock({ state in takeNext(&state) }) {
      let output = work(index)
      state.withLock { state in
        state.waiting[index] = output
        while let next = state.waiting.removeValue(forKey: state.delivered) {
          deliver(state.delivered, next)
          state.delivered += 1
        }
      }
    }
  }

  private func takeNext(_ state: inout State) -> Int? {
    guard state.next < count else { return nil }
    defer { state.next += 1 }
    return state.next
  }
}
