public import Foundation

/// A place in a text: there is none.
open class UITextPosition: NSObject {}
