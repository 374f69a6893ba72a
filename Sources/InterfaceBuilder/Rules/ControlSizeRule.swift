import ViewLayout

extension InterfaceEra {
  /// The frame's size that a control has by its kind alone, as stored frames have it at each time; `nil` along an axis
  /// that its content or its author decides.
  ///
  /// Controls took on their present sizes in Xcode 11, but for sliders and switches, which came later.
  func fixedSize(of kind: ViewKind) -> AxisPair<Double?> {
    switch kind {
    case .switch where self >= .xcode26: AxisPair(horizontal: 63, vertical: 28)
    case .slider: ControlMetrics.fixedSize(of: kind, on: self < .xcode15 ? .ios11 : .ios)
    case .switch, .stepper, .segmentedControl, .progressView, .textField, .searchBar:
      ControlMetrics.fixedSize(of: kind, on: self < .xcode11 ? .ios11 : .ios)
    default: AxisPair(nil)
    }
  }
}
