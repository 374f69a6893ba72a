import Graphics
import ViewLayout

extension ViewPainter {
  /// What the view's kind draws between its background and its subviews.
  func ownContent() -> [Item] {
    guard view.bounds.isFinite else { return [] }
    return switch view.kind {
    case .view, .window, .stackView, .scrollView, .layoutGuide: []
    case .label: label()
    case .button: button()
    case .textField: textField()
    case .textView: textView()
    case .imageView: imageView()
    case .switch: switchControl()
    case .slider: slider()
    case .stepper: stepper()
    case .segmentedControl: segmentedControl()
    case .progressView: progressView()
    case .activityIndicator: activityIndicator()
    case .pageControl: pageControl()
    case .datePicker: datePicker()
    case .pickerView: pickerView()
    case .searchBar: searchBar()
    case .navigationBar: navigationBar()
    case .tabBar: tabBar()
    case .toolbar: toolbar()
    case .tableView: tableView()
    case .tableViewCell: tableViewCell()
    }
  }
}
