import ViewLayout

extension InterfaceEra {
  /// The frame's size that a control has by its kind alone, as stored frames have it at each time; `nil` along an axis
  /// that its content or its author decides.
  ///
  /// Steppers, segmented controls, round text fields and search bars grew in Xcode 11, sliders in Xcode 15.
  func fixedSize(of kind: ViewKind) -> AxisPair<Double?> {
    switch kind {
    case .switch: self < .xcode26 ? AxisPair(horizontal: 51, vertical: 31) : AxisPair(horizontal: 63, vertical: 28)
    case .stepper: AxisPair(horizontal: 94, vertical: self < .xcode11 ? 29 : 32)
    case .slider: AxisPair(horizontal: nil, vertical: self < .xcode15 ? 31 : 34)
    case .segmentedControl: AxisPair(horizontal: nil, vertical: self < .xcode11 ? 29 : 32)
    case .progressView: AxisPair(horizontal: nil, vertical: self < .xcode11 ? 2 : 4)
    case .textField: AxisPair(horizontal: nil, vertical: self < .xcode11 ? 30 : 34)
    case .searchBar: AxisPair(horizontal: nil, vertical: self < .xcode11 ? 44 : 56)
    default: AxisPair(nil)
    }
  }
}
