extension Canvas {
  /// Blurs coverage like a Gaussian of the standard deviation `radius`, in pixels: by three box blurs, as SVG's
  /// specification lets renderers do.
  func blur(radius: Double, width: Int, height: Int) {
    let boxes = BoxBlur.boxes(radius: radius)
    guard !boxes.isEmpty, width > 0, height > 0 else { return }
    _ = withPixels { pixels, stride in
      var blur = BoxBlur(pixels: pixels, stride: stride, width: width, height: height)
      for box in boxes {
        blur.blurRows(box)
        blur.blurColumns(box)
      }
    }
  }
}

/// Running means along rows and columns of bytes.
struct BoxBlur {
  /// Each pixel becomes the mean of `before` pixels before it, itself and `after` after it.
  struct Box {
    var before: Int
    var after: Int
  }

  let pixels: UnsafeMutableRawBufferPointer
  let stride: Int
  let width: Int
  let height: Int

  /// The three boxes of SVG's feGaussianBlur; none where they would change nothing.
  static func boxes(radius: Double) -> [Box] {
    guard radius.isFinite, radius > 0 else { return [] }
    let size = Int((min(radius, 10_000) * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    guard size > 1 else { return [] }
    let half = size / 2
    guard size % 2 == 0 else { return Array(repeating: Box(before: half, after: half), count: 3) }
    return [Box(before: half, after: half - 1), Box(before: half - 1, after: half), Box(before: half, after: half)]
  }

  mutating func blurRows(_ box: Box) {
    let (factor, rounding) = Self.division(by: box)
    var line = [UInt8](repeating: 0, count: width + box.before + box.after + 1)
    for row in 0..<height {
      let start = row * stride
      for column in 0..<width { line[box.before + column] = pixels[start + column] }
      var sum: UInt32 = 0
      for index in 0..<(box.before + box.after) { sum += UInt32(line[index]) }
      for column in 0..<width {
        sum += UInt32(line[column + box.before + box.after])
        pixels[start + column] = UInt8(truncatingIfNeeded: (UInt64(sum) * factor + rounding) >> 32)
        sum -= UInt32(line[column])
      }
    }
  }

  /// A sum a column, all moved down together: rows are read as they lie in memory.
  mutating func blurColumns(_ box: Box) {
    let (factor, rounding) = Self.division(by: box)
    let source = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      for row in 0..<height {
        for column in 0..<width { buffer[row * width + column] = pixels[row * stride + column] }
      }
      count = width * height
    }
    var sums = [UInt32](repeating: 0, count: width)
    for row in 0..<min(box.after, height) {
      for column in 0..<width { sums[column] += UInt32(source[row * width + column]) }
    }
    for row in 0..<height {
      if row + box.after < height {
        let entering = (row + box.after) * width
        for column in 0..<width { sums[column] += UInt32(source[entering + column]) }
      }
      for column in 0..<width {
        pixels[row * stride + column] = UInt8(truncatingIfNeeded: (UInt64(sums[column]) * factor + rounding) >> 32)
      }
      if row - box.before >= 0 {
        let leaving = (row - box.before) * width
        for column in 0..<width { sums[column] -= UInt32(source[leaving + column]) }
      }
    }
  }

  /// Division by the box's size as a multiplication in fixed point.
  private static func division(by box: Box) -> (factor: UInt64, rounding: UInt64) {
    ((1 << 32) / UInt64(box.before + box.after + 1), 1 << 31)
  }
}
