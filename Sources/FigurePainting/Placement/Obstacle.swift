import Geometry
import Graphics

/// A restriction that something drawn puts on the labels and bars that are placed after it.
enum Obstacle: Hashable, Sendable {
  /// A label. Nothing may overlap it.
  case label(Rect)
  /// A box. Labels may lie inside but should not cross its edges.
  case edges(of: Rect)
  /// A box as for `edges`. Bars should not run along its edges either.
  case outline(Rect)
  /// The border of the screen. Bars should not run along it.
  case border(Rect)
  /// An area that labels should not cover, with the cost of doing so.
  case area(Rect, cost: Double, allowsBars: Bool = false)
  /// Letters, or what is read as they are, such as a sign, a key or a picture: neither labels should cover it nor the
  /// lines to what they name strike it through.
  case sign(Rect, cost: Double = Occupancy.textCost, allowsBars: Bool = false)
  /// The line of a bar, which its own label may cover.
  case barLine(Rect, owner: Int)
  /// An end of a bar, which no label should cover.
  case barEnd(Rect)
  /// The line from an end of a bar to the view that it measures from, which the bar's own label may cover.
  case witnessLine(Rect, owner: Int)
  /// A bracket, which labels should not cover. The line to what a label names may cross it, as it may the line of a bar.
  case bracket(Rect)
  /// A line that bars and labels should not cross; one that is a sign the lines to what labels name should not, either.
  case line(Segment, cost: Double, isSign: Bool = false)
  /// The line from a label to what it names, which those of other labels should not cross either.
  case leader(Segment)
  /// A place at which the line from a label can end, on a dot. Neither other labels should cover it nor their lines
  /// lead through it to something else.
  case dot(Point)
  /// A control. The line to a part of one with a track may run along that.
  case control(Rect, hasTrack: Bool)
  /// A slanting edge of a turned box, which labels should not cross.
  case slant(Segment)
}
