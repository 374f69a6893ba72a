import Glibc

/// What a process took of the machine, from its start to its end.
public struct ProcessUsage {
  /// Of the processor, user and system together.
  public var milliseconds: Double
  /// By the clock.
  public var elapsedMilliseconds: Double
  /// The most memory it had at once, in MiB.
  public var peak: Double

  /// The least times, and the most memory, of several runs of one command.
  public static func least(of runs: Int, _ command: [String]) throws -> ProcessUsage {
    var least = try ProcessUsage(running: command)
    for _ in 1..<max(runs, 1) {
      let usage = try ProcessUsage(running: command)
      least.milliseconds = min(least.milliseconds, usage.milliseconds)
      least.elapsedMilliseconds = min(least.elapsedMilliseconds, usage.elapsedMilliseconds)
      least.peak = max(least.peak, usage.peak)
    }
    return least
  }

  /// Runs a command to its end, its output thrown away.
  ///
  /// - Throws: When it cannot be run or fails.
  public init(running command: [String]) throws { try self.init(runningTogether: [command]) }

  /// Runs commands beside one another, each to its end, their output thrown away: what they took of the processor
  /// together, the time until the last of them ended, and the most memory that one of them had.
  ///
  /// - Throws: When one cannot be run or fails.
  public init(runningTogether commands: [[String]]) throws {
    let start = Self.now(CLOCK_MONOTONIC)
    let processes = try commands.map(Self.start)
    (milliseconds, peak) = (0, 0)
    for (process, command) in zip(processes, commands) {
      var status: Int32 = 0
      var usage = rusage()
      guard wait4(process, &status, 0, &usage) == process, status == 0 else {
        throw BenchmarkError("\(command.prefix(2).joined(separator: " ")) failed")
      }
      milliseconds += Self.milliseconds(usage.ru_utime) + Self.milliseconds(usage.ru_stime)
      peak = max(peak, Double(usage.ru_maxrss) / 1024)
    }
    elapsedMilliseconds = Self.now(CLOCK_MONOTONIC) - start
  }

  private static func start(_ command: [String]) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    guard posix_spawn(&process, command[0], &actions, nil, &arguments, environ) == 0 else {
      throw BenchmarkError("\(command[0]) cannot be run")
    }
    return process
  }

  /// A clock of the system, in milliseconds: `CLOCK_PROCESS_CPUTIME_ID` is what this process took of the processor.
  public static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
  }
}

public struct BenchmarkError: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}

extension Double {
  /// With one decimal.
  public var text: String { "\((self * 10).rounded() / 10)" }
}
