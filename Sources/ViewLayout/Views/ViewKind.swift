/// The classes of views that a layout can hold, each by the name the figure language gives it.
public enum ViewKind: String, Hashable, Sendable, CaseIterable {
  case view, label, button, textField, textView, imageView
  case `switch`, slider, stepper, segmentedControl, progressView, activityIndicator, pageControl
  case datePicker, pickerView, searchBar, navigationBar, tabBar, toolbar
  case tableView, tableViewCell, scrollView, stackView
  /// Takes part in layout and is never drawn.
  case layoutGuide
  case window
}
