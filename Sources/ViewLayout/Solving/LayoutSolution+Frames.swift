import ConstraintSolver
import Geometry
import Typography

extension LayoutSolution {
  /// Gives every view that Auto Layout places its solved frame, superviews before subviews.
  func applyFrames() {
    let root = formulation.root
    let pinned =
      root.platform.layoutSetsFrames
      ? PinnedEdges(of: formulation.members.constraints, direction: formulation.direction) : PinnedEdges()
    apply(to: root.subviews, superviewFrame: Rect(origin: .zero, size: root.bounds.size), pinned: pinned)
    for view in formulation.members.scrollViews { view.settleContent(contentSize(of: view)) }
  }

  private func contentSize(of view: View) -> Size? {
    guard let content = formulation.contentSize(of: view) else { return nil }
    let size = Rect(
      origin: .zero, size: Size(max(0, value(of: content.horizontal)), max(0, value(of: content.vertical))))
    return (formulation.options.roundsToPixels ? size.rounded(toScale: formulation.options.scale) : size).size
  }

  /// - Parameter superviewFrame: In the root's coordinates, rounded as it was applied; the root's begins at zero
  ///   because its subviews' frames are in its own coordinates.
  private func apply(to views: [View], superviewFrame: Rect, pinned: PinnedEdges) {
    for view in views {
      guard let superview = view.superview else { continue }
      let inside = superview === formulation.root ? Point.zero : superviewFrame.origin - superview.bounds.origin
      let solved = view.isPlacedByLayout ? solvedFrame(of: view) : nil
      if solved == nil { view.placeRowPart() }
      let frame = Rect.applied(
        solved, orKept: view.originalFrame, at: inside,
        toScale: formulation.options.roundsToPixels ? formulation.options.scale : nil)
      if solved != nil { place(view, in: frame.offsetBy(dx: -inside.x, dy: -inside.y), pinned: pinned) }
      apply(to: view.subviews, superviewFrame: frame, pinned: pinned)
    }
  }

  /// In the root's coordinates, before rounding.
  private func solvedFrame(of view: View) -> Rect? {
    guard let box = formulation.box(of: view) else { return nil }
    let (insets, scale) = (view.alignmentRectInsets, view.alignmentRectScale)
    func length(_ axis: Axis, _ near: Double, _ far: Double) -> Double {
      max(0, scale * solver.value(of: box.lengths[axis]) + (near + far))
    }
    return Rect(
      x: value(of: box.places.horizontal) - insets.left, y: value(of: box.places.vertical) - insets.top,
      width: length(.horizontal, insets.left, insets.right), height: length(.vertical, insets.top, insets.bottom))
  }

  private func value(of place: Formulation.Box.Place) -> Double {
    switch place {
    case .fixed(let value): value
    case .open(let variable): solver.value(of: variable)
    }
  }

  /// Sets center and bounds, which leaves a transform to work about the center.
  ///
  /// Up to iOS 7 layout set the frame under the transform instead: what is held by both edges of an axis keeps its
  /// length on screen, what is held by one shrinks towards that edge, and what is held by neither about its center.
  private func place(_ view: View, in frame: Rect, pinned: PinnedEdges) {
    view.place(in: frame)
    view.solvedFrame = nil
    guard !view.transform.isIdentity, view.platform.layoutSetsFrames else { return }
    view.solvedFrame = frame
    for axis in Axis.allCases {
      let edges = pinned.edges(of: view, axis)
      let scale = axis == .horizontal ? view.transform.xScale : view.transform.yScale
      if edges.near, edges.far, scale > 0 { view.bounds.size[axis] = frame.size[axis] / scale }
      let box = view.frame
      let near = frame.origin[axis] - box.origin[axis]
      let far = near + frame.size[axis] - box.size[axis]
      switch (edges.near, edges.far) {
      case (true, _): view.center[axis] += near
      case (false, true): view.center[axis] += far
      case (false, false): break
      }
    }
  }
}

extension View {
  /// Whether its frame is what was solved, and not what its mask is worked out from.
  fileprivate var isPlacedByLayout: Bool {
    !translatesAutoresizingMaskIntoConstraints || maskHeightPriority < .required
  }
}

/// Which edges of views constraints hold.
struct PinnedEdges {
  private var edges: [ObjectIdentifier: AxisPair<(near: Bool, far: Bool)>] = [:]

  init() {}

  /// - Parameters:
  ///   - constraints: Those in force.
  ///   - direction: Where leading and trailing edges of one are.
  init(of constraints: [LayoutConstraint], direction: (LayoutConstraint) -> LayoutDirection) {
    for constraint in constraints {
      let direction = direction(constraint)
      add(constraint.first.view, constraint.firstAttribute, direction)
      if let second = constraint.second, let attribute = constraint.secondAttribute {
        // From inside a view its edges are its bounds', which do not hold it.
        if !constraint.first.view.isDescendant(of: second.view) || constraint.first.view === second.view {
          add(second.view, attribute, direction)
        }
      }
    }
  }

  func edges(of view: View, _ axis: Axis) -> (near: Bool, far: Bool) {
    edges[ObjectIdentifier(view)]?[axis] ?? (false, false)
  }

  private mutating func add(_ view: View, _ attribute: LayoutAttribute, _ direction: LayoutDirection) {
    let isRightToLeft = direction == .rightToLeft
    var pair = edges[ObjectIdentifier(view)] ?? AxisPair((near: false, far: false))
    switch attribute {
    case .left, .top: pair[attribute.axis].near = true
    case .right, .bottom: pair[attribute.axis].far = true
    case .leading: if isRightToLeft { pair.horizontal.far = true } else { pair.horizontal.near = true }
    case .trailing: if isRightToLeft { pair.horizontal.near = true } else { pair.horizontal.far = true }
    default: return
    }
    edges[ObjectIdentifier(view)] = pair
  }
}

extension Platform {
  /// Whether layout sets a view's frame under its transform, and not its center and bounds.
  fileprivate var layoutSetsFrames: Bool { self == .ios6 || self == .ios7 }
}

extension Rect {
  /// A view's frame in the root's coordinates as layout applies it: what is solved gets its edges on pixels, and what
  /// layout does not place moves with its superview.
  ///
  /// - Parameters:
  ///   - solved: In the root's coordinates; `nil` for a view that layout does not place.
  ///   - kept: The frame of such a view, in its superview's coordinates.
  ///   - origin: Where those begin, as the superview's frame was applied.
  ///   - scale: In pixels a point; `nil` to round nothing.
  package static func applied(_ solved: Rect?, orKept kept: Rect, at origin: Point, toScale scale: Double?) -> Rect {
    guard let solved else { return kept.offsetBy(dx: origin.x, dy: origin.y) }
    return scale.map(solved.rounded(toScale:)) ?? solved
  }

  /// Edges rounded to whole pixels, halves up, then taken from each other: exact for nearly all frames that
  /// Interface Builder stored, where rounding origin and size by themselves is right for five in six.
  package func rounded(toScale scale: Double) -> Rect {
    func rounded(_ value: Double) -> Double {
      // A thousandth of a pixel is forgiven: frames that are given as numbers of 32 bits add up to 0.2499 as well as
      // 0.25.
      (value * scale + 0.5 + 1e-3).rounded(.down) / scale
    }
    let (left, top) = (rounded(minX), rounded(minY))
    return Rect(x: left, y: top, width: rounded(maxX) - left, height: rounded(maxY) - top)
  }
}
