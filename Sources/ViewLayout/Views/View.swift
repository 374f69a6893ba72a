public import Geometry
public import Typography

/// A rectangle in a tree of rectangles, with UIKit's geometry.
///
/// `center`, `bounds` and `transform` are what a view has; `frame` follows from them. A view belongs to the thread
/// that made it.
///
///     let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 320, height: 480))
///     let v1 = View(.view, "v1", frame: Rect(x: 113, y: 111, width: 132, height: 194))
///     root.addSubview(v1)
///     v1.transform = .rotation(radians: .pi / 4)
///     v1.frame   // (63.7416…, 92.7416…, 230.5168…, 230.5168…)
open class View {
  public let name: String
  public let kind: ViewKind
  /// A class of the author's own, shown in dumps.
  public var className: String?
  public var tag = 0

  public internal(set) weak var superview: View?
  /// Back to front.
  public internal(set) var subviews: [View] = []

  /// The middle of the bounds, in the superview's coordinates; the transform works about it.
  public var center: Point
  /// From the bounds about their middle to the superview, about the center.
  public var transform = Transform.identity
  var storedBounds: Rect
  /// What Auto Layout found for the view, in the superview's coordinates, where the platform then fitted it under a
  /// transform; `nil` where center and bounds are what was found.
  public internal(set) var solvedFrame: Rect?

  public var autoresizingMask: AutoresizingMask = []
  public var autoresizesSubviews = true
  /// Whether frame and mask stand for constraints, so that Auto Layout leaves the view where it is.
  public var translatesAutoresizingMaskIntoConstraints = true

  public var isHidden = false
  public var clipsToBounds = false

  public var content = ViewContent()
  /// The platform's own for the kind where the content names none.
  public var font: Font
  /// How far the alignment rectangle's edges lie inside the frame's.
  public var alignmentRectInsets: EdgeInsets
  /// The frame as a multiple of the alignment rectangle, from the same origin.
  public var alignmentRectScale = 1.0
  /// From the frame's top to the first baseline, in points; `nil` for the kind's own.
  public var customFirstBaseline: Double?
  /// From the last baseline to the frame's bottom, in points; `nil` for the kind's own.
  public var customLastBaseline: Double?
  /// The author's own; it takes the place of the kind's. `nil` for an axis without one.
  public var customIntrinsicContentSize: AxisPair<Double?>?
  public var contentHuggingPriority: AxisPair<Double>
  public var contentCompressionResistancePriority = AxisPair(750.0)

  /// The author's own; `nil` for the platform's.
  public var customLayoutMargins: EdgeInsets?
  public var insetsLayoutMarginsFromSafeArea = true
  public var preservesSuperviewLayoutMargins = false
  /// What the system covers of the root view; others derive theirs from it.
  public var rootSafeAreaInsets = EdgeInsets.zero
  /// The root view's readable guide, as insets of its bounds.
  public var rootReadableInset = 0.0

  public var stack = StackProperties()

  public let platform: Platform

  public init(_ kind: ViewKind, _ name: String, frame: Rect = .zero, platform: Platform = .ios) {
    self.kind = kind
    self.name = name
    self.platform = platform
    center = frame.center
    storedBounds = Rect(origin: .zero, size: frame.size)
    font = ControlMetrics.font(of: kind, on: platform)
    alignmentRectInsets = ControlMetrics.alignmentRectInsets(of: kind, on: platform)
    contentHuggingPriority = AxisPair(250)
  }
}

/// What only a stack view has.
public struct StackProperties: Hashable, Sendable {
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public var axis = Axis.horizontal
  public var alignment = Alignment.fill
  public var distribution = Distribution.fill
  /// Between neighbours, in points.
  public var spacing = 0.0

  public init() {}
}
