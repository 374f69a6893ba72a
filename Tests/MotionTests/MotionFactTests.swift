import Foundation
import Geometry
import Motion
import Testing

/// Each line of `Fixtures/facts.tsv` is a number that was measured, documented or derived from what was.
@Suite struct MotionFactTests {
  struct Fact: CustomTestStringConvertible, Sendable {
    var function: String
    var arguments: [Double]
    var expected: [Double]
    var tolerance: Double
    var testDescription: String { "\(function) \(arguments)" }

    static let all: [Fact] = {
      let file = Bundle.module.url(forResource: "facts", withExtension: "tsv", subdirectory: "Fixtures")!
      let lines = try! String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      return lines.map { line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        let numbers = { (cell: Substring) in cell.split(separator: " ").map { Double($0)! } }
        return Fact(
          function: String(cells[0]), arguments: numbers(cells[1]), expected: numbers(cells[2]),
          tolerance: Double(cells[3])!)
      }
    }()
  }

  @Test(arguments: Fact.all) func holds(_ fact: Fact) throws {
    let function = try #require(Self.functions[fact.function])
    let found = function(fact.arguments)
    #expect(found.count == fact.expected.count)
    for (found, expected) in zip(found, fact.expected) {
      #expect(abs(found - expected) <= fact.tolerance, "\(found) instead of \(expected)")
    }
  }

  private static let screen = Size(320, 480)

  private static let functions: [String: @Sendable ([Double]) -> [Double]] = [
    "curve easeInOut": { [TimingCurve.easeInOut.progress(at: $0[0])] },
    "delayed fade": { time in
      var playback = Playback(.curve(.easeInOut, duration: 1))
      playback.delay = 0.5
      var alpha = AnimatedValue(1.0)
      alpha.set(0, at: 0, playing: playback)
      return [alpha.value(at: time[0])]
    },
    "spring by damping ratio": { values in
      let spring = Spring(duration: values[0], dampingRatio: values[1], initialVelocity: values[2])
      return [spring.stiffness, spring.damping]
    },
    "position by damping ratio": { values in
      [Spring(duration: values[0], dampingRatio: values[1], initialVelocity: values[2]).position(at: values[3])]
    },
    "spring by bounce": { values in
      let spring = Spring(duration: values[0], bounce: values[1])
      return [spring.stiffness, spring.damping, spring.position(at: values[2]), spring.settlingDuration]
    },
    "spring by constants": { values in
      let spring = Spring(mass: values[0], stiffness: values[1], damping: values[2])
      return [spring.settlingDuration, spring.position(at: values[3])]
    },
    "laid out in a block": { time in
      let progress = TimingCurve.easeInOut.progress(at: time[0] / 0.25)
      let (old, new) = (Rect(x: 20, y: 0, width: 80, height: 40), Rect(x: 120, y: 0, width: 200, height: 40))
      // UIKit interpolates centre and size, and so, for views of one height, the frame.
      let center = old.center.interpolated(to: new.center, at: progress)
      let width = old.width.interpolated(to: new.width, at: progress)
      return [center.x - width / 2, width]
    },
    "turn by UIKit": { [degrees(Transform.identity.animated(to: rotation($0[0]), at: 0.5))] },
    "turn by Core Animation": { [degrees(Transform.identity.interpolated(to: rotation($0[0]), at: 0.5))] },
    "color": { progress in
      let color = SIMD4(1.0, 0, 0, 1).interpolated(to: SIMD4(0, 0, 1, 0.2), at: progress[0])
      return (0..<4).map { color[$0] }
    },
    "bounce by key frames": { time in
      let scales = Keyframes(values: [0.0001, 1.15, 1], times: [0, 0.5, 1], mode: .cubic)
      return [scales.value(at: TimingCurve.easeInOut.progress(at: time[0] / 0.6))]
    },
    "early fade": { time in
      let alphas = Keyframes(values: [1.0, 0, 0], times: [0, 0.1, 1])
      return [alphas.value(at: TimingCurve.easeInOut.progress(at: time[0] / 10))]
    },
    "flip from left": { progress in
      let corners = FlipGeometry(from: .minX, size: screen, progress: progress[0]).corners
      return [corners[0].x, corners[3].y - corners[0].y, corners[1].x, corners[2].y - corners[1].y]
    },
    "push from right": { progress in
      let (old, new) = LayerTransition.push.offsets(.fromRight, size: screen, progress: progress[0])
      return [old.x, new.x]
    },
    "move in from top": { [LayerTransition.moveIn.offsets(.fromTop, size: screen, progress: $0[0]).new.y] },
    "reveal from left": { [LayerTransition.reveal.offsets(.fromLeft, size: screen, progress: $0[0]).old.x] },
    "cel of 17 in 0.75 s": { [Double(Cels(count: 17, duration: 0.75).index(at: $0[0])! + 1)] },
  ]

  private static func rotation(_ degrees: Double) -> Transform { .rotation(radians: degrees * .pi / 180) }

  private static func degrees(_ transform: Transform) -> Double { transform.rotation * 180 / .pi }
}
