import Geometry
import Graphics
import ViewLayout

extension ConstraintSketcher {
  /// A position that depends on another one: a line if both are equal, otherwise a bar between them.
  func location(_ first: ConstraintReader.Side, _ second: ConstraintReader.Side) -> [ConstraintSketch] {
    if equation.multiplier != 1 { return [proportion(first, second)] }
    let value = value(first, second)
    guard abs(first.position - second.position) < Self.tolerance else { return [spacing(first, second, value: value)] }
    return [meeting(first, second, value: value)]
  }

  /// What a badge says of a position: the constant as the author wrote it, or the distance; and how far it is.
  private typealias Value = (number: String, relation: LayoutRelation, length: Double)

  private func value(_ first: ConstraintReader.Side, _ second: ConstraintReader.Side) -> Value {
    if showsConstants { return (signedConstant ?? "0", equation.relation, abs(first.position - second.position)) }
    let distance = distance(first, second)
    let length = first.position - second.position
    let shown = distance.isOutward ? -length : length
    return (details.text(atThisMoment(shown, insteadOf: distance.number)), distance.relation, shown)
  }

  /// The constant as a reader measures it: positive inwards from a superview's edge and outwards between siblings. The
  /// relation is reversed if the sign changes.
  private func distance(
    _ first: ConstraintReader.Side, _ second: ConstraintReader.Side
  ) -> (number: Double, relation: LayoutRelation, isOutward: Bool) {
    let constant = equation.constant
    let mirrors = first.attribute.followsDirection && reader.direction == .rightToLeft
    let distance = mirrors ? -constant : constant
    // Between a view and a superview, a distance is positive inwards; between other views, if there is a gap.
    let isOutward: Bool
    let isInside = !second.isBeside && scene.isAncestor(second.view, of: first.view)
    let isAround = !first.isBeside && scene.isAncestor(first.view, of: second.view)
    switch (reader.part(of: first), reader.part(of: second)) {
    case (.near, .near) where isInside || isAround: isOutward = isAround
    case (.far, .far) where isInside || isAround: isOutward = isInside
    case (.near, .far): isOutward = isInside || isAround
    case (.far, .near): isOutward = !(isInside || isAround)
    // In all other cases, the value has the sign that matches the length of the bar, but what was asked for in vain
    // is the same whatever became of it.
    case _ where isMissed: isOutward = distance < 0
    case _ where first.position != second.position: isOutward = first.position < second.position
    default: isOutward = distance < 0
    }
    let turns = isOutward != mirrors
    return (isOutward ? -distance : distance, turns ? equation.relation.turned : equation.relation, isOutward)
  }

  /// A distance: a bar in the middle of the common extent of both sides across the axis.
  private func spacing(
    _ first: ConstraintReader.Side, _ second: ConstraintReader.Side, value: Value
  ) -> ConstraintSketch {
    let axis = first.attribute.axis
    let (low, high) = first.position <= second.position ? (first, second) : (second, first)
    let (lowExtent, highExtent) = (
      scene.shownExtent(of: low.rect, axis.other), scene.shownExtent(of: high.rect, axis.other)
    )
    return .bar(
      BarSketch(
        constraint: index, axis: axis, low: low.position, high: high.position,
        places: spacingPlaces(
          lowExtent, highExtent, mover: scene.shownExtent(of: first.rect, axis.other),
          isShort: site.isShort(high.position - low.position),
          isTight: high.position - low.position < site.length(24),
          endsInside: reader.part(of: first) == .center || reader.part(of: first) == .baseline),
        lowExtent: lowExtent, highExtent: highExtent, lowEdge: straight(lowExtent, at: low),
        highEdge: straight(highExtent, at: high),
        badge: badge(
          value.number, relation: Badge.Sign(value.relation), length: value.length),
        style: style, own: [first.view, second.view],
        unseenEnds: [unseenEnd(first, beside: second), unseenEnd(second, beside: first)].compactMap(\.self),
        endsAtKeyboard: high.isBeside))
  }

  /// What a thin line from the end of a bar leads to: of a view with round corners its straight edge.
  private func straight(_ extent: ClosedRange<Double>, at side: ConstraintReader.Side) -> ClosedRange<Double> {
    guard [.near, .far].contains(reader.part(of: side)) else { return extent }
    return scene.straight(
      extent, alongEdgeOfViewAt: side.view, side.attribute.axis.other, within: PanelScene.flank)
  }

  /// The line at which a bar ends, if nothing shows it: the edge of a guide, or a middle. The middle of a superview is
  /// shown around the bar's end; that of another view from the bar to its centre.
  private func unseenEnd(_ side: ConstraintReader.Side, beside other: ConstraintReader.Side) -> UnseenEnd? {
    guard reader.part(of: side) == .center else {
      let showsGuides = site.isAsked(for: .safeArea) || site.isAsked(for: .margins)
      // The keyboard shows its own edge.
      let isKeyboard = side.isBeside && site.keyboard != nil
      return side.isUnseen && !showsGuides && !isKeyboard ? edge(of: side) : nil
    }
    let isAround = scene.isAncestor(side.view, of: other.view)
    return UnseenEnd(
      position: side.position, isMiddle: true, reach: isAround ? nil : side.rect.center[side.attribute.axis.other])
  }

  private func edge(of side: ConstraintReader.Side) -> UnseenEnd {
    UnseenEnd(
      position: side.position, extent: scene.shownExtent(of: side.rect, side.attribute.axis.other))
  }

  /// - Parameters:
  ///   - mover: The extent of the constraint's first view.
  ///   - isShort: Whether arrows point at its ends from outside.
  ///   - isTight: Whether its badge is placed next to it.
  ///   - endsInside: Whether the bar ends within the first view, at its middle or its baseline.
  private func spacingPlaces(
    _ low: ClosedRange<Double>, _ high: ClosedRange<Double>, mover: ClosedRange<Double>, isShort: Bool,
    isTight: Bool = false, endsInside: Bool = false
  ) -> [(cross: Double, cost: Double)] {
    let lane = site.length(14)
    var places: [(cross: Double, cost: Double)] = []
    if let shared = low.shared(with: high), shared.span > 2 {
      // The arrows of a short bar lie on the views. Small views are left free if there is space next to them.
      let start = isShort && shared.span < site.length(60) ? Cost.onSmallViews : 0
      places.append((shared.middle, start))
      let reach = shared.span / 2 - site.length(5)
      for number in 1..<8 where Double(number) * lane / 2 < reach {
        let distance = Double(number) * lane / 2
        places += beside(shared.middle, by: distance, cost: start + Double(number) * BarShape.costOfHalfLane)
      }
      // As far from the middle as the common extent allows, in case a line along the middle leaves little space.
      if reach > lane / 2 {
        places += beside(shared.middle, by: reach, cost: start + Cost.atEnds)
      }
      // At a quarter of a long extent, in case the middle is full.
      if shared.span > 12 * lane {
        places += beside(shared.middle, by: -shared.span / 4, cost: start + Cost.atQuarter)
      }
    } else {
      places.append((mover.middle, 0))
      // Beside a view without a size, whose mark is in the middle.
      if mover.span < 2 {
        places += beside(mover, by: lane, cost: Cost.offMark) + beside(mover, by: 2 * lane, cost: 2 * Cost.offMark)
      }
      let other = low == mover ? high : low
      places.append((other.middle, Cost.onOther))
    }
    if endsInside {
      // Next to the view, whose text the bar would cross.
      places += beside(mover, by: site.length(10), cost: Cost.offText)
    }
    let joined = low.joined(with: high)
    let smaller = low.span <= high.span ? low : high
    if isShort || isTight {
      // Next to the views, where arrows and badge cover nothing of them.
      let start = isShort ? Cost.besideForArrows : Cost.besideForNumber
      for extent in joined == smaller ? [joined] : [smaller, joined] {
        places += beside(extent, by: site.length(10), cost: start, otherwise: Cost.otherSide)
      }
      // Next to the badge of another bar.
      if isShort { places.append((smaller.upperBound + site.length(38), start + Cost.besideNumber)) }
    } else {
      // A longer bar only if other bars cross all positions between the views.
      places += beside(smaller, by: site.length(10), cost: Cost.besideViews, otherwise: Cost.otherSide)
    }
    return places
  }

  /// What the places of a distance cost. In the middle of what its ends have in common it is free.
  private enum Cost {
    /// Between the views, where the arrows of a short bar lie on small ones: as much as beside the views for a number,
    /// and more than for arrows.
    static let onSmallViews = 6.0
    /// As far from the middle as the views allow: as much as two half lanes.
    static let atEnds = 3.0
    /// At a quarter of a long common extent.
    static let atQuarter = 4.0
    /// Beside the mark of a view without a size, for each lane.
    static let offMark = 1.0
    /// In the middle of the second view, where both have nothing in common.
    static let onOther = 2.0
    /// Beside the first view, off its text.
    static let offText = 4.0
    /// Beside the views, where arrows or else a number cover nothing of them.
    static let (besideForArrows, besideForNumber) = (4.0, 6.0)
    /// Beside the views for other bars, which are longer there: more than at nearly all places between them.
    static let besideViews = 10.0
    /// The same before the views.
    static let otherSide = 1.0
    /// The same behind the number of another bar.
    static let besideNumber = 1.0
  }

  private func beside(_ middle: Double, by distance: Double, cost: Double) -> [(cross: Double, cost: Double)] {
    beside(middle...middle, by: distance, cost: cost)
  }

  /// Two equal positions: a shared edge, or a common edge, middle or baseline.
  private func meeting(
    _ first: ConstraintReader.Side, _ second: ConstraintReader.Side, value: Value
  ) -> ConstraintSketch {
    let axis = first.attribute.axis
    let (one, other) = (first.rect.extent(axis.other), second.rect.extent(axis.other))
    let parts = (reader.part(of: first), reader.part(of: second))
    let isKin = scene.isAncestor(second.view, of: first.view) || scene.isAncestor(first.view, of: second.view)
    // 1. A shared edge is a thick line along the common part of both sides.
    let isFlush = parts == (.near, .far) || parts == (.far, .near) || (isKin && parts.0 == parts.1 && parts.0.isEdge)
    var position = first.position
    var extent: ClosedRange<Double>
    var pen: Pen
    var inward = 0.0
    if isFlush {
      extent = one.shared(with: other) ?? one.joined(with: other)
      pen = self.pen(width: max(2, style.width), dash: [])
      // Just inside the superview, so that nothing of it is outside the picture.
      if isKin {
        inward = parts.0 == .near ? 1 : -1
        let whole = scene.isAncestor(second.view, of: first.view) ? other : one
        if coversLetters(inside: inward * pen.width, of: position, over: whole, across: axis) { inward = -inward }
      }
      position += inward * pen.width / 2
      for side in [first, second] { extent = straight(extent, alongEdgeOf: side.view, axis.other) }
    } else {
      // 2. An alignment covers both extents, and continues slightly beyond them if neither view contains the other.
      extent = one.joined(with: other)
      let isCenter = parts.0 == .center || parts.1 == .center
      if isKin, isCenter {
        extent = middleLine(through: scene.isAncestor(second.view, of: first.view) ? first : second, in: extent)
      }
      let isBaseline = parts.0 == .baseline || parts.1 == .baseline
      if !isKin {
        let reach = site.length(isCenter && isHidden(lineOver: extent, across: axis, at: position) ? 24 : 8)
        extent = longer(extent, by: reach, at: position, axis, in: commonAncestor(first.view, second.view))
        if isBaseline { position += site.length(AnnotationSite.belowBaseline) }
      }
      let dash = isCenter ? SignDash.middle : isBaseline ? SignDash.alignedBaselines : []
      pen = self.pen(dash: dash)
      if isCenter || isBaseline { pen.dash = dash.map(site.length) }
    }
    let isPlain = equation.constant == 0
    let line = Segment(across: axis, at: position, over: extent)
    let isOnBaseline = parts.0 == .baseline && parts.1 == .baseline
    let meaning: SignMeaning =
      switch parts {
      case _ where isFlush: .zeroDistance
      case (.center, _), (_, .center): .commonCenter
      case (.baseline, _), (_, .baseline): .baselineAlignment
      default: .alignment
      }
    return .line(
      LineSketch(
        constraint: index, line: line, pen: pen,
        badge: badge(isPlain ? nil : value.number, relation: Badge.Sign(value.relation)), style: style,
        meaning: meaning,
        isCutByText: parts.0 == .center || parts.1 == .center, tails: isOnBaseline ? site.tails(at: line) : [],
        outlined: site.edgesOfAlignmentRects(along: line, axis.other), inward: Point(along: axis, inward, across: 0)))
  }

  /// A line, longer at both ends, which ends short of the edges of the view that both views are in, and of texts of
  /// others.
  private func longer(
    _ extent: ClosedRange<Double>, by reach: Double, at position: Double, _ axis: Axis, in superview: Int
  ) -> ClosedRange<Double> {
    let (room, gap) = (scene.box(ofViewAt: superview).extent(axis.other), site.length(4))
    var (low, high) = (extent.lowerBound - reach, extent.upperBound + reach)
    // A text farther away than the gap does not end it.
    let texts = extents(ofTextsAt: position, axis, near: low - gap...high + gap)
    let ends = texts + [-Double.infinity...room.lowerBound, room.upperBound...Double.infinity]
    for end in ends {
      if end.upperBound <= extent.lowerBound { low = max(low, min(extent.lowerBound, end.upperBound + gap)) }
      if end.lowerBound >= extent.upperBound { high = min(high, max(extent.upperBound, end.lowerBound - gap)) }
    }
    return low...high
  }

  /// Where along a line across an axis the texts are that it would run through.
  ///
  /// - Parameter part: What of the line is asked about. Others can be included.
  private func extents(
    ofTextsAt position: Double, _ axis: Axis, near part: ClosedRange<Double>
  ) -> [ClosedRange<Double>] {
    let line = Rect(
      between: Point(along: axis, position, across: part.lowerBound),
      Point(along: axis, position, across: part.upperBound))
    return site.contents.texts(near: line, within: site.budget).map(\.rect)
      .filter { $0.extent(axis).contains(position) }.map { $0.extent(axis.other) }
  }

  /// The part of a line along an edge that is beside the view's straight edge: at a round corner it would stand in the
  /// air. Of an edge that is so round that a dot would be left, also what is nearer to it than the breadth of the line.
  private func straight(_ extent: ClosedRange<Double>, alongEdgeOf view: Int, _ axis: Axis) -> ClosedRange<Double> {
    let straight = scene.straight(extent, alongEdgeOfViewAt: view, axis)
    guard straight.span < site.length(Self.leastFlush) else { return straight }
    let near = scene.straight(extent, alongEdgeOfViewAt: view, axis, within: site.length(3))
    return near.span > 0 ? near : extent
  }

  /// The length from which a thick line on an edge is seen as a line, in points of an annotation.
  private static let leastFlush = 20.0

  /// Whether lines just inside an edge cover letters that begin there, and there is room for them on the other side. All
  /// lines along one edge are on one side of it. Above and below letters is room in their line.
  private func coversLetters(
    inside inward: Double, of edge: Double, over extent: ClosedRange<Double>, across axis: Axis
  ) -> Bool {
    guard axis == .horizontal else { return false }
    let line = Rect(
      between: Point(along: axis, edge, across: extent.lowerBound),
      Point(along: axis, edge + inward, across: extent.upperBound))
    return scene.shownRect.extent(axis).contains(edge - inward)
      && site.contents.hasText(in: line, within: site.budget)
  }

  /// The extent of the line along the middle of a superview: all of it, or where it would run through texts, images
  /// or controls that no constraint holds by their middles, the view and a little more.
  private func middleLine(through side: ConstraintReader.Side, in whole: ClosedRange<Double>) -> ClosedRange<Double> {
    let axis = side.attribute.axis
    let line = Rect(
      between: Point(along: axis, side.position, across: whole.lowerBound),
      Point(along: axis, side.position, across: whole.upperBound))
    let isCrossing = scene.visibleViews(near: line).contains { index in
      let box = scene.box(ofViewAt: index)
      return index != side.view && !scene.panel.views[index].kind.isPlain && !scene.isAncestor(index, of: side.view)
        && !scene.isAncestor(side.view, of: index)
        && box.extent(axis).contains(side.position) && box.extent(axis.other).shared(with: whole) != nil
        && !(site.viewsHeldByMiddle[axis].contains(index) && abs(box.center[axis] - side.position) < 1)
    }
    guard isCrossing else { return whole }
    let (own, reach) = (side.rect.extent(axis.other), site.length(24))
    return max(whole.lowerBound, own.lowerBound - reach)...min(whole.upperBound, own.upperBound + reach)
  }

  /// Whether texts, at which the line of a middle is interrupted, leave less than half of a line.
  private func isHidden(lineOver extent: ClosedRange<Double>, across axis: Axis, at position: Double) -> Bool {
    let texts = extents(ofTextsAt: position, axis, near: extent)
    let covered = texts.compactMap { $0.shared(with: extent)?.span }
    return covered.reduce(0, +) > extent.span / 2
  }

  /// A position that is a multiple of another, measured from the origin of the common superview.
  private func proportion(_ first: ConstraintReader.Side, _ second: ConstraintReader.Side) -> ConstraintSketch {
    let axis = first.attribute.axis
    let ancestor = scene.isAncestor(second.view, of: first.view) ? second.view : commonAncestor(first.view, second.view)
    let origin = scene.box(ofViewAt: ancestor).extent(axis).lowerBound
    let low = min(origin, first.position)
    let high = max(origin, first.position)
    let extent = scene.shownExtent(of: first.rect, axis.other)
    // From the origin, the far edge of the superview is all of it.
    let isShare =
      ancestor == second.view && scene.panel.views[first.view].superview == second.view
      && reader.part(of: second) == .far
    let share = isShare ? "\(factor) × superview" : "× \(factor)"
    let value = printed(share)
    return .bar(
      BarSketch(
        constraint: index, axis: axis, low: low, high: high,
        places: spacingPlaces(extent, extent, mover: extent, isShort: false), lowExtent: extent, highExtent: extent,
        badge: badge(value, relation: relationSign), style: style, own: [first.view, second.view]))
  }

  private func commonAncestor(_ one: Int, _ other: Int) -> Int {
    var current: Int? = one
    while let view = current {
      if scene.isAncestor(view, of: other) { return view }
      current = scene.panel.views[view].superview
    }
    return 0
  }
}

extension ViewKind {
  /// Whether a line over such a view covers nothing that it shows.
  fileprivate var isPlain: Bool { [.view, .window, .stackView, .scrollView, .layoutGuide].contains(self) }
}

extension ConstraintReader.Part {
  var isEdge: Bool { self == .near || self == .far }
}

extension LayoutRelation {
  /// The relation after both sides are negated.
  var turned: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
