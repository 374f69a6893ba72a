import Geometry

/// All that a formulation is made of but the root's size.
///
/// Two layouts of equal signature differ only in how large the root is: the second can take the first's equations and
/// change two numbers in them, which is what makes a rotation cheap.
struct LayoutSignature: Equatable {
  private var identities: [ObjectIdentifier] = []
  private var numbers: [Double] = []
  private var attributes: [LayoutAttribute] = []
  private var relations: [LayoutRelation] = []
  private var guides: [LayoutGuideKind?] = []

  init(of members: LayoutMembers, options: LayoutOptions, intrinsicSize: (View) -> AxisPair<Double?>) {
    identities.reserveCapacity(2 * members.views.count + 3 * members.constraints.count)
    numbers.reserveCapacity(14 * members.views.count + 3 * members.constraints.count)
    attributes.reserveCapacity(2 * members.constraints.count)
    relations.reserveCapacity(members.constraints.count)
    guides.reserveCapacity(2 * members.constraints.count)
    let root = members.root
    identities.append(ObjectIdentifier(root))
    add(root.bounds.origin)
    if root.kind == .scrollView { addContentSize(of: root) }
    if root.kind == .stackView { identities.append(contentsOf: arrangement(of: root, scale: options.scale)) }
    if !members.haveOneDirection {
      // As in the options, it does not matter which of them are.
      numbers += members.views.map {
        $0.semanticContentAttribute.direction(in: options.direction) == .rightToLeft ? 1 : 0
      }
    }
    for view in members.subviews { add(view, scale: options.scale, intrinsicSize: intrinsicSize) }
    for constraint in members.constraints { add(constraint, scale: options.scale) }
  }

  private mutating func add(_ view: View, scale: Double, intrinsicSize: (View) -> AxisPair<Double?>) {
    identities.append(ObjectIdentifier(view))
    if view.kind == .scrollView { addContentSize(of: view) }
    if let superview = view.superview { identities.append(ObjectIdentifier(superview)) }
    add(view.bounds.origin)
    add(view.alignmentRectInsets)
    numbers.append(view.alignmentRectScale)
    if view.translatesAutoresizingMaskIntoConstraints {
      addMask(of: view)
    } else {
      let size = intrinsicSize(view)
      add(size.horizontal ?? -1, size.vertical ?? -1)
      let (hugging, resistance) = (view.contentHuggingPriority, view.contentCompressionResistancePriority)
      add(hugging.horizontal.rawValue, hugging.vertical.rawValue)
      add(resistance.horizontal.rawValue, resistance.vertical.rawValue)
    }
    if view.kind == .stackView { identities.append(contentsOf: arrangement(of: view, scale: scale)) }
  }

  private mutating func addContentSize(of view: View) {
    add(view.scroll.contentSize.horizontal ?? -1, view.scroll.contentSize.vertical ?? -1)
  }

  /// A mask's share of a change, and where it would begin from nothing: both stay when the superview is resized.
  private mutating func addMask(of view: View) {
    guard let superview = view.superview else { return }
    for axis in Axis.allCases {
      let place = view.autoresizing(along: axis, in: superview, from: superview.bounds.size[axis])
      add(place.originShare, place.lengthShare)
      numbers.append(rounded(place.origin - place.originShare * place.superviewLength))
      numbers.append(rounded(place.length - place.lengthShare * place.superviewLength))
    }
    numbers.append(view.maskHeightPriority.rawValue)
  }

  /// Resizing back and forth leaves the last digits elsewhere.
  private func rounded(_ value: Double) -> Double { (value * 1e7).rounded() }

  private mutating func arrangement(of stack: View, scale: Double) -> [ObjectIdentifier] {
    let properties = stack.stack
    numbers += [
      properties.axis == .horizontal ? 0 : 1, properties.spacing,
      Double(StackProperties.Alignment.allCases.firstIndex(of: properties.alignment) ?? 0),
      Double(StackProperties.Distribution.allCases.firstIndex(of: properties.distribution) ?? 0),
    ]
    numbers.append(properties.isBaselineRelativeArrangement ? 1 : 0)
    if properties.isLayoutMarginsRelativeArrangement { add(stack.layoutMargins) }
    if properties.isBaselineRelativeArrangement || properties.alignment.isOfBaselines {
      for view in stack.arrangedSubviews { addBaselines(of: view, scale: scale) }
    }
    // In the order of the row: that of the subviews is another one.
    let arranged = stack.arrangedSubviews
    for view in arranged { add(view.isHidden ? 1 : 0, view.customSpacingAfter ?? View.spacingUseDefault) }
    return arranged.map { ObjectIdentifier($0) }
  }

  private mutating func add(_ constraint: LayoutConstraint, scale: Double) {
    identities.append(ObjectIdentifier(constraint))
    add(constraint.wholeConstant, constraint.priority.rawValue)
    // Another constraint can lie where one lay that is gone.
    numbers.append(constraint.multiplier)
    relations.append(constraint.relation)
    add(constraint.first, constraint.firstAttribute, scale: scale)
    if let second = constraint.second, let attribute = constraint.secondAttribute {
      add(second, attribute, scale: scale)
    }
  }

  /// What an attribute takes from its view besides the frame: margins, guides, baselines.
  private mutating func add(_ item: LayoutConstraint.Item, _ attribute: LayoutAttribute, scale: Double) {
    identities.append(ObjectIdentifier(item.view))
    attributes.append(attribute)
    guides.append(item.guide)
    if attribute.isMargin { add(item.view.layoutMargins) }
    switch item.guide {
    case .safeArea: add(item.view.safeAreaInsets)
    case .margins: add(item.view.layoutMargins)
    case .readable: add(item.view.readableInsets)
    case .keyboard: numbers.append(item.view.keyboardOverlap)
    case .contentLayout, .frameLayout, nil: break
    }
    if attribute == .firstBaseline || attribute == .lastBaseline { addBaselines(of: item.view, scale: scale) }
  }

  private mutating func addBaselines(of view: View, scale: Double) {
    for isFirst in [true, false] {
      let owner = view.baselineView(isFirst: isFirst)
      identities.append(ObjectIdentifier(owner))
      let offset = owner.baseline(isFirst: isFirst, scale: scale)
      add(offset.constant, offset.heightShare)
    }
  }

  private mutating func add(_ point: Point) { add(point.x, point.y) }

  private mutating func add(_ insets: EdgeInsets) {
    add(insets.top, insets.left)
    add(insets.bottom, insets.right)
  }

  /// Two at a time and no array for them: there are ten thousand views in a large layout.
  private mutating func add(_ one: Double, _ other: Double) {
    numbers.append(one)
    numbers.append(other)
  }
}

extension StackProperties.Alignment {
  fileprivate var isOfBaselines: Bool { self == .firstBaseline || self == .lastBaseline }
}
