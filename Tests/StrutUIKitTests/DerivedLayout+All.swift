import StrutUIKit

extension DerivedLayout {
  static let all = stacks + priorities + formats + baselines + margins + anchors + views

  private static let wide = CGSize(width: 320, height: 50)

  // MARK: Stack views

  private static let stacks = [
    DerivedLayout(
      "fill stretches the view that hugs least", "UIStackView.Distribution.fill",
      [rect(0, 0, 40, 50), rect(40, 0, 280, 50)]
    ) {
      let (a, b) = (Block(40, 20), Block(60, 30))
      a.setContentHuggingPriority(.init(251), for: .horizontal)
      _ = $0.stack(.horizontal, [a, b], size: wide)
      return [a, b]
    },
    DerivedLayout(
      "fill compresses the view that resists least", "UIStackView.Distribution.fill",
      [rect(0, 0, 200, 50), rect(200, 0, 120, 50)]
    ) {
      let (a, b) = (Block(200, 20), Block(200, 30))
      a.setContentCompressionResistancePriority(.init(751), for: .horizontal)
      _ = $0.stack(.horizontal, [a, b], size: wide)
      return [a, b]
    },
    DerivedLayout(
      "fillEqually gives all the same width", "UIStackView.Distribution.fillEqually",
      [rect(0, 0, 150, 50), rect(170, 0, 150, 50)]
    ) {
      let (a, b) = (Block(40, 20), Block(60, 30))
      let stack = $0.stack(.horizontal, [a, b], size: wide)
      stack.distribution = .fillEqually
      stack.spacing = 20
      return [a, b]
    },
    DerivedLayout(
      "fillEqually gives all the same height", "UIStackView.Distribution.fillEqually",
      [rect(0, 0, 100, 60), rect(0, 60, 100, 60), rect(0, 120, 100, 60)]
    ) {
      let blocks = [Block(40, 20), Block(60, 30), Block(10, 10)]
      $0.stack(.vertical, blocks, size: CGSize(width: 100, height: 180)).distribution = .fillEqually
      return blocks
    },
    DerivedLayout(
      "fillProportionally keeps the shares of the contents", "UIStackView.Distribution.fillProportionally",
      [rect(0, 0, 128, 50), rect(128, 0, 192, 50)]
    ) {
      let (a, b) = (Block(40, 20), Block(60, 30))
      $0.stack(.horizontal, [a, b], size: wide).distribution = .fillProportionally
      return [a, b]
    },
    DerivedLayout(
      "equalSpacing shares the spare room out between the views", "UIStackView.Distribution.equalSpacing",
      [rect(0, 0, 40, 50), rect(110, 0, 60, 50), rect(240, 0, 80, 50)]
    ) {
      let blocks = [Block(40, 20), Block(60, 30), Block(80, 30)]
      $0.stack(.horizontal, blocks, size: wide).distribution = .equalSpacing
      return blocks
    },
    DerivedLayout(
      "equalCentering puts the middles at equal distances", "UIStackView.Distribution.equalCentering",
      [rect(0, 0, 40, 50), rect(120, 0, 60, 50), rect(240, 0, 80, 50)]
    ) {
      let blocks = [Block(40, 20), Block(60, 30), Block(80, 30)]
      $0.stack(.horizontal, blocks, size: wide).distribution = .equalCentering
      return blocks
    },
    DerivedLayout(
      "center aligns middles", "UIStackView.Alignment.center", [rect(0, 15, 40, 20), rect(40, 10, 280, 30)]
    ) {
      let (a, b) = (Block(40, 20), Block(60, 30))
      a.setContentHuggingPriority(.init(251), for: .horizontal)
      $0.stack(.horizontal, [a, b], size: wide).alignment = .center
      return [a, b]
    },
    DerivedLayout(
      "top aligns tops", "UIStackView.Alignment.top", [rect(0, 0, 160, 20), rect(160, 0, 160, 30)]
    ) {
      let (a, b) = (Block(40, 20), Block(60, 30))
      let stack = $0.stack(.horizontal, [a, b], size: wide)
      (stack.alignment, stack.distribution) = (.top, .fillEqually)
      return [a, b]
    },
    DerivedLayout(
      "bottom aligns bottoms", "UIStackView.Alignment.bottom", [rect(0, 30, 160, 20), rect(160, 20, 160, 30)]
    ) {
      let (a, b) = (Block(40, 20), Block(60, 30))
      let stack = $0.stack(.horizontal, [a, b], size: wide)
      (stack.alignment, stack.distribution) = (.bottom, .fillEqually)
      return [a, b]
    },
    DerivedLayout(
      "a column is as large as its views", "Auto Layout Guide: Stack Views",
      [rect(0, 0, 60, 58), rect(0, 0, 60, 20), rect(0, 28, 60, 30)]
    ) {
      let (a, b) = (Block(40, 20), Block(60, 30))
      let stack = $0.stack(.vertical, [a, b])
      stack.spacing = 8
      return [stack, a, b]
    },
    DerivedLayout(
      "leading in a column", "UIStackView.Alignment.leading", [rect(0, 0, 40, 20), rect(0, 20, 60, 30)]
    ) {
      let (a, b) = (Block(40, 20), Block(60, 30))
      $0.stack(.vertical, [a, b]).alignment = .leading
      return [a, b]
    },
    DerivedLayout(
      "trailing in a column", "UIStackView.Alignment.trailing", [rect(20, 0, 40, 20), rect(0, 20, 60, 30)]
    ) {
      let (a, b) = (Block(40, 20), Block(60, 30))
      $0.stack(.vertical, [a, b]).alignment = .trailing
      return [a, b]
    },
    DerivedLayout(
      "center in a column", "UIStackView.Alignment.center", [rect(10, 0, 40, 20), rect(0, 20, 60, 30)]
    ) {
      let (a, b) = (Block(40, 20), Block(60, 30))
      $0.stack(.vertical, [a, b]).alignment = .center
      return [a, b]
    },
    DerivedLayout(
      "custom spacing counts behind its view alone", "UIStackView.setCustomSpacing(_:after:)",
      [rect(0, 0, 40, 20), rect(70, 0, 40, 20), rect(115, 0, 40, 20)]
    ) {
      let blocks = [Block(40, 20), Block(40, 20), Block(40, 20)]
      let stack = $0.stack(.horizontal, blocks)
      stack.spacing = 5
      stack.setCustomSpacing(30, after: blocks[0])
      return blocks
    },
    DerivedLayout(
      "a hidden view takes no room and no spacing", "UIStackView: Dynamically Changing the Stack View's Content",
      [rect(0, 0, 90, 20), rect(50, 0, 40, 20)]
    ) {
      let blocks = [Block(40, 20), Block(70, 20), Block(40, 20)]
      let stack = $0.stack(.horizontal, blocks)
      stack.spacing = 10
      blocks[1].isHidden = true
      return [stack, blocks[2]]
    },
    DerivedLayout(
      "margins count where they are asked for", "UIStackView.isLayoutMarginsRelativeArrangement",
      [rect(0, 0, 70, 50), rect(10, 15, 40, 20)]
    ) {
      let a = Block(40, 20)
      let stack = $0.stack(.horizontal, [a])
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 15, left: 10, bottom: 15, right: 20)
      return [stack, a]
    },
    DerivedLayout(
      "margins do not count otherwise", "UIStackView.isLayoutMarginsRelativeArrangement",
      [rect(0, 0, 40, 20), rect(0, 0, 40, 20)]
    ) {
      let a = Block(40, 20)
      let stack = $0.stack(.horizontal, [a])
      stack.layoutMargins = UIEdgeInsets(top: 15, left: 10, bottom: 15, right: 20)
      return [stack, a]
    },
    DerivedLayout(
      "a row in a column", "Auto Layout Guide: Nested Stack Views",
      [rect(0, 0, 100, 30), rect(0, 0, 40, 30), rect(48, 0, 52, 30), rect(0, 38, 100, 20)]
    ) {
      let (a, b, c) = (Block(40, 20), Block(52, 30), Block(90, 20))
      let row = UIStackView(arrangedSubviews: [a, b])
      row.spacing = 8
      $0.stack(.vertical, [row, c]).spacing = 8
      return [row, a, b, c]
    },
    DerivedLayout(
      "views stand in the order of the arranged list, not of the subviews", "UIStackView.arrangedSubviews",
      [rect(40, 0, 40, 20), rect(0, 0, 40, 20)]
    ) {
      let (a, b) = (Block(40, 20), Block(40, 20))
      let stack = $0.stack(.horizontal, [a])
      stack.insertArrangedSubview(b, at: 0)
      stack.sendSubviewToBack(a)
      return [a, b]
    },
  ]

  // MARK: Priorities and contents

  private static let priorities = [
    DerivedLayout(
      "a view without a size has that of its content", "Auto Layout Guide: Intrinsic Content Size",
      [rect(12, 34, 40, 20)]
    ) {
      let a = $0.block(40, 20)
      $0.pin(a, x: 12, y: 34)
      return [a]
    },
    DerivedLayout(
      "an optional width stronger than hugging wins", "UIView.setContentHuggingPriority(_:for:)",
      [rect(0, 0, 100, 20)]
    ) {
      let a = $0.block(40, 20)
      $0.pin(a)
      let width = a.widthAnchor.constraint(equalToConstant: 100)
      width.priority = .init(251)
      width.isActive = true
      return [a]
    },
    DerivedLayout(
      "an optional width weaker than hugging loses", "UIView.setContentHuggingPriority(_:for:)",
      [rect(0, 0, 40, 20)]
    ) {
      let a = $0.block(40, 20)
      $0.pin(a)
      let width = a.widthAnchor.constraint(equalToConstant: 100)
      width.priority = .init(249)
      width.isActive = true
      return [a]
    },
    DerivedLayout(
      "an optional width weaker than compression resistance loses",
      "UIView.setContentCompressionResistancePriority(_:for:)", [rect(0, 0, 40, 20)]
    ) {
      let a = $0.block(40, 20)
      $0.pin(a)
      let width = a.widthAnchor.constraint(equalToConstant: 10)
      width.priority = .init(749)
      width.isActive = true
      return [a]
    },
    DerivedLayout(
      "of two optional widths the stronger holds", "NSLayoutConstraint.priority", [rect(0, 0, 200, 20)]
    ) {
      let a = $0.block(40, 20)
      $0.pin(a)
      for (constant, priority) in [(100.0, Float(800)), (200, 900)] {
        let width = a.widthAnchor.constraint(equalToConstant: constant)
        width.priority = .init(priority)
        width.isActive = true
      }
      return [a]
    },
    DerivedLayout(
      "a width of at most 200 cuts a wish for more", "Auto Layout Guide: Constraint Priorities",
      [rect(0, 0, 200, 20)]
    ) {
      let a = $0.block(40, 20)
      $0.pin(a)
      a.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
      let wish = a.widthAnchor.constraint(equalTo: $0.root.widthAnchor)
      wish.priority = .defaultHigh
      wish.isActive = true
      return [a]
    },
    DerivedLayout(
      "a height of at least 44 is more than the content asks for", "NSLayoutDimension",
      [rect(0, 0, 40, 44)]
    ) {
      let a = $0.block(40, 20)
      $0.pin(a)
      a.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      return [a]
    },
    DerivedLayout(
      "a container is as large as what it holds", "Auto Layout Guide: Working with Self-Sizing Views",
      [rect(0, 0, 56, 36), rect(8, 8, 40, 20)]
    ) {
      let container = UIView()
      container.translatesAutoresizingMaskIntoConstraints = false
      $0.root.addSubview(container)
      $0.pin(container)
      let a = $0.block(40, 20, in: container)
      $0.format("H:|-8-[a]-8-|", ["a": a])
      $0.format("V:|-8-[a]-8-|", ["a": a])
      return [container, a]
    },
    DerivedLayout(
      "of two views in a row the one that hugs less is stretched",
      "Auto Layout Guide: Simple Label and Text Field", [rect(0, 0, 40, 20), rect(40, 0, 280, 20)]
    ) {
      let (a, b) = ($0.block(40, 20), $0.block(60, 20))
      a.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      $0.format("H:|[a][b]|", ["a": a, "b": b], options: [.alignAllTop])
      $0.format("V:|[a]", ["a": a])
      return [a, b]
    },
    DerivedLayout(
      "a label keeps its width and a field is stretched", "Auto Layout Guide: Intrinsic Content Size, table 4-1",
      [rect(0, 0, 320, 60)]
    ) {
      let (label, field) = (UILabel(), UITextField())
      label.text = "Name"
      let stack = $0.stack(.horizontal, [label, field], size: CGSize(width: 320, height: 60))
      stack.layoutIfNeeded()
      // Nothing of the field's width is its own; the label has what its text asks for.
      let isRight = label.frame.width == label.intrinsicContentSize.width && field.frame.maxX == 320
      return isRight ? [stack] : []
    },
  ]

  // MARK: Visual format

  private static let formats = [
    DerivedLayout(
      "a dash to the superview is its margin, 8 in a plain view", "Visual Format Language: Standard Space",
      [rect(8, 0, 304, 20)]
    ) {
      let a = $0.block(40, 20)
      $0.format("H:|-[a]-|", ["a": a])
      $0.format("V:|[a]", ["a": a])
      return [a]
    },
    DerivedLayout(
      "a dash to the superview is its margin, where it has others", "UIView.layoutMargins", [rect(20, 0, 270, 20)]
    ) {
      $0.root.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
      let a = $0.block(40, 20)
      $0.format("H:|-[a]-|", ["a": a])
      $0.format("V:|[a]", ["a": a])
      return [a]
    },
    DerivedLayout(
      "a dash between views is 8", "Visual Format Language: Standard Space", [rect(0, 0, 40, 20), rect(48, 0, 60, 20)]
    ) {
      let (a, b) = ($0.block(40, 20), $0.block(60, 20))
      $0.format("H:|[a]-[b]", ["a": a, "b": b], options: [.alignAllTop])
      $0.format("V:|[a]", ["a": a])
      return [a, b]
    },
    DerivedLayout(
      "numbers are distances and sizes", "Visual Format Language: Syntax",
      [rect(20, 30, 50, 60), rect(80, 30, 240, 60)]
    ) {
      let (a, b) = ($0.block(40, 20), $0.block(60, 20))
      $0.format("H:|-20-[a(50)]-10-[b]|", ["a": a, "b": b], options: [.alignAllTop, .alignAllBottom])
      $0.format("V:|-30-[a(60)]", ["a": a])
      return [a, b]
    },
    DerivedLayout(
      "a view as wide as another", "Visual Format Language: Equal Widths", [rect(0, 0, 160, 20), rect(160, 0, 160, 20)]
    ) {
      let (a, b) = ($0.block(40, 20), $0.block(60, 20))
      $0.format("H:|[a][b(==a)]|", ["a": a, "b": b], options: [.alignAllTop])
      $0.format("V:|[a]", ["a": a])
      return [a, b]
    },
    DerivedLayout(
      "an optional distance gives way", "Visual Format Language: Priority", [rect(20, 0, 40, 20)]
    ) {
      let a = $0.block(40, 20)
      $0.format("H:|-(10@500)-[a]", ["a": a])
      $0.format("V:|[a]", ["a": a])
      a.leftAnchor.constraint(equalTo: $0.root.leftAnchor, constant: 20).isActive = true
      return [a]
    },
    DerivedLayout(
      "several predicates of one size", "Visual Format Language: Multiple Predicates", [rect(0, 0, 70, 20)]
    ) {
      let a = $0.block(40, 20)
      $0.format("H:|[a(>=70,<=100)]", ["a": a])
      $0.format("V:|[a]", ["a": a])
      return [a]
    },
    DerivedLayout(
      "options align across the format's axis", "NSLayoutConstraint.FormatOptions",
      [rect(0, 10, 40, 20), rect(48, 5, 60, 30)]
    ) {
      let (a, b) = ($0.block(40, 20), $0.block(60, 30))
      $0.format("H:|[a]-[b]", ["a": a, "b": b], options: [.alignAllCenterY])
      $0.format("V:|-10-[a]", ["a": a])
      return [a, b]
    },
  ]

  // MARK: Baselines

  private static let baselines = [
    DerivedLayout(
      "the first baseline of a view without text is its top", "UIView.forFirstBaselineLayout",
      [rect(0, 30, 40, 20), rect(100, 30, 60, 30)]
    ) {
      let (a, b) = ($0.block(40, 20), $0.block(60, 30))
      $0.pin(a, y: 30)
      b.leftAnchor.constraint(equalTo: $0.root.leftAnchor, constant: 100).isActive = true
      b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor).isActive = true
      return [a, b]
    },
    DerivedLayout(
      "the last baseline of a view without text is its bottom", "UIView.forLastBaselineLayout",
      [rect(0, 30, 40, 20), rect(100, 20, 60, 30)]
    ) {
      let (a, b) = ($0.block(40, 20), $0.block(60, 30))
      $0.pin(a, y: 30)
      b.leftAnchor.constraint(equalTo: $0.root.leftAnchor, constant: 100).isActive = true
      b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor).isActive = true
      return [a, b]
    },
    DerivedLayout(
      "a view has the first baseline of the view that it names", "UIView.forFirstBaselineLayout",
      [rect(0, 30, 40, 62), rect(100, 42, 60, 30)]
    ) {
      let (titled, b) = (Titled(), $0.block(60, 30))
      titled.translatesAutoresizingMaskIntoConstraints = false
      $0.root.addSubview(titled)
      $0.pin(titled, y: 30)
      b.leftAnchor.constraint(equalTo: $0.root.leftAnchor, constant: 100).isActive = true
      b.firstBaselineAnchor.constraint(equalTo: titled.firstBaselineAnchor).isActive = true
      return [titled, b]
    },
    DerivedLayout(
      "a view has the last baseline of the view that it names", "UIView.forLastBaselineLayout",
      [rect(0, 30, 40, 62), rect(100, 32, 60, 30)]
    ) {
      let (titled, b) = (Titled(), $0.block(60, 30))
      titled.translatesAutoresizingMaskIntoConstraints = false
      $0.root.addSubview(titled)
      $0.pin(titled, y: 30)
      b.leftAnchor.constraint(equalTo: $0.root.leftAnchor, constant: 100).isActive = true
      b.lastBaselineAnchor.constraint(equalTo: titled.lastBaselineAnchor).isActive = true
      return [titled, b]
    },
    DerivedLayout(
      "a column has the first baseline of its first view", "UIStackView: Managing the Stack View's Appearance",
      [rect(100, 30, 60, 30)]
    ) {
      let stack = $0.stack(.vertical, [Block(40, 20), Block(40, 20)])
      stack.transform = .identity
      let b = $0.block(60, 30)
      b.leftAnchor.constraint(equalTo: $0.root.leftAnchor, constant: 100).isActive = true
      b.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor, constant: 30).isActive = true
      return [b]
    },
    DerivedLayout(
      "spacing between baselines of views without text is that between edges",
      "UIStackView.isBaselineRelativeArrangement", [rect(0, 0, 40, 20), rect(0, 30, 40, 20)]
    ) {
      let blocks = [Block(40, 20), Block(40, 20)]
      let stack = $0.stack(.vertical, blocks)
      (stack.spacing, stack.isBaselineRelativeArrangement) = (10, true)
      return blocks
    },
  ]

  // MARK: Margins and directions

  private static let margins = [
    DerivedLayout(
      "the margins' guide lies inside by 8", "UIView.layoutMargins: the default is 8 points", [rect(8, 8, 304, 464)]
    ) {
      let (a, guide) = ($0.block(40, 20), $0.root.layoutMarginsGuide)
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: guide.leadingAnchor), a.topAnchor.constraint(equalTo: guide.topAnchor),
        a.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        a.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      return [a]
    },
    DerivedLayout(
      "a view that preserves margins has those of its superview", "UIView.preservesSuperviewLayoutMargins",
      [rect(0, 0, 320, 100), rect(30, 0, 260, 20)]
    ) {
      $0.root.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
      let inner = UIView()
      inner.preservesSuperviewLayoutMargins = true
      inner.translatesAutoresizingMaskIntoConstraints = false
      $0.root.addSubview(inner)
      $0.pin(inner, CGSize(width: 320, height: 100))
      let a = $0.block(40, 20, in: inner)
      $0.format("H:|-[a]-|", ["a": a])
      $0.format("V:|[a]", ["a": a])
      return [inner, a]
    },
    DerivedLayout(
      "preserved margins are measured from the superview's edges", "UIView.preservesSuperviewLayoutMargins",
      [rect(10, 0, 300, 100), rect(20, 0, 260, 20)]
    ) {
      $0.root.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
      let inner = UIView()
      inner.preservesSuperviewLayoutMargins = true
      inner.translatesAutoresizingMaskIntoConstraints = false
      $0.root.addSubview(inner)
      $0.pin(inner, CGSize(width: 300, height: 100), x: 10)
      let a = $0.block(40, 20, in: inner)
      $0.format("H:|-[a]-|", ["a": a])
      $0.format("V:|[a]", ["a": a])
      return [inner, a]
    },
    DerivedLayout(
      "leading is right in content that is forced to run from right to left", "UIView.semanticContentAttribute",
      [rect(0, 0, 100, 100), rect(50, 0, 40, 20)]
    ) {
      let inner = UIView()
      inner.semanticContentAttribute = .forceRightToLeft
      inner.translatesAutoresizingMaskIntoConstraints = false
      $0.root.addSubview(inner)
      $0.pin(inner, CGSize(width: 100, height: 100))
      let a = $0.block(40, 20, in: inner)
      $0.format("H:|-10-[a]", ["a": a])
      $0.format("V:|[a]", ["a": a])
      return [inner, a]
    },
    DerivedLayout(
      "a distance from the left", "NSLayoutConstraint.Attribute.left", [rect(20, 0, 40, 20)]
    ) {
      let a = $0.block(40, 20)
      $0.pin(a, x: 20)
      return [a]
    },
  ]

  // MARK: Anchors

  private static let anchors = [
    DerivedLayout(
      "the system's space below a view is 8", "NSLayoutYAxisAnchor.constraint(equalToSystemSpacingBelow:multiplier:)",
      [rect(0, 0, 40, 20), rect(0, 28, 60, 30)]
    ) {
      let (a, b) = ($0.block(40, 20), $0.block(60, 30))
      $0.pin(a)
      b.leftAnchor.constraint(equalTo: a.leftAnchor).isActive = true
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1).isActive = true
      return [a, b]
    },
    DerivedLayout(
      "twice the system's space behind a view is 16",
      "NSLayoutXAxisAnchor.constraint(equalToSystemSpacingAfter:multiplier:)",
      [rect(0, 0, 40, 20), rect(56, 0, 60, 30)]
    ) {
      let (a, b) = ($0.block(40, 20), $0.block(60, 30))
      $0.pin(a)
      b.topAnchor.constraint(equalTo: a.topAnchor).isActive = true
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2).isActive = true
      return [a, b]
    },
    DerivedLayout(
      "equal distances on both sides centre a view", "NSLayoutXAxisAnchor.anchorWithOffset(to:)",
      [rect(140, 0, 40, 20)]
    ) {
      let a = $0.block(40, 20)
      a.topAnchor.constraint(equalTo: $0.root.topAnchor).isActive = true
      let before = $0.root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
      let after = a.trailingAnchor.anchorWithOffset(to: $0.root.trailingAnchor)
      before.constraint(equalTo: after).isActive = true
      return [a]
    },
    DerivedLayout(
      "a multiple of a width and a constant", "NSLayoutDimension.constraint(equalTo:multiplier:constant:)",
      [rect(0, 0, 170, 20)]
    ) {
      let a = $0.block(40, 20)
      $0.pin(a)
      a.widthAnchor.constraint(equalTo: $0.root.widthAnchor, multiplier: 0.5, constant: 10).isActive = true
      return [a]
    },
    DerivedLayout(
      "a ratio of height to width", "Auto Layout Guide: Aspect Ratio", [rect(0, 0, 320, 180)]
    ) {
      let a = $0.block(40, 20)
      $0.pin(a)
      a.widthAnchor.constraint(equalTo: $0.root.widthAnchor).isActive = true
      a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 9.0 / 16).isActive = true
      return [a]
    },
    DerivedLayout(
      "a distance from a trailing edge inwards is negative", "Auto Layout Guide: Anatomy of a Constraint",
      [rect(260, 440, 40, 20)]
    ) {
      let a = $0.block(40, 20)
      a.trailingAnchor.constraint(equalTo: $0.root.trailingAnchor, constant: -20).isActive = true
      a.bottomAnchor.constraint(equalTo: $0.root.bottomAnchor, constant: -20).isActive = true
      return [a]
    },
    DerivedLayout(
      "a middle that is moved", "NSLayoutConstraint.Attribute.centerX", [rect(150, 225, 40, 20)]
    ) {
      let a = $0.block(40, 20)
      a.centerXAnchor.constraint(equalTo: $0.root.centerXAnchor, constant: 10).isActive = true
      a.centerYAnchor.constraint(equalTo: $0.root.centerYAnchor, constant: -5).isActive = true
      return [a]
    },
    DerivedLayout(
      "a multiple of a middle",
      "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
      [rect(60, 0, 40, 20)]
    ) {
      let a = $0.block(40, 20)
      a.topAnchor.constraint(equalTo: $0.root.topAnchor).isActive = true
      NSLayoutConstraint(
        item: a, attribute: .centerX, relatedBy: .equal, toItem: $0.root, attribute: .centerX, multiplier: 0.5,
        constant: 0
      ).isActive = true
      return [a]
    },
    DerivedLayout(
      "guides as equal spacers", "UILayoutGuide", [rect(80, 0, 40, 20), rect(200, 0, 40, 20)]
    ) { ground in
      let (a, b) = (ground.block(40, 20), ground.block(40, 20))
      let guides = (0..<3).map { _ in UILayoutGuide() }
      for guide in guides { ground.root.addLayoutGuide(guide) }
      let edges = [ground.root.leadingAnchor, a.trailingAnchor, b.trailingAnchor]
      let ends = [a.leadingAnchor, b.leadingAnchor, ground.root.trailingAnchor]
      for (index, guide) in guides.enumerated() {
        guide.leadingAnchor.constraint(equalTo: edges[index]).isActive = true
        guide.trailingAnchor.constraint(equalTo: ends[index]).isActive = true
        guide.widthAnchor.constraint(equalTo: guides[0].widthAnchor).isActive = true
      }
      for view in [a, b] { view.topAnchor.constraint(equalTo: ground.root.topAnchor).isActive = true }
      return [a, b]
    },
    DerivedLayout(
      "a constraint that is not in force holds nothing", "NSLayoutConstraint.isActive", [rect(0, 0, 40, 20)]
    ) {
      let a = $0.block(40, 20)
      $0.pin(a)
      _ = a.widthAnchor.constraint(equalToConstant: 100)
      return [a]
    },
    DerivedLayout(
      "constraints of a view that was taken out are gone", "UIView.removeFromSuperview()", [rect(0, 0, 40, 20)]
    ) {
      let (a, b) = ($0.block(40, 20), $0.block(60, 30))
      $0.pin(a)
      a.widthAnchor.constraint(equalTo: b.widthAnchor).isActive = true
      b.removeFromSuperview()
      return [a]
    },
  ]

  // MARK: Views

  private static let views = [
    DerivedLayout(
      "constraints hold the alignment rectangle", "UIView.alignmentRectInsets", [rect(-5, -4, 330, 490)]
    ) {
      let a = $0.block(40, 20)
      a.insets = UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 5)
      $0.format("H:|[a]|", ["a": a])
      $0.format("V:|[a]|", ["a": a])
      return [a]
    },
    DerivedLayout(
      "the frame of a rotated view encloses it", "UIView.frame", [rect(30, -30, 40, 100)]
    ) {
      let a = UIView(frame: rect(0, 0, 100, 40))
      a.transform = CGAffineTransform(rotationAngle: .pi / 2)
      $0.root.addSubview(a)
      return [a]
    },
    DerivedLayout(
      "a flexible width takes what its superview grows by", "UIView.AutoresizingMask.flexibleWidth",
      [rect(10, 10, 380, 20)]
    ) {
      let a = UIView(frame: rect(10, 10, 300, 20))
      a.autoresizingMask = .flexibleWidth
      $0.root.addSubview(a)
      $0.root.frame.size.width = 400
      return [a]
    },
    DerivedLayout(
      "a flexible left margin keeps the right one", "UIView.AutoresizingMask.flexibleLeftMargin",
      [rect(90, 10, 300, 20)]
    ) {
      let a = UIView(frame: rect(10, 10, 300, 20))
      a.autoresizingMask = .flexibleLeftMargin
      $0.root.addSubview(a)
      $0.root.frame.size.width = 400
      return [a]
    },
    DerivedLayout(
      "two flexible margins share what their superview grows by", "UIView.autoresizingMask", [rect(160, 10, 100, 20)]
    ) {
      let a = UIView(frame: rect(110, 10, 100, 20))
      a.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      $0.root.addSubview(a)
      $0.root.frame.size.width = 420
      return [a]
    },
    DerivedLayout(
      "what a scroll view scrolls may be higher than it", "UIScrollView.contentLayoutGuide",
      [rect(0, 0, 320, 480), rect(0, 0, 320, 1000)]
    ) {
      let scroll = UIScrollView(frame: $0.root.bounds)
      $0.root.addSubview(scroll)
      let a = $0.block(40, 1000, in: scroll)
      let (content, window) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: content.leadingAnchor), a.topAnchor.constraint(equalTo: content.topAnchor),
        a.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        a.bottomAnchor.constraint(equalTo: content.bottomAnchor), a.widthAnchor.constraint(equalTo: window.widthAnchor),
      ])
      return [scroll, a]
    },
    DerivedLayout(
      "cells in lines, with the spare room between them", "UICollectionViewFlowLayout.minimumInteritemSpacing",
      [rect(0, 0, 90, 40), rect(115, 0, 90, 40), rect(230, 0, 90, 40), rect(0, 50, 90, 40)]
    ) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 40)
      return $0.cells(4, by: layout)
    },
    DerivedLayout(
      "items of a half and a group of a height", "NSCollectionLayoutDimension.fractionalWidth(_:)",
      [rect(2, 3, 156, 54), rect(162, 3, 156, 54), rect(2, 73, 156, 54)]
    ) {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 2, bottom: 3, trailing: 2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      return $0.cells(3, by: UICollectionViewCompositionalLayout(section: section))
    },
    DerivedLayout(
      "three equal items with gaps, inside the section's insets", "NSCollectionLayoutGroup.interItemSpacing",
      [rect(10, 20, 90, 90), rect(115, 20, 90, 90), rect(220, 20, 90, 90), rect(10, 110, 90, 90)]
    ) {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.3)),
        repeatingSubitem: item, count: 3)
      group.interItemSpacing = .fixed(15)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 10, bottom: 20, trailing: 10)
      return $0.cells(4, by: UICollectionViewCompositionalLayout(section: section))
    },
    DerivedLayout(
      "a group of a large item and a column of two", "NSCollectionLayoutGroup: Nested groups",
      [rect(0, 0, 224, 100), rect(224, 0, 96, 50), rect(224, 50, 96, 50), rect(0, 100, 224, 100)]
    ) {
      let large = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
      let small = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
        subitems: [small])
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
        subitems: [large, column])
      return $0.cells(4, by: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    },
    DerivedLayout(
      "groups of a section that scrolls across stand in a row",
      "NSCollectionLayoutSection.orthogonalScrollingBehavior",
      [rect(0, 0, 160, 80), rect(168, 0, 160, 80)]
    ) {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(80)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      (section.interGroupSpacing, section.orthogonalScrollingBehavior) = (8, .continuous)
      return $0.cells(2, by: UICollectionViewCompositionalLayout(section: section))
    },
  ]
}

extension Ground {
  /// The cells of a collection as large as the root.
  func cells(_ count: Int, by layout: UICollectionViewLayout) -> [UIView] {
    let collection = UICollectionView(frame: root.bounds, collectionViewLayout: layout)
    root.addSubview(collection)
    numbers = Numbers(count: count)
    collection.dataSource = numbers
    collection.layoutIfNeeded()
    return collection.visibleCells
  }
}

/// So many cells.
final class Numbers: UICollectionViewDataSource {
  private let count: Int
  init(count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
}
