import Diagnostics

/// The kinds of views, with their names in the figure language.
public enum ViewKind: String, Hashable, Sendable, CaseIterable {
  /// Plain views, and those that show text or an image.
  case view, label, button, textField, textView, imageView
  /// Controls of UIKit.
  case `switch`, slider, stepper, segmentedControl, progressView, activityIndicator, pageControl
  /// Pickers and bars.
  case datePicker, pickerView, searchBar, navigationBar, tabBar, toolbar
  /// Views that arrange or scroll others.
  case tableView, tableViewCell, scrollView, stackView
  /// A rectangle that takes part in layout and is not drawn.
  case layoutGuide
  /// The root of a tree on a screen.
  case window

  /// The kind with a name: as by `rawValue`, in a quarter of the time.
  package static func named(_ word: String) -> ViewKind? { words.index(of: word).map { listed[$0] } }

  private static let listed = allCases
  private static let words = WordTable(listed.map(\.rawValue))
}
