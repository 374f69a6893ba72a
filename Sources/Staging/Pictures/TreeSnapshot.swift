import Figures
import Geometry
import Graphics
import Typography
import ViewLayout

/// Turns the views of a tree that is laid out into values.
struct TreeSnapshot {
  let sharedFigure: Constant<Figure>
  let measurer: any TextMeasurer
  /// The pixels per point, to which text sizes are rounded.
  let scale: Double
  let direction: LayoutDirection
  let category: ContentSizeCategory
  /// Whether the keyboard is on the screen.
  let hasKeyboard: Bool
  /// Whether the root is presented over others, on a card.
  let isOnCard: Bool
  let outcome: LayoutOutcome
  let ghosts: [ObjectIdentifier: [Rect]]
  let tree: ListedTree

  var figure: Figure { _read { yield sharedFigure.value } }

  /// The views of the tree, in its order. They are long, and filled in where they lie.
  func solvedViews() -> [SolvedView] {
    var views = tree.views.indices.map(solvedGeometry)
    if figure.isForFramesAlone { return views }
    for index in views.indices {
      elevate(index, among: &views)
      setRowInset(ofViewAt: index, in: &views)
      setBar(of: &views[index], as: tree.views[index])
      setContents(of: &views[index])
    }
    return views
  }

  /// Gives a view that is presented over others, or that is in one, the grounds of these. Superviews come before their
  /// subviews.
  private func elevate(_ index: Int, among views: inout [SolvedView]) {
    let inherited = views[index].superview.map { views[$0].isElevated } ?? isOnCard
    guard views[index].look.userInterfaceLevel.map({ $0 == .elevated }) ?? inherited else { return }
    views[index].isElevated = true
    views[index].look = views[index].look.elevated
  }

  private func setRowInset(ofViewAt index: Int, in views: inout [SolvedView]) {
    guard [.tableView, .tableViewCell].contains(views[index].kind) else { return }
    let table = views[index].superview.flatMap { views[$0].kind == .tableView ? $0 : nil } ?? index
    views[index].rowInset = ControlMetrics.tableRowInset(on: figure.platform, width: views[table].bounds.width)
  }

  private func setBar(of solved: inout SolvedView, as view: View) {
    // Bars of iOS 6 are drawn from their properties, even if the document describes them in detail.
    if figure.platform != .ios6, let bar = solved.look.bar {
      solved.bar = SolvedBar(content: bar)
    } else if view.kind == .navigationBar || view.kind == .tabBar || view.kind == .toolbar {
      solved.bar = BarContent(propertiesOf: solved, on: figure.platform).map { SolvedBar(content: $0) }
    }
  }

  /// Breaks the view's texts into lines for the space that they have, and lays out the parts of a bar and
  /// the rows of a table.
  func setContents(of view: inout SolvedView) {
    if view.kind == .tableView, view.subviews.isEmpty {
      let layout = layout(of: view, cells: [])
      (view.table, view.tableRowHeight) = (layout.solve()?.table, layout.height(of: TableRow()))
    }
    // A rectangle of one colour, as nearly half of all views are, is not copied to find that out.
    if view.mayShowWords {
      view.texts = ViewTextSetter(
        view: view, platform: figure.platform, isOnCanvas: figure.canvas != nil,
        showsHidden: figure.hiddenViews == .pale,
        setting: setting(in: view.direction)
      ).set()
    } else {
      view.texts = ViewTexts()
    }
    guard let bar = view.bar else { return }
    view.bar =
      view.bounds.isEmpty
      ? nil
      : BarLayout(
        style: bar.look.style, frame: view.bounds,
        sides: EdgeInsets(
          top: 0, left: max(0, view.safeAreaInsets.left), bottom: 0, right: max(0, view.safeAreaInsets.right)),
        platform: figure.platform, setting: setting(in: view.direction)
      ).solve(bar.content)
  }

  var setting: TextSetting { setting(in: direction) }

  private func setting(in direction: LayoutDirection) -> TextSetting {
    TextSetting(measurer: measurer, scale: scale, isRightToLeft: direction == .rightToLeft)
  }

  private func solvedGeometry(at index: Int) -> SolvedView {
    let view = tree.views[index]
    let identity = ObjectIdentifier(view)
    let safeArea = view.safeAreaInsets
    let margins = view.layoutMargins(beside: safeArea)
    return SolvedView(
      name: view.name, kind: view.kind, className: view.className ?? view.kind.rawValue,
      superview: tree.superviews[index], subviews: tree.subviews[index],
      frame: view.frame, bounds: view.bounds, center: view.center, anchorPoint: view.anchorPoint,
      transform: view.transform,
      alignmentRect: alignmentRect(of: view), alignmentInsets: alignmentInsets(of: view),
      intrinsicContentSize: view.intrinsicContentSize(
        measuringTextWith: measurer, width: wrappingWidth(of: view), scale: scale),
      contentHuggingPriority: view.contentHuggingPriority,
      contentCompressionResistancePriority: view.contentCompressionResistancePriority,
      firstBaseline: view.hasBaselines ? view.baselineOffset(isFirst: true, scale: scale) : nil,
      lastBaseline: view.hasBaselines ? view.baselineOffset(isFirst: false, scale: scale) : nil,
      layoutMargins: margins, safeAreaInsets: safeArea,
      keyboardOverlap: hasKeyboard ? view.keyboardOverlap : safeArea.bottom,
      readableInsets: view.readableInsets(between: margins),
      autoresizingMask: view.autoresizingMask,
      translatesAutoresizingMask: view.translatesAutoresizingMaskIntoConstraints,
      isAmbiguous: outcome.ambiguous[identity] ?? AxisPair(false), ghosts: ghosts[identity] ?? [],
      designFrame: nil, isHidden: view.isHidden, clipsToBounds: view.clipsToBounds,
      direction: view.semanticContentAttribute.direction(in: direction), sharedContent: view.sharedContent,
      stack: view.stack,
      contentSize: view.kind == .scrollView ? view.solvedContentSize : nil,
      contentInset: view.kind == .scrollView ? view.adjustedContentInset : .zero, isArranged: view.isArranged,
      font: view.font, sharedLook: view.sharedLook, show: nil)
  }

  /// The distances from the edges of the frame to those of the alignment rectangle, which come from insets or from a
  /// scale.
  private func alignmentInsets(of view: View) -> EdgeInsets {
    let (frame, rect) = (view.originalFrame, view.alignmentRect)
    return EdgeInsets(
      top: rect.minY - frame.minY, left: rect.minX - frame.minX, bottom: frame.maxY - rect.maxY,
      right: frame.maxX - rect.maxX)
  }

  /// Up to iOS 7, layout moved and resized transformed views afterwards. Constraints refer to the frame before that.
  private func alignmentRect(of view: View) -> Rect {
    view.solvedFrame.map { view.alignmentRect(forFrame: $0) } ?? view.alignmentRect
  }

  private func wrappingWidth(of view: View) -> Double? {
    view.content.wraps(in: view.kind) && view.bounds.width > 0 ? view.bounds.width : nil
  }
}

extension SolvedView {
  /// Whether it has more to show than its ground, its border and its subviews.
  fileprivate var mayShowWords: Bool {
    kind != .view || content.placeholder != nil || content.image != nil || look.badge != nil
      || look.backgroundImage != nil || !content.animationImages.images.isEmpty
  }
}
