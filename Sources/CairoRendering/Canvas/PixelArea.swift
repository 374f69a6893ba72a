#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A part of a picture, in pixels.
struct PixelArea: Hashable {
  var x: Int
  var y: Int
  var size: PixelSize

  /// All of a picture.
  init(_ size: PixelSize) { (x, y, self.size) = (0, 0, size) }

  init(x: Int, y: Int, size: PixelSize) { (self.x, self.y, self.size) = (x, y, size) }

  /// The part in which two pictures of one size differ; `nil` if they are equal.
  ///
  /// - Parameters:
  ///   - size: The size of both.
  ///   - stride: The bytes of a row.
  ///   - mask: The bits of a pixel that say something.
  init?(
    ofDifferencesBetween first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, size: PixelSize, stride: Int,
    mask: UInt32
  ) {
    var rows: ClosedRange<Int>?
    var (left, right) = (size.width, -1)
    for y in 0..<size.height {
      let (above, below) = (first[(y * stride)...], second[(y * stride)...])
      guard let a = UnsafeRawBufferPointer(rebasing: above).baseAddress,
        let b = UnsafeRawBufferPointer(rebasing: below).baseAddress, memcmp(a, b, 4 * size.width) != 0
      else { continue }
      func differs(_ x: Int) -> Bool {
        (a.load(fromByteOffset: 4 * x, as: UInt32.self) ^ b.load(fromByteOffset: 4 * x, as: UInt32.self)) & mask != 0
      }
      guard let start = (0..<size.width).first(where: differs) else { continue }
      left = min(left, start)
      var end = size.width - 1
      while end > max(right, start), !differs(end) { end -= 1 }
      right = max(right, end)
      rows = (rows?.lowerBound ?? y)...y
    }
    guard let rows else { return nil }
    (x, y) = (left, rows.lowerBound)
    self.size = PixelSize(width: right - left + 1, height: rows.count)
  }
}
