import Diagnostics
import Figures
import Geometry
import Graphics

extension ValueReader {
  func device(_ node: Node) -> Device? {
    guard let scalar = scalar(node, "device", takes: "a device's name") else { return nil }
    if let device = Device.named(scalar.text) { return device }
    return reporter.refuse(.unknownDevice(scalar.text, DeviceSuggestion(for: scalar.text)), at: scalar.range)
  }

  func annotationScale(_ node: Node) -> Double? { number(node, "annotationScale", in: 0.1...10) }

  /// A root view's size, which must fit the largest canvas at the figure's scale.
  func rootSize(_ node: Node, scale: Double) -> Size? {
    guard let size = size(node, "size") else { return nil }
    guard size.width > 0, size.height > 0 else {
      return reporter.refuse(.rootWithoutArea, at: node.range)
    }
    let longest = max(size.width, size.height) * scale
    guard longest <= FigureLimits.canvasPixels else {
      return reporter.refuse(.rootTooLong(pixels: longest, scale: scale), at: node.range)
    }
    return size
  }

  /// A colour, `transparent`, or `grid(10)`.
  func background(_ node: Node) -> Background? {
    let form = "a colour, 'transparent' or grid(10)"
    guard let scalar = scalar(node, "background", takes: form) else { return nil }
    if scalar.text == "transparent" { return .transparent }
    guard scalar.text.hasPrefix("grid") else { return color(node, "background").map(Background.color) }
    return call(of: "grid", in: scalar, "background", takes: form)
      .flatMap { numbers(of: $0, form: "grid(spacing)", count: 1...1, in: 1...10_000) }
      .map { .grid(spacing: $0[0]) }
  }
}
