import Geometry
import Graphics
import ViewLayout

extension ConstraintSketcher {
  /// A constant width or height: a bar outside the view, parallel to the side that it measures.
  func constantSize(_ side: ConstraintReader.Side) -> ConstraintSketch {
    let length = length(of: side)
    let number = details.text(atThisMoment(length, insteadOf: equation.constant))
    return .bar(sizeBar(side, badge: badge(number, relation: relationSign, length: length)))
  }

  private func length(of side: ConstraintReader.Side) -> Double { side.rect.size[side.attribute.axis] }

  /// A size that depends on another one.
  func relativeSize(_ first: ConstraintReader.Side, _ second: ConstraintReader.Side) -> [ConstraintSketch] {
    if first.view == second.view, first.attribute != second.attribute { return [ratio(first)] }
    let isEqual = equation.multiplier == 1
    if scene.isAncestor(second.view, of: first.view), showsValues || words != nil {
      // A bar of the superview with the same sign would say that the superview is limited.
      let value = printed(shareText(of: second, for: first))
      let badge = badge(value, relation: relationSign ?? (isEqual ? .equal : nil), length: length(of: first))
      return [.bar(sizeBar(first, badge: badge))]
    }
    let factor = isEqual ? nil : "× \(factor)"
    let value = printed(factor)
    // Both bars of an equality have its sign, which shows that they belong together. Those of a multiple have a line
    // between them, and the whole is one of what the other is a part of: with the factor at both, each seemed to be a
    // part.
    let whole = isEqual ? nil : "× 1"
    let relation = relationSign ?? (isEqual ? .equal : nil)
    // An equation stands at its first view, and the term that it refers to at the other.
    let term = isEquation ? "\(scene.panel.views[second.view].name).\(second.attribute.rawValue)" : nil
    let other = Badge(
      relation: term == nil && isEqual ? relation : nil, text: term ?? (words == nil && showsValues ? whole : nil),
      isConflict: isInConflict, note: conflictNote, on: site)
    var wholeBar = sizeBar(second, badge: other, term: term)
    wholeBar.isWholeOfMultiple = whole != nil && other.text != nil && term == nil
    return [
      .bar(sizeBar(first, badge: badge(value, relation: relation, length: length(of: first)))), .bar(wholeBar),
    ]
  }

  /// A size of a view around it, or of a guide of that, or a share of it: `superview`, `1/3 × superview`, `safe area`, or
  /// `1/2 × card.height` for a width.
  private func shareText(of second: ConstraintReader.Side, for first: ConstraintReader.Side) -> String {
    let isDirect = scene.panel.views[first.view].superview == second.view
    var name = isDirect ? "superview" : scene.panel.views[second.view].name
    let hasSameAttribute = first.attribute == second.attribute
    if let guide = equation.second?.guide {
      // The superview's are named as where they are drawn.
      name = isDirect && hasSameAttribute ? guide.printedName : "\(name).\(guide.rawValue)"
    }
    let size = hasSameAttribute ? name : "\(name).\(second.attribute.rawValue)"
    return equation.multiplier == 1 ? size : "\(factor) × \(size)"
  }

  /// The constant alone: `+20`; `nil` for 0.
  var signedConstant: String? {
    guard equation.constant != 0 else { return nil }
    return (equation.constant > 0 ? "+" : "") + details.text(equation.constant)
  }

  /// The constant after another term: `+ 20`; `nil` for 0.
  var addedConstant: String? {
    guard equation.constant != 0 else { return nil }
    return "\(equation.constant > 0 ? "+" : "−") \(details.text(abs(equation.constant)))"
  }

  /// A term and the constant, `superview − 48`, or the constant alone.
  func printed(_ term: String?) -> String? {
    term.map { [$0, addedConstant].compactMap(\.self).joined(separator: " ") } ?? signedConstant
  }

  /// What the places of a size cost.
  private enum Cost {
    /// So close below or behind the view that the number may touch it: less than a lane farther out.
    static let close = 1.5
    /// Above or before the view: more than a lane farther out behind it.
    static let before = 4.0
    /// Between two lanes: more than in the outer one of them.
    static let betweenLanes = 3.5
    /// In the view, at the far edge: more than two lanes farther out, and half more at the near one.
    static let inside = 8.0
  }

  /// - Parameter term: What the badge says, where that is only the view's own size.
  private func sizeBar(_ side: ConstraintReader.Side, badge: Badge, term: String? = nil) -> BarSketch {
    let axis = side.attribute.axis
    let (along, across) = (side.rect.extent(axis), scene.shownExtent(of: side.rect, axis.other))
    // A badge on a vertical bar must not touch the view or the badge of the next bar.
    let breadth = axis == .vertical ? badge.size.width + site.length(4) : 0
    let isTooWide = site.isTooWide(badge, onBarAlong: axis)
    let isBeside = isTooWide || !site.holdsNumber(badge.size[axis], on: along.span)
    // Its number is on the bar, and what is beside the number reaches farther on one side.
    let shift = axis == .vertical && !isBeside ? badge.numberOffset : 0
    let offsets = (
      before: max(site.length(BarShape.distance), isBeside ? 0 : breadth / 2 - shift),
      after: max(site.length(BarShape.distance), isBeside ? 0 : breadth / 2 + shift)
    )
    let lane = max(site.length(BarShape.lane), isBeside && breadth > 0 ? breadth + site.length(8) : breadth)
    var places: [(cross: Double, cost: Double)] = []
    // If there is little space, the badge may touch the view.
    let nearest = max(site.length(BarShape.distance - 1), isBeside ? 0 : breadth / 2 + shift - site.length(2))
    if nearest < offsets.after { places.append((across.upperBound + nearest, Cost.close)) }
    func lanes(_ distance: Double, cost: Double) -> [(cross: Double, cost: Double)] {
      // Below or after the view first, then the other side.
      [
        (across.upperBound + offsets.after + distance, cost),
        (across.lowerBound - offsets.before - distance, cost + Cost.before),
      ]
    }
    for number in 0..<5 {
      places += lanes(Double(number) * lane, cost: Double(number) * BarShape.costOfLane)
      // Between two lanes, if neither is free.
      places += lanes(
        (Double(number) + 0.75) * lane, cost: Double(number) * BarShape.costOfLane + Cost.betweenLanes)
    }
    // Inside, in case the view fills its superview, farther from the caps of bars that end at its edge where it is wide.
    if across.span > site.length(40) {
      let room = across.span > 4 * (offsets.before + offsets.after) ? site.length(4) : 0
      places += [
        (across.upperBound - offsets.before - room, Cost.inside),
        (across.lowerBound + offsets.after + room, Cost.inside + 0.5),
      ]
    }
    return BarSketch(
      constraint: index, axis: axis, low: along.lowerBound, high: along.upperBound, places: places, lowExtent: across,
      highExtent: across, badge: badge, style: style, own: [side.view], isSize: true,
      equalBar: term != nil || badge.relation == .equal && badge.text == nil
        ? EqualBar(
          view: side.view, axis: axis, term: term, ink: style.ink, isOptional: !style.dash.isEmpty,
          isBroken: style.isBroken, note: badge.note?.text) : nil, isAside: isTooWide)
  }

  /// The ratio of a view's width and height: a diagonal with the ratio.
  private func ratio(_ side: ConstraintReader.Side) -> ConstraintSketch {
    let rect = side.rect
    let widthOverHeight = side.attribute == .width ? equation.multiplier : 1 / equation.multiplier
    let value = printed(Self.ratioText(widthOverHeight))
    // The diagonal begins and ends at the rounded corners.
    let corner = scene.cornerRadius(ofViewAt: side.view) * (1 - 0.5.squareRoot())
    let ends = rect.insetBy(dx: corner, dy: corner)
    return .line(
      LineSketch(
        constraint: index, line: Segment(Point(ends.minX, ends.maxY), Point(ends.maxX, ends.minY)),
        pen: pen(dash: SignDash.optional), badge: badge(value, relation: relationSign), style: style,
        meaning: .aspectRatio, isCutByText: true))
  }

  /// A factor as a number, or as a fraction of small whole numbers where a number would be rounded.
  ///
  ///     ConstraintSketcher.factorText(0.5)     // "0.5"
  ///     ConstraintSketcher.factorText(1.0 / 3) // "1/3"
  static func factorText(_ factor: Double) -> String {
    guard factor.isFinite, abs(factor * 100 - (factor * 100).rounded()) > 1e-6 else { return formatted(factor) }
    for denominator in [3.0, 6, 7, 8, 9, 11, 12] {
      let numerator = factor * denominator
      if abs(numerator) < 100, numerator.magnitude >= 1, abs(numerator - numerator.rounded()) < 1e-3 {
        return "\(formatted(numerator.rounded()))/\(formatted(denominator))"
      }
    }
    return formatted(factor)
  }

  /// A ratio in small whole numbers, if possible.
  ///
  ///     ConstraintSketcher.ratioText(16.0 / 9)   // "16 : 9"
  ///     ConstraintSketcher.ratioText(1.234567)   // "1.23 : 1"
  static func ratioText(_ ratio: Double) -> String {
    guard ratio.isFinite, ratio > 0 else { return "\(formatted(ratio)) : 1" }
    for denominator in 1...20 {
      let numerator = ratio * Double(denominator)
      if numerator >= 1, numerator <= 100, abs(numerator - numerator.rounded()) < 1e-3 {
        return "\(formatted(numerator.rounded())) : \(denominator)"
      }
    }
    return "\(formatted(ratio)) : 1"
  }
}

extension PanelScene {
  /// The radius of a view's corners as they are drawn, in points of the panel.
  func cornerRadius(ofViewAt index: Int) -> Double {
    let (view, box) = (panel.views[index], box(ofViewAt: index))
    let ofConfiguration = view.kind == .button ? view.content.configuration?.cornerStyle.radius(in: box.size) : nil
    return max(0, min(max(view.look.cornerRadius, ofConfiguration ?? 0), box.width / 2, box.height / 2))
  }

  /// The same, of a text field that of the border that its platform draws.
  func cornerRadius(ofViewAt index: Int, on platform: Platform) -> Double {
    TextFieldPainter.cornerRadius(of: panel.views[index], on: platform) ?? cornerRadius(ofViewAt: index)
  }

  /// Where a view's edges along an axis are straight: between its round corners, and of a circle at its middle.
  ///
  /// - Parameter distance: How far from the straight line they may be there, in points.
  private func straightEdge(ofViewAt index: Int, _ axis: Axis, within distance: Double) -> ClosedRange<Double> {
    let (edge, radius) = (box(ofViewAt: index).extent(axis), cornerRadius(ofViewAt: index))
    // A circle is that near to its tangent for so long.
    let near = radius > distance ? (2 * radius * distance - distance * distance).squareRoot() : radius
    let low = min(edge.lowerBound + radius - near, edge.middle)
    return low...max(low, edge.upperBound - radius + near)
  }

  /// Of an extent along an axis, what is beside the straight edge of a view, or all of it if nothing is: at a round
  /// corner a line would begin in the air.
  ///
  /// - Parameter distance: How far the edge may be from the straight line, in points.
  func straight(
    _ extent: ClosedRange<Double>, alongEdgeOfViewAt index: Int, _ axis: Axis, within distance: Double = 0
  ) -> ClosedRange<Double> {
    straightEdge(ofViewAt: index, axis, within: distance).shared(with: extent) ?? extent
  }

  /// How far from a round flank a line may end that leads to it, in points: farther along it, it would lie on the view.
  static let flank = 1.0
}
