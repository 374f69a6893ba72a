extension Canvas {
  /// Blurs coverage like a Gaussian of the standard deviation `radius`, in pixels: by three box blurs, as SVG's
  /// specification lets renderers do.
  func blur(radius: Double, width: Int, height: Int) {
    let boxes = BoxBlur.boxes(radius: radius)
    guard !boxes.isEmpty, width > 0, height > 0 else { return }
    _ = withPixels { pixels, stride in
      let blur = BoxBlur(pixels: pixels, stride: stride, width: width, height: height)
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
    let size = Int((min(radius, 2_000) * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    guard size > 1 else { return [] }
    let half = size / 2
    guard size % 2 == 0 else { return Array(repeating: Box(before: half, after: half), count: 3) }
    return [Box(before: half, after: half - 1), Box(before: half - 1, after: half), Box(before: half, after: half)]
  }

  func blurRows(_ box: Box) {
    let (factor, rounding) = Self.division(by: box)
    let margin = box.before + box.after
    guard let base = pixels.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width + margin + 1) { line in
      line.initialize(repeating: 0)
      for row in 0..<height {
        let pixels = base + row * stride
        for column in 0..<width { line[box.before + column] = pixels[column] }
        var sum: UInt32 = 0
        for index in 0..<margin { sum &+= UInt32(line[index]) }
        for column in 0..<width {
          sum &+= UInt32(line[column + margin])
          pixels[column] = UInt8(truncatingIfNeeded: (sum &* factor &+ rounding) >> Self.fractionBits)
          sum &-= UInt32(line[column])
        }
      }
    }
  }

  /// A sum a column, all moved down together: rows are read as they lie in memory.
  func blurColumns(_ box: Box) {
    let (factor, rounding) = Self.division(by: box)
    guard let base = pixels.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height)
    let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer {
      copy.deallocate()
      sums.deallocate()
    }
    for row in 0..<height { (copy + row * width).update(from: base + row * stride, count: width) }
    sums.initialize(repeating: 0, count: width)
    for row in 0..<min(box.after, height) {
      let entering = copy + row * width
      for column in 0..<width { sums[column] &+= UInt32(entering[column]) }
    }
    for row in 0..<height {
      if row + box.after < height {
        let entering = copy + (row + box.after) * width
        for column in 0..<width { sums[column] &+= UInt32(entering[column]) }
      }
      let pixels = base + row * stride
      for column in 0..<width {
        pixels[column] = UInt8(truncatingIfNeeded: (sums[column] &* factor &+ rounding) >> Self.fractionBits)
      }
      if row >= box.before {
        let leaving = copy + (row - box.before) * width
        for column in 0..<width { sums[column] &-= UInt32(leaving[column]) }
      }
    }
  }

  /// Division by the box's size as a multiplication in fixed point; 255 still fits in 32 bits.
  private static func division(by box: Box) -> (factor: UInt32, rounding: UInt32) {
    ((1 << fractionBits) / UInt32(clamping: box.before + box.after + 1), 1 << (fractionBits - 1))
  }

  private static let fractionBits: UInt32 = 22
}
