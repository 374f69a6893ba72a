import ViewLayout

extension InterfaceDocument {
  /// The frame's size that a control has by its kind alone, as stored frames have it at each time; `nil` along an axis
  /// that its content or its author decides.
  ///
  /// Controls took on their present sizes in Xcode 11, but for search bars, which came earlier, and progress views,
  /// sliders and switches, which came later.
  func fixedSize(of view: InterfaceView) -> AxisPair<Double?> {
    guard let kind = view.kind else { return AxisPair(nil) }
    func size(changedIn change: InterfaceEra) -> AxisPair<Double?> {
      ControlMetrics.fixedSize(of: kind, on: era < change ? .ios11 : .ios)
    }
    switch kind {
    case .switch where era >= .xcode26: return AxisPair(horizontal: 63, vertical: 28)
    case .slider: return size(changedIn: .xcode26)
    case .progressView: return size(changedIn: .xcode12)
    case .textField where view.element["borderStyle"] != "roundedRect":
      return AxisPair(horizontal: nil, vertical: view.hasBodyFont ? era < .xcode11 ? 21 : 22 : nil)
    case .toolbar:
      let isHigh = era >= .xcode11 && device?.hasHomeIndicator == true
      return AxisPair(horizontal: nil, vertical: isHigh ? ControlMetrics.tabBarHeight : ControlMetrics.barRowHeight)
    case .searchBar: return AxisPair(horizontal: nil, vertical: era < .xcode9 ? 44 : 56)
    case .activityIndicator:
      return AxisPair(["large", "whiteLarge"].contains(view.element["style"]) ? 37 : 20)
    case .switch, .stepper, .segmentedControl, .textField: return size(changedIn: .xcode11)
    default: return AxisPair(nil)
    }
  }
}

extension InterfaceDocument {
  /// The size of a control that has another one than on the platform of its document: that of its style or its very time;
  /// `nil` for any other, and for what another device has in another size.
  func ownSize(of view: InterfaceView) -> AxisPair<Double?>? {
    if view.tag == "pageControl", era >= .xcode12, let width = view.frame?.width {
      let pages = view.element.number("numberOfPages") ?? 0
      // What is stored much wider is stretched.
      return AxisPair(horizontal: min(width, Self.pageWidth * pages), vertical: Self.pageControlHeight)
    }
    guard let kind = view.kind,
      [.switch, .slider, .progressView, .searchBar, .activityIndicator].contains(kind)
    else { return nil }
    let size = fixedSize(of: view)
    return size == ControlMetrics.fixedSize(of: kind, on: era.platform) ? nil : size
  }
}

extension InterfaceDocument {
  /// Those of a page control since iOS 14, in points, and of one of its pages, as documents of Xcode 12 and later
  /// store them: three pages are 120 and a third points wide.
  private static let (pageControlHeight, pageWidth) = (26.0, 361.0 / 9)
}

extension InterfaceView {
  /// Whether its font is the system's at 17 points.
  fileprivate var hasBodyFont: Bool {
    guard let font = element.child(named: "fontDescription"), font["name"] == nil else { return false }
    return font["style"] == "UICTFontTextStyleBody" || font["style"] == nil && font.number("pointSize") == 17
  }
}
