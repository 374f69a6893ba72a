import Geometry

extension DocumentElement {
  /// Whether it is a view controller of any kind; a reference to that of another storyboard is none.
  var isController: Bool { name.hasSuffix("ontroller") }

  /// The frame of a view: `<rect key="frame">` or, as betas of Xcode 8 wrote, `<frame key="frameInset" minX= minY= width=
  /// height=>`, which leaves out zeros.
  var frame: Rect? {
    if let rect = child(named: "rect", key: "frame") { return rect.rect }
    guard let inset = child(named: "frame", key: "frameInset"), let width = inset.number("width"),
      let height = inset.number("height")
    else { return nil }
    let origin = Point(inset.number("minX") ?? 0, inset.number("minY") ?? 0)
    return Rect(origin: origin, size: Size(max(0, width), max(0, height)))
  }

  /// `<rect x= y= width= height=>`
  var rect: Rect? {
    guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height")
    else { return nil }
    return Rect(
      x: Self.exact(x), y: Self.exact(y), width: max(0, Self.exact(width)), height: max(0, Self.exact(height)))
  }

  /// A length as whole pixels have it: heights of rows are stored in 32 bits, as 64.333335876464844, and the
  /// millionths would be room that nothing fills. A sixth of a point is a part of a pixel at two a point and at
  /// three.
  private static func exact(_ length: Double) -> Double {
    let sixths = (length * 6).rounded()
    return (length * 6 - sixths).magnitude < 0.001 ? sixths / 6 : length
  }

  /// `<size width= height=>`; an axis that is `infinite` or missing is `nil`.
  var size: (width: Double?, height: Double?) { (number("width"), number("height")) }

  /// `<inset minX= minY= maxX= maxY=>`
  var edges: EdgeInsets? {
    guard let top = number("minY"), let left = number("minX"), let bottom = number("maxY"), let right = number("maxX")
    else { return nil }
    return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// `<edgeInsets top= left= bottom= right=>`, or with leading and trailing as they lie from left to right.
  var insets: EdgeInsets? {
    guard let top = number("top"), let bottom = number("bottom"), let left = number("left") ?? number("leading"),
      let right = number("right") ?? number("trailing")
    else { return nil }
    return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// Of a constraint: `2`, `16:9`, `1/3` or `50%`, and 1 where it is left out; `nil` for what is no number, or is too
  /// large.
  var multiplier: Double? {
    guard let text = self["multiplier"] else { return 1 }
    let isPercentage = text.hasSuffix("%")
    let parts = text.dropLast(isPercentage ? 1 : 0).split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
      .map { Double($0) }
    let value: Double? =
      switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
      case (1, let value?, _): isPercentage ? value / 100 : value
      case (2, let numerator?, let denominator?): numerator / denominator
      default: nil
      }
    return value.flatMap { $0.magnitude <= Self.largestNumber ? $0 : nil }
  }
}
