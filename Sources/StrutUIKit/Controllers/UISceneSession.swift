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
