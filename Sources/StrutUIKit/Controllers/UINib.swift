public import Foundation

/// Views in a file: none is read here. `strut render` draws xibs.
open class UINib: NSObject {
  /// A file of a name.
  public init(nibName: String, bundle: Bundle?) {}
  /// None: files are not read.
  open func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] { [] }
}

extension Bundle {
  /// None: nib files are not read.
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? { nil }
}
