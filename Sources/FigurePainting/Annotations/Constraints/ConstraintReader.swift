import Figures
import Geometry
import ViewLayout

/// Finds the positions of a constraint's sides in the panel.
struct ConstraintReader {
  let site: AnnotationSite
  /// Where leading and trailing are for the constraint.
  let direction: LayoutDirection

  private var scene: PanelScene { site.scene }

  /// One side of a constraint.
  struct Side {
    var view: Int
    var attribute: LayoutAttribute
    /// The rectangle that the attribute belongs to: the alignment rectangle, or a guide of the view.
    var rect: Rect
    /// The coordinate along the axis; for a size, the middle.
    var position: Double
    /// Whether it is an invisible edge: that of a guide which does not coincide with an edge of the view.
    var isUnseen: Bool
    /// Whether the rectangle lies beside what is in the view, as the keyboard does, and not around it.
    var isBeside = false
  }

  /// The part of a view that an attribute names, after mirroring for the layout direction.
  enum Part {
    case near, far, center, baseline, size
  }

  /// - Parameter other: The item on the other side. From inside a scroll view, its edges are those of its content.
  func side(
    _ item: ConstraintEquation.Item, _ attribute: LayoutAttribute, beside other: ConstraintEquation.Item?
  ) -> Side? {
    guard case .named(let name) = item.reference, let index = scene.index(of: name),
      scene.isVisibleOnWholeRoot(viewAt: index)
    else { return nil }
    var guide = item.guide
    if guide == nil, attribute.isEdge, scene.panel.views[index].contentSize != nil, contains(other, inViewAt: index) {
      guide = .contentLayout
    }
    let rect = rect(ofViewAt: index, guide: guide, attribute: attribute)
    guard rect.isFinite else { return nil }
    let position = position(of: attribute, in: rect, ofViewAt: index)
    let whole = scene.alignmentRect(ofViewAt: index).extent(attribute.axis)
    return Side(
      view: index, attribute: attribute, rect: rect, position: position,
      isUnseen: rect != scene.alignmentRect(ofViewAt: index) && !attribute.isSize
        && abs(position - whole.lowerBound) > 0.5 && abs(position - whole.upperBound) > 0.5,
      isBeside: guide == .keyboard && attribute.axis == .vertical)
  }

  private func contains(_ item: ConstraintEquation.Item?, inViewAt index: Int) -> Bool {
    guard case .named(let name)? = item?.reference, let inner = scene.index(of: name) else { return false }
    return sequence(first: inner) { scene.panel.views[$0].superview }.dropFirst().contains(index)
  }

  func part(of side: Side) -> Part { part(of: side.attribute) }

  private func part(of attribute: LayoutAttribute) -> Part {
    let mirrored = direction == .rightToLeft
    switch attribute {
    case .left, .top, .leftMargin, .topMargin: return .near
    case .right, .bottom, .rightMargin, .bottomMargin: return .far
    case .leading, .leadingMargin: return mirrored ? .far : .near
    case .trailing, .trailingMargin: return mirrored ? .near : .far
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return .center
    case .firstBaseline, .lastBaseline: return .baseline
    case .width, .height: return .size
    }
  }

  private func rect(ofViewAt index: Int, guide: LayoutGuideKind?, attribute: LayoutAttribute) -> Rect {
    let view = scene.panel.views[index]
    let whole = scene.alignmentRect(ofViewAt: index)
    let usesMargins = attribute.rawValue.contains("Margin")
    switch guide {
    case .safeArea: return whole.inset(by: view.safeAreaInsets)
    case .margins: return whole.inset(by: view.layoutMargins)
    case .readable: return whole.inset(by: view.readableInsets)
    case .keyboard:
      return whole.inset(by: EdgeInsets(top: whole.height - view.keyboardOverlap, left: 0, bottom: 0, right: 0))
    case .contentLayout:
      let content = view.contentSize.map { scene.toPanel[index].apply(to: Rect(origin: .zero, size: $0)) } ?? whole
      return usesMargins ? content.inset(by: view.layoutMargins) : content
    case .frameLayout, nil: return usesMargins ? whole.inset(by: view.layoutMargins) : whole
    }
  }

  private func position(of attribute: LayoutAttribute, in rect: Rect, ofViewAt index: Int) -> Double {
    let view = scene.panel.views[index]
    switch part(of: attribute) {
    case .near: return rect[attribute.axis == .horizontal ? .minX : .minY]
    case .far: return rect[attribute.axis == .horizontal ? .maxX : .maxY]
    case .center, .size: return rect.center[attribute.axis]
    case .baseline:
      let offset = attribute == .firstBaseline ? view.firstBaseline : view.lastBaseline
      let place = Point(view.bounds.midX, view.bounds.minY + (offset ?? 0))
      return offset == nil ? rect.maxY : scene.toPanel[index].apply(to: place).y
    }
  }
}
