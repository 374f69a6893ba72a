import Strut
import StrutUIKit
import Testing

/// Views that move under a clock, with the numbers that UIKit's would have.
@Suite struct AnimationTests {
  private let clock = AnimationClock()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
  private let box = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 40))

  init() { root.addSubview(box) }

  private func opacity(_ view: UIView) -> Double { Double(view.layer.presentation()!.opacity) }
  private func x(_ view: UIView) -> Double { view.layer.presentation()!.position.x }
  private func scale(_ view: UIView) -> Double { view.layer.presentation()!.affineTransform().a }

  private func expectNear(
    _ found: Double, _ expected: Double, within tolerance: Double = 1e-4, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(found - expected) <= tolerance, "\(found) instead of \(expected)", sourceLocation: location)
  }

  @Test func withoutAClockBlocksTakeEffectAtOnce() {
    var finished: Bool?
    UIView.animate(withDuration: 1) {
      box.alpha = 0
    } completion: {
      finished = $0
    }
    #expect(box.alpha == 0 && finished == true && box.layer.presentation()?.opacity == 0)
    #expect(!UIView.areAnimationsEnabled)
  }

  @Test func aDelayedFade() {
    clock.run {
      var finished: Bool?
      UIView.animate(withDuration: 1, delay: 0.5, options: []) {
        box.alpha = 0
      } completion: {
        finished = $0
      }
      #expect(box.alpha == 0)
      for (step, expected) in [(0.0, 1), (0.4, 1), (0.35, 0.870838), (0.5, 0.129162)] {
        clock.advance(by: step)
        expectNear(opacity(box), expected, within: 1e-6)
      }
      #expect(finished == nil)
      clock.advance(by: 0.25)
      #expect(finished == true && box.layer.presentation()?.opacity == 0)
    }
  }

  @Test func layoutInTheBlockMovesWhatItChanges() {
    box.removeFromSuperview()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(bar)
    let leading = bar.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
    let width = bar.widthAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
      leading, width, bar.topAnchor.constraint(equalTo: root.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    clock.run {
      leading.constant = 120
      width.constant = 200
      UIView.animate(withDuration: 0.25) { root.layoutIfNeeded() }
      clock.advance(by: 0.1)
      let frame = bar.layer.presentation()!.frame
      expectNear(frame.minX, 53.188387)
      expectNear(frame.width, 119.826064)
      #expect(bar.frame == CGRect(x: 120, y: 0, width: 200, height: 40))
    }
  }

  @Test func positionsBlendAndAlphaIsReplaced() {
    clock.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.center.x = 160
        box.alpha = 0
      }
      clock.advance(by: 0.5)
      expectNear(x(box), 110)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.center.x = 60
        box.alpha = 1
      }
      // The position goes on from where it is; the alpha begins at the model's.
      expectNear(x(box), 110)
      expectNear(opacity(box), 0)
      clock.advance(by: 0.25)
      expectNear(x(box), 110)
      expectNear(opacity(box), 0.25)
      clock.advance(by: 0.5)
      expectNear(x(box), 85)
    }
  }

  @Test func whatBeginsFromTheCurrentStateGoesOn() {
    clock.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.alpha = 0 }
      clock.advance(by: 0.25)
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { box.alpha = 1 }
      expectNear(opacity(box), 0.75)
      clock.advance(by: 0.5)
      expectNear(opacity(box), 0.875)
    }
  }

  @Test func whatIsReplacedDoesNotFinish() {
    clock.run {
      var finished: [Bool] = []
      UIView.animate(withDuration: 1) {
        box.alpha = 0
      } completion: {
        finished.append($0)
      }
      clock.advance(by: 0.5)
      UIView.animate(withDuration: 1) {
        box.alpha = 0.5
      } completion: {
        finished.append($0)
      }
      #expect(finished == [false])
      clock.advance(by: 1)
      #expect(finished == [false, true])
    }
  }

  @Test func aChangeWithoutAnimationMovesTheRestWithIt() {
    clock.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x = 160 }
      clock.advance(by: 0.5)
      box.center.x = 200
      expectNear(x(box), 150)
      UIView.performWithoutAnimation { box.center.y = 100 }
      #expect(box.layer.presentation()!.position.y == 100)
    }
  }

  @Test func turnsGoClockwise() {
    clock.run {
      for (degrees, half) in [(270.0, -45.0), (360, 0), (179, 89.5), (180, 90), (-180, 90)] {
        box.transform = .identity
        UIView.animate(withDuration: 1) { box.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180) }
        clock.advance(by: 0.5)
        let shown = box.layer.presentation()!.affineTransform()
        expectNear(atan2(shown.b, shown.a) * 180 / .pi, half)
        clock.advance(by: 0.5)
      }
    }
  }

  @Test func springs() {
    clock.run {
      UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
        box.center.x = 160
      }
      var time = 0.0
      for (next, progress) in [(0.05, 0.343534), (0.1, 0.748367), (0.2, 1.009077), (0.4, 1)] {
        clock.advance(by: next - time)
        time = next
        expectNear(x(box), 60 + 100 * progress, within: 0.01)
      }
      var isFinished = false
      UIView.animate(springDuration: 0.5, bounce: 0.3) {
        box.center.x = 60
      } completion: {
        isFinished = $0
      }
      clock.advance(by: 0.25)
      expectNear(x(box), 160 - 98.4087, within: 0.01)
      clock.advance(by: 0.6)
      #expect(!isFinished)
      clock.advance(by: 0.02)
      #expect(isFinished)
    }
  }

  @Test func coloursAndCorners() {
    box.backgroundColor = .red
    clock.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.2)
        box.layer.cornerRadius = 8
      }
      clock.advance(by: 0.25)
      let layer = box.layer.presentation()!
      let color = UIColor(cgColor: layer.backgroundColor!)
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      for (found, expected) in zip([red, green, blue, alpha], [0.75, 0, 0.25, 0.8]) { expectNear(found, expected) }
      #expect(layer.cornerRadius == 2)
    }
  }

  @Test func thereAndBackJumpsAndForEverGoesOn() {
    clock.run {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) { box.alpha = 0 }
      for (step, alpha) in [(0.5, 0.5), (1, 0.5), (0.499, 0.999), (0.001, 0)] {
        clock.advance(by: step)
        expectNear(opacity(box), alpha)
      }
      box.center.x = 0
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse, .repeat]) { box.center.x = 100 }
      clock.advance(by: 1001.25)
      expectNear(x(box), 75)
      box.layer.removeAllAnimations()
      expectNear(x(box), 100)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { box.center.x = 0 }
      }
      clock.advance(by: 2.25)
      expectNear(x(box), 75)
      clock.advance(by: 0.75)
      expectNear(x(box), 0)
      #expect(box.layer.presentation() === box.layer)
    }
  }

  @Test func completionsChainAtTheirTimes() {
    box.transform = CGAffineTransform(scaleX: 0.0001, y: 0.0001)
    clock.run {
      var ends: [Double] = []
      UIView.animate(withDuration: 0.1, animations: { box.transform = CGAffineTransform(scaleX: 0.01, y: 0.01) }) { _ in
        ends.append(clock.time)
        UIView.animate(withDuration: 0.3, delay: 0.5, options: []) {
          box.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
        } completion: { _ in
          ends.append(clock.time)
          UIView.animate(withDuration: 0.3) {
            box.transform = .identity
          } completion: { _ in
            ends.append(clock.time)
          }
        }
      }
      // Half way of the second one, in one step.
      clock.advance(by: 0.75)
      expectNear(scale(box), 0.58)
      clock.advance(by: 1)
      #expect(ends.count == 3)
      for (end, expected) in zip(ends, [0.1, 0.9, 1.2]) { expectNear(end, expected) }
    }
  }

  @Test func keyFrames() {
    box.transform = CGAffineTransform(scaleX: 0.0001, y: 0.0001)
    clock.run {
      UIView.animateKeyframes(withDuration: 0.6, delay: 0, options: .calculationModeCubic) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          box.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.transform = .identity }
      }
      for (step, scale) in [(0.15, 0.329315), (0.15, 1.15), (0.1, 1.144453), (0.05, 1.070917)] {
        clock.advance(by: step)
        expectNear(self.scale(box), scale)
      }
      clock.advance(by: 1)
      UIView.animateKeyframes(withDuration: 10, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { box.alpha = 0 }
      }
      clock.advance(by: 1)
      expectNear(opacity(box), 0.802775)
      clock.advance(by: 1.207081)
      expectNear(opacity(box), 0, within: 1e-3)
      let even = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: even) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.alpha = 1 }
      }
      clock.advance(by: 0.75)
      expectNear(opacity(box), 0.5)
    }
  }

  @Test func blocksWithinBlocksInheritDurationAndCurve() {
    let other = UIView(frame: box.frame)
    let third = UIView(frame: box.frame)
    root.addSubview(other)
    root.addSubview(third)
    clock.run {
      var inherited = 0.0
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        box.alpha = 0
        UIView.animate(withDuration: 1) {
          other.alpha = 0
          inherited = UIView.inheritedAnimationDuration
        }
        UIView.animate(
          withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]
        ) { third.alpha = 0 }
        box.center.x = 160
      }
      #expect(inherited == 2 && UIView.inheritedAnimationDuration == 0)
      clock.advance(by: 0.5)
      expectNear(opacity(box), 0.75)
      expectNear(opacity(other), 0.75)
      expectNear(opacity(third), 1 - 0.315357)
      expectNear(x(box), 85)
    }
  }

  @Test func aHiddenViewOfARowCollapses() {
    let row = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
    row.axis = .vertical
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 180)
    root.addSubview(row)
    for view in row.arrangedSubviews.prefix(2) { view.heightAnchor.constraint(equalToConstant: 60).isActive = true }
    root.layoutIfNeeded()
    let (middle, last) = (row.arrangedSubviews[1], row.arrangedSubviews[2])
    clock.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        middle.isHidden = true
        root.layoutIfNeeded()
      }
      clock.advance(by: 0.5)
      let shown = middle.layer.presentation()!
      #expect(!shown.isHidden && middle.isHidden)
      #expect(shown.frame == CGRect(x: 0, y: 60, width: 100, height: 30))
      #expect(last.layer.presentation()!.frame == CGRect(x: 0, y: 90, width: 100, height: 90))
    }
  }

  @Test func whatChangesNothingIsOverAtOnce() {
    clock.run {
      var finished: Bool?
      UIView.animate(withDuration: 1) {
        box.alpha = 1
      } completion: {
        finished = $0
      }
      #expect(finished == true)
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { box.alpha = 0 }
      #expect(box.layer.presentation()!.opacity == 0)
    }
  }

  @Test func aPictureShowsTheMoment() throws {
    clock.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.frame.origin.x = 120
        box.alpha = 0
      }
      clock.advance(by: 0.5)
      let panel = Figure(name: "moment").picture(of: root.strutView).panels[0]
      #expect(panel.views[1].frame.x == 120)
      #expect(panel.drawing.views[1].frame == Rect(x: 70, y: 20, width: 80, height: 40))
      #expect(panel.drawing.views[1].look.alpha == 0.5)
    }
  }

  // MARK: Property animators

  @Test func anAnimatorIsHeldTurnedBackAndContinued() {
    clock.run {
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 160 }
      animator.addCompletion { ends.append($0) }
      #expect(animator.state == .inactive)
      animator.startAnimation()
      clock.advance(by: 0.25)
      expectNear(x(box), 85)
      expectNear(animator.fractionComplete, 0.25)
      animator.pauseAnimation()
      clock.advance(by: 5)
      expectNear(x(box), 85)
      animator.fractionComplete = 0.75
      expectNear(x(box), 135)
      #expect(animator.state == .active && !animator.isRunning)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      clock.advance(by: 0.125)
      expectNear(x(box), 147.5)
      animator.isReversed = true
      clock.advance(by: 0.125)
      expectNear(x(box), 135)
      animator.pauseAnimation()
      expectNear(animator.fractionComplete, 0.25)
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
      clock.advance(by: 0.5)
      expectNear(x(box), 97.5)
      clock.advance(by: 0.5)
      // Back where it began, the model is what it was.
      #expect(ends == [.start] && box.center.x == 60 && animator.state == .inactive)
    }
  }

  @Test func anAnimatorStops() {
    clock.run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        box.center.x = 160
        box.transform = CGAffineTransform(translationX: 40, y: 0)
      }
      animator.startAnimation(afterDelay: 1)
      clock.advance(by: 1.5)
      animator.stopAnimation(true)
      #expect(box.center.x == 110 && box.transform.tx == 20 && animator.state == .inactive)
      var end: UIViewAnimatingPosition?
      let other = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { box.alpha = 0 }
      other.addCompletion { end = $0 }
      other.startAnimation()
      clock.advance(by: 0.1)
      other.stopAnimation(false)
      #expect(other.state == .stopped && end == nil)
      other.finishAnimation(at: .start)
      #expect(end == .start && box.alpha == 1)
    }
  }

  @Test func anAnimatorKeepsItselfAndWaits() {
    clock.run {
      var end: UIViewAnimatingPosition?
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.5, delay: 0.5, options: .curveLinear) {
        box.alpha = 0
      } completion: {
        end = $0
      }
      clock.advance(by: 0.75)
      expectNear(opacity(box), 0.5)
      clock.advance(by: 0.25)
      #expect(end == .end)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 160 }
      animator.addAnimations({ box.center.y = 140 }, delayFactor: 0.5)
      animator.pausesOnCompletion = true
      animator.startAnimation()
      clock.advance(by: 0.75)
      expectNear(box.layer.presentation()!.position.y, 90)
      clock.advance(by: 1)
      #expect(animator.state == .active && !animator.isRunning && box.layer.presentation()!.position.x == 160)
      let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
      let springing = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
      springing.addAnimations { box.transform = CGAffineTransform(translationX: 100, y: 0) }
      springing.startAnimation()
      clock.advance(by: 0.25)
      expectNear(box.layer.presentation()!.affineTransform().tx, 102.336)
    }
  }
}
