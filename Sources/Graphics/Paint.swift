public import Geometry

/// The paint of an area.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case linearGradient(LinearGradient)
  case hatch(Hatch)
  /// An image that is repeated from the group's origin, at its size in points.
  case tile(Image)
}

/// A gradient along a line. Beyond the ends, the end colours continue.
public struct LinearGradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    /// The position from 0 (start) to 1 (end).
    public var offset: Double
    public var color: Color

    public init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  public var start: Point
  public var end: Point
  public var stops: [Stop]

  public init(start: Point, end: Point, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// Parallel lines at 45°, rising to the right, on a transparent background.
public struct Hatch: Hashable, Sendable {
  public var color: Color
  /// The distance between lines along an axis, in points.
  public var pitch: Double
  public var lineWidth: Double

  public init(color: Color, pitch: Double = 4, lineWidth: Double = 0.75) {
    self.color = color
    self.pitch = pitch
    self.lineWidth = lineWidth
  }
}

/// The style of a stroke, which is centred on the path.
public struct Stroke: Hashable, Sendable {
  public enum Cap: String, Hashable, Sendable { case butt, round, square }
  public enum Join: String, Hashable, Sendable { case miter, round, bevel }

  public var color: Color
  /// The width in points.
  public var width: Double
  /// Alternating lengths of dashes and gaps in points; empty for a solid line.
  public var dash: [Double]
  public var cap: Cap
  public var join: Join

  public init(color: Color, width: Double = 1, dash: [Double] = [], cap: Cap = .butt, join: Join = .miter) {
    self.color = color
    self.width = width
    self.dash = dash
    self.cap = cap
    self.join = join
  }
}
