import Figures
public import Geometry
import Motion

extension PanelMotion {
  /// A value at a time.
  public struct Sample: Hashable, Sendable {
    /// In seconds.
    public var time: Double
    /// In the value's own unit.
    public var value: Double

    /// A value at a time.
    public init(time: Double, value: Double) { (self.time, self.value) = (time, value) }
  }

  /// Where a view moves: its position in the panel, at equal times.
  public struct Path: Hashable, Sendable {
    /// The name of the view.
    public var view: String
    /// In the panel's coordinates.
    public var points: [Point]

    /// How many points there are from one tick to the next.
    public static let samplesPerTick = 5
    static let ticks = 12

    /// In points.
    public var length: Double { zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }
  }

  /// What a graph shows at a time.
  public func sample(at time: Double) -> Sample {
    switch graphed {
    case .progress: Sample(time: time, value: timeline.progress(at: time))
    case .property(let name, let property):
      Sample(
        time: time,
        value: timeline.presentation(of: name, at: time)?.value(of: property) ?? 0)
    }
  }

  /// The paths of some views.
  static func paths(of views: [String], in timeline: PanelTimeline) -> [Path] {
    let count = Path.samplesPerTick * Path.ticks
    let moments = (0...count).map { timeline.moment(at: timeline.duration * Double($0) / Double(count)) }
    return views.map { name in
      Path(
        view: name,
        points: moments.compactMap { moment in
          guard let index = moment.index(of: name), let superview = moment.views[index].superview else { return nil }
          return moment.drawing.toPanel[superview].apply(to: moment.drawing.views[index].center)
        })
    }
  }
}

extension PanelTimeline {
  /// The number of the image that a view plays at a time, from 1; `nil` for its own.
  func cel(of name: String, at time: Double) -> Int? { presentation(of: name, at: time)?.cel.map { $0 + 1 } }

  /// What is on the screen of a view; `nil` for one that is not in the tree then.
  func presentation(of name: String, at time: Double) -> Presentation? {
    model(at: time).index(of: name).map { presentations(at: time)[$0] }
  }
}

extension Presentation {
  fileprivate func value(of property: GraphedValue.Property) -> Double {
    switch property {
    case .positionX: position.x
    case .positionY: position.y
    case .boundsX: bounds.x
    case .boundsY: bounds.y
    case .boundsWidth: bounds.width
    case .boundsHeight: bounds.height
    case .alpha: alpha
    case .scale: (transform.a * transform.a + transform.b * transform.b).squareRoot()
    case .scaleX: TransformParts(transform).scale.x
    case .scaleY: TransformParts(transform).scale.y
    case .rotation: TransformParts(transform).degrees
    case .translationX: transform.tx
    case .translationY: transform.ty
    }
  }
}
