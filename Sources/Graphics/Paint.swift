public import Geometry

/// What an area is filled with.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case linearGradient(LinearGradient)
  case hatch(Hatch)
  /// A picture repeated from the group's origin, one pixel of it a point divided by its scale.
  case tile(Image)
}

/// A change of colours along a line, the end colours beyond its ends.
public struct LinearGradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    /// From 0, the start, to 1, the end.
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

/// Parallel lines at 45°, rising to the right, over a clear ground.
public struct Hatch: Hashable, Sendable {
  public var color: Color
  /// From one line to the next along an axis, in points.
  public var pitch: Double
  public var lineWidth: Double

  public init(color: Color, pitch: Double = 4, lineWidth: Double = 0.75) {
    self.color = color
    self.pitch = pitch
    self.lineWidth = lineWidth
  }
}

/// How an outline is drawn: centred on the path.
public struct Stroke: Hashable, Sendable {
  public enum Cap: String, Hashable, Sendable { case butt, round, square }
  public enum Join: String, Hashable, Sendable { case miter, round, bevel }

  public var color: Color
  /// In points.
  public var width: Double
  /// Lengths of dashes and gaps by turns, in points; empty for a solid line.
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
