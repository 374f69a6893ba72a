import Geometry
import Graphics
import Motion
import Staging
import ViewLayout

/// The animations that run on a view's properties.
///
/// Those of position, bounds, transform and corner radius add up. Those of alpha and colour take the place of one
/// another.
struct ViewAnimations {
  let clock: AnimationClock
  private var position: AnimatedValue<Point>
  private var bounds: AnimatedValue<Rect>
  private var transform: AnimatedTransform
  private var cornerRadius: AnimatedValue<Double>
  private var alpha: AnimatedValue<Double>
  private var color: AnimatedValue<SIMD4<Double>>
  /// The animation by which a stack view's row closes over the view, which is seen meanwhile.
  private var collapse: AnimationRun?

  init(at model: Presentation, under clock: AnimationClock) {
    self.clock = clock
    position = AnimatedValue(model.position)
    bounds = AnimatedValue(model.bounds)
    transform = AnimatedTransform(model.transform)
    cornerRadius = AnimatedValue(model.cornerRadius)
    alpha = AnimatedValue(model.alpha)
    color = AnimatedValue(model.backgroundColor.components(or: nil))
  }

  /// The animations, each as often as it moves a property.
  var runs: [AnimationRun] {
    position.runs + bounds.runs + transform.runs + cornerRadius.runs + alpha.runs + color.runs
  }
  var isAtRest: Bool { runs.isEmpty }

  func has(_ run: AnimationRun) -> Bool { runs.contains { $0 === run } }

  /// Animates what differs between two models.
  ///
  /// - Parameter continues: Whether what replaces begins at what is on the screen (`beginFromCurrentState`).
  /// - Returns: The animations that this one takes the place of.
  mutating func animate(
    from old: Presentation, to new: Presentation, by run: AnimationRun, continues: Bool
  ) -> [AnimationRun] {
    follow(old)
    if old.position != new.position { position.set(new.position, by: run) }
    if old.bounds != new.bounds { bounds.set(new.bounds, by: run) }
    if old.transform != new.transform { transform.set(new.transform, by: run) }
    if old.cornerRadius != new.cornerRadius { cornerRadius.set(new.cornerRadius, by: run) }
    var replaced: [AnimationRun] = []
    if old.alpha != new.alpha {
      let start = continues ? alpha.value(at: clock.time) : old.alpha
      replaced += alpha.replace(with: new.alpha, from: start, by: run)
    }
    if old.backgroundColor != new.backgroundColor {
      let (first, last) = (
        old.backgroundColor.components(or: new.backgroundColor), new.backgroundColor.components(or: old.backgroundColor)
      )
      let start = continues && !color.runs.isEmpty ? color.value(at: clock.time) : first
      replaced += color.replace(with: last, from: start, by: run)
    }
    return replaced
  }

  /// Shows a view that leaves or joins a stack view's row until the row has closed or opened.
  mutating func collapse(from start: Presentation, to end: Presentation, by run: AnimationRun) {
    position.replace(with: end.position, from: start.position, by: run)
    bounds.replace(with: end.bounds, from: start.bounds, by: run)
    collapse = run
  }

  /// Animates along key frames.
  ///
  /// - Parameter states: The model before the first key frame and after each.
  mutating func animate(_ states: [Presentation], along spans: KeyframeSpans, by run: AnimationRun) {
    guard let last = states.last else { return }
    follow(last)
    if let frames = spans.keyframes(of: states.map(\.position)) { position.set(last.position, along: frames, by: run) }
    if let frames = spans.keyframes(of: states.map(\.bounds)) { bounds.set(last.bounds, along: frames, by: run) }
    if let frames = spans.keyframes(of: states.map(\.transform)) {
      transform.set(last.transform, along: frames, by: run)
    }
    if let frames = spans.keyframes(of: states.map(\.cornerRadius)) {
      cornerRadius.set(last.cornerRadius, along: frames, by: run)
    }
    if let frames = spans.keyframes(of: states.map(\.alpha)) { alpha.set(last.alpha, along: frames, by: run) }
    let colors = states.map(\.backgroundColor).components
    if let frames = spans.keyframes(of: colors) { color.set(colors[colors.count - 1], along: frames, by: run) }
  }

  /// What is on the screen over a model.
  func presentation(of model: Presentation) -> Presentation {
    var (moving, shown) = (self, model)
    moving.follow(model)
    let time = clock.time
    shown.position = moving.position.value(at: time)
    shown.bounds = moving.bounds.value(at: time)
    shown.transform = moving.transform.value(at: time)
    shown.cornerRadius = moving.cornerRadius.value(at: time)
    shown.alpha = moving.alpha.value(at: time)
    if !color.runs.isEmpty { shown.backgroundColor = Color(components: moving.color.value(at: time)) }
    if let collapse, collapse.moment(at: time) != .finished { shown.isHidden = false }
    return shown
  }

  /// Takes an animation off.
  ///
  /// - Parameter progress: What the model is left at.
  /// - Returns: The model of what the animation moved.
  mutating func remove(_ run: AnimationRun, from model: Presentation, at progress: Double) -> Presentation {
    follow(model)
    let movesColor = color.runs.contains { $0 === run }
    position.remove(run, at: progress)
    bounds.remove(run, at: progress)
    transform.remove(run, at: progress)
    cornerRadius.remove(run, at: progress)
    alpha.remove(run, at: progress)
    color.remove(run, at: progress)
    if collapse === run { collapse = nil }
    var model = model
    guard progress != 1 else { return model }
    model.position = position.model
    model.bounds = bounds.model
    model.transform = transform.model
    model.cornerRadius = cornerRadius.model
    model.alpha = alpha.model
    if movesColor { model.backgroundColor = Color(components: color.model) }
    return model
  }

  /// What the program has set without an animation.
  private mutating func follow(_ model: Presentation) {
    position.set(model.position, by: nil)
    bounds.set(model.bounds, by: nil)
    transform.set(model.transform, by: nil)
    cornerRadius.set(model.cornerRadius, by: nil)
    alpha.set(model.alpha, by: nil)
    color.set(model.backgroundColor.components(or: nil), by: nil)
  }
}

extension UIView {
  /// What the program has set.
  var model: Presentation {
    var model = Presentation(of: core)
    if !hasOwnBackground { model.backgroundColor = nil }
    return model
  }

  /// What is on the screen; `nil` while nothing of the view moves.
  var onScreen: Presentation? {
    guard let animations, !animations.isAtRest else { return nil }
    var shown = animations.presentation(of: model)
    shown.backgroundColor = shown.backgroundColor ?? core.backgroundColor
    return shown
  }

  /// Changes the animations of the view.
  func animating<Result>(under clock: AnimationClock, _ change: (inout ViewAnimations) -> Result) -> Result {
    var moving = animations ?? ViewAnimations(at: model, under: clock)
    let result = change(&moving)
    animations = moving.isAtRest ? nil : moving
    return result
  }

  /// Ends what moves, at the values that the program has set.
  func removeAnimations() {
    let runs = animations?.runs ?? []
    animations = nil
    for run in runs { run.whenReplaced?() }
  }

  /// Takes an animation off, and leaves the view at what it shows at a progress.
  func remove(_ run: AnimationRun, at progress: Double) {
    guard var moving = animations, moving.has(run) else { return }
    let (old, new) = (model, moving.remove(run, from: model, at: progress))
    animations = moving.isAtRest ? nil : moving
    if new.position != old.position { core.center = new.position }
    if new.bounds != old.bounds { core.bounds = new.bounds }
    if new.transform != old.transform { core.transform = new.transform }
    if new.cornerRadius != old.cornerRadius { core.look.cornerRadius = new.cornerRadius }
    if new.alpha != old.alpha { core.alpha = new.alpha }
    if new.backgroundColor != old.backgroundColor { backgroundColor = new.backgroundColor.map(UIColor.init(core:)) }
  }
}
