/// A transition of a layer's whole content: nothing moves.
open class CATransition: CAAnimation {
  /// Kept; changes no picture.
  open var type = CATransitionType.fade
  /// Kept; changes no picture.
  open var subtype: CATransitionSubtype?
  /// Kept; from 0 to 1.
  open var startProgress: Float = 0
  /// Kept; from 0 to 1.
  open var endProgress: Float = 1
}

/// What happens in a transition.
public struct CATransitionType: Hashable, Sendable {
  let name: String
  /// The types of Core Animation.
  public static let fade = Self(name: "fade"), moveIn = Self(name: "moveIn")
  /// The types of Core Animation.
  public static let push = Self(name: "push"), reveal = Self(name: "reveal")
}

/// Where a transition comes from.
public struct CATransitionSubtype: Hashable, Sendable {
  let name: String
  /// The directions of Core Animation.
  public static let fromLeft = Self(name: "fromLeft"), fromRight = Self(name: "fromRight")
  /// The directions of Core Animation; on iOS, `fromTop` rises from the bottom.
  public static let fromTop = Self(name: "fromTop"), fromBottom = Self(name: "fromBottom")
}
