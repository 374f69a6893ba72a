extension String {
  /// Whether something holds of one of its bytes.
  @inlinable package func hasByte(where matches: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: matches) } ?? utf8.contains(where: matches)
  }

  /// Whether all its characters are ASCII, as those of most texts.
  package var isASCII: Bool {
    // Native strings lie in one piece, over which a plain loop takes a tenth of the time.
    utf8.withContiguousStorageIfAvailable(\.isASCII) ?? utf8.allSatisfy { $0 < 0x80 }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether no byte has its highest bit.
  package var isASCII: Bool {
    var all: UInt8 = 0
    for byte in self { all |= byte }
    return all < 0x80
  }
}
