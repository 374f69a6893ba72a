import ConstraintSolver
import Foundation

/// The times of one workload at one size, in microseconds of processor time.
struct Measurement {
  var build: Double
  var rotate: Double
  var constraints: Int
  var worstError: Double

  static let portrait = (width: 390.0, height: 844.0)

  /// Builds and rotates a workload again and again for a while and takes the medians.
  init(_ workload: Workload, _ variant: Variant, count: Int, seconds: Double) {
    var builds: [Double] = []
    var last: Scene?
    let clock = ContinuousClock()
    let start = clock.now
    while builds.count < 3 || (builds.count < 200 && clock.now - start < .seconds(seconds)) {
      last = nil
      var scene = workload.scene(count)
      variant.apply(to: &scene)
      Memory.tidy()
      builds.append(Self.measure { Self.build(scene, variant) })
      last = scene
      if clock.now - start > .seconds(4 * seconds) { break }
    }
    let scene = last!
    constraints = scene.constraints.count
    let checks = variant != .mixed
    worstError = checks ? scene.worstError(width: Self.portrait.width, height: Self.portrait.height) : 0
    var rotations: [Double] = []
    var size = (width: Self.portrait.height, height: Self.portrait.width)
    let rotationStart = clock.now
    while rotations.count < 4 || (rotations.count < 1000 && clock.now - rotationStart < .seconds(seconds)) {
      rotations.append(
        Self.measure {
          scene.solver.suggest(size.width, for: scene.root.width)
          scene.solver.suggest(size.height, for: scene.root.height)
          scene.solver.solve()
        })
      if checks, rotations.count < 4 {
        worstError = max(worstError, scene.worstError(width: size.width, height: size.height))
      }
      size = (size.height, size.width)
    }
    build = Self.median(builds)
    rotate = Self.median(rotations)
  }

  private static func build(_ scene: Scene, _ variant: Variant) {
    let solver = scene.solver
    do {
      solver.addEditVariable(scene.root.width, priority: Priority(999))
      solver.addEditVariable(scene.root.height, priority: Priority(999))
      solver.suggest(portrait.width, for: scene.root.width)
      solver.suggest(portrait.height, for: scene.root.height)
      if variant == .single {
        for constraint in scene.constraints { try solver.add(constraint) }
      } else {
        solver.add(contentsOf: scene.constraints) { conflict in
          fatalError("the workload conflicts with itself: \(conflict)")
        }
      }
    } catch {
      fatalError("the workload conflicts with itself: \(error)")
    }
    solver.solve()
  }

  /// The processor time that something takes, in microseconds.
  ///
  /// Nothing here waits, so on a quiet machine this is the time on the wall; on a
  /// busy one it leaves out what other processes take.
  private static func measure(_ action: () -> Void) -> Double {
    let start = processorTime()
    action()
    return processorTime() - start
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
