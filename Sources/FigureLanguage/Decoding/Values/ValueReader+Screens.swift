import Diagnostics
import Figures
import Geometry
import Graphics

extension ValueReader {
  func device(_ node: Node) -> Device? {
    guard let scalar = scalar(node, "device", takes: "a device's name") else { return nil }
    if let device = Device.named(scalar.text) { return device }
    let remedy = DeviceCatalogue.hint(for: scalar.text)
    return reporter.refuse(DocumentMistake.unknownDevice(scalar.text, remedy: remedy), at: scalar.range)
  }

  /// A root view's size, which must fit the largest canvas at the figure's scale.
  func rootSize(_ node: Node, scale: Double) -> Size? {
    guard let size = size(node, "size") else { return nil }
    guard size.width > 0, size.height > 0 else {
      return reporter.refuse(DocumentMistake.rootWithoutArea, at: node.range)
    }
    let longest = max(size.width, size.height) * scale
    guard longest <= FigureLimits.canvasPixels else {
      return reporter.refuse(DocumentMistake.rootTooLong(pixels: longest, scale: scale), at: node.range)
    }
    return size
  }

  /// A colour, `transparent`, or `grid(10)`.
  func background(_ node: Node) -> Background? {
    let form = "a colour, 'transparent' or grid(10)"
    guard let scalar = scalar(node, "background", takes: form) else { return nil }
    if scalar.text == "transparent" { return .transparent }
    guard scalar.text.hasPrefix("grid") else { return color(node, "background").map(Background.color) }
    do {
      let calls = try FunctionCall.all(in: scalar)
      guard calls.count == 1, let call = calls.first, call.name.text == "grid" else {
        return reporter.refuse(ValueMistake.notOne(key: "background", takes: form), at: scalar.range)
      }
      return numbers(of: call, form: "grid(spacing)", count: 1...1, in: 1...10_000).map { .grid(spacing: $0[0]) }
    } catch let mistake {
      reporter.report(mistake, in: scalar)
      return nil
    }
  }
}
