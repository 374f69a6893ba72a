public import Foundation

/// A storyboard: there is none.
open class UIStoryboard: NSObject {}
