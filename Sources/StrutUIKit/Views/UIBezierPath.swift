public import Foundation

/// A form of lines and curves. It is kept as what is around it, and not drawn: `draw(_:)` is never called.
open class UIBezierPath: NSObject {
  private var box: CGRect?
  /// Where the next line begins.
  open private(set) var currentPoint = CGPoint.zero

  /// A path without lines.
  public override init() {}
  /// A rectangle, in points.
  public init(rect: CGRect) { box = rect }
  /// An oval in a rectangle.
  public init(ovalIn rect: CGRect) { box = rect }
  /// A rectangle with round corners; the radius in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { box = rect }
  /// A rectangle with some round corners.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) { box = rect }
  /// A part of a circle; angles in radians, clockwise from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// A form of Core Graphics.
  public init(cgPath: CGPath) { box = cgPath.boundingBox }

  /// Begins at a point.
  open func move(to point: CGPoint) { reach(point) }
  /// A line to a point.
  open func addLine(to point: CGPoint) { reach(point) }
  /// A curve to a point; its control points count as what is around it.
  open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    for one in [controlPoint1, controlPoint2, point] { reach(one) }
  }
  /// A curve to a point; its control point counts as what is around it.
  open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) { for one in [controlPoint, point] { reach(one) } }
  /// A part of a circle; angles in radians, clockwise from the right. The whole circle counts as what is around it.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    add(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    currentPoint = CGPoint(x: center.x + radius * cos(endAngle), y: center.y + radius * sin(endAngle))
  }
  /// Ends where it began.
  open func close() {}
  /// Takes another form in.
  open func append(_ path: UIBezierPath) { if let other = path.box { add(other) } }
  /// Forgets all lines.
  open func removeAllPoints() { box = nil }
  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    guard let box else { return }
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY),
      CGPoint(x: box.maxX, y: box.maxY),
    ]
    self.box = nil
    for corner in corners { reach(corner.applying(transform)) }
  }
  /// The same lines, the other way.
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }
  /// Nothing is drawn.
  open func fill() {}
  /// Nothing is drawn.
  open func stroke() {}
  /// Nothing is drawn.
  open func addClip() {}
  /// Whether there are no lines.
  open var isEmpty: Bool { box == nil }
  /// Whether a point is in what is around the lines.
  open func contains(_ point: CGPoint) -> Bool { box?.contains(point) ?? false }
  /// The form.
  open var cgPath: CGPath { CGPath(bounds) }
  /// What is around it, in points.
  open var bounds: CGRect { box ?? .zero }
  /// Kept; in points.
  open var lineWidth: CGFloat = 1
  /// Kept; changes no picture.
  open var lineCapStyle = CGLineCap.butt
  /// Kept; changes no picture.
  open var lineJoinStyle = CGLineJoin.miter
  /// Kept; changes no picture.
  open var usesEvenOddFillRule = false

  private func reach(_ point: CGPoint) {
    add(CGRect(origin: point, size: .zero))
    currentPoint = point
  }
  private func add(_ rect: CGRect) {
    guard let box else {
      self.box = rect
      return
    }
    let (left, top) = (min(box.minX, rect.minX), min(box.minY, rect.minY))
    self.box = CGRect(
      x: left, y: top, width: max(box.maxX, rect.maxX) - left, height: max(box.maxY, rect.maxY) - top)
  }
}

/// The ends of lines.
public enum CGLineCap: Int32, Sendable {
  /// The ends of Core Graphics.
  case butt, round, square
}

/// The corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// The corners of Core Graphics.
  case miter, round, bevel
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper two.
  public static let topLeft = Self(rawValue: 1), topRight = Self(rawValue: 2)
  /// The lower two, and all.
  public static let bottomLeft = Self(rawValue: 4), bottomRight = Self(rawValue: 8), allCorners = Self(rawValue: .max)
}
