import Geometry
import ViewLayout

extension InterfaceEra {
  /// How far a control's alignment rectangle lies inside its frame, as stored frames have it: a switch 51 wide counts as
  /// 49, a segmented control 29 high as 28, a slider keeps 2 at its ends.
  ///
  /// Controls of iOS 26 fill their frames but for the switch and the segmented control.
  func alignmentInsets(of kind: ViewKind) -> EdgeInsets? {
    switch kind {
    case .slider: self < .xcode26 ? EdgeInsets(top: 0, left: 2, bottom: 1, right: 2) : .zero
    case .switch: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case .segmentedControl: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: nil
    }
  }
}
