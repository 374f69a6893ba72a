public import Foundation

/// An alert or a sheet of actions: it is kept by the controller that presents it, and not shown.
open class UIAlertController: UIViewController {
  /// The text below the title.
  open var message: String?
  /// Whether it is an alert or a sheet.
  public let preferredStyle: Style
  /// The buttons.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields of an alert.
  open private(set) var textFields: [UITextField]?
  /// The button in bold letters.
  open var preferredAction: UIAlertAction?

  /// An alert or a sheet with texts.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    (self.title, self.message) = (title, message)
  }
  /// An alert from an archive: there are none.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// What is shown.
  public enum Style: Int, Sendable {
    /// A sheet from below, or an alert in the middle.
    case actionSheet, alert
  }
}
