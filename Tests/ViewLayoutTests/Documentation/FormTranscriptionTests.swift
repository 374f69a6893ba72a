import Geometry
import Testing
import ViewLayout

/// Forms and rows of buttons from the books, written statement by statement as UIKit code is, with the numbers that
/// come of them.
@Suite struct FormTranscriptionTests {
  private let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 320, height: 480), platform: .ios7)

  private func button(_ name: String, width: Double = 60) -> View {
    let button = View(.button, name, platform: .ios7)
    button.customIntrinsicContentSize = AxisPair(horizontal: width, vertical: 30)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    return button
  }

  /// A button that keeps its width, and a field that takes the rest: first each constraint by itself …
  @Test func aButtonAndAFieldByTheInitialiser() {
    let myButton = button("myButton", width: 70)
    myButton.setContentHuggingPriority(.required, for: .horizontal)
    myButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    let myTextField = button("myTextField", width: 97)

    root.addConstraint(
      LayoutConstraint(
        item: myButton, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading, multiplier: 1.0,
        constant: 20.0))
    root.addConstraint(
      LayoutConstraint(
        item: myButton, attribute: .top, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1.0,
        constant: 20.0))
    root.addConstraint(
      LayoutConstraint(
        item: myTextField, attribute: .leading, relatedBy: .equal, toItem: myButton, attribute: .trailing,
        multiplier: 1.0, constant: 5.0))
    root.addConstraint(
      LayoutConstraint(
        item: myTextField, attribute: .centerY, relatedBy: .equal, toItem: myButton, attribute: .centerY,
        multiplier: 1.0, constant: 0.0))
    root.addConstraint(
      LayoutConstraint(
        item: myTextField, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailing,
        multiplier: 1.0, constant: -20.0))

    root.layoutIfNeeded()
    #expect(myButton.frame == Rect(x: 20, y: 20, width: 70, height: 30))
    #expect(myTextField.frame == Rect(x: 95, y: 20, width: 205, height: 30))
    #expect(!myButton.hasAmbiguousLayout && !myTextField.hasAmbiguousLayout)
  }

  /// … then by two visual formats, with the standard distances.
  @Test func aButtonAndAFieldByVisualFormat() throws {
    let myButton = button("myButton", width: 70)
    myButton.setContentHuggingPriority(.required, for: .horizontal)
    let myTextField = button("myTextField", width: 97)
    let variableBindings = ["myButton": myButton, "myTextField": myTextField]

    root.addConstraints(
      try LayoutConstraint.constraints(
        withVisualFormat: "|-[myButton]-[myTextField]-|", options: .alignAllCenterY, metrics: nil,
        views: variableBindings))
    root.addConstraints(
      try LayoutConstraint.constraints(
        withVisualFormat: "V:|-[myButton]", options: [], metrics: nil, views: variableBindings))

    root.layoutIfNeeded()
    #expect(myButton.frame == Rect(x: 20, y: 20, width: 70, height: 30))
    #expect(myTextField.frame == Rect(x: 98, y: 20, width: 202, height: 30))
  }

  /// Two views of one width that fill the screen but for the standard distances, by anchors.
  @Test(arguments: [(480.0, 440.0), (568.0, 528.0)])
  func equalWidthsByAnchors(_ screenHeight: Double, _ height: Double) {
    root.bounds.size = Size(320, screenHeight)
    let v1 = View(.view, "v1")
    let v2 = View(.view, "v2")
    for view in [v1, v2] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate([
      v1.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      v2.leadingAnchor.constraint(equalTo: v1.trailingAnchor, constant: 40),
      root.trailingAnchor.constraint(equalTo: v2.trailingAnchor, constant: 20),
      v2.widthAnchor.constraint(equalTo: v1.widthAnchor),
      v1.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      v2.topAnchor.constraint(equalTo: v1.topAnchor),
      root.bottomAnchor.constraint(equalTo: v1.bottomAnchor, constant: 20),
      v2.bottomAnchor.constraint(equalTo: v1.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(v1.frame == Rect(x: 20, y: 20, width: 120, height: height))
    #expect(v2.frame == Rect(x: 180, y: 20, width: 120, height: height))
  }

  /// Images below a button, each a little further and a little larger than the one before.
  @Test func imagesThatGrowByAMultiplier() throws {
    let firstButton = button("firstButton")
    root.addConstraints(
      try LayoutConstraint.constraints(withVisualFormat: "H:|-[firstButton]", views: ["firstButton": firstButton]))
    root.addConstraints(
      try LayoutConstraint.constraints(withVisualFormat: "V:|-[firstButton]", views: ["firstButton": firstButton]))

    var images: [View] = []
    for number in 0..<4 {
      let imageView = View(.imageView, "image\(number)", platform: .ios7)
      imageView.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(imageView)
      if let last = images.last {
        for attribute in [LayoutAttribute.leading, .top] {
          root.addConstraint(
            LayoutConstraint(
              item: imageView, attribute: attribute, relatedBy: .equal, toItem: last, attribute: attribute,
              multiplier: 1, constant: 10))
        }
        for attribute in [LayoutAttribute.width, .height] {
          root.addConstraint(
            LayoutConstraint(
              item: imageView, attribute: attribute, relatedBy: .equal, toItem: last, attribute: attribute,
              multiplier: 1.1, constant: 0))
        }
      } else {
        let views = ["firstImageView": imageView, "firstButton": firstButton]
        root.addConstraints(
          try LayoutConstraint.constraints(withVisualFormat: "H:|-[firstImageView(50)]", views: views))
        root.addConstraints(
          try LayoutConstraint.constraints(withVisualFormat: "V:[firstButton]-[firstImageView(50)]", views: views))
      }
      images.append(imageView)
    }
    root.layoutIfNeeded()
    for (number, image) in images.enumerated() {
      let step = Double(number)
      #expect(image.frame.origin.distance(to: Point(20 + 10 * step, 58 + 10 * step)) < 1e-9)
    }
    // The last is 66.55, of which a screen has 66.5.
    for (image, width) in zip(images, [50, 55, 60.5, 66.5]) {
      #expect((image.frame.width - width).magnitude < 1e-9 && (image.frame.height - width).magnitude < 1e-9)
    }
  }

  /// Buttons of at most 100 points: pinned to both sides as far as that goes, and centred.
  @Test(arguments: [(320.0, [20.0, 116, 212], 88.0), (480, [82, 190, 298], 100)])
  func loosenedPins(_ screenWidth: Double, _ lefts: [Double], _ width: Double) throws {
    root.bounds.size = Size(screenWidth, 320)
    let buttons = (1...3).map { button("button\($0)") }
    let viewsDictionary = ["button1": buttons[0], "button2": buttons[1], "button3": buttons[2]]
    for name in ["button1", "button2", "button3"] {
      root.addConstraints(
        try LayoutConstraint.constraints(withVisualFormat: "V:|-[\(name)]", options: [], views: viewsDictionary))
    }
    root.addConstraints(
      try LayoutConstraint.constraints(
        withVisualFormat: "[button1(<=100)]-[button2(==button1)]-[button3(==button1)]", options: [], metrics: nil,
        views: viewsDictionary))
    let leading = LayoutConstraint(
      item: buttons[0], attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading, multiplier: 1,
      constant: 20)
    leading.priority = 500
    let trailing = LayoutConstraint(
      item: buttons[2], attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 1,
      constant: -20)
    trailing.priority = 500
    root.addConstraints([leading, trailing])
    root.addConstraint(
      LayoutConstraint(
        item: buttons[1], attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 1,
        constant: 0))

    #expect(root.layoutOutcome().conflicts.isEmpty)
    root.layoutIfNeeded()
    for (button, left) in zip(buttons, lefts) {
      #expect((button.frame.minX - left).magnitude < 1e-9 && (button.frame.width - width).magnitude < 1e-9)
    }
  }

  /// A mask left on a button without a frame: the report names the constraints that are printed, and the mask.
  @Test func aMaskLeftOnIsReported() throws {
    root.bounds.size = Size(480, 320)
    let buttons = (1...3).map { button("button\($0)") }
    buttons[2].translatesAutoresizingMaskIntoConstraints = true
    root.addConstraints(
      try LayoutConstraint.constraints(
        withVisualFormat: "|-[button1]-[button2(==button1)]-[button3(==button1)]-|", options: [], metrics: nil,
        views: ["button1": buttons[0], "button2": buttons[1], "button3": buttons[2]]))
    let reports = root.layoutOutcome().conflicts.map { ConsoleReport(of: $0).constraints }
    let printed = [
      "<NSLayoutConstraint H:|-(NSSpace(20))-[UIButton:button1]   (Names: '|':UIView:root )>",
      "<NSLayoutConstraint H:[UIButton:button1]-(NSSpace(8))-[UIButton:button2]>",
      "<NSLayoutConstraint UIButton:button2.width == UIButton:button1.width>",
      "<NSLayoutConstraint H:[UIButton:button2]-(NSSpace(8))-[UIButton:button3]>",
      "<NSLayoutConstraint UIButton:button3.width == UIButton:button1.width>",
      "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIButton:button3.midX ==>",
    ]
    #expect(reports.contains(printed))
    root.layoutIfNeeded()
    #expect(buttons.allSatisfy { $0.frame.width == 0 })
  }
}
