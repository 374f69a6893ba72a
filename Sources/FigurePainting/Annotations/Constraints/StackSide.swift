import Figures
import Geometry

/// Where the distances along a stack view's axis stand if their numbers have no room in its gaps.
struct StackSide: Hashable, Sendable {
  /// The side across the axis, −1 or 1; 0 in the gaps.
  var outward: Double
  /// Whether they stand outside of the screen.
  var isOutside = false
  /// Whether one of their numbers has no room on its line, so that all stand beside their lines.
  var hasNumbersAside = false

  /// A stack view and its axis, whichever panel it is in.
  struct Key: Hashable, Sendable {
    var stack: String
    var axis: Axis
  }

  /// Whether it would be another one like that of all panels. Where all numbers have room on lines in the gaps, the side
  /// of others is none of theirs.
  func isChanged(by common: StackSide?) -> Bool {
    guard let common else { return outward != 0 || hasNumbersAside }
    guard common.outward != 0 else { return common.hasNumbersAside && !hasNumbersAside }
    return (outward != 0 || hasNumbersAside) && self != common
  }

  /// The same side as an author names it; `nil` in the gaps.
  func side(across axis: Axis) -> CalloutLook.Side? {
    guard outward != 0 else { return nil }
    return axis == .horizontal ? outward < 0 ? .top : .bottom : outward < 0 ? .left : .right
  }
}

extension [StackSide.Key: StackSide] {
  /// Takes over the sides of another panel: the first one on which distances stand, and outside of the screen, and
  /// with their numbers beside them, if they do so there in any panel.
  mutating func share(_ other: Self) {
    merge(other) { own, other in
      guard own.outward != 0 else {
        return other.outward != 0 || other.hasNumbersAside ? other : own
      }
      let others = own.outward == other.outward ? other : own
      return StackSide(
        outward: own.outward, isOutside: own.isOutside || others.isOutside,
        hasNumbersAside: own.hasNumbersAside || others.hasNumbersAside)
    }
  }
}

extension BarSketch {
  /// A distance on a side of a stack view, outside of the screen and with its number beside it if it stands so in another
  /// panel.
  func standing(at side: CalloutLook.Side?, like common: StackSide?, on site: AnnotationSite) -> BarSketch {
    var sketch = self
    sketch.isAside = isAside || common?.hasNumbersAside == true
    var standing = sketch.standing(at: side, on: site)
    guard let common, common.isOutside, common.outward == standing.outward, let first = standing.places.first else {
      return standing
    }
    let border = site.borderOfScreen(on: common.outward, across: axis)
    let outside = border + common.outward * site.length(BarShape.distance)
    let way = (outside - first.cross) * common.outward
    guard way > 0 else { return standing }
    standing.places = standing.places.map { ($0.cross + common.outward * way, $0.cost) }
    return standing
  }
}

extension AnnotationSite {
  /// The side of a stack view on which one of its distances stands.
  ///
  /// - Parameter hasNumbersAside: Whether the number of one of them has no room on its line.
  func side(ofStackViewAt index: Int, beside bar: BarShape, hasNumbersAside: Bool) -> StackSide {
    let outward = scene.alignmentRect(ofViewAt: index).extent(bar.axis.other).side(of: bar.cross)
    guard outward != 0 else { return StackSide(outward: 0, hasNumbersAside: hasNumbersAside) }
    // Nobody sees where a screen without a border ends.
    let isOutside =
      scene.isRootOutlined(by: contents.bezel)
      && (bar.cross - borderOfScreen(on: outward, across: bar.axis)) * outward > 0
    return StackSide(outward: outward, isOutside: isOutside, hasNumbersAside: hasNumbersAside)
  }

  fileprivate func borderOfScreen(on outward: Double, across axis: Axis) -> Double {
    let screen = scene.shownRect.extent(axis.other)
    return outward > 0 ? screen.upperBound : screen.lowerBound
  }
}

extension ClosedRange<Double> {
  /// The side on which a place is: −1 before it, 1 behind it, 0 in it.
  func side(of place: Double) -> Double { place < lowerBound ? -1 : place > upperBound ? 1 : 0 }
}
