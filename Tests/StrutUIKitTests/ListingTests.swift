import Strut
import StrutUIKit
import Testing

/// What four chapters on views and constraints list, in Swift, with the numbers that they print or draw.
@Suite struct ListingTests {
  // MARK: Programming iOS 6, chapter 14

  private let v1 = UIView(frame: CGRect(x: 113, y: 111, width: 132, height: 194))
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func insetSubview() -> UIView {
    v1.backgroundColor = UIColor(red: 1, green: 0.4, blue: 1, alpha: 1)
    let v2 = UIView(frame: v1.bounds.insetBy(dx: 10, dy: 10))
    v2.backgroundColor = UIColor(red: 0.5, green: 1, blue: 0, alpha: 1)
    root.addSubview(v1)
    v1.addSubview(v2)
    return v2
  }

  @Test func figure1To4InsetsAndGrowsASubview() {
    let v2 = insetSubview()
    #expect(v2.frame == CGRect(x: 10, y: 10, width: 112, height: 174))
    var f = v2.bounds
    f.size.height += 20
    f.size.width += 20
    v2.bounds = f
    #expect(v2.frame == v1.bounds)
  }

  @Test func figure5ShiftsTheBounds() {
    let v2 = insetSubview()
    var f = v1.bounds
    f.origin.x += 10
    f.origin.y += 10
    v1.bounds = f
    #expect(v1.frame == CGRect(x: 113, y: 111, width: 132, height: 194))
    #expect(v2.convert(v2.bounds, to: root).origin == v1.frame.origin)
  }

  @Test func centerIsConverted() {
    let v2 = insetSubview()
    v2.bounds.size = CGSize(width: 20, height: 30)
    v2.center = v1.convert(v1.center, from: v1.superview)
    #expect(v2.frame == CGRect(x: 56, y: 82, width: 20, height: 30))
  }

  @Test func figures6And7TransformAboutTheCenter() {
    let v2 = insetSubview()
    v1.transform = CGAffineTransform(rotationAngle: 45 * .pi / 180)
    #expect(v1.center == CGPoint(x: 179, y: 208))
    #expect(v1.bounds == CGRect(x: 0, y: 0, width: 132, height: 194))
    #expect(v2.frame == CGRect(x: 10, y: 10, width: 112, height: 174))
    #expect(v1.frame.width.isNear(326 / 2.0.squareRoot()) && v1.frame.height.isNear(326 / 2.0.squareRoot()))
    v1.transform = CGAffineTransform(scaleX: 1.8, y: 1)
    #expect(v1.frame.isNear(CGRect(x: 179 - 118.8, y: 111, width: 237.6, height: 194)))
  }

  @Test func figures8To11ChainTransforms() {
    let v2 = insetSubview()
    v2.frame = v1.bounds
    let (turn, shift) = (CGFloat.pi / 4, 100 / 2.0.squareRoot())
    v2.transform = CGAffineTransform(translationX: 100, y: 0)
    v2.transform = v2.transform.rotated(by: turn)
    #expect(v2.frame.midX.isNear(66 + 100) && v2.frame.midY.isNear(97))
    v2.transform = CGAffineTransform(rotationAngle: turn)
    v2.transform = v2.transform.translatedBy(x: 100, y: 0)
    #expect(v2.frame.midX.isNear(66 + shift) && v2.frame.midY.isNear(97 + shift))
    let r = CGAffineTransform(rotationAngle: turn)
    let t = CGAffineTransform(translationX: 100, y: 0)
    let chained = v2.transform
    v2.transform = t.concatenating(r)
    #expect(abs(v2.transform.tx - chained.tx) < 1e-9 && abs(v2.transform.a - chained.a) < 1e-9)
    v2.transform = r.inverted().concatenating(v2.transform)
    #expect(v2.frame.isNear(CGRect(x: shift, y: shift, width: 132, height: 194)))
    v1.transform = CGAffineTransform(1, 0, -0.2, 1, 0, 0)
    #expect(v1.frame.width.isNear(132 + 0.2 * 194) && v1.frame.height == 194)
  }

  @Test func figures12And13FollowMasks() {
    let (v1, v2, v3) = corners()
    v2.frame = CGRect(x: 0, y: 0, width: 132, height: 10)
    v3.frame = CGRect(x: v1.bounds.size.width - 20, y: v1.bounds.size.height - 20, width: 20, height: 20)
    v2.autoresizingMask = .flexibleWidth
    v3.autoresizingMask = [.flexibleTopMargin, .flexibleLeftMargin]
    resize(v1)
    #expect(v1.frame == CGRect(x: 80, y: 136, width: 172, height: 144))
    expectCorners(v2, v3)
  }

  private func corners() -> (UIView, UIView, UIView) {
    let v1 = UIView(frame: CGRect(x: 100, y: 111, width: 132, height: 194))
    let (v2, v3) = (UIView(), UIView())
    root.addSubview(v1)
    v1.addSubview(v2)
    v1.addSubview(v3)
    return (v1, v2, v3)
  }

  private func resize(_ view: UIView) {
    var f = view.bounds
    f.size.width += 40
    f.size.height -= 50
    view.bounds = f
    root.layoutIfNeeded()
  }

  private func expectCorners(_ v2: UIView, _ v3: UIView) {
    #expect(v2.frame == CGRect(x: 0, y: 0, width: 172, height: 10))
    #expect(v3.frame == CGRect(x: 152, y: 124, width: 20, height: 20))
  }

  @Test func eightConstraintsDoTheSame() {
    let (v1, v2, v3) = corners()
    v2.translatesAutoresizingMaskIntoConstraints = false
    v3.translatesAutoresizingMaskIntoConstraints = false
    for attribute in [NSLayoutConstraint.Attribute.left, .right, .top] {
      v1.addConstraint(
        NSLayoutConstraint(
          item: v2, attribute: attribute, relatedBy: .equal, toItem: v1, attribute: attribute, multiplier: 1,
          constant: 0))
    }
    v2.addConstraint(
      NSLayoutConstraint(
        item: v2, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 10))
    for attribute in [NSLayoutConstraint.Attribute.width, .height] {
      v3.addConstraint(
        NSLayoutConstraint(
          item: v3, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 20))
    }
    for attribute in [NSLayoutConstraint.Attribute.right, .bottom] {
      v1.addConstraint(
        NSLayoutConstraint(
          item: v3, attribute: attribute, relatedBy: .equal, toItem: v1, attribute: attribute, multiplier: 1,
          constant: 0))
    }
    resize(v1)
    expectCorners(v2, v3)
  }

  private func addFormats(_ formats: [String], to v1: UIView, _ v2: UIView, _ v3: UIView) {
    let vs = ["v2": v2, "v3": v3]
    v2.translatesAutoresizingMaskIntoConstraints = false
    v3.translatesAutoresizingMaskIntoConstraints = false
    for format in formats {
      v1.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: vs))
    }
  }

  @Test func fourFormatsDoTheSame() {
    let (v1, v2, v3) = corners()
    addFormats(["H:|[v2]|", "V:|[v2(10)]", "H:[v3(20)]|", "V:[v3(20)]|"], to: v1, v2, v3)
    resize(v1)
    expectCorners(v2, v3)
  }

  @Test func twoHeightsConflict() {
    let (v1, v2, v3) = corners()
    addFormats(["H:|[v2]|", "V:|[v2(10)]", "H:[v3(20)]|", "V:[v3(20)]|", "V:[v3(10)]|"], to: v1, v2, v3)
    #expect(root.conflictReports.count == 1)
    resize(v1)
    expectCorners(v2, v3)
  }

  @Test func missingHeightIsAmbiguous() {
    let (v1, v2, v3) = corners()
    addFormats(["H:|[v2]|", "V:|[v2(10)]", "H:[v3(20)]|", "V:[v3]|"], to: v1, v2, v3)
    resize(v1)
    #expect(v3.hasAmbiguousLayout && !v2.hasAmbiguousLayout)
    #expect(v3.frame.height == 0)
  }

  @Test func figure15SharesTheWidth() throws {
    let controller = UIViewController()
    let sup = try #require(controller.view)
    let (v1, v2) = (UIView(), UIView())
    for view in [v1, v2] {
      view.translatesAutoresizingMaskIntoConstraints = false
      sup.addSubview(view)
    }
    let d = ["sup": sup, "v1": v1, "v2": v2]
    for format in ["|-[v1]-(40)-[v2(==v1)]-|", "V:|-[v1]-|", "V:|-[v2]-|"] {
      sup.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: d))
    }
    controller.layOut(on: try #require(Device.named("iphone-15")))
    // Since iOS 11 the bar is the margin: 16 at the sides, and the safe area above and below.
    #expect(v1.frame.width.isNear(v2.frame.width, within: 0.4) && v1.frame.width.isNear(160.5, within: 0.2))
    #expect(v1.frame.minX == 16 && v2.frame.minX.isNear(v1.frame.maxX + 40) && v2.frame.maxX == 377)
    #expect(v1.frame.minY == 59 && v1.frame.maxY == 852 - 34)
  }

  @Test func viewPinnedByItsCenterTakesTransforms() {
    let otherView = UIView()
    otherView.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(otherView)
    NSLayoutConstraint.activate([
      otherView.widthAnchor.constraint(equalToConstant: 60), otherView.heightAnchor.constraint(equalToConstant: 40),
      otherView.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      otherView.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
    ])
    root.layoutIfNeeded()
    var cons: [NSLayoutConstraint] = []
    for con in root.constraints where con.firstItem === otherView || con.secondItem === otherView { cons.append(con) }
    #expect(cons.count == 2)
    root.removeConstraints(cons)
    root.addConstraint(
      NSLayoutConstraint(
        item: otherView, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1,
        constant: otherView.center.x))
    root.addConstraint(
      NSLayoutConstraint(
        item: otherView, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1,
        constant: otherView.center.y))
    otherView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.layoutIfNeeded()
    #expect(otherView.frame == CGRect(x: 115, y: 60, width: 30, height: 20))
  }

  // MARK: Auto Layout Demystified, chapter 1

  @Test func underconstrainedViewHasNoWidth() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    for format in ["V:|[view(==80)]", "H:|[view]"] {
      root.addConstraints(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["view": view]))
    }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 0, height: 80))
    #expect(view.hasAmbiguousLayout)
  }

  @Test func inconsistentWidthsAreZero() {
    let (viewA, viewB) = (UIView(), UIView())
    for (view, height) in [(viewA, 50.0), (viewB, 68)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: height),
      ])
    }
    for multiplier in [3.0, 2.0] {
      root.addConstraint(
        NSLayoutConstraint(
          item: viewA, attribute: .width, relatedBy: .equal, toItem: viewB, attribute: .width, multiplier: multiplier,
          constant: 0))
    }
    root.layoutIfNeeded()
    #expect(viewA.frame.width == 0 && viewB.frame.width == 0)
    #expect(root.conflictReports.isEmpty && !viewA.hasAmbiguousLayout)
  }

  @Test func conflictOfWidthsIsBrokenAtTheLast() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    for format in ["H:[view(360)]", "H:[view(140)]"] {
      view.addConstraints(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["view": view]))
    }
    #expect(root.conflictReports.count == 1)
    root.layoutIfNeeded()
    #expect(view.frame.width == 360)
  }

  @Test func buttonsAreAsWideAsTheirTitles() {
    let button = UIButton(type: .system)
    button.setTitle("On", for: .normal)
    #expect(button.title(for: .normal) == "On")
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    button.setTitle("Hello World", for: .normal)
    // The chapter prints 78 × 30, in the font of its time.
    #expect(button.intrinsicContentSize.height == 30)
    #expect(button.intrinsicContentSize.width.isNear(78, within: 4))
    button.setContentCompressionResistancePriority(UILayoutPriority(500), for: .horizontal)
    button.setContentHuggingPriority(UILayoutPriority(501), for: .horizontal)
    #expect(button.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(button.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test func alignmentRectanglesLeaveOutShadows() throws {
    let image = try #require(UIImage(named: "Shadowed.png", size: CGSize(width: 200, height: 200)))
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 20)
    let imageView = UIImageView(image: image.withAlignmentRectInsets(insets))
    imageView.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(imageView)
    NSLayoutConstraint.activate([
      imageView.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 12),
    ])
    root.layoutIfNeeded()
    #expect(imageView.frame == CGRect(x: 70, y: 162, width: 200, height: 200))
    #expect(imageView.intrinsicContentSize == CGSize(width: 180, height: 180))
    #expect(imageView.alignmentRect(forFrame: imageView.frame) == CGRect(x: 70, y: 162, width: 180, height: 180))
  }

  @Test func overriddenAlignmentRectanglesScale() {
    final class ShadowedView: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 160, height: 160) }
      override func frame(forAlignmentRect rect: CGRect) -> CGRect {
        CGRect(x: rect.minX, y: rect.minY, width: rect.width * 1.0625, height: rect.height * 1.0625)
      }
      override func alignmentRect(forFrame frame: CGRect) -> CGRect {
        CGRect(x: frame.minX, y: frame.minY, width: frame.width * 160 / 170, height: frame.height * 160 / 170)
      }
    }
    let view = ShadowedView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.isNear(CGRect(x: 20, y: 20, width: 170, height: 170), within: 0.01))
  }

  // MARK: The Core iOS Developer's Cookbook, chapter 4

  @Test func framesAreMovedAndFitted() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    view.frame = CGRect(x: 0, y: 30, width: 100, height: 100)
    #expect(view.center == CGPoint(x: 50, y: 80))
    view.center = CGPoint(x: 160, y: 55)
    #expect(view.frame == CGRect(x: 110, y: 5, width: 100, height: 100))
    view.origin = CGPoint(x: 7, y: 9)
    #expect(view.center == CGPoint(x: 57, y: 59))
    view.frame.size = CGSize(width: 200, height: 100)
    view.fit(in: CGSize(width: 50, height: 50))
    #expect(view.frame == CGRect(x: 7, y: 9, width: 50, height: 25))
  }

  @Test func transformedCornersAreFound() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    root.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.originalFrame == CGRect(x: 100, y: 100, width: 40, height: 20))
    #expect(view.frame.isNear(CGRect(x: 110, y: 90, width: 20, height: 40)))
    let corner = view.transformedTopLeft
    #expect(corner.x.isNear(130) && corner.y.isNear(90))
  }

  // MARK: iOS recipes, chapter 3

  @Test func imagesGrowFromOneToTheNext() throws {
    let controller = UIViewController()
    let view = try #require(controller.view)
    let buttons = ["Add", "Remove", "Clear"].map { title in
      let button = UIButton(type: .system)
      button.translatesAutoresizingMaskIntoConstraints = false
      button.setTitle(title, for: .normal)
      view.addSubview(button)
      return button
    }
    let images = (0..<3).map { _ in
      let image = UIImageView()
      image.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(image)
      return image
    }
    let views: [String: Any] = [
      "addButton": buttons[0], "removeButton": buttons[1], "clearButton": buttons[2], "firstImageView": images[0],
    ]
    for format in [
      "H:|-[addButton]-[removeButton]-[clearButton]", "V:|-[addButton]", "V:|-[removeButton]", "V:|-[clearButton]",
      "H:|-[firstImageView(50)]", "V:[addButton]-[firstImageView(50)]",
    ] {
      view.addConstraints(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    for (previous, image) in zip(images, images.dropFirst()) {
      for (attribute, multiplier, constant) in [
        (NSLayoutConstraint.Attribute.leading, 1.0, 10.0), (.top, 1, 10), (.width, 1.1, 0), (.height, 1.1, 0),
      ] {
        view.addConstraint(
          NSLayoutConstraint(
            item: image, attribute: attribute, relatedBy: .equal, toItem: previous, attribute: attribute,
            multiplier: multiplier, constant: constant))
      }
    }
    controller.layOut(on: try #require(Device.named("iphone-15")))
    #expect(buttons[0].frame.minX == 16 && buttons[0].frame.minY == 59)
    #expect(buttons[1].frame.minX.isNear(buttons[0].frame.maxX + 8))
    let first = images[0].frame
    #expect(first.isNear(CGRect(x: 16, y: buttons[0].frame.maxY + 8, width: 50, height: 50)))
    #expect(images[1].frame.isNear(CGRect(x: 26, y: first.minY + 10, width: 55, height: 55)))
    #expect(images[2].frame.isNear(CGRect(x: 36, y: first.minY + 20, width: 60.5, height: 60.5), within: 0.4))
  }

  @Test(arguments: [true, false]) func threeButtonsShareTheWidth(hasEqualWidths: Bool) throws {
    let controller = UIViewController()
    let view = try #require(controller.view)
    var views: [String: UIView] = [:]
    for name in ["button1", "button2", "button3"] {
      let button = UIButton(type: .system)
      button.translatesAutoresizingMaskIntoConstraints = false
      button.setTitle("Button", for: .normal)
      view.addSubview(button)
      views[name] = button
    }
    let row =
      hasEqualWidths
      ? "|-[button1]-[button2(==button1)]-[button3(==button1)]-|" : "|-[button1]-[button2]-[button3]-|"
    for format in ["V:|-[button1]", "V:|-[button2]", "V:|-[button3]", row] {
      view.addConstraints(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    let phone = try #require(Device.named("iphone-15"))
    controller.layOut(on: phone)
    controller.layOut(on: phone, orientation: .landscape)
    let widths = ["button1", "button2", "button3"].compactMap { views[$0]?.frame.width }
    #expect(views["button1"]?.hasAmbiguousLayout == !hasEqualWidths)
    let isEqual = widths.allSatisfy { $0.isNear(widths[0], within: 0.4) }
    #expect(isEqual == hasEqualWidths)
  }
}

/// The recipes' extensions, as an author has them.
extension UIView {
  fileprivate var origin: CGPoint {
    get { frame.origin }
    set {
      var newFrame = frame
      newFrame.origin = newValue
      frame = newFrame
    }
  }

  fileprivate func fit(in size: CGSize) {
    var newFrame = frame
    if newFrame.size.height > size.height {
      let scale = size.height / newFrame.size.height
      newFrame.size.width *= scale
      newFrame.size.height *= scale
    }
    if newFrame.size.width > size.width {
      let scale = size.width / newFrame.size.width
      newFrame.size.width *= scale
      newFrame.size.height *= scale
    }
    frame = newFrame
  }

  fileprivate var originalFrame: CGRect {
    let currentTransform = transform
    transform = .identity
    defer { transform = currentTransform }
    return frame
  }

  fileprivate var transformedTopLeft: CGPoint {
    let frame = originalFrame
    let offset = CGPoint(x: frame.minX - center.x, y: frame.minY - center.y).applying(transform)
    return CGPoint(x: center.x + offset.x, y: center.y + offset.y)
  }
}
