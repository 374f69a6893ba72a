/// The kinds of views, with their names in the figure language.
public enum ViewKind: String, Hashable, Sendable, CaseIterable {
  case view, label, button, textField, textView, imageView
  case `switch`, slider, stepper, segmentedControl, progressView, activityIndicator, pageControl
  case datePicker, pickerView, searchBar, navigationBar, tabBar, toolbar
  case tableView, tableViewCell, scrollView, stackView
  /// A rectangle that takes part in layout and is not drawn.
  case layoutGuide
  case window
}
