import Geometry

/// Bars whose numbers are as long as they are.
extension BarPlacer {
  /// Has arrows point from outside at the ends of bars that are about as short as their numbers: a number as wide as its
  /// bracket hides where that ends, and arrows outside of the ends reach beyond it.
  ///
  /// All of an axis or none, with those of the other axis that are as long, and none where one as long is a link of a
  /// chain, which has caps alone: one distance with caps and another one with arrows would seem to mean different things.
  ///
  /// - Parameters:
  ///   - candidates: Which of the bars are looked at.
  ///   - taken: The space that others than bars take.
  /// - Returns: Those of them that have arrows now.
  mutating func turnArrowsOut(among candidates: some Sequence<Int>, in taken: Occupancy) -> [Int] {
    Axis.allCases.filter { !habits.cappedAxes.contains($0) }.flatMap { axis -> [Int] in
      let short = candidates.filter { isBesideItsNumber(bars[$0]) }
      let wide = short.filter { bars[$0].shape.axis == axis && isAsShortAsItsNumber(bars[$0]) }
      let all = short.filter { index in
        wide.contains { $0 == index || abs(bars[$0].shape.span - bars[index].shape.span) < 0.5 }
      }
      let chained = bars.filter { $0.sketch.isChained && hasNumberBesideCaps($0) }
      let isLikeChained = all.contains { index in
        chained.contains { abs($0.shape.span - bars[index].shape.span) < 0.5 }
      }
      guard !isLikeChained, !hasBracket(onLineOf: all, among: short),
        all.allSatisfy({ hasRoomForArrows(at: $0, with: all, in: taken) })
      else { return [] }
      for index in all { turnArrowsOut(ofBarAt: index) }
      return all
    }
  }

  /// The bars whose arrows point from outside although there is room for a line between their caps, by their keys, or
  /// those that have a line between caps.
  func spans(withArrows hasArrows: Bool) -> [BarHabits.Key: Double] {
    bars.reduce(into: [:]) { spans, bar in
      guard !site.isShort(bar.shape.span), bar.shape.isShort == hasArrows, let key = site.habitKey(of: bar.sketch)
      else {
        return
      }
      spans[key] = bar.shape.span
    }
  }

  /// The axes along which the arrows of two short bars on one line run into one another.
  var meetingAxes: Set<Axis> {
    let short = bars.map(\.shape).filter(\.isShort)
    return short.indices.reduce(into: []) { axes, index in
      let bar = short[index]
      let isMet = short[(index + 1)...].contains {
        abs($0.cross - bar.cross) < length(2) && meetsTailToTail(bar, $0, within: length(Self.leastBetweenTails))
      }
      if isMet { axes.insert(bar.axis) }
    }
  }

  /// How far two arrows that point away from each other are apart, at least, to be seen as two: less than what is looked
  /// for where there is a choice, for without arrows bars find other places, which need not be better.
  private static let leastBetweenTails = 3.0

  /// The lengths of bars between caps whose numbers have no room on them, with those of links of a chain.
  var spansBetweenCaps: [Double] { bars.filter(hasNumberBesideCaps).map(\.shape.span) }

  /// Whether arrows may point at it from outside: its number has no room on it, and it is no link of a chain.
  private func isBesideItsNumber(_ bar: PlacedBar) -> Bool { !bar.sketch.isChained && hasNumberBesideCaps(bar) }

  /// Whether there is another one on their line that is not much longer than its number, and keeps its caps.
  private func hasBracket(onLineOf turned: [Int], among short: [Int]) -> Bool {
    short.contains { index in
      let (shape, badge) = (bars[index].shape, bars[index].sketch.badge)
      return !turned.contains(index) && shape.span < 2 * badge.size[shape.axis]
        && turned.contains {
          bars[$0].shape.axis == shape.axis && abs(bars[$0].shape.cross - shape.cross) < length(2)
        }
    }
  }

  /// Whether its number has no room on it, and it is one line between caps: arrows have no dashes.
  private func hasNumberBesideCaps(_ bar: PlacedBar) -> Bool {
    !bar.shape.isShort && !bar.shape.isBroken && bar.sketch.style.dash.isEmpty && !bar.sketch.badge.isEmpty
      && !holdsNumber(bar)
  }

  private func isAsShortAsItsNumber(_ bar: PlacedBar) -> Bool {
    bar.sketch.badge.size[bar.shape.axis] > Self.mostOfBracket * bar.shape.span
      && bar.shape.span < site.length(Self.longestWithArrows)
  }

  /// How much of a bracket a number may be.
  private static let mostOfBracket = 0.85

  /// From which length on a bar has no arrows outside of its ends, in points of an annotation.
  private static let longestWithArrows = 32.0

  /// Whether nothing is in the way of arrows outside of both ends.
  ///
  /// - Parameter others: The bars that would have arrows as well.
  private func hasRoomForArrows(at index: Int, with others: [Int], in taken: Occupancy) -> Bool {
    var shape = bars[index].shape
    shape.isShort = true
    let breadth = shape.offset(shape.halfCap)
    return [(shape.way.lowerBound, shape.low), (shape.high, shape.way.upperBound)].allSatisfy { from, to in
      let room = Rect(between: shape.point(from) - breadth, shape.point(to) + breadth)
      guard taken.cost(ofLine: room) == 0, isOffBezel(room), isOffViews(room, beside: shape) else { return false }
      return bars.indices.allSatisfy { number in
        guard number != index else { return true }
        var other = bars[number].shape
        other.isShort = other.isShort || others.contains(number)
        // Arrows of two bars that nearly meet would look like one that points in both directions.
        let distance = site.length(other.isShort && other.axis == shape.axis ? 8 : 2)
        return !other.footprint.overlaps(room.insetBy(dx: -distance, dy: -distance))
      }
    }
  }

  /// Whether a place lies on no view but those that are the ground of the bar, too.
  private func isOffViews(_ room: Rect, beside bar: BarShape) -> Bool {
    let line = [bar.low + 0.5, bar.high - 0.5].map(bar.point)
    let inner = room.insetBy(dx: 0.5, dy: 0.5)
    return site.scene.visibleViews(near: room).allSatisfy { index in
      let box = site.scene.box(ofViewAt: index)
      return index == 0 || !box.overlaps(inner) || line.allSatisfy(box.contains) || site.hasNoEdges(viewAt: index)
    }
  }

  /// Whether a place is not on the dark ring of a device.
  private func isOffBezel(_ room: Rect) -> Bool {
    guard let bezel = site.contents.bezel, bezel.body.overlaps(room) else { return true }
    return bezel.shows(room)
  }
}
