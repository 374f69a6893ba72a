import Synchronization

/// The names of temporary files: hidden and recognizable, as `.form.png.1k3f9x0q.strut-tmp`.
package enum TemporaryName {
  private static let suffix = ".strut-tmp"

  /// Whether a file name is that of a temporary file.
  static func matches(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(suffix) else { return false }
    let parts = name.dropLast(suffix.count).split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 2 && parts[parts.count - 1].utf8.count == letterCount
      && parts[parts.count - 1].utf8.allSatisfy { digits.contains($0) }
  }

  private static let letterCount = 8
  private static let digits = Array("0123456789abcdefghijklmnopqrstuv".utf8)

  /// Most file systems limit names to 255 bytes, and the rest of the name takes 20.
  private static let longestStem = 220

  /// A new name in the folder of the target.
  static func beside(_ target: String) -> String {
    let start = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    var stem = target[start...]
    while stem.utf8.count > longestStem { stem.removeLast() }
    return "\(target[..<start]).\(stem).\(randomLetters)\(suffix)"
  }

  /// Names come from a sequence without repetitions that starts at a random number. The system is asked for it once.
  private static let start = UInt64.random(in: .min ... .max)
  private static let count = Atomic<UInt64>(0)

  private static var randomLetters: String {
    // SplitMix64.
    var bits = start &+ 0x9E37_79B9_7F4A_7C15 &* count.wrappingAdd(1, ordering: .relaxed).newValue
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return String(unsafeUninitializedCapacity: letterCount) { letters in
      for index in 0..<letterCount { letters[index] = digits[Int(bits >> UInt64(5 * index) & 31)] }
      return letterCount
    }
  }
}
