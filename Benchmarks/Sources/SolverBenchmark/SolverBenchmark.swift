import Foundation

/// Times the solver on layout-shaped workloads.
///
///     SolverBenchmark [--sizes 10,100,1000,5000] [--workloads chain,grid] [--variants ,-shuffled] [--seconds 1]
///       [--memory kept|fresh]
///
/// Prints a line `strut workload N build_us rotate_us` for each, then how the times
/// grow with N from 100 on, and on standard error any answer that is wrong.
@main struct SolverBenchmark {
  static func main() {
    let options = Options(CommandLine.arguments.dropFirst())
    options.memory.configure()
    var growth: [String] = []
    for variant in options.variants {
      // The hard ones are hard enough as they are.
      for workload in options.workloads where variant == .ordered || Workload.common.contains(workload) {
        var points: [(count: Double, build: Double, rotate: Double)] = []
        for times in measure(workload, variant, options) {
          let name = workload.rawValue + variant.rawValue
          print("strut \(name) \(times.count) \(rounded(times.build)) \(rounded(times.rotate))")
          if times.worstError > 1e-6 * Double(times.count) {
            print("error: \(name) \(times.count) is off by \(times.worstError)")
          }
          growth.append("per-constraint \(name) \(times.count) \(rounded(times.build / Double(times.constraints)))")
          if times.count >= 100 { points.append((Double(times.count), times.build, times.rotate)) }
        }
        if points.count > 1 {
          let build = exponent(points.map { ($0.count, $0.build) })
          let rotate = exponent(points.map { ($0.count, $0.rotate) })
          growth.append("growth \(workload.rawValue)\(variant.rawValue) \(rounded(build)) \(rounded(rotate))")
        }
      }
    }
    growth.forEach { print($0) }
  }

  /// Times a workload at all sizes, in turns.
  private static func measure(_ workload: Workload, _ variant: Variant, _ options: Options) -> [Measurement] {
    var measurements = options.sizes.map { Measurement(workload, variant, count: $0) }
    let turns = 5
    for _ in 0..<turns {
      for index in measurements.indices { measurements[index].timeBuilds(seconds: options.seconds / Double(turns)) }
    }
    for index in measurements.indices { measurements[index].timeRotations(seconds: options.seconds) }
    return measurements
  }

  static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  /// The slope of a line through the points, both axes logarithmic.
  static func exponent(_ points: [(Double, Double)]) -> Double {
    let logs = points.map { (log2($0.0), log2($0.1)) }
    let meanX = logs.reduce(0) { $0 + $1.0 } / Double(logs.count)
    let meanY = logs.reduce(0) { $0 + $1.1 } / Double(logs.count)
    let above = logs.reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    return above / logs.reduce(0) { $0 + ($1.0 - meanX) * ($1.0 - meanX) }
  }
}

/// What the command line asks for.
struct Options {
  var sizes = [10, 100, 1000, 5000]
  var workloads = Workload.allCases
  var variants = Variant.allCases
  var seconds = 1.0
  var memory = Memory.kept

  init(_ arguments: some Sequence<String>) {
    var iterator = arguments.makeIterator()
    while let name = iterator.next(), let value = iterator.next() {
      let parts = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      switch name {
      case "--sizes": sizes = parts.compactMap { Int($0) }
      case "--workloads": workloads = parts.compactMap { Workload(rawValue: $0) }
      case "--variants": variants = parts.compactMap { Variant(rawValue: $0) }
      case "--memory": memory = Memory(rawValue: value) ?? memory
      case "--seconds": seconds = Double(value) ?? seconds
      default: fatalError("unknown option \(name)")
      }
    }
  }
}
