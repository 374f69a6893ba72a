import Geometry
import Motion
import TestSupport
import Testing

/// Rules that hold for all curves, springs, transforms and key frames.
@Suite struct MotionPropertyTests {
  private var generator = SeededGenerator(seed: 7)

  @Test mutating func everyCurveBeginsAndEnds() {
    for _ in 0..<200 {
      let curve = TimingCurve(number(0...1), number(-2...3), number(0...1), number(-2...3))
      #expect(curve.progress(at: 0) == 0)
      #expect(curve.progress(at: 1) == 1)
      #expect(abs(curve.progress(at: 1e-12)) < 0.01)
      #expect(abs(curve.progress(at: 1 - 1e-12) - 1) < 0.01)
    }
  }

  @Test mutating func aMirroredCurveRunsBackwards() {
    for _ in 0..<200 {
      let curve = TimingCurve(number(0...1), number(0...1), number(0...1), number(0...1))
      let mirrored = TimingCurve(1 - curve.x2, 1 - curve.y2, 1 - curve.x1, 1 - curve.y1)
      let time = number(0...1)
      #expect(abs(curve.progress(at: time) - (1 - mirrored.progress(at: 1 - time))) < 1e-6)
    }
  }

  /// UIKit's formula has no stiffness for less damping than the least.
  @Test(arguments: [1e-300, 1e-9, 0.0005, 0.000_999_999, 0.001])
  func aSpringWithHardlyAnyDampingHasAStiffness(_ ratio: Double) {
    let spring = Spring(duration: 1, dampingRatio: ratio)
    #expect(spring.stiffness > 0 && spring.position(at: 0.5).isFinite)
  }

  @Test mutating func everySpringBeginsAndComesToRest() {
    for _ in 0..<200 {
      let springs = [
        Spring(duration: number(0.05...5), dampingRatio: number(0.05...1.5)),
        Spring(duration: number(0.05...5), bounce: number(-0.9...0.9), initialVelocity: number(-3...3)),
        Spring(mass: number(0.1...5), stiffness: number(1...900), damping: number(1...90)),
      ]
      for spring in springs {
        #expect(spring.position(at: 0) == 0)
        #expect(abs(spring.position(at: spring.settlingDuration) - 1) <= 0.00101)
        #expect(Timing.settling(spring).progress(at: spring.settlingDuration) == 1)
      }
    }
  }

  /// UIKit's spring is within a thousandth of its rest where it is cut off; one that oscillates long, in its sine.
  @Test mutating func aSpringByItsDampingRatioFitsItsDuration() {
    for _ in 0..<200 {
      let (duration, ratio) = (number(0.05...5), number(0.05...1))
      let spring = Spring(duration: duration, dampingRatio: ratio)
      #expect(abs(spring.position(at: duration) - 1) < 0.00101 / ratio)
      #expect(abs(spring.dampingRatio - ratio) < 1e-9)
    }
  }

  /// The published stiffness of a critically damped spring: the frequency by the duration is 9.2334.
  @Test func aCriticalSpringHasItsStiffness() {
    #expect(abs(Spring(duration: 1, dampingRatio: 1).frequency - 9.2334) < 0.0001)
    #expect(Spring(duration: 1, dampingRatio: 2) == Spring(duration: 1, dampingRatio: 1))
  }

  @Test mutating func equalTransformsHaveNothingBetweenThem() {
    for _ in 0..<200 {
      let transform = randomTransform()
      for progress in [0, 0.3, 1] {
        #expect(transform.interpolated(to: transform, at: progress) == transform)
        #expect(transform.animated(to: transform, at: progress) == transform)
      }
    }
  }

  @Test mutating func partsMakeTheTransformAgain() {
    for _ in 0..<200 {
      let transform = randomTransform()
      #expect(TransformParts(transform).transform.isClose(to: transform))
    }
    for mirror in [Transform.scale(x: -1, y: 1), .scale(x: 1, y: -1), .scale(x: 0, y: 2), .scale(x: 0, y: 0)] {
      #expect(TransformParts(mirror).transform.isClose(to: mirror))
    }
  }

  @Test mutating func transformsBetweenReachBothEnds() {
    for _ in 0..<200 {
      let (start, end) = (randomTransform(), randomTransform())
      #expect(start.interpolated(to: end, at: 1e-9).isClose(to: start, within: 1e-5))
      #expect(start.interpolated(to: end, at: 1 - 1e-9).isClose(to: end, within: 1e-5))
      #expect(start.animated(to: end, at: 1e-9).isClose(to: start, within: 1e-3))
      #expect(start.animated(to: end, at: 1 - 1e-9).isClose(to: end, within: 1e-3))
    }
  }

  @Test mutating func reversedTransformsAreTheSamePoses() {
    for _ in 0..<200 {
      let (start, end, progress) = (randomTransform(), randomTransform(), number(0...1))
      #expect(
        start.interpolated(to: end, at: progress)
          .isClose(to: end.interpolated(to: start, at: 1 - progress), within: 1e-6))
    }
  }

  @Test func halfATurnBackGoesOnClockwise() {
    let turned = Transform.rotation(radians: .pi)
    #expect(abs(turned.animated(to: .identity, at: 0.5).rotation + .pi / 2) < 1e-9)
  }

  @Test func aScaleOfZeroJumps() {
    let nothing = Transform.scale(x: 0, y: 0)
    #expect(Transform.identity.animated(to: nothing, at: 0.5) == nothing)
  }

  @Test func aMirrorSquashesThroughNothing() {
    let half = Transform.identity.animated(to: .scale(x: -1, y: 1), at: 0.5)
    #expect(half.isClose(to: .scale(x: 0, y: 1)))
  }

  @Test mutating func keyframesReachEveryValue() {
    for mode in CalculationMode.allCases {
      let values = (0..<5).map { _ in number(-10...10) }
      let times = [0, 0.1, 0.4, 0.7, 1]
      let frames = Keyframes(values: values, times: times, mode: mode)
      #expect(frames.value(at: 0) == values[0])
      #expect(abs(frames.value(at: 1) - values[4]) < 1e-9)
      guard mode != .paced, mode != .cubicPaced else { continue }
      for (value, time) in zip(values, times) { #expect(abs(frames.value(at: time) - value) < 1e-9) }
    }
  }

  @Test func reversedKeyframesAreTheSamePoses() {
    for mode in CalculationMode.allCases where mode != .discrete {
      let frames = Keyframes(values: [0.0, 3, 1, 7], times: [0, 0.2, 0.6, 1], mode: mode)
      let reversed = Keyframes(values: [7.0, 1, 3, 0], times: [0, 0.4, 0.8, 1], mode: mode)
      for step in 0...10 {
        let time = Double(step) / 10
        #expect(abs(frames.value(at: time) - reversed.value(at: 1 - time)) < 1e-6)
      }
    }
  }

  @Test func pacedKeyframesHaveOneSpeed() {
    let frames = Keyframes(values: [0.0, 1, 10], times: [0, 0.9, 1], mode: .paced)
    #expect(abs(frames.value(at: 0.5) - 5) < 1e-9)
  }

  @Test func discreteKeyframesHold() {
    let slots = Keyframes(values: [1.0, 2, 3, 4], mode: .discrete)
    #expect([0, 0.24, 0.26, 0.6, 0.8, 1].map(slots.value) == [1, 1, 2, 3, 4, 4])
    let timed = Keyframes(values: [1.0, 2], times: [0, 0.7], mode: .discrete)
    #expect([0.69, 0.7, 1].map(timed.value) == [1, 2, 2])
  }

  @Test func animationsBlend() {
    var x = AnimatedValue(0.0)
    let second = Playback(.curve(.linear, duration: 1))
    x.set(100, at: 0, playing: second)
    #expect(x.value(at: 0.5) == 50)
    x.set(0, at: 0.5, playing: second)
    #expect([0.5, 0.75, 1, 1.5].map(x.value) == [50, 50, 50, 0])
    x.set(40, at: 2, playing: nil)
    #expect(x.value(at: 2) == 40)
  }

  @Test func whatReplacesBeginsAtTheModel() {
    var alpha = AnimatedValue(1.0)
    let second = Playback(.curve(.linear, duration: 1))
    alpha.set(0, at: 0, playing: second, replacing: true)
    alpha.set(1, at: 0.5, playing: second, replacing: true)
    #expect([0.5, 1, 1.5].map(alpha.value) == [0, 0.5, 1])
  }

  @Test func transformsBlend() {
    let run = AnimationRun(Playback(.curve(.linear, duration: 1)), beginningAt: 0)
    var transform = AnimatedTransform(.identity)
    transform.set(.rotation(radians: 1), by: run)
    let before = transform.value(at: 0.5)
    #expect(abs(before.rotation - 0.5) < 1e-9)
    // One that begins while another runs goes on from there.
    transform.set(
      Transform.scale(x: 2, y: 3).concatenating(.translation(x: 9, y: 0)),
      by: AnimationRun(Playback(.curve(.linear, duration: 1)), beginningAt: 0.5))
    #expect(transform.value(at: 0.5).isClose(to: before))
    #expect(transform.value(at: 2) == transform.model)
    transform.set(.scale(x: 0, y: 0), by: run)
    #expect(transform.value(at: 2) == .scale(x: 0, y: 0))
  }

  @Test func whatIsTakenOffLeavesWhatItShowed() {
    let run = AnimationRun(Playback(.curve(.linear, duration: 1)), beginningAt: 0)
    for (progress, left) in [(0.0, 0.0), (0.25, 25), (1, 100)] {
      var x = AnimatedValue(0.0)
      x.set(100, by: run)
      x.remove(run, at: progress)
      #expect(x.model == left && x.runs.isEmpty)
      var transform = AnimatedTransform(.identity)
      transform.set(.translation(x: 100, y: 0), by: run)
      transform.remove(run, at: progress)
      #expect(transform.model.tx == left && transform.runs.isEmpty)
    }
  }

  @Test func runsAreHeldTurnedAndContinued() {
    let run = AnimationRun(Playback(.curve(.linear, duration: 1)), beginningAt: 2)
    #expect(run.moment(at: 1) == .running(progress: 0))
    #expect(run.moment(at: 2.25) == .running(progress: 0.25) && run.endTime == 3)
    run.turn(at: 2.5)
    #expect(run.moment(at: 2.75) == .running(progress: 0.25) && run.endTime == 3)
    run.hold(at: 0.4)
    #expect(run.endTime == nil && run.moment(at: 9).progress == 0.4)
    run.goOn(to: 1, by: .curve(.linear, duration: 2), at: 10)
    #expect(abs(run.moment(at: 11).progress - 0.7) < 1e-9 && run.endTime == 12)
    #expect(run.moment(at: 12) == .finished)
  }

  @Test func clocksEndRunsInOrder() {
    let clock = AnimationClock()
    var ends: [Double] = []
    for duration in [0.3, 0.1, 0.2] {
      let run = AnimationRun(Playback(.curve(.linear, duration: duration)), beginningAt: clock.time)
      run.whenOver = { ends.append(clock.time) }
      clock.start(run)
    }
    for _ in 0..<3 { clock.advance(by: 0.1) }
    #expect(ends.count == 3 && zip(ends, [0.1, 0.2, 0.3]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(AnimationClock.current == nil && clock.run { AnimationClock.current === clock })
  }

  @Test func keyFramesHoldWhatTheyDoNotCover() throws {
    let spans = KeyframeSpans([.init(from: 0.25, to: 0.5), .init(from: 0.75, to: 0.75)], mode: .linear)
    let frames = try #require(spans.keyframes(of: [1.0, 2, 5]))
    #expect([0, 0.25, 0.375, 0.5, 0.7, 0.75, 1].map(frames.value) == [1, 1, 1.5, 2, 2, 5, 5])
    #expect(spans.keyframes(of: [3.0, 3, 3]) == nil)
  }

  @Test func playbackRunsBackAndRepeats() {
    var playback = Playback(.curve(.linear, duration: 1))
    #expect(!playback.jumpsAtEnd)
    playback.autoreverses = true
    #expect(playback.duration == 2)
    #expect(playback.moment(at: 1.5) == .running(progress: 0.5))
    #expect(playback.moment(at: 2) == .finished)
    #expect(playback.jumpsAtEnd)
    playback.repeatCount = 1.5
    #expect(playback.duration == 3)
    #expect(playback.moment(at: 2.25) == .running(progress: 0.25))
    #expect(!playback.jumpsAtEnd)
    playback.autoreverses = false
    playback.delay = 0.25
    #expect(playback.duration == 1.75)
    #expect(playback.moment(at: 0.2) == .waiting)
    #expect(playback.moment(at: 1.5) == .running(progress: 0.25))
    #expect(playback.jumpsAtEnd)
  }

  @Test func chainsFollow() {
    let chain = Chain([0.1, 0.3, 0.3].map { Playback(.curve(.linear, duration: $0)) })
    #expect(abs(chain.duration - 0.7) < 1e-12)
    #expect(chain.place(of: 0).stage == 0)
    #expect(chain.place(of: 0.1).stage == 1)
    #expect(chain.place(of: 0.4).stage == 2)
    #expect(chain.place(of: 2).stage == 2)
  }

  @Test(arguments: RectEdge.allCases) func flipsKeepTheNearEdge(_ edge: RectEdge) {
    let size = Size(100, 60)
    let corners = [Point(-50, -30), Point(50, -30), Point(50, 30), Point(-50, 30)]
    for (progress, showsBack) in [(0.0, false), (1, true)] {
      let flip = FlipGeometry(from: edge, size: size, progress: progress)
      #expect(flip.showsBack == showsBack)
      #expect(zip(flip.corners, corners).allSatisfy { $0.distance(to: $1) < 1e-6 })
    }
    let half = FlipGeometry(from: edge, size: size, progress: 0.3)
    let sides = (0..<4).map { half.corners[$0].distance(to: half.corners[($0 + 1) % 4]) }
    let (near, far): (Int, Int) =
      switch edge {
      case .minX: (3, 1)
      case .maxX: (1, 3)
      case .minY: (0, 2)
      case .maxY: (2, 0)
      }
    #expect(abs(sides[near] - (edge.axis == .horizontal ? 60 : 100)) < 1e-9)
    #expect(sides[far] < sides[near])
  }

  @Test mutating func projectionsTakeCornersToCornersAndLinesToLines() throws {
    for _ in 0..<100 {
      let source = Rect(x: number(-50...50), y: number(-50...50), width: number(20...300), height: number(20...300))
      let corners = FlipGeometry(from: .minX, size: source.size, progress: number(0...0.45)).corners
      let projection = try #require(Projection(of: source, onto: corners))
      for (corner, place) in zip(source.corners, corners) {
        #expect(projection.apply(to: corner).distance(to: place) < 1e-6)
      }
      let (start, end) = (source.corners[0], source.corners[2])
      let places = [start, start.interpolated(to: end, at: number(0.1...0.9)), end].map(projection.apply)
      #expect(
        abs(places[0].distance(to: places[1]) + places[1].distance(to: places[2]) - places[0].distance(to: places[2]))
          < 1e-6)
      // The affine transform has the projection's place and direction.
      let point = source.center
      let near = projection.transform(near: point)
      #expect(near.apply(to: point).distance(to: projection.apply(to: point)) < 1e-6)
      let beside = Point(point.x + 1e-4, point.y - 1e-4)
      #expect(near.apply(to: beside).distance(to: projection.apply(to: beside)) < 1e-6)
    }
    let edge = FlipGeometry(from: .minX, size: Size(10, 10), progress: 0.5).corners
    #expect(Projection(of: Rect(x: 0, y: 0, width: 10, height: 10), onto: edge) == nil)
  }

  @Test func curlsTakeThePageAway() {
    let page = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(CurlGeometry(of: page, progress: 0).page.count == 4)
    #expect(CurlGeometry(of: page, progress: 0).back.isEmpty)
    #expect(CurlGeometry(of: page, progress: 1).page.isEmpty)
    let half = CurlGeometry(of: page, progress: 0.4)
    #expect(half.fold.count == 2)
    #expect(abs(area(half.page) + area(half.back) - 5000) < 1e-6)
  }

  @Test func celsStop() {
    let cels = Cels(count: 3, repeatCount: 2)
    #expect(cels.duration == 0.1)
    #expect([0, 0.04, 0.09, 0.1, 0.19].map(cels.index) == [0, 1, 2, 0, 2])
    #expect(cels.index(at: 0.2) == nil)
  }

  private func area(_ polygon: [Point]) -> Double {
    abs(
      polygon.indices.reduce(0) { sum, index in
        let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
        return sum + (a.x * b.y - b.x * a.y) / 2
      })
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }

  private mutating func randomTransform() -> Transform {
    Transform.scale(x: number(0.2...3), y: number(0.2...3))
      .applying(.rotation(radians: number(-3...3)))
      .applying(Transform(a: 1, b: 0, c: number(-1...1), d: 1, tx: 0, ty: 0))
      .applying(.translation(x: number(-50...50), y: number(-50...50)))
  }
}

extension Transform {
  fileprivate func isClose(to other: Transform, within tolerance: Double = 1e-9) -> Bool {
    zip([a, b, c, d, tx, ty], [other.a, other.b, other.c, other.d, other.tx, other.ty])
      .allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($0)) }
  }
}
