import ConstraintSolver
import Foundation

/// The times of one workload at one size, in microseconds of processor time.
///
/// Builds are timed in turns, a few of this size and a few of the next: a shared machine changes its speed from one
/// second to the next, and sizes that are timed minutes apart would show that as growth.
struct Measurement {
  let workload: Workload
  let variant: Variant
  let count: Int
  private var builds: [Double] = []
  private var rotations: [Double] = []
  private(set) var constraints = 0
  private(set) var worstError = 0.0

  private static let portrait = (width: 390.0, height: 844.0)

  init(_ workload: Workload, _ variant: Variant, count: Int) {
    self.workload = workload
    self.variant = variant
    self.count = count
  }

  /// The median of the builds' times.
  var build: Double { Self.median(builds) }

  /// The median of the rotations' times.
  var rotate: Double { Self.median(rotations) }

  /// Builds the workload again and again for a while, once at least.
  mutating func timeBuilds(seconds: Double) {
    let clock = ContinuousClock()
    let start = clock.now
    repeat {
      var scene = workload.scene(count)
      variant.apply(to: &scene)
      Memory.tidy()
      builds.append(Self.measure { Self.build(scene, variant) })
    } while clock.now - start < .seconds(seconds)
  }

  /// Rotates the workload to and fro for a while, and checks its values.
  mutating func timeRotations(seconds: Double) {
    var scene = workload.scene(count)
    variant.apply(to: &scene)
    Self.build(scene, variant)
    constraints = scene.constraints.count
    // What was mixed in decides the values; nobody has worked them out.
    let checks = variant != .mixed
    if checks { worstError = scene.worstError(width: Self.portrait.width, height: Self.portrait.height) }
    let clock = ContinuousClock()
    let start = clock.now
    var size = (width: Self.portrait.height, height: Self.portrait.width)
    while rotations.count < 4 || (rotations.count < 1000 && clock.now - start < .seconds(seconds)) {
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
