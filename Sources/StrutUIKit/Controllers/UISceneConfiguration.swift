public import Foundation

/// What a scene is made of: it is kept.
open class UISceneConfiguration: NSObject {
  /// The name in the program's list.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// Kept; changes no picture.
  open var delegateClass: AnyClass?
  /// A configuration of a name.
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}
