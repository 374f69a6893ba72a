public import Foundation
import Motion

extension UIView {
  /// Changes a view's content; the picture shows the new content at once, and the completion is called at the end.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock.withoutAnimation { animations?() }
    after(duration, completion)
  }

  /// Exchanges two views; the picture shows the new one at once, and the completion is called at the end.
  public static func transition(
    from old: UIView, to new: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock.withoutAnimation {
      if options.contains(.showHideTransitionViews) {
        (old.isHidden, new.isHidden) = (true, false)
      } else if let holder = old.superview {
        holder.insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
      }
    }
    after(duration, completion)
  }

  /// Calls a completion when a time is over: at once without a clock.
  private static func after(_ duration: TimeInterval, _ completion: ((Bool) -> Void)?) {
    guard let clock = AnimationClock.current, clock.animatesChanges, duration > 0 else {
      completion?(true)
      return
    }
    let run = AnimationRun(Playback(.curve(.linear, duration: duration)), beginningAt: clock.time)
    run.whenOver = { completion?(true) }
    clock.start(run)
  }
}
