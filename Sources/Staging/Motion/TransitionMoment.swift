public import Figures

/// A transition as it looks at a time: how far it is, and the state that goes.
public struct TransitionMoment: Hashable, Sendable {
  /// What happens.
  public var description: TransitionDescription
  /// The name of the view whose whole content changes.
  public var container: String
  /// From 0 to 1.
  public var progress: Double
  /// The panel before the transition. It has one item.
  public var before: [PanelLayout]
}

extension PanelTimeline {
  /// The transition that is to be seen at a time; `nil` for none.
  func transition(at time: Double) -> TransitionMoment? {
    let (number, local) = chain.place(of: time)
    let stage = stages[number]
    guard let description = stage.description.transition else { return nil }
    let moment = stage.description.playback.moment(at: local)
    guard moment != .finished else { return nil }
    let (before, after) = (states[stage.states.lowerBound], states[stage.states.upperBound])
    let superview = description.to.flatMap { after.index(of: $0.value) }.flatMap { after.views[$0].superview }
    let container = description.container?.value ?? superview.map { after.views[$0].name } ?? after.root.name
    return TransitionMoment(
      description: description, container: container, progress: min(1, max(0, moment.progress)), before: [before])
  }
}
