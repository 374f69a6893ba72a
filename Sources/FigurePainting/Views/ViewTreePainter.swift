import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// Turns the views of a panel into nested groups, one per view, in drawing order.
struct ViewTreePainter {
  let scene: PanelScene
  let context: PaintingContext
  private let signs = Signs()
  /// Which subviews are drawn.
  private var share = Share.all

  init(scene: PanelScene, context: PaintingContext) {
    self.scene = scene
    self.context = context
  }

  /// Which subviews are drawn: of the root, by their indices.
  private enum Share {
    case all
    /// The ground, and those before one of them.
    case before(Int)
    /// No ground, and those from one of them on.
    case from(Int)
    /// Of any view, those that are no layers of an exploded hierarchy.
    case noLayers
  }

  /// Where the signs of what stands in for a program's views were put so far, in the panel, by the views' indices.
  private final class Signs {
    var places: [Int: Rect] = [:]
  }

  /// The root view and all views in it, in the panel's coordinates, with the bars that are around them: they lie over all
  /// views but those that are presented over the whole interface.
  func paint(bars: [Item]) -> [Item] {
    guard !bars.isEmpty, scene.panel.transition == nil, let presented = scene.firstPresented else {
      return paint(.all) + bars
    }
    return paint(.before(presented)) + bars + paint(.from(presented))
  }

  private func paint(_ share: Share) -> [Item] {
    var painter = self
    painter.share = share
    return painter.group(forViewAt: 0, Inherited(), around: context.theme).map { [.group($0)] } ?? []
  }

  /// What a view is drawn with, but for its subviews.
  private struct Parts {
    /// The group with what lies under the subviews.
    var group: Group
    /// What lies over them.
    var over: [Item]
    var subviews: [Int]
    /// Of a scroll view: what it does with content that it does not show.
    var scrolled: ScrolledContent?
    /// What they inherit.
    var inherited: Inherited
    var theme: Theme
  }

  /// What a view has from those around it.
  private struct Inherited {
    var tint: Color?
    var separator: Color?
    var ground: Color?
  }

  /// It goes down the tree: all that is large on the stack is in `parts`, which returns before that.
  ///
  /// - Parameter around: The theme of the nearest ground below the view.
  private func group(forViewAt index: Int, _ inherited: Inherited, around: Theme) -> Group? {
    let group = finalGroup(forViewAt: index, inherited, around: around)
    guard let transition = scene.panel.transition, let group, transition.container == scene.panel.views[index].name
    else { return group }
    return self.group(inTransition: transition, to: group, ofViewAt: index, inherited, around: around)
  }

  /// A view between its old and its new content.
  @inline(never)
  private func group(
    inTransition transition: TransitionMoment, to group: Group, ofViewAt index: Int, _ inherited: Inherited,
    around: Theme
  ) -> Group {
    guard let before = scene.before.first, let place = before.index(of: transition.container),
      let old = ViewTreePainter(scene: before, context: context).group(forViewAt: place, inherited, around: around)
    else { return group }
    let view = scene.panel.views[index]
    // The root lies on the page, and nothing is behind it but the dark of the window.
    let isPage = view.superview == nil && view.look.backgroundColor == nil
    let painter = TransitionPainter(
      transition: transition, frame: view.superview == nil ? scene.rootRect : view.frame,
      paper: isPage ? context.theme[.page] : nil,
      behind: view.superview == nil ? context.theme[.systemGray].opacity(0.4) : nil, theme: context.theme,
      grid: context.grid)
    return Group(items: painter.items(from: old, to: group))
  }

  /// What is in a view that is a layer of an exploded hierarchy, but for the layers in it, in the view's own coordinates.
  ///
  /// - Parameter tint: The tint around the view.
  func contents(ofViewAt index: Int, tint: Color?) -> [Item] {
    var inherited = Inherited()
    inherited.tint = tint
    let merged = scene.panel.views[index].subviews.contains { !scene.isLayer(viewAt: $0) }
    guard merged, let parts = parts(ofViewAt: index, inherited, around: context.theme) else { return [] }
    var painter = self
    painter.share = .noLayers
    let contents = painter.contents(of: parts)
    guard scene.panel.views[index].clipsToBounds, !contents.isEmpty else { return contents }
    return [.group(Group(clip: parts.group.clip, items: contents))]
  }

  /// Whether a view that clips has anything to cut off: of a table without round corners, something in it that goes
  /// beyond its edges.
  private func cutsOff(contentOfViewAt index: Int) -> Bool {
    let views = scene.panel.views
    guard views[index].clipsToBounds, views[index].kind == .tableView, views[index].look.cornerRadius == 0 else {
      return views[index].clipsToBounds
    }
    let room = scene.box(ofViewAt: index).insetBy(dx: -0.01, dy: -0.01)
    var inside = views[index].subviews
    while let next = inside.popLast() {
      guard room.contains(scene.box(ofViewAt: next)) else { return true }
      if !views[next].clipsToBounds { inside += views[next].subviews }
    }
    return false
  }

  /// The subviews of a view.
  private func contents(of parts: Parts) -> [Item] {
    var contents: [Item] = []
    contents.reserveCapacity(parts.subviews.count)
    for subview in parts.subviews {
      if case .noLayers = share, scene.isLayer(viewAt: subview) { continue }
      guard let group = group(forViewAt: subview, parts.inherited, around: parts.theme) else { continue }
      contents.append(.group(group))
    }
    return parts.scrolled.map { $0.showing(contents) } ?? contents
  }

  private func finalGroup(forViewAt index: Int, _ inherited: Inherited, around: Theme) -> Group? {
    guard var parts = parts(ofViewAt: index, inherited, around: around) else { return nil }
    if index == 0 { keepShare(of: &parts) }
    if !parts.subviews.isEmpty { parts.group.items += contents(of: parts) }
    if !parts.over.isEmpty { parts.group.items += parts.over }
    return parts.group
  }

  @inline(never)
  private func keepShare(of parts: inout Parts) {
    switch share {
    case .all, .noLayers: break
    case .before(let first): parts.subviews.removeAll { $0 >= first }
    case .from(let first):
      parts.subviews.removeAll { $0 < first }
      (parts.group.items, parts.over) = ([], [])
      // It is drawn already.
      parts.group.id = nil
    }
  }

  /// How far a stand-in's sign and name move from its middle to a place that nothing else takes; `nil` if there is none.
  @inline(never)
  private func captionShift(of name: Rect, inViewAt index: Int) -> Point? {
    let bounds = scene.panel.views[index].bounds
    let (dx, dy) = (bounds.width / 4, bounds.height / 4)
    func place(_ shift: Point) -> Rect { scene.toPanel[index].apply(to: name.offsetBy(dx: shift.x, dy: shift.y)) }
    let shifts = [.zero, Point(0, -dy), Point(0, dy), Point(-dx, 0), Point(dx, 0)].filter {
      $0 == .zero || bounds.contains(name.offsetBy(dx: $0.x, dy: $0.y))
    }
    // Beside what else stands in for something, or else beside the signs of that, through which the rest is seen.
    let free =
      shifts.first { shift in
        !scene.isOverdrawn(place(shift), above: index) && !scene.isOverContent(place(shift), below: index)
      }
      ?? shifts.first { shift in
        !scene.isOverdrawn(place(shift), above: index, countingSignsAlone: true)
          && !scene.isOverContent(place(shift), below: index, countingAlone: signs.places)
      }
    if let free { signs.places[index] = place(free) }
    return free
  }

  /// A view is much to copy: it is read where it lies, or from its subject.
  @inline(never)
  private func parts(ofViewAt index: Int, _ inherited: Inherited, around: Theme) -> Parts? {
    let views = scene.panel.views
    let ground = views[index].look.backgroundColor
    let isOnOwnGround = ground.map { $0.isGround || $0.isAdaptiveGround } ?? false
    let context = isOnOwnGround ? self.context.standing(on: ground) : self.context.with(around)
    guard views[index].isDrawn(hidden: context.figure.hiddenViews), views[index].look.alpha > 0,
      views[index].kind != .layoutGuide, scene.isWithinReach(viewAt: index)
    else { return nil }
    let subject = PaintedView(
      view: views[index], context: context, toPanel: scene.toPanel[index], inheritedTint: inherited.tint,
      hue: scene.hue(ofViewAt: index))
    setCaption(of: subject, at: index)
    subject.isInStack =
      subject.view.isArranged && subject.view.superview.map { views[$0].kind == .stackView } == true
    subject.isOnDevice = scene.panel.variant.device != nil
    var inner = inherited
    if let tint = subject.view.look.tintColor { inner.tint = tint }
    if subject.view.kind == .tableView { inner.separator = subject.view.look.separatorColor }
    subject.separatorColor = inner.separator
    subject.groundBehind = inherited.ground
    if let ground, ground.alpha > 0.5 { inner.ground = ground }
    subject.overhang = scene.overhang(ofViewAt: index)
    let painter = ViewPainter(subject: subject)
    // 1. The view's ground and what it shows of itself, under its subviews.
    let group = subject.group(
      id: scene.identifier(subject.view.name), transform: scene.transform(ofViewAt: index),
      clip: cutsOff(contentOfViewAt: index) ? subject.outline : nil, items: painter.ground() + painter.content())
    // 2. Its border, which lies over the subviews as Core Animation has it, and its badge.
    return Parts(
      group: group, over: painter.border() + painter.badge(), subviews: subject.view.subviews,
      scrolled: subject.view.contentSize == nil || subject.view.clipsToBounds
        ? nil
        : ScrolledContent(
          bounds: subject.bounds, outline: subject.outline, outside: contentOutside(of: subject.view)),
      inherited: inner, theme: context.theme)
  }

  /// What is seen of the content outside a scroll view: on the screen of a device nothing, as long as nobody says more.
  private func contentOutside(of view: SolvedView) -> ContentOutside {
    context.figure.chrome == .device && !view.saysContentOutside ? .hidden : view.look.contentOutside
  }

  /// Decides whether what stands in for something says its name, and where.
  private func setCaption(of subject: PaintedView, at index: Int) {
    if subject.view.kind == .imageView, let caption = subject.view.captionPlace {
      let isLegible = subject.view.captionSize * scene.zoom >= Font.leastPrinted
      subject.hasCaption = isLegible && !scene.isTouched(scene.toPanel[index].apply(to: caption), above: index)
    } else if let sign = subject.view.missingSignPlace {
      subject.hasCaption = !scene.isOverdrawn(scene.toPanel[index].apply(to: sign), above: index)
    } else if let name = subject.view.standInPlace {
      let shift = subject.view.subviews.isEmpty ? captionShift(of: name, inViewAt: index) : nil
      (subject.hasCaption, subject.captionShift) = (shift != nil, shift ?? .zero)
    }
  }
}

extension SolvedView {
  /// Whether it is drawn, though it may be hidden.
  ///
  /// A stack view leaves no room for a hidden view: an editor that draws others pale has nothing to draw of it, and its
  /// text would stand over what is beside it.
  func isDrawn(hidden: HiddenViews) -> Bool {
    !isHidden || hidden == .pale && !(isArranged && bounds.isEmpty)
  }
}
