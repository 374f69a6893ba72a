import Geometry

/// Where dimensions near an edge of the screen stand.
extension AnnotationPlacer {
  /// The edge of what a dimension measures, or the torn edge where a crop has left no room beside it: outside of it, as
  /// beside a view that ends there. On what is left, the line would strike through what is on the view.
  func standingEdge(of dimension: Dimension, on outward: Double) -> Double {
    let (edge, seen) = (dimension.edge(outward), site.scene.uncut.extent(dimension.axis.other))
    guard isBeyondCrop(dimension), dimension.callout.look.offset == nil || !seen.contains(edge) else { return edge }
    return outward > 0 ? seen.upperBound : seen.lowerBound
  }

  /// Whether a crop has left no room for a dimension on its side.
  func isBeyondCrop(_ dimension: Dimension) -> Bool {
    let (outward, seen) = (dimension.side, site.scene.uncut.extent(dimension.axis.other))
    // Nor on the ragged edge itself.
    let room = (dimension.callout.look.offset ?? BarShape.distance) + BarShape.capReach + TornEdges.depth
    let place = dimension.edge(outward) + outward * site.length(room)
    return outward > 0 && place > seen.upperBound || outward < 0 && place < seen.lowerBound
  }

  /// The place that an author's offset gives a dimension, or those outside of others on its side on which it would lie:
  /// offsets count from views, and may lead to one line, on which one of them would not be seen.
  func places(
    offOthers dimension: Dimension, from cross: Double, _ outward: Double
  ) -> [(cross: Double, cost: Double)] {
    let distance = site.length(Self.nesting)
    let others = dimensions.filter { $0.isShared(with: dimension) && abs($0.cross - cross) < distance - 0.5 }
    guard let outermost = others.map({ $0.outermost * outward }).max() else { return [(cross, 0)] }
    let first = max(cross * outward, outermost + distance)
    return (0..<7).map { (outward * (first + Double($0) * site.length(7)), Double($0) * BarShape.costOfHalfLane) }
  }

  /// Where a dimension on a side stands if nothing is in its way.
  func firstPlace(of dimension: Dimension) -> Double {
    guard dimension.side != 0 else { return 0 }
    return standingEdge(of: dimension, on: dimension.side)
      + dimension.side * standardDistance(of: badge(of: dimension), for: dimension)
  }

  /// Places beyond the bars of dimensions that a dimension would cross at its first place: two lines that cross are each
  /// hard to follow, and the number of one lies on the other.
  func beyondCrossings(
    from cross: Double, _ outward: Double, of bar: BarSketch, cost: Double
  ) -> [(cross: Double, cost: Double)] {
    let distance = site.length(BarShape.capReach + 3) + bar.badge.size[bar.axis.other] / 2
    return dimensionMarks.map(\.placed.shape).filter { other in
      other.axis != bar.axis && other.low < cross && cross < other.high && bar.low < other.cross
        && other.cross < bar.high
    }.map { ((outward > 0 ? $0.high : $0.low) + outward * distance, cost + Self.costBeyondCrossing) }
  }

  /// What it costs to stand beyond a dimension and not to cross it: less than to cross another bar.
  private static let costBeyondCrossing = 4.0

  /// The edge of a device's body from which a dimension near the edge of its screen stands: on the screen it would lie at
  /// the round corners, on the home indicator, or on the dark ring. `nil` for others.
  func besideDevice(_ dimension: Dimension, on outward: Double, _ standard: Double) -> Double? {
    guard let bezel = site.contents.bezel else { return nil }
    let (screen, edge) = (bezel.screen.extent(dimension.axis.other), dimension.edge(outward))
    let margin = outward > 0 ? screen.upperBound - edge : edge - screen.lowerBound
    // Nor on the bars, where these leave no room before them.
    let insets = site.scene.panel.views[0].safeAreaInsets
    let ends = dimension.axis == .horizontal ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let room = margin - (outward > 0 ? ends.1 : ends.0)
    guard margin >= 0, margin < max(2 * standard, site.length(40)) || room < standard else { return nil }
    return bodyEdge(of: dimension, on: outward)
  }

  /// The edge of a device's body on a side of a dimension, or of the size of the screen below it: beside these words, a
  /// number would be read as one of them. `nil` without a body.
  func bodyEdge(of dimension: Dimension, on outward: Double) -> Double? {
    guard let body = site.contents.bezel?.body.extent(dimension.axis.other) else { return nil }
    guard outward > 0 else { return body.lowerBound }
    guard let size = site.contents.screenSize, dimension.axis == .horizontal,
      size.extent(.horizontal).shared(with: dimension.reach) != nil
    else { return body.upperBound }
    return max(body.upperBound, size.maxY)
  }

  /// Whether words beside an upright dimension that stands at the least distance would lie across the border of the root:
  /// they are as well beside the border with it. One that nobody sees is in nothing's way.
  func isAcrossBorder(_ width: Double, beside dimension: Dimension) -> Bool {
    guard site.scene.isRootOutlined(by: site.contents.bezel) else { return false }
    let outward = dimension.side
    let line = dimension.edge(outward) + outward * site.length(BarShape.distance)
    let words = min(line, line + outward * width)...max(line, line + outward * width)
    let border = site.scene.shownRect.extent(dimension.axis.other)
    return [border.lowerBound, border.upperBound].contains { $0 > words.lowerBound && $0 < words.upperBound }
  }

  /// The lines of constraints' bars on its side that a dimension continues: beside them, two lines of two colours would
  /// lead to the edge that they share.
  func lines(continuedBy dimension: Dimension) -> [(cross: Double, cost: Double)] {
    bars.bars.filter { dimension.continues($0.sketch) }.map { ($0.shape.cross, -Self.worthOfContinuedLine) }
  }

  /// How much better the line of a constraint's bar is for a dimension that continues it: about as much as
  /// crossing a bar costs.
  private static let worthOfContinuedLine = 12.0

  /// What lies in the line that leads to an end of a dimension: the caps of bars nearer to what it measures, and dashed
  /// outlines, whose gaps the line would fill. It begins behind them. `nil` if there is nothing.
  func clearExtent(beside shape: BarShape, at end: Double) -> ClosedRange<Double>? {
    guard let line = shape.witnessLine(at: end) else { return nil }
    let way = Rect(between: line.start, line.end)
    let caps = bars.bars.map(\.shape).filter { other in
      other.axis == shape.axis && abs(other.cross - shape.cross) > other.halfCap
        && min(abs(other.low - end), abs(other.high - end)) < shape.unit
    }
    // That of a device's screen has round corners, and its body is around it.
    let screen = site.contents.bezel?.screen
    let outlines = occupancy.outlines(near: way).filter { $0 != screen }.map {
      ($0.extent(shape.axis), $0.extent(shape.axis.other))
    }.filter {
      min(abs($0.0.lowerBound - end), abs($0.0.upperBound - end)) < shape.unit
    }
    let taken = caps.map { $0.cross - $0.halfCap...$0.cross + $0.halfCap } + outlines.map { $0.1 }
    return taken.filter { $0.shared(with: way.extent(shape.axis.other)) != nil }.reduce(nil) { sum, extent in
      sum?.joined(with: extent) ?? extent
    }
  }
}

extension AnnotationSite {
  /// What of an edge is on the body of a device with round corners, beside which a line to it would begin in the air;
  /// `nil` if all of it is.
  ///
  /// - Parameters:
  ///   - edge: Its extent along an axis.
  ///   - position: Where it is across the axis.
  func onDevice(_ edge: ClosedRange<Double>, at position: Double, along axis: Axis) -> ClosedRange<Double>? {
    // What a crop leaves of a body has no corners there.
    guard let bezel = contents.bezel, scene.tornEdges.isEmpty,
      let outline = bezel.outline(along: axis, at: position), let shared = edge.shared(with: outline),
      shared.span > 0, shared != edge
    else { return nil }
    return shared
  }
}
