#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Transform {
  /// How much lengths along the x axis grow: √(a² + c²), as the Cookbook's chapter 4 has it.
  public var xScale: Double { (a * a + c * c).squareRoot() }

  /// How much lengths along the y axis grow: √(b² + d²).
  public var yScale: Double { (b * b + d * d).squareRoot() }

  /// The turn in radians, clockwise on screen: atan2(b, a).
  public var rotation: Double { atan2(b, a) }
}
