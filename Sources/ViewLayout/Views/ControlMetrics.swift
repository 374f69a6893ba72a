public import Geometry
public import Typography

/// The sizes, insets and fonts of the system's controls by platform, in points. Layout, the importer and the painters
/// read them here.
///
/// They are the ones that Interface Builder stored in documents of each time: a switch 51 × 31, a segmented control
/// 29 high up to iOS 12 and 32 after it.
public enum ControlMetrics {
  /// The font of a view that names none.
  public static func font(of kind: ViewKind, on platform: Platform) -> Font {
    switch kind {
    case .button:
      platform.systemFont(ofSize: 15, weight: platform == .ios6 ? .bold : .regular)
    case .textField: platform.systemFont(ofSize: platform == .ios ? 17 : 14)
    case .textView: platform.systemFont(ofSize: platform == .ios ? 17 : 14)
    case .segmentedControl: platform.systemFont(ofSize: 13, weight: platform == .ios ? .medium : .regular)
    case .tabBar: platform.systemFont(ofSize: 10, weight: .medium)
    case .navigationBar: platform.systemFont(ofSize: 17, weight: .semibold)
    case .searchBar: platform.systemFont(ofSize: platform == .ios ? 17 : 14)
    default: platform.systemFont(ofSize: 17)
    }
  }

  /// How far a control's alignment rectangle lies inside its frame: a switch 51 wide counts as 49.
  public static func alignmentRectInsets(of kind: ViewKind, on platform: Platform) -> EdgeInsets {
    guard platform != .ios6 else { return .zero }
    switch kind {
    case .slider: return EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case .switch: return EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case .segmentedControl: return EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: return .zero
    }
  }

  /// How strongly a control resists growing, along each axis, if nobody says.
  ///
  /// Measured in Xcode 7.3 (stackoverflow.com/questions/36924093); a document of Interface Builder that says nothing
  /// means 250 all the same.
  public static func contentHuggingPriority(of kind: ViewKind) -> AxisPair<Priority> {
    switch kind {
    case .switch, .stepper, .activityIndicator, .datePicker, .pickerView, .pageControl: AxisPair(.high)
    case .progressView, .segmentedControl, .searchBar, .slider, .tabBar, .toolbar:
      AxisPair(horizontal: .low, vertical: .high)
    default: AxisPair(.low)
    }
  }

  /// The frame's size along each axis where the kind alone decides it; `nil` where it has none.
  public static func fixedSize(of kind: ViewKind, on platform: Platform) -> AxisPair<Double?> {
    let isModern = platform == .ios
    switch kind {
    case .switch:
      return platform == .ios6 ? AxisPair(horizontal: 79, vertical: 27) : AxisPair(horizontal: 51, vertical: 31)
    case .stepper:
      return AxisPair(horizontal: 94, vertical: isModern ? 32 : platform == .ios6 ? 27 : 29)
    case .slider: return AxisPair(horizontal: nil, vertical: isModern ? 34 : platform == .ios6 ? 23 : 31)
    case .segmentedControl: return AxisPair(horizontal: nil, vertical: isModern ? 32 : platform == .ios6 ? 44 : 29)
    case .progressView: return AxisPair(horizontal: nil, vertical: isModern ? 4 : platform == .ios6 ? 9 : 2)
    case .activityIndicator: return AxisPair(20)
    case .pageControl: return AxisPair(horizontal: nil, vertical: platform == .ios6 ? 36 : 37)
    case .datePicker, .pickerView: return AxisPair(horizontal: 320, vertical: 216)
    case .searchBar: return AxisPair(horizontal: nil, vertical: isModern || platform == .ios11 ? 56 : 44)
    case .navigationBar, .toolbar: return AxisPair(horizontal: nil, vertical: barRowHeight)
    case .tabBar: return AxisPair(horizontal: nil, vertical: tabBarHeight)
    case .textField:
      return AxisPair(horizontal: nil, vertical: isModern ? 34 : platform == .ios6 ? 31 : 30)
    default: return AxisPair(nil)
    }
  }
}
