// As UIKit does: what is written for it finds `CGRect`, `IndexPath` and `NSObject` without an import of its own.
@_exported public import Foundation
// What moves the time of animations.
@_exported public import class Motion.AnimationClock
