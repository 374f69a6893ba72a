public import Geometry

/// The paint of an area.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours that change along a line.
  case linearGradient(LinearGradient)
  /// Parallel lines.
  case hatch(Hatch)
  /// An image that is repeated from the group's origin, at its size in points.
  case tile(Image)
}

/// A gradient along a line. Beyond the ends, the end colours continue.
public struct LinearGradient: Hashable, Sendable {
  /// A colour at a place of the gradient.
  public struct Stop: Hashable, Sendable {
    /// The position from 0 (start) to 1 (end).
    public var offset: Double
    /// The colour there.
    public var color: Color

    /// A colour at an offset from 0 to 1.
    public init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// Where the first colour is, in the coordinates of what is filled, in points.
  public var start: Point
  /// Where the last colour is, in the same coordinates.
  public var end: Point
  /// The colours, in the order of their offsets.
  public var stops: [Stop]

  /// A gradient from one point to another.
  public init(start: Point, end: Point, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// Parallel lines at 45° on a transparent background.
public struct Hatch: Hashable, Sendable {
  /// The colour of the lines.
  public var color: Color
  /// The distance between lines along an axis, in points.
  public var pitch: Double
  /// The width of a line, in points.
  public var lineWidth: Double
  /// Whether the lines fall to the right; otherwise they rise.
  public var isFalling: Bool

  /// A hatch; both lengths are in points.
  public init(color: Color, pitch: Double = 4, lineWidth: Double = 0.75, isFalling: Bool = false) {
    self.color = color
    self.pitch = pitch
    self.lineWidth = lineWidth
    self.isFalling = isFalling
  }
}

/// The style of a stroke, which is centred on the path.
public struct Stroke: Hashable, Sendable {
  /// How a line ends.
  public enum Cap: String, Hashable, Sendable {
    /// It ends at its last point.
    case butt
    /// A half circle around its last point.
    case round
    /// Half a square beyond its last point.
    case square
  }

  /// How a corner is drawn.
  public enum Join: String, Hashable, Sendable {
    /// The outer edges meet in a point.
    case miter
    /// An arc around the corner.
    case round
    /// The corner is cut off.
    case bevel
  }

  /// The colour of the line.
  public var color: Color
  /// The width in points.
  public var width: Double
  /// Alternating lengths of dashes and gaps in points; empty for a solid line.
  public var dash: [Double]
  /// How the ends of lines and dashes look.
  public var cap: Cap
  /// How corners look; a mitre is cut at ten times half the width.
  public var join: Join

  /// A line that is solid unless it has dashes.
  public init(color: Color, width: Double = 1, dash: [Double] = [], cap: Cap = .butt, join: Join = .miter) {
    self.color = color
    self.width = width
    self.dash = dash
    self.cap = cap
    self.join = join
  }
}
