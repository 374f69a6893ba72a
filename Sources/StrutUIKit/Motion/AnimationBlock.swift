import Geometry
import Motion
import Staging
import ViewLayout

/// A block of animations while its code runs, and then the animation of what the code has changed.
///
/// Before a view is changed for the first time, the models of all views of its tree are noted; at the end of the block,
/// what differs from them is animated. So layout within the block animates whatever it moves.
final class AnimationBlock: @unchecked Sendable {
  /// The block whose code runs; `nil` outside.
  @TaskLocal static var current: AnimationBlock?

  let clock: AnimationClock
  let playback: Playback
  let run: AnimationRun
  private let options: UIView.AnimationOptions
  /// The models before the change that comes next.
  private var noted: [(view: UIView, model: Presentation)] = []
  private var isNoted: Set<ObjectIdentifier> = []
  private var changed: [ObjectIdentifier: WeakView] = [:]
  /// Of a block of key frames: what each of them changes.
  private var keyframes: [Keyframe]?
  private let mode: CalculationMode
  /// Called when the animation is over, with whether it ran to its end.
  var completion: ((Bool) -> Void)?

  private struct WeakView { weak var view: UIView? }

  private struct Keyframe {
    var span: KeyframeSpans.Span
    var changes: [(view: UIView, old: Presentation, new: Presentation)]
  }

  /// - Parameter keyframes: How the values between key frames are calculated; `nil` for a block without them.
  init(
    _ playback: Playback, options: UIView.AnimationOptions, keyframes mode: CalculationMode? = nil,
    under clock: AnimationClock
  ) {
    (self.playback, self.options, self.clock) = (playback, options, clock)
    self.mode = mode ?? .linear
    keyframes = mode == nil ? nil : []
    run = AnimationRun(playback, beginningAt: clock.time)
  }

  /// Notes the tree of a view that is about to change.
  static func note(_ view: UIView) { current?.note(view) }

  private func note(_ view: UIView) {
    guard !isNoted.contains(ObjectIdentifier(view)) else { return }
    for view in view.core.rootView.withDescendants.compactMap(\.face)
    where isNoted.insert(ObjectIdentifier(view)).inserted {
      noted.append((view, view.model))
    }
  }

  /// Runs the code of the block, and animates what it changes.
  func play(_ animations: () -> Void) {
    // What the block around it has changed so far moves as that one says.
    Self.current?.animateChanges()
    Self.$current.withValue(self) {
      animations()
      if options.contains(.layoutSubviews) {
        for (view, _) in noted where view.superview == nil { view.layoutIfNeeded() }
      }
    }
    animateChanges()
    animateKeyframes()
  }

  /// Runs the code of a key frame within the block.
  func playKeyframe(from start: Double, length: Double, _ animations: () -> Void) {
    guard keyframes != nil else { return animations() }
    animateChanges()
    animations()
    animateChanges(within: KeyframeSpans.Span(from: start, to: min(1, start + length)))
  }

  /// Runs code whose changes take effect at once.
  static func withoutAnimation(_ actions: () -> Void) {
    current?.animateChanges()
    $current.withValue(nil, operation: actions)
  }

  /// Starts the animation. One that moves nothing is over at once.
  func start() {
    guard !changed.isEmpty else {
      completion?(true)
      completion = nil
      return
    }
    run.whenOver = { [self] in end(at: 1, isFinished: true) }
    clock.start(run)
  }

  /// Takes the animation off its views.
  ///
  /// - Parameter progress: What the views are left at: 1 for what the block has set.
  func end(at progress: Double, isFinished: Bool) {
    clock.remove(run)
    run.whenOver = nil
    for view in changed.values.compactMap(\.view) { view.remove(run, at: progress) }
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }

  /// Whether the animation still moves something.
  private var moves: Bool { changed.values.contains { $0.view?.animations?.has(run) ?? false } }

  private func animateChanges(within span: KeyframeSpans.Span = .init(from: 0, to: 1)) {
    defer { (noted, isNoted) = ([], []) }
    let changes = noted.map { (view: $0.view, old: $0.model, new: $0.view.model) }.filter { $0.old != $0.new }
    for (view, _, _) in changes { changed[ObjectIdentifier(view)] = WeakView(view: view) }
    guard keyframes == nil else {
      if !changes.isEmpty { keyframes?.append(Keyframe(span: span, changes: changes)) }
      return
    }
    var replaced: [AnimationRun] = []
    let before = Dictionary(uniqueKeysWithValues: noted.map { (ObjectIdentifier($0.view), $0.model) })
    for (view, old, new) in changes {
      replaced += view.animating(under: clock) { animations in
        let replaced = animations.animate(
          from: old, to: new, by: run, continues: options.contains(.beginFromCurrentState))
        if let ends = view.ends(ofCollapseFrom: old, to: new, before: before) {
          animations.collapse(from: ends.start, to: ends.end, by: run)
        }
        return replaced
      }
    }
    for run in replaced { run.whenReplaced?() }
    run.whenReplaced = { [weak self] in
      guard let self, !self.moves else { return }
      self.end(at: 1, isFinished: false)
    }
  }

  /// One animation of each property, of the key frames that change it.
  private func animateKeyframes() {
    guard let keyframes else { return }
    self.keyframes = []
    let spans = KeyframeSpans(keyframes.map(\.span), mode: mode)
    for view in changed.values.compactMap(\.view) {
      let changes = keyframes.map { keyframe in keyframe.changes.first { $0.view === view } }
      guard let first = changes.lazy.compactMap(\.self).first else { continue }
      var states = [first.old]
      for change in changes { states.append(change?.new ?? states[states.count - 1]) }
      view.animating(under: clock) { $0.animate(states, along: spans, by: run) }
    }
  }
}

extension UIView {
  /// What a row that closes over the view, or opens for it, begins and ends with; `nil` if none does.
  fileprivate func ends(
    ofCollapseFrom old: Presentation, to new: Presentation, before: [ObjectIdentifier: Presentation]
  ) -> (start: Presentation, end: Presentation)? {
    guard old.isHidden != new.isHidden, core.isArranged, let stack = superview, stack.core.kind == .stackView else {
      return nil
    }
    let row = stack.core.subviews.filter(\.isArranged).compactMap(\.face)
    let axis = stack.core.stack.axis
    let place = row.firstIndex { $0 === self } ?? row.count
    func edge(in model: (UIView) -> Presentation?) -> Double {
      Collapse.edge(
        atPlace: place,
        inRow: row.map { view in
          model(view).flatMap { shown in
            shown.isHidden
              ? nil
              : Rect(
                x: shown.position.x - view.core.anchorPoint.x * shown.bounds.width,
                y: shown.position.y - view.core.anchorPoint.y * shown.bounds.height, width: shown.bounds.width,
                height: shown.bounds.height)
          }
        }, along: axis, from: model(stack)?.bounds ?? stack.core.bounds)
    }
    var (start, end) = (old, new)
    if new.isHidden {
      end.collapse(from: start, at: edge { $0.model }, along: axis)
    } else {
      start.collapse(from: end, at: edge { before[ObjectIdentifier($0)] }, along: axis)
    }
    return (start, end)
  }
}
