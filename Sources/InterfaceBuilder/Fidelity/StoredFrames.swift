import Figures
import Geometry
import ViewLayout

/// The frames that a scene stores, by which its own constraints can be checked without any layout.
///
/// A required constraint that the stored frames break, a stack view's own too, tells that they are older than the
/// constraint, or were never laid out: no engine can find them.
struct StoredFrames {
  private var frames: [String: Rect] = [:]
  private var insets: [String: EdgeInsets] = [:]
  private var superviews: [String: String] = [:]
  private var scrollViews: Set<String> = []
  private var root: String?
  /// Of the canvas, in points.
  private let pixel: Double
  /// Whether nothing covers the screen at its sides, as on every device that is held upright: there safe areas end where
  /// their views do.
  private let hasFreeSides: Bool
  /// Each stack view with the views that it arranges.
  private(set) var rows: [[String]] = []
  /// Arranged views that are nearer to one beside them than their stack view lets them be.
  private(set) var crowded: Set<String> = []

  /// - Parameters:
  ///   - root: The views at the canvas's size classes.
  ///   - names: Of the views, as equations have them.
  init(_ root: InterfaceView, names: ViewNames, in document: InterfaceDocument) {
    let insets = document.device.flatMap { device in device.device?.insets(in: device.orientation).safeArea }
    pixel = 1 / document.pixelsOfCanvas
    hasFreeSides = insets.map { $0.left == 0 && $0.right == 0 } ?? false
    add(root, origin: .zero, names, document, isRoot: true)
  }

  private mutating func add(
    _ view: InterfaceView, origin: Point, _ names: ViewNames, _ document: InterfaceDocument, isRoot: Bool
  ) {
    guard let name = names[view.id], let frame = view.frame else { return }
    if isRoot { root = name }
    let place = isRoot ? Point.zero : origin + frame.origin
    frames[name] = Rect(origin: place, size: frame.size)
    insets[name] = document.alignmentInsets(of: view)
    if view.tag == "scrollView" { scrollViews.insert(name) }
    if view.tag == "stackView" { addRow(of: view, names, document) }
    for subview in view.subviews {
      if let subname = names[subview.id] { superviews[subname] = name }
      add(subview, origin: place, names, document, isRoot: false)
    }
  }

  /// Stack views of every distribution require that there is at least their spacing between two views.
  private mutating func addRow(of stack: InterfaceView, _ names: ViewNames, _ document: InterfaceDocument) {
    let arranged = stack.subviews.filter {
      $0.placement == .stack && ($0.element.boolean("hidden") != true || $0.keepsRoomInRow)
    }
    rows.append(([stack] + arranged).compactMap { names[$0.id] })
    guard stack.element.boolean("baselineRelativeArrangement") != true else { return }
    let axis = stack.stackAxis
    let spacing = stack.element["spacing"].flatMap(Double.init) ?? 0
    for (view, next) in zip(arranged, arranged.dropFirst()) {
      guard let name = names[view.id], let other = names[next.id], let frame = view.frame, let following = next.frame
      else { continue }
      let (first, second) = (
        frame.inset(by: document.alignmentInsets(of: view) ?? .zero),
        following.inset(by: document.alignmentInsets(of: next) ?? .zero)
      )
      let room = second.origin[axis] - first.origin[axis] - first.size[axis]
      if room < spacing - 1 { crowded.formUnion([name, other]) }
    }
  }

  /// Whether the frames break an equation by more than rounding does.
  ///
  /// - Parameter besides: What each length in it may differ from what constraints hold, in points.
  func contradict(_ equation: ConstraintEquation, besides: Double = 0) -> Bool {
    let lengths = 1 + (equation.second == nil ? 0 : equation.multiplier.magnitude)
    // Lengths are differences of two edges that were rounded, and a multiplier carries that on.
    let tolerance = equation.firstAttribute.isSize ? max(1, lengths * pixel) : 0.75
    return (miss(of: equation) ?? overreach(of: equation) ?? 0) > tolerance + besides * lengths
  }

  /// By how much, in points, a view is held to a guide's edge that would lie outside of the guide's view, or of a
  /// safe area farther inside than any bars reach.
  private func overreach(of equation: ConstraintEquation) -> Double? {
    guard let (guide, attribute, inset) = inset(in: equation) else { return nil }
    return guide.guide == .safeArea ? max(-inset, inset - Self.deepestInsets[attribute.axis]) : -inset
  }

  /// Whether an equation would hold at the end of the root only if something covered it that covers none of given
  /// lengths, in points.
  func contradict(_ equation: ConstraintEquation, coveringAtEnd covers: [Double]) -> Bool {
    guard let (guide, attribute, inset) = inset(in: equation), guide.guide == .safeArea, attribute == .bottom,
      case .named(let name) = guide.reference, name == root, inset > 0
    else { return false }
    return covers.allSatisfy { (inset - $0).magnitude > 1 }
  }

  /// How far inside of its view, in points, an edge of a guide is where an equation would hold.
  private func inset(
    in equation: ConstraintEquation
  ) -> (guide: ConstraintEquation.Item, attribute: LayoutAttribute, inset: Double)? {
    guard equation.relation == .equal, equation.multiplier == 1, let other = equation.second,
      let otherAttribute = equation.secondAttribute
    else { return nil }
    let isSecond = other.guide != nil
    let (guide, attribute) = isSecond ? (other, otherAttribute) : (equation.first, equation.firstAttribute)
    let (item, place) = isSecond ? (equation.first, equation.firstAttribute) : (other, otherAttribute)
    guard guide.guide == .safeArea || guide.guide == .margins, case .named(let name) = guide.reference,
      let frame = frames[name], let value = value(item, place, beside: nil)
    else { return nil }
    let edge = isSecond ? value - equation.constant : value + equation.constant
    switch attribute {
    case .top: return (guide, attribute, edge - frame.minY)
    case .bottom: return (guide, attribute, frame.maxY - edge)
    case .left, .leading: return (guide, attribute, edge - frame.minX)
    case .right, .trailing: return (guide, attribute, frame.maxX - edge)
    default: return nil
    }
  }

  /// More than bars and cutouts cover of a screen, in points: at the sides a sensor housing takes 62, and at the top
  /// a status bar (62), a large title (96), a search bar with its scopes (52 + 46) and a prompt (30) take 286.
  private static let deepestInsets = AxisPair(horizontal: 100.0, vertical: 300.0)

  /// The length of the root at which an equation that ties a view to the root's far edge, middle or length would hold;
  /// `nil` for any other.
  func rootLength(in equation: ConstraintEquation, along axis: Axis) -> Double? {
    guard let root, !scrollViews.contains(root), equation.relation == .equal, equation.priority == .required,
      equation.multiplier == 1, equation.firstAttribute.axis == axis, let second = equation.second,
      let secondAttribute = equation.secondAttribute
    else { return nil }
    let isFirst = equation.first.reference == .named(root)
    guard isFirst != (second.reference == .named(root)) else { return nil }
    let (ours, ourAttribute) = isFirst ? (equation.first, equation.firstAttribute) : (second, secondAttribute)
    let (other, attribute) = isFirst ? (second, secondAttribute) : (equation.first, equation.firstAttribute)
    guard ours.guide == nil, let value = value(other, attribute, beside: nil) else { return nil }
    let place = isFirst ? value + equation.constant : value - equation.constant
    switch ourAttribute {
    case .right, .trailing, .bottom, .width, .height: return place
    case .centerX, .centerY: return 2 * place
    default: return nil
    }
  }

  /// By how much, in points, the frames miss an equation; `nil` where more than frames is needed to tell.
  private func miss(of equation: ConstraintEquation) -> Double? {
    guard let first = value(equation.first, equation.firstAttribute, beside: equation.second) else { return nil }
    var other = equation.constant
    if let item = equation.second, let attribute = equation.secondAttribute {
      guard equation.multiplier == 1 || attribute.isSize else { return nil }
      guard let second = value(item, attribute, beside: equation.first) else { return nil }
      other += equation.multiplier * second
    } else if !equation.firstAttribute.isSize {
      return nil
    }
    switch equation.relation {
    case .equal: return (first - other).magnitude
    case .lessThanOrEqual: return max(0, first - other)
    case .greaterThanOrEqual: return max(0, other - first)
    }
  }

  private func value(
    _ item: ConstraintEquation.Item, _ attribute: LayoutAttribute, beside other: ConstraintEquation.Item?
  ) -> Double? {
    let isFreeSide = item.guide == .safeArea && attribute.axis == .horizontal && hasFreeSides
    // What a scroll view shows is as large as the scroll view.
    let isWholeView = item.guide == nil || item.guide == .frameLayout && attribute.isSize
    guard isWholeView || isFreeSide, case .named(let name) = item.reference, let frame = frames[name] else {
      return nil
    }
    var isInside = false
    if case .named(let inner)? = other?.reference { isInside = inner != name && isDescendant(inner, of: name) }
    // The content of a scroll view is not stored.
    if isInside, scrollViews.contains(name), !attribute.isSize { return nil }
    let rect = isInside ? frame : frame.inset(by: insets[name] ?? .zero)
    switch attribute {
    case .left, .leading: return rect.minX
    case .right, .trailing: return rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .width: return rect.width
    case .height: return rect.height
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    default: return nil
    }
  }

  private func isDescendant(_ name: String, of other: String) -> Bool {
    var next: String? = name
    while let view = next {
      if view == other { return true }
      next = superviews[view]
    }
    return false
  }
}

extension InterfaceDocument {
  /// The constraints of a scene, and the frames that are stored with them.
  ///
  /// - Parameter resolved: The scene's views at the size classes of the canvas.
  func storedLayout(
    of scene: InterfaceScene, _ resolved: InterfaceView
  ) -> (constraints: [ConstraintDescription], frames: StoredFrames) {
    let names = ViewNames(scene)
    var importer = ConstraintImporter(
      scene: scene, resolved: resolved, names: names, era: era, limitsLoneCells: false)
    return (importer.constraints(), StoredFrames(resolved, names: names, in: self))
  }
}
