import Diagnostics
import Figures
import Geometry
import ViewLayout

/// What in a block moves otherwise than its words suggest.
struct MotionCheck {
  let steps: [Located<Step>]
  let before: PanelLayout
  let after: PanelLayout
  let isKeyframe: Bool

  func report(to diagnostics: inout Diagnostics) {
    for step in steps {
      if case .assign(let path, _, _) = step.value, path.property == .transform {
        if let surprise = surprise(ofTransformOf: path.view) {
          diagnostics.add(.warning(.unexpectedMotion, surprise, at: step.range))
        }
      } else if let reason = reasonWithoutMotion(of: step.value) {
        diagnostics.add(.warning(.stepWithoutMotion, reason, at: step.range))
      }
    }
  }

  private func surprise(ofTransformOf name: String) -> String? {
    guard let old = before.index(of: name).map({ before.views[$0].transform }),
      let new = after.index(of: name).map({ after.views[$0].transform })
    else { return nil }
    guard let inverse = new.inverted else {
      return "a scale of 0 cannot be undone, so UIKit jumps to it: scale to 0.01 and set alpha to 0"
    }
    let difference = old.concatenating(inverse)
    if difference.isNear(.identity) {
      return
        "'\(name)' does not turn: where it ends is where it begins; make a full turn of three key frames or stages"
    }
    guard !isKeyframe, difference.isNear(Transform(a: -1, b: 0, c: 0, d: -1, tx: difference.tx, ty: difference.ty))
    else { return nil }
    return "half a turn goes clockwise, whatever its sign: choose the way by key frames or stages of less than 180°"
  }

  /// A sentence about a step that takes effect at once, in the middle of an animation.
  private func reasonWithoutMotion(of step: Step) -> String? {
    switch step {
    case .assign(let path, _, _):
      guard !path.property.isAnimated else { return nil }
      if path.property == .hidden {
        let isArranged = after.index(of: path.view).map { after.views[$0].isArranged } ?? false
        return isArranged
          ? nil : "'hidden' changes at the beginning of the animation: animate 'alpha', or use a transition"
      }
      return path.property.changesOnlyLooks
        ? "'\(path.property.name)' changes at the beginning of the animation: use a transition such as crossDissolve"
        : nil
    case .exchange, .bringSubviewToFront, .sendSubviewToBack, .removeFromSuperview, .addSubview, .insertSubview,
      .insertSubviewBelow:
      return "the order of views changes at the beginning of the animation: use a transition"
    default: return nil
    }
  }
}

extension ViewProperty {
  /// Whether its changes are animated by themselves. What determines the layout is animated by the layout.
  fileprivate var isAnimated: Bool {
    [.frame, .bounds, .center, .transform, .alpha, .backgroundColor, .cornerRadius, .contentOffset].contains(self)
  }

  /// Whether no layout follows from it.
  fileprivate var changesOnlyLooks: Bool {
    [.textColor, .detailTextColor, .tintColor, .borderColor, .borderWidth, .shadow, .text, .image, .title]
      .contains(self)
  }
}

extension Transform {
  fileprivate func isNear(_ other: Transform) -> Bool {
    zip([a, b, c, d, tx, ty], [other.a, other.b, other.c, other.d, other.tx, other.ty]).allSatisfy {
      abs($0 - $1) < 1e-6
    }
  }
}
