public import Geometry

/// How the flow layout of a collection view places what it holds: items in lines, one line after the other along the
/// direction in which the view scrolls.
///
/// A line holds as many items as fit with the least spacing between them. Its items are spread over all its room; a
/// line that has room for one item alone has it in its middle. The last line goes on as the lines before it do where
/// all items have one size, and has the least spacing otherwise. In a line of items of several sizes each is in its
/// middle. (The rule is from the frames that Interface Builder stored: `docs/fidelity.md`.)
///
///     var flow = ItemFlow(lineSpacing: 10, itemSpacing: 10)
///     flow.items = ["first", "second"]
///     flow.frames(of: [Size(150, 40), Size(150, 40)], in: Size(375, 400))
///     // (0, 0, 150, 40), (225, 0, 150, 40)
public struct ItemFlow: Hashable, Sendable {
  /// The axis along which the view scrolls, and lines follow one another.
  public var scrollAxis: Axis
  /// The least distance of two lines, in points.
  public var lineSpacing: Double
  /// The least distance of two items of a line, in points.
  public var itemSpacing: Double
  /// Around the lines, without header and footer, in points.
  public var sectionInset: EdgeInsets
  /// Whether the inset begins where the safe area does, and not at the sides of the view.
  public var startsAtSafeArea: Bool
  /// The names of the views that are items, in their order; none where an app's own layout places them.
  public var items: [String] = []
  /// The name of the view before the lines, which is as wide as they can be.
  public var header: String?
  /// The name of the view behind the lines, which is as wide as they can be.
  public var footer: String?

  /// Creates a flow without items.
  public init(
    along scrollAxis: Axis = .vertical, lineSpacing: Double, itemSpacing: Double, sectionInset: EdgeInsets = .zero,
    startsAtSafeArea: Bool = false
  ) {
    self.scrollAxis = scrollAxis
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.sectionInset = sectionInset
    self.startsAtSafeArea = startsAtSafeArea
  }

  /// The frames of items, from the corner of the content on, in points.
  ///
  /// - Parameters:
  ///   - sizes: Of the items, in their order.
  ///   - headerLength: Of the view before the lines, along the axis of scrolling.
  ///   - size: Of the collection view.
  ///   - safeArea: The insets of the collection view.
  public func frames(
    of sizes: [Size], behind headerLength: Double = 0, in size: Size, safeArea: EdgeInsets = .zero
  ) -> [Rect] {
    let lineAxis = scrollAxis.other
    let (start, end) = lineInsets(safeArea)
    let room = size[lineAxis] - start - end
    let isUniform = sizes.allSatisfy { $0 == sizes.first }
    var frames: [Rect] = []
    var y = headerLength + sectionInset.start(along: scrollAxis)
    for line in lines(of: sizes, in: room) {
      let depth = line.map { sizes[$0][scrollAxis] }.max() ?? 0
      let lengths = line.map { sizes[$0][lineAxis] }
      let isLast = line.upperBound == sizes.count
      let spread = spread(lengths, in: room, isLast: isLast, isUniform: isUniform)
      var x = start + spread.indent
      for index in line {
        let item = sizes[index]
        var frame = Rect(origin: .zero, size: item)
        frame.origin[lineAxis] = x
        frame.origin[scrollAxis] = y + (depth - item[scrollAxis]) / 2
        frames.append(frame)
        x += item[lineAxis] + spread.spacing
      }
      y += depth + lineSpacing
    }
    return frames
  }

  /// The insets at both ends of each line.
  private func lineInsets(_ safeArea: EdgeInsets) -> (start: Double, end: Double) {
    let axis = scrollAxis.other
    let covered = startsAtSafeArea ? safeArea : .zero
    return (
      sectionInset.start(along: axis) + max(0, covered.start(along: axis)),
      sectionInset.end(along: axis) + max(0, covered.end(along: axis))
    )
  }

  /// The items of each line: as many as fit, and at least one.
  private func lines(of sizes: [Size], in room: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var length = 0.0
    for (index, size) in sizes.enumerated() {
      let own = size[scrollAxis.other]
      length += itemSpacing + own
      if let line = lines.last, length <= room + Self.tolerance {
        lines[lines.count - 1] = line.lowerBound..<(index + 1)
      } else {
        lines.append(index..<(index + 1))
        length = own
      }
    }
    return lines
  }

  /// Where a line's first item begins, and the distance of its items.
  private func spread(
    _ lengths: [Double], in room: Double, isLast: Bool, isUniform: Bool
  ) -> (indent: Double, spacing: Double) {
    var left = room - lengths.reduce(0, +) - Double(lengths.count - 1) * itemSpacing
    var count = Double(lengths.count)
    // A last line is spread as if it were full.
    if isLast, let next = lengths.last.map({ $0 + itemSpacing }), next > 0, left + Self.tolerance >= next {
      let missing = ((left + Self.tolerance) / next).rounded(.down)
      left -= missing * next
      count += missing
    }
    guard count > 1 else { return (left / 2, itemSpacing) }
    return (0, isLast && !isUniform ? itemSpacing : itemSpacing + max(0, left) / (count - 1))
  }

  /// What is no difference of two lengths, in points.
  private static let tolerance = 1e-6
}

extension EdgeInsets {
  fileprivate func start(along axis: Axis) -> Double { axis == .horizontal ? left : top }
  package func end(along axis: Axis) -> Double { axis == .horizontal ? right : bottom }
}
