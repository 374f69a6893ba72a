import Geometry
import Testing
import ViewLayout

/// Anchors, the long initialiser, visual formats and builders: which constraints they make.
@Suite struct ConstraintMakingTests {
  let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let a = View(.label, "a")
  let b = View(.label, "b")

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  @Test func anchorsOfPlaces() {
    let made: [(LayoutConstraint, String)] = [
      (a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8), "a.leading == b.trailing + 8"),
      (a.leftAnchor.constraint(greaterThanOrEqualTo: b.rightAnchor), "a.left >= b.right"),
      (
        a.centerXAnchor.constraint(lessThanOrEqualTo: root.centerXAnchor, constant: -1),
        "a.centerX <= root.centerX - 1"
      ),
      (a.topAnchor.constraint(equalTo: b.bottomAnchor), "a.top == b.bottom"),
      (a.centerYAnchor.constraint(equalTo: b.centerYAnchor), "a.centerY == b.centerY"),
      (a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor), "a.firstBaseline == b.lastBaseline"),
      (
        a.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 2),
        "a.top == root.safeArea.top + 2"
      ),
      (
        a.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        "a.leading == root.margins.leading"
      ),
      (root.readableContentGuide.widthAnchor.constraint(equalTo: a.widthAnchor), "root.readable.width == a.width"),
      (
        a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 2),
        "a.leading == b.trailing + 16"
      ),
      (a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1), "a.top == b.bottom + 8"),
    ]
    for (constraint, text) in made {
      #expect(constraint.equation.description == text)
      #expect(!constraint.isActive)
    }
  }

  @Test func anchorsOfSizes() {
    let made: [(LayoutConstraint, String)] = [
      (a.widthAnchor.constraint(equalToConstant: 80), "a.width == 80"),
      (a.heightAnchor.constraint(greaterThanOrEqualToConstant: 10), "a.height >= 10"),
      (a.heightAnchor.constraint(lessThanOrEqualToConstant: 10), "a.height <= 10"),
      (a.widthAnchor.constraint(equalTo: b.widthAnchor), "a.width == b.width"),
      (
        a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 1.5, constant: 4),
        "a.width == 1.5 * a.height + 4"
      ),
      (a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 2), "a.width >= 2 * b.width"),
      (a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, constant: -2), "a.width <= b.width - 2"),
    ]
    for (constraint, text) in made { #expect(constraint.equation.description == text) }
  }

  @Test func theLongInitialiser() {
    let place = LayoutConstraint(
      item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .right, multiplier: 1, constant: 8)
    #expect(place.equation.description == "a.left == b.right + 8")
    let size = LayoutConstraint(
      item: a, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 10)
    #expect(size.equation.description == "a.height == 10")
    let guide = LayoutConstraint(
      item: a, attribute: .baseline, relatedBy: .lessThanOrEqual, toItem: root.safeAreaLayoutGuide,
      attribute: .bottom, multiplier: 1, constant: -10)
    #expect(guide.equation.description == "a.lastBaseline <= root.safeArea.bottom - 10")
    #expect(!place.isActive && !size.isActive && !guide.isActive)
  }

  @Test func impossiblePairsStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let view = View(.view, "view")
      _ = LayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 0)
    }
    await #expect(processExitsWith: .failure) {
      let view = View(.view, "view")
      _ = LayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .notAnAttribute, multiplier: 1,
        constant: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = LayoutConstraint(
        item: View(.view, "view"), attribute: .width, relatedBy: .equal, toItem: nil, attribute: nil, multiplier: 1,
        constant: .nan)
    }
  }

  @Test func visualFormats() throws {
    let made = try LayoutConstraint.constraints(
      withVisualFormat: "|-[first]-gap-[second(==first@high)]-(>=5)-|", options: .alignAllCenterY,
      metrics: ["gap": 12], views: ["first": a, "second": b])
    #expect(
      made.map(\.equation.description) == [
        "a.leading == root.leadingMargin", "b.leading == a.trailing + 12", "b.width == a.width @ 750",
        "root.trailing >= b.trailing + 5", "a.centerY == b.centerY",
      ])
    #expect(made.map(\.isStandardSpace) == [true, false, false, false, false])
    #expect(made.allSatisfy { !$0.isActive })
    root.addConstraints(made)
    #expect(made.allSatisfy { $0.owner === root })
  }

  @Test func mistakesInVisualFormatsPointAtTheCharacter() {
    let error = #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(withVisualFormat: "H:|[frist]", views: ["first": a])
    }
    #expect(error?.offset == 4)
    #expect(error?.message == "'frist' is not a view; did you mean 'first'?")
    let orphan = View(.view, "orphan")
    #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(withVisualFormat: "|[orphan]", views: ["orphan": orphan])
    }
  }

  @Test func buildersListViewsAndConstraints() throws {
    let buttons = (1...3).map { View(.button, "button\($0)") }
    let isWide = true
    let form = try View(.view, "form", frame: Rect(x: 0, y: 0, width: 320, height: 100)).adding {
      View(.label, "name")
      if isWide { View(.view, "wide") } else { View(.view, "narrow") }
      for button in buttons { button }
    }.constraining {
      for (left, right) in zip(buttons, buttons.dropFirst()) {
        right.widthAnchor.constraint(equalTo: left.widthAnchor)
      }
      if !isWide { buttons[0].widthAnchor.constraint(equalToConstant: 10) }
      try LayoutConstraint.constraints(withVisualFormat: "|-[b]", views: ["b": buttons[0]])
      buttons[0].heightAnchor.constraint(equalToConstant: 44).with(priority: 500, identifier: "height")
    }
    #expect(form.subviews.map(\.name) == ["name", "wide", "button1", "button2", "button3"])
    #expect(
      form.allConstraints.map(\.equation.description) == [
        "button2.width == button1.width", "button3.width == button2.width", "button1.leading == form.leadingMargin",
        "button1.height == 44 @ 500",
      ])
    #expect(buttons[0].constraints.first?.identifier == "height")
    #expect(buttons.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test func prioritiesHaveNames() {
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    a.setContentCompressionResistancePriority(.required, for: .vertical)
    #expect(a.contentHuggingPriority(for: .horizontal) == 750 && a.contentHuggingPriority(for: .vertical) == 250)
    #expect(a.contentCompressionResistancePriority(for: .vertical) == 1000)
  }
}
