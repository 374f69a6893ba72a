public import Foundation

/// An event: there is none.
open class UIEvent: NSObject {}
