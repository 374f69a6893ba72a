public import Foundation

/// What material does.
open class UIVisualEffect: NSObject {}
