import Diagnostics

/// A piece of text in a document, before anything is made of it: what it means is the affair of the key it belongs to.
struct Scalar {
  /// The place of each Unicode scalar of the text.
  enum Placement {
    /// One after the other, from the given offset into `range` on.
    case contiguous(from: Int)
    /// Each at its own offset into `range`, because of escapes or substitutions; the last entry is the end.
    case scattered([Int])
    /// Over several lines, or folded: the whole is all that can be pointed at.
    case unknown
  }

  var text: String
  var range: SourceRange
  var placement: Placement
  /// Whether it is neither quoted nor a block. An empty plain text is a missing value.
  var isPlain: Bool

  init(text: String, isPlain: Bool, range: SourceRange, placement: Placement) {
    (self.text, self.isPlain, self.range, self.placement) = (text, isPlain, range, placement)
  }

  /// Whether nothing was written, as after a key alone.
  var isMissing: Bool { isPlain && text.isEmpty }

  /// The place of a part of the text.
  ///
  /// - Parameter offset: In Unicode scalars of `text`.
  func range(at offset: Int, length: Int = 1) -> SourceRange {
    switch placement {
    case .contiguous(let start):
      return range.part(at: start + offset, length: length)
    case .scattered(let offsets):
      guard let end = offsets.last else { return range }
      let first = offset < offsets.count ? offsets[max(0, offset)] : end
      let last = offset + length < offsets.count ? offsets[max(0, offset + length)] : end
      return range.part(at: first, length: last - first)
    case .unknown:
      return range
    }
  }

  /// A part of the text as a scalar of its own, with its places.
  func part(_ part: Range<Int>) -> Scalar {
    let scalars = Array(scalarsOf: text)
    let clamped = part.clamped(to: 0..<scalars.count)
    let placement: Placement
    switch self.placement {
    case .contiguous: placement = .contiguous(from: 0)
    case .scattered(let offsets):
      let own = offsets[min(clamped.lowerBound, offsets.count - 1)...min(clamped.upperBound, offsets.count - 1)]
      placement = .scattered(own.map { $0 - (own.first ?? 0) })
    case .unknown: placement = .unknown
    }
    return Scalar(
      text: String(scalars: scalars[clamped]), isPlain: true,
      range: range(at: clamped.lowerBound, length: clamped.count), placement: placement)
  }

  /// Without blanks around it.
  var trimmed: Scalar {
    let scalars = Array(scalarsOf: text)
    let start = scalars.firstIndex { !$0.isBlank } ?? scalars.count
    let end = scalars.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start
    return part(start..<end)
  }

  /// The text with every occurrence of the keys of `replacements` exchanged, the places kept.
  func replacing(_ replacements: [(wanted: String, replacement: String)]) -> Scalar {
    let scalars = Array(scalarsOf: text)
    guard let opening = replacements.first?.wanted.unicodeScalars.first, scalars.contains(opening) else { return self }
    let table = replacements.map {
      (wanted: Array(scalarsOf: $0.wanted), new: Array(scalarsOf: $0.replacement))
    }
    var result: [Unicode.Scalar] = []
    var sources: [Int] = []
    var offset = 0
    while offset < scalars.count {
      if let match = table.first(where: { scalars[offset...].starts(with: $0.wanted) }) {
        result += match.new
        sources += match.new.map { _ in offset }
        offset += match.wanted.count
      } else {
        result.append(scalars[offset])
        sources.append(offset)
        offset += 1
      }
    }
    sources.append(scalars.count)
    guard result != scalars else { return self }
    var copy = self
    copy.text = String(scalars: result)
    switch placement {
    case .contiguous(let start): copy.placement = .scattered(sources.map { start + $0 })
    case .scattered(let offsets): copy.placement = .scattered(sources.map { offsets[min($0, offsets.count - 1)] })
    case .unknown: break
    }
    return copy
  }
}

extension String {
  /// By way of UTF-8: appending scalars to a string costs six times as much.
  init(scalars: some Sequence<Unicode.Scalar>) {
    // Names and numbers are nothing but ASCII, and short ones need no memory of their own.
    let plain = scalars.withContiguousStorageIfAvailable { scalars -> String? in
      guard scalars.allSatisfy(\.isASCII) else { return nil }
      return String(unsafeUninitializedCapacity: scalars.count) { bytes in
        for index in scalars.indices { bytes[index] = UInt8(truncatingIfNeeded: scalars[index].value) }
        return scalars.count
      }
    }
    if case .some(.some(let plain)) = plain {
      self = plain
      return
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.underestimatedCount)
    for scalar in scalars {
      if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    self.init(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  /// In Unicode scalars, as columns are counted.
  var length: Int {
    // Native strings lie in one piece, over which a plain loop takes a tenth of the time.
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.reduce(into: 0) { count, byte in count &+= byte & 0xC0 != 0x80 ? 1 : 0 }
    } ?? unicodeScalars.count
  }
}
