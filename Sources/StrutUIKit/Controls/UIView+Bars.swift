import Figures
import Geometry
import ViewLayout

extension UIView {
  /// Behind the items of bars, light and dark.
  static let barColor = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1) : UIColor(white: 247 / 255, alpha: 1)
  }

  /// The size of a view in a bar: its own, or that which its constraints ask for.
  var barSize: Size {
    guard bounds.isEmpty else { return bounds.size.core }
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).core
    return size == .zero ? intrinsicContentSize.core : size
  }

  /// The heights of controllers' bars on the screen that the view is on.
  var barHeights: BarHeights {
    let traits = traitCollection
    let tablet: BarHeights.Tablet? =
      if traits.userInterfaceIdiom == .pad {
        (window?.safeAreaInsets.bottom ?? 0) > 0 ? .homeIndicator : .homeButton
      } else {
        nil
      }
    return BarHeights(
      horizontal: traits.horizontalSizeClass.core, vertical: traits.verticalSizeClass.core, tablet: tablet, on: .ios)
  }
}

extension BarHeights {
  /// Those of a screen of which nothing is known.
  static let ofUprightPhone = BarHeights(horizontal: .compact, vertical: .regular, on: .ios)
}

extension UIUserInterfaceSizeClass {
  /// `nil` for an unknown one.
  fileprivate var core: Device.SizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}
