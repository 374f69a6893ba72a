import Geometry

/// The same random numbers in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Double {
  static func random(using random: inout SeededGenerator) -> Double { .random(in: -1000...1000, using: &random) }
}

extension Rect {
  static func random(using random: inout SeededGenerator) -> Rect {
    Rect(
      x: .random(using: &random), y: .random(using: &random), width: .random(in: 0...1000, using: &random),
      height: .random(in: 0...1000, using: &random))
  }
}
