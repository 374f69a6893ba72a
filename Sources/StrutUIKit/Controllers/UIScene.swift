public import Foundation

/// What outlives a scene: there is none.
open class UISceneSession: NSObject {
  /// What the scene is made of.
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: .windowApplication) }
  /// What a scene is for.
  public struct Role: Hashable, Sendable {
    let name: String
    /// Windows of the program.
    public static let windowApplication = Role(name: "UIWindowSceneSessionRoleApplication")
  }
}

/// What a scene is made of: it is kept.
open class UISceneConfiguration: NSObject {
  /// The name in the program's list.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// Kept.
  open var delegateClass: AnyClass?
  /// A configuration of a name.
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// Who is told of a scene: nothing is called.
public protocol UISceneDelegate: AnyObject {}
/// Who is told of a scene with windows: nothing is called.
public protocol UIWindowSceneDelegate: UISceneDelegate {}
