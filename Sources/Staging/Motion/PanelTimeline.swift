import Figures
import Geometry
public import Motion

/// The states of an animated panel, and what is between them.
///
/// Layout is solved for each state and never for a moment: as on a device, a moment is interpolated between the state
/// before a stage and the one after it.
public struct PanelTimeline: Hashable, Sendable {
  /// A stage of the animation.
  struct Stage: Hashable, Sendable {
    var description: AnimationStage
    /// The state before it, and those after its block or after each of its key frames.
    var states: ClosedRange<Int>
  }

  /// The first state, and those after each block.
  var states: [PanelLayout]
  let stages: [Stage]
  /// When each stage runs.
  public let chain: Chain

  init(states: [PanelLayout], stages: [Stage]) {
    self.states = states
    self.stages = stages
    chain = Chain(stages.map(\.description.playback))
  }

  /// In seconds.
  public var duration: Double { chain.duration }

  /// How many stages follow each other.
  public var stageCount: Int { stages.count }

  /// The state after all stages: the model's, which the program has set.
  public var end: PanelLayout { states[states.count - 1] }

  /// The views that are in the tree at a time, by name, as they are on the screen.
  func shownViews(at time: Double) -> [String: SolvedView] {
    var views = model(at: time).views
    for (index, presentation) in presentations(at: time).enumerated() { views[index].present(presentation) }
    return Dictionary(views.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The model at a time: that of the stage which runs then, whose block has been carried out.
  func model(at time: Double) -> PanelLayout { states[stages[chain.place(of: time).stage].states.upperBound] }

  /// What is on the screen at a time, of each view of the model then.
  ///
  /// - Parameter time: In seconds from the beginning of the animation; after its end, nothing moves any more.
  func presentations(at time: Double) -> [Presentation] {
    var shown = blockPresentations(at: time)
    // Image views play from the beginning on, whatever the blocks do.
    for (index, view) in model(at: time).views.enumerated() {
      shown[index].play(view.content.animationImages, at: time)
    }
    return shown
  }

  /// What blocks and key frames move.
  private func blockPresentations(at time: Double) -> [Presentation] {
    let (number, local) = chain.place(of: time)
    let (stage, model) = (stages[number], states[stages[number].states.upperBound])
    let moment = stage.description.playback.moment(at: local)
    guard moment != .finished, stage.description.transition == nil else { return model.views.map(Presentation.init) }
    let before = states[stage.states.lowerBound]
    return model.views.map { view in
      guard let old = before.index(of: view.name) else { return Presentation(of: view) }
      if !stage.description.keyframes.isEmpty {
        let track = KeyframeTrack(
          stage.description,
          of: states[stage.states].map { state in state.index(of: view.name).map { state.views[$0] } })
        return track?.presentation(at: moment.progress) ?? Presentation(of: view)
      }
      let (start, end) = Collapse.ends(of: view, in: model, after: before.views[old], in: before)
      return start.animated(to: end, at: moment.progress)
    }
  }

  /// How far the stage that runs at a time is, from 0 to 1, beyond them where a spring overshoots.
  func progress(at time: Double) -> Double {
    let (number, local) = chain.place(of: time)
    return stages[number].description.playback.moment(at: local).progress
  }

  /// The panel as it looks at a time.
  public func moment(at time: Double) -> PanelLayout {
    var layout = model(at: time)
    let before = states[stages[chain.place(of: time).stage].states.lowerBound]
    for (index, presentation) in presentations(at: time).enumerated() {
      let view = layout.drawing.views[index]
      guard presentation != Presentation(of: view) else { continue }
      // The texts of a hidden view were not set.
      if view.isHidden, !presentation.isHidden, let old = before.index(of: view.name) {
        layout.drawing.views[index].texts = before.views[old].texts
      }
      layout.drawing.views[index].present(presentation)
    }
    // The screen turns with the root, and keeps the bars around it.
    let (screen, root, moving) = (layout.surroundings.screen, layout.root.bounds, layout.drawing.views[0].bounds)
    layout.surroundings.screen.size = Size(
      screen.width + moving.width - root.width, screen.height + moving.height - root.height)
    layout.drawing.concatenateTransforms()
    layout.transition = transition(at: time)
    return layout
  }

  /// The names of the views that move or fade at some time, in drawing order.
  public var movingViews: [String] {
    var first: [String: Presentation] = [:]
    var moving: Set<String> = []
    for view in states.flatMap(\.views) {
      let presentation = Presentation(of: view)
      if first[view.name] == nil { first[view.name] = presentation }
      if first[view.name] != presentation { moving.insert(view.name) }
    }
    return states[states.count - 1].views.map(\.name).filter(moving.contains)
  }
}
