public import Foundation

/// A part of a program: there is none.
open class UIScene: NSObject, @unchecked Sendable {}

/// Who is told of a scene: nothing is called.
public protocol UISceneDelegate: AnyObject {}
