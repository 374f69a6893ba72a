public import Geometry

/// How a table's row lays out a part of its own: its content view, or the texts and the image of a standard style.
///
/// UIKit's cells place these themselves in each layout, whatever frames and masks they have: by the direction of the
/// interface, and the content view beside what the system covers (Apple's documentation of
/// `UITableView.insetsContentViewsToSafeArea`). What is known is where a part stands in one row, which runs from left to
/// right and has nothing covered.
///
///     let part = RowPart(
///       frame: Rect(x: 0, y: 0, width: 341, height: 44), in: Size(375, 44), mask: [.flexibleWidth, .flexibleHeight],
///       staysInSafeArea: true)
///     // In a row 852 points wide with 59 points covered at both sides: (59, 0, 700, 44),
///     // and from right to left, with the room for the accessory at the left: (93, 0, 700, 44).
public struct RowPart: Hashable, Sendable {
  /// The frame in the superview's bounds, from left to right, in points.
  public var frame: Rect
  /// The size of the superview in which it has this frame.
  public var superviewSize: Size
  /// How it follows a superview of another size.
  public var mask: AutoresizingMask
  /// Whether it keeps out of what the system covers at the sides.
  public var staysInSafeArea: Bool

  /// Creates a part that stands at a frame in a superview of a size.
  public init(frame: Rect, in superviewSize: Size, mask: AutoresizingMask, staysInSafeArea: Bool = false) {
    self.frame = frame
    self.superviewSize = superviewSize
    self.mask = mask
    self.staysInSafeArea = staysInSafeArea
  }

  /// Where it stands along an axis as a function of the superview's length.
  ///
  /// - Parameter superview: The row, or its content view, which knows what is covered of it, and the direction.
  func autoresizing(along axis: Axis, in superview: View) -> Autoresizing {
    var place = Autoresizing(
      origin: frame.origin[axis], length: frame.size[axis], superviewLength: superviewSize[axis], following: mask, axis)
    guard axis == .horizontal else {
      if let middle = middle(in: superview.bounds.height) {
        place = Autoresizing(
          origin: middle, length: frame.height, superviewLength: superview.bounds.height, following: [], axis)
      }
      return place
    }
    if superview.effectiveLayoutDirection == .rightToLeft { place.mirror() }
    guard staysInSafeArea else { return place }
    let covered = superview.safeAreaInsets
    let (left, right) = (max(0, covered.left), max(0, covered.right))
    place.origin += left
    place.length -= left + right
    return place
  }

  /// Where it stands in a superview of a height, if it is in the middle of its own: from a whole point on, the next one
  /// below where the middle is between two. (463 of 471 titles and details of the style `value1` are stored there, of 16
  /// projects and every Xcode since 6.)
  ///
  /// - Returns: `nil` for what is elsewhere.
  private func middle(in height: Double) -> Double? {
    func start(in height: Double) -> Double { ((height - frame.height) / 2 - 1e-6).rounded(.up) }
    guard mask.isSuperset(of: [.flexibleTopMargin, .flexibleBottomMargin]), !mask.contains(.flexibleHeight),
      (frame.minY - start(in: superviewSize.height)).magnitude < 0.02
    else { return nil }
    return start(in: height)
  }

  /// Moves its trailing end where that is before the superview's: there is an accessory, which is as far from the
  /// side as the margin is.
  package mutating func moveEnd(by change: Double) {
    if frame.maxX < superviewSize.width - change.magnitude { frame.size.width += change }
  }

  /// Ends a text of a row with an accessory farther before that, or nearer to it, as another system has it.
  ///
  /// - Parameters:
  ///   - room: What such texts have behind them where it is known from, in points, and at most that.
  ///   - other: What they have on the other system.
  package mutating func moveTextEnd(from room: Double, to other: Double) {
    let own = superviewSize.width - frame.maxX
    guard own != other, room < other ? (-0.01...room + 0.01).contains(own) : abs(own - room) < 0.01 else { return }
    if mask.contains(.flexibleWidth) {
      frame.size.width += own - other
    } else if mask.contains(.flexibleLeftMargin) {
      frame.origin.x += own - other
    }
  }

  /// Moves its lower end where nothing but a line is below it, which has another thickness on another screen.
  package mutating func moveBottom(fromLineOf thickness: Double, to other: Double) {
    if (roomBelow - thickness).magnitude < 0.05 { frame.size.height += roomBelow - other }
  }

  /// What the superview has below it, in points.
  package var roomBelow: Double { superviewSize.height - frame.maxY }

  /// Moves it from the margins of the superview that it is known from to those of another.
  ///
  /// Documents have parts at 15 points, too, where the margin is 16: the wide screens of their time have the wider
  /// margin of today, 20.
  ///
  /// - Parameter imageStart: Where an image begins that stands between the side and the part, and takes it along.
  package mutating func moveMargins(from margin: Double, to other: Double, imageStart: Double?) {
    func change(at distance: Double) -> Double? {
      (distance - margin).magnitude <= 1 ? other - distance : nil
    }
    let atStart = imageStart.map { change(at: $0) ?? other - margin } ?? change(at: frame.minX)
    let atEnd = change(at: superviewSize.width - frame.maxX)
    if mask.contains(.flexibleWidth) {
      let (start, end) = (atStart ?? 0, atEnd ?? 0)
      (frame.origin.x, frame.size.width) = (frame.minX + start, frame.width - start - end)
    } else if mask.contains(.flexibleLeftMargin) {
      frame.origin.x -= atEnd ?? 0
    } else {
      frame.origin.x += atStart ?? 0
    }
  }
}
