public import Foundation

/// A way from a screen to another: there is none.
open class UIStoryboardSegue: NSObject {
  /// Its name.
  open var identifier: String? { nil }
  /// Where it leads to.
  open var destination: UIViewController { UIViewController() }
}
