/// A PNG file that plays (PNG, third edition, section 11.3.6): a still picture for programs that play nothing, and behind
/// it the frames, each of which replaces a part of the one before.
package struct AnimatedPNG {
  /// A part of a picture that is drawn over the frame before.
  package struct Frame {
    /// The left edge of the part, in pixels.
    package var x: Int
    /// The top edge of the part, in pixels.
    package var y: Int
    package var width: Int
    package var height: Int
    /// The compressed rows of the part, as `PNGFile.compress` makes them.
    package var data: [UInt8]
    /// How long the frame is seen.
    package var seconds: Double

    package init(x: Int, y: Int, width: Int, height: Int, data: [UInt8], seconds: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
      (self.data, self.seconds) = (data, seconds)
    }
  }

  private let format: PNGFile
  private let still: [UInt8]
  private let playCount: Int
  private var frames: [Frame] = []

  /// - Parameters:
  ///   - format: The size and the channels of all frames.
  ///   - still: The compressed rows of the still picture, which is not one of the frames.
  ///   - playCount: How often it plays; 0 for ever.
  package init(_ format: PNGFile, still: [UInt8], playCount: Int) {
    (self.format, self.still, self.playCount) = (format, still, playCount)
  }

  /// Appends a frame. The first covers the whole picture.
  package mutating func append(_ frame: Frame) { frames.append(frame) }

  /// Shows the last frame for longer.
  package mutating func holdLastFrame(for seconds: Double) { frames[frames.count - 1].seconds += seconds }

  /// The whole file.
  package var bytes: [UInt8] {
    var file = format.beginning
    file.appendChunk("acTL", UInt32(clamping: frames.count).bytes + UInt32(clamping: playCount).bytes)
    file.appendChunk("IDAT", still)
    // One count numbers the chunks of both kinds.
    var number: UInt32 = 0
    func next() -> [UInt8] {
      defer { number += 1 }
      return number.bytes
    }
    for frame in frames {
      let area = [frame.width, frame.height, frame.x, frame.y].flatMap { UInt32(clamping: $0).bytes }
      let delay = Self.fraction(of: frame.seconds)
      // Nothing is cleared behind a frame, and its pixels replace those before.
      let (keeping, replacing): (UInt8, UInt8) = (0, 0)
      file.appendChunk("fcTL", next() + area + delay.0.bytes + delay.1.bytes + [keeping, replacing])
      file.appendChunk("fdAT", next() + frame.data)
    }
    file.appendChunk("IEND", [])
    return file
  }

  /// A time as the format has it: a numerator and a denominator of 16 bits.
  ///
  ///     AnimatedPNG.fraction(of: 1.0 / 30)   // (1, 30)
  static func fraction(of seconds: Double) -> (UInt16, UInt16) {
    let most = min(1000, Int(65_535 / max(seconds, 1)))
    let exact = (1...max(1, most)).first { abs(seconds * Double($0) - (seconds * Double($0)).rounded()) < 1e-6 }
    let denominator = exact ?? max(1, most)
    return (UInt16(clamping: Int((seconds * Double(denominator)).rounded())), UInt16(denominator))
  }
}
