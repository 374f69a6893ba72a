import Diagnostics
import Figures
import Motion
import ViewLayout

/// Carries out the blocks of an animation on a stage, and keeps the state after each.
struct AnimationPlayer {
  let stage: Stage
  let panel: PanelDescription

  /// - Returns: The timeline; its last state is that of the stage.
  func play(_ animation: AnimationDescription) -> PanelTimeline {
    var states = [stage.snapshot(of: panel)]
    var stages: [PanelTimeline.Stage] = []
    for description in animation.stages where stage.budget?.isExhausted != true {
      let first = states.count - 1
      show(description.transition)
      // 1. Each block is carried out and laid out, as `layoutIfNeeded` at its end does.
      let blocks = description.keyframes.isEmpty ? [description.steps] : description.keyframes.map(\.steps)
      for steps in blocks {
        if !steps.isEmpty || description.transition != nil {
          StepPlayer(stage: stage).play(steps)
          states.append(stage.snapshot(of: panel))
        } else {
          states.append(states[states.count - 1])
        }
        if description.transition == nil {
          MotionCheck(
            steps: steps, before: states[states.count - 2], after: states[states.count - 1],
            isKeyframe: !description.keyframes.isEmpty
          ).report(to: &stage.diagnostics)
        }
      }
      stages.append(PanelTimeline.Stage(description: description, states: first...states.count - 1))
    }
    return PanelTimeline(states: states, stages: stages)
  }

  /// Hides the view that goes and shows the one that comes, as `showHideTransitionViews` does.
  private func show(_ transition: TransitionDescription?) {
    guard let from = transition?.from, let to = transition?.to, let old = stage.view(named: from.value),
      let new = stage.view(named: to.value)
    else { return }
    if old.superview !== new.superview {
      stage.diagnostics.add(
        .error(.impossibleStep, "'\(from.value)' and '\(to.value)' are not subviews of one view", at: to.range))
    }
    old.isHidden = true
    new.isHidden = false
  }
}
