import Geometry
import TestSupport

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
