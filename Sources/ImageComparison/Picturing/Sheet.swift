import Pixels

/// The buffer in which a difference picture is drawn.
struct Sheet {
  private let bytes: UnsafeMutableRawBufferPointer
  private let width: Int
  private let height: Int

  /// - Precondition: There are `4 * width * height` bytes.
  init(bytes: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int) {
    self.bytes = UnsafeMutableRawBufferPointer(bytes)
    self.width = width
    self.height = height
  }

  func set(_ pixel: DifferenceColors.Pixel, x: Int, y: Int) {
    bytes.storeBytes(of: pixel, toByteOffset: 4 * (y * width + x), as: DifferenceColors.Pixel.self)
  }

  func fill(_ pixel: DifferenceColors.Pixel) {
    for y in 0..<height {
      for x in 0..<width { set(pixel, x: x, y: y) }
    }
  }

  /// Draws a picture with its top left in the first row.
  func draw(_ picture: PixelBuffer, x: Int) {
    picture.pixels.withUnsafeBytes { source in
      for y in 0..<picture.height {
        let row = UnsafeRawBufferPointer(rebasing: source[(4 * y * picture.width)..<(4 * (y + 1) * picture.width)])
        UnsafeMutableRawBufferPointer(rebasing: bytes[(4 * (y * width + x))...]).copyMemory(from: row)
      }
    }
  }

  /// Draws a picture in pale greys.
  func drawPale(_ picture: PixelBuffer, x: Int) {
    picture.pixels.withUnsafeBytes { source in
      for y in 0..<picture.height {
        for column in 0..<picture.width {
          let pixel = source.loadUnaligned(
            fromByteOffset: 4 * (y * picture.width + column), as: DifferenceColors.Pixel.self)
          set(DifferenceColors.pale(pixel), x: x + column, y: y)
        }
      }
    }
  }

  /// Draws stripes over the area that one of the sizes covers, except for the common area.
  func drawStripes(_ place: PictureSize, except common: PictureSize, in sizes: [PictureSize], x: Int) {
    guard place != common else { return }
    for y in 0..<place.height {
      for column in 0..<place.width where column >= common.width || y >= common.height {
        guard sizes.contains(where: { column < $0.width && y < $0.height }) else { continue }
        set(DifferenceColors.stripes[(column + y) / 4 % 2], x: x + column, y: y)
      }
    }
  }

  /// Draws a line around a region at a distance of two pixels, clipped to the picture's area.
  func frame(_ region: DifferenceRegion, within place: PictureSize, x: Int) {
    let distance = 3
    let (left, right) = (region.x - distance, region.x + region.width - 1 + distance)
    let (top, bottom) = (region.y - distance, region.y + region.height - 1 + distance)
    func mark(_ column: Int, _ row: Int) {
      guard (0..<place.width).contains(column), (0..<place.height).contains(row) else { return }
      set(DifferenceColors.different, x: x + column, y: row)
    }
    for column in left...right {
      mark(column, top)
      mark(column, bottom)
    }
    for row in top...bottom {
      mark(left, row)
      mark(right, row)
    }
  }
}

extension PictureSize {
  /// The size of the area that two pictures with the same top left share.
  func intersection(_ other: PictureSize) -> PictureSize {
    PictureSize(width: min(width, other.width), height: min(height, other.height))
  }
}
