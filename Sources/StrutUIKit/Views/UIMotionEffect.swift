public import Foundation

/// What moves with the device: nothing.
open class UIMotionEffect: NSObject {}
