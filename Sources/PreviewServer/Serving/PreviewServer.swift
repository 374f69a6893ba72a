import Foundation

/// Answers callers: with the page's files, each at one address, and at another with a WebSocket. Nothing else is
/// answered, and no path is a file's.
///
/// One thread waits for all callers at once. Whatever they do, they have `CallerLimits` of it.
struct PreviewServer {
  let listener: Listener
  let answers: Answers

  func run() -> Never {
    var connections: [Connection] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // 1. Wait until someone calls, sends, takes, or has been silent for too long, or something was drawn.
      let ready = wait(for: connections)
      // 2. Send what was drawn.
      if ready.rings { answers.bell.silence() }
      for connection in connections { connection.emptyOutbox() }
      // 3. Go on with those who are ready.
      for (connection, events) in zip(connections, ready.events) where connection.isOpen {
        if events & Int16(POLLOUT) != 0 { connection.send() }
        if connection.isOpen, events & Int16(POLLIN | POLLHUP | POLLERR) != 0 { connection.receive(with: &buffer) }
        if let deadline = connection.deadline, deadline <= .now { connection.close() }
      }
      connections.removeAll { !$0.isOpen }
      // 4. Let newcomers in.
      if ready.calls { accept(into: &connections) }
    }
  }

  private typealias Ready = (calls: Bool, rings: Bool, events: [Int16])

  private func wait(for connections: [Connection]) -> Ready {
    var requests = [listener.socket, answers.bell.wire].map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    requests += connections.map {
      pollfd(fd: $0.caller.number, events: Int16($0.hasUnsent ? POLLIN | POLLOUT : POLLIN), revents: 0)
    }
    let next = connections.compactMap(\.deadline).min()
    let time = next.map { max(0, (ContinuousClock.now.duration(to: $0)) / .milliseconds(1)) }
    // A fraction of a millisecond more, so that the deadline has passed then.
    _ = poll(&requests, nfds_t(requests.count), time.map { Int32(min($0, 60_000)) + 1 } ?? -1)
    let events = requests.map(\.revents)
    return (events[0] != 0, events[1] != 0, Array(events[2...]))
  }

  private func accept(into connections: inout [Connection]) {
    // Not more at once than there may be: those who were let in are served in between.
    for _ in 0..<CallerLimits.connections {
      guard let caller = listener.accept() else { return }
      if connections.count >= CallerLimits.connections {
        // Most often a flood of callers who ask for nothing.
        guard let oldest = connections.firstIndex(where: \.isAsking) ?? connections.firstIndex(where: \.isLeaving)
        else {
          continue
        }
        connections.remove(at: oldest).close()
      }
      connections.append(Connection(caller, answers: answers))
    }
  }
}
