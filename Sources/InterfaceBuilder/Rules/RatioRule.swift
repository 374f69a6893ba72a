import Geometry
import ViewLayout

extension InterfaceView {
  /// The width for each point of the height, as a required constraint of the view's own says; `nil` without one.
  fileprivate var ownRatio: Double? {
    let ratios = constraints.map(\.element).compactMap { element -> Double? in
      let items = [element["firstItem"], element["secondItem"]].map { $0 ?? id }
      let attributes = [element["firstAttribute"], element["secondAttribute"]]
      guard items == [id, id], (element.number("priority") ?? 1000) == 1000, element["relation"] ?? "equal" == "equal",
        (element.number("constant") ?? 0) == 0, let multiplier = element.multiplier, multiplier > 0
      else { return nil }
      switch attributes {
      case ["width", "height"]: return multiplier
      case ["height", "width"]: return 1 / multiplier
      default: return nil
      }
    }
    return ratios.count == 1 ? ratios[0] : nil
  }

  /// A stored size of content as it was before its edges were rounded, where a ratio ties its lengths.
  ///
  /// A ratio carries the rounding of the shorter length on, as many times as it is: of 295 × 48 with 290:47 the
  /// height was 47.81, and both lengths taken as they are would ask for a width of 296.17.
  ///
  /// - Parameter pixel: Of the canvas, in points; asked for only where there is a ratio.
  func unrounded(_ size: AxisPair<Double?>, toPixelsOf pixel: @autoclosure () -> Double) -> AxisPair<Double?> {
    guard let width = size.horizontal, let height = size.vertical, let ratio = ownRatio else { return size }
    let exact = ratio < 1 ? Size(height * ratio, height) : Size(width, width / ratio)
    let isRounded = max((exact.width - width).magnitude, (exact.height - height).magnitude) <= pixel() + 1e-6
    return isRounded ? AxisPair(horizontal: exact.width, vertical: exact.height) : size
  }
}
