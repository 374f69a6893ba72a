import Strut
import StrutUIKit
import Testing

/// The screens in `Screens/` are code for UIKit: only their import says otherwise.
@Suite struct ScreenTests {
  let phone: Device

  init() throws {
    phone = try #require(Device.named("iphone-15"))
  }

  @Test func loginFormFillsThePhone() throws {
    let controller = LoginViewController()
    controller.layOut(on: phone)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    let (title, stack) = (controller.view.subviews[0], try #require(controller.view.subviews[1] as? UIStackView))
    // The safe area begins at 59, and a phone's margins are 16.
    #expect(title.frame.minY.isNear(119))
    #expect(stack.frame.minY.isNear(title.frame.maxY + 32))
    #expect(stack.frame.minX == 16)
    #expect(stack.frame.width == 361)
    for (field, (y, height)) in zip(stack.arrangedSubviews, [(0.0, 34.0), (46, 34), (104, 50)]) {
      #expect(field.frame.minY.isNear(y) && field.frame.height.isNear(height))
    }
    #expect(controller.view.conflictReports.isEmpty)
  }

  @Test func screenIsDrawn() throws {
    let files = try LoginViewController().draw(
      on: phone, as: Figure(name: "login"), options: RenderOptions(formats: [.png, .svg])
    ).get()
    #expect(files.map(\.name) == ["login@2x.png", "login.svg"])
    let svg = String(decoding: files[1].bytes, as: UTF8.self)
    #expect(svg.contains("Welcome back") && svg.contains("Log In") && svg.contains("Password"))
  }

  @Test func conflictIsReportedAsOnTheConsole() throws {
    let controller = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    let first = box.widthAnchor.constraint(equalToConstant: 100)
    let second = box.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([first, second])
    controller.layOut(on: phone)
    let report = try #require(controller.view.conflictReports.first)
    #expect(report.hasPrefix("Unable to simultaneously satisfy constraints.\n(\n"))
    #expect(report.hasSuffix("breaking constraint\n<NSLayoutConstraint UIView:view.width == 200   (active)>\n"))
    #expect(box.frame.width == 100)
  }

  @Test func rowsAreAsHighAsTheirText() throws {
    let controller = ArticlesViewController()
    controller.layOut(on: phone)
    let rows = controller.tableView.subviews.compactMap { $0 as? ArticleCell }
    #expect(rows.count == 2)
    #expect(rows.allSatisfy { $0.frame.width == 393 })
    #expect(rows[1].frame.minY.isNear(rows[0].frame.maxY))
    // The margins of 11, and the image of 60 × 45, which is higher than a title and a line.
    #expect(rows[0].frame.height >= 67)
    #expect(rows[1].frame.height > rows[0].frame.height)
    #expect(rows[1].titleLabel.frame.minX.isNear(20 + 60 + 16))
  }

  @Test func settingsScrollVertically() throws {
    let controller = SettingsViewController()
    controller.layOut(on: phone)
    let scroll = try #require(controller.view.subviews.first as? UIScrollView)
    #expect(scroll.frame == controller.view.bounds)
    #expect(scroll.contentSize.width == 393)
    #expect(controller.switches.count == 3)
    // The trailing margin of the stack view is 16, and a switch's frame goes 2 points beyond its alignment rectangle.
    let edge = controller.switches[0].convert(controller.switches[0].bounds, to: nil)
    #expect(edge.maxX.isNear(393 - 16 + 2))
  }

  @Test func formStandsOnTheKeyboard() {
    let controller = KeyboardFormViewController()
    let window = controller.layOut(on: phone)
    #expect(controller.toolbar.frame.maxY.isNear(852 - 34) && controller.toolbar.frame.height.isNear(52))
    window.strutView.rootKeyboardHeight = 336
    window.layoutIfNeeded()
    #expect(controller.toolbar.frame.maxY.isNear(852 - 336))
    #expect(controller.textView.frame.minY.isNear(59))
    #expect(controller.sendButton.frame.maxX.isNear(385))
    // The insets, the image with its padding, and the word.
    #expect(controller.sendButton.currentTitle == "Send")
    #expect(controller.sendButton.frame.width > 16 + 20 + 6 + 30 + 16)
  }

  @Test func viewsHaveTheirOwnSizes() {
    let tag = TagView()
    tag.text = "Swift"
    let size = tag.intrinsicContentSize
    #expect(size.height == 16 + 8 && size.width > 20)
    let flow = FlowView(frame: CGRect(x: 0, y: 0, width: 1.5 * size.width, height: 100))
    for _ in 0..<2 {
      let tag = TagView()
      tag.text = "Swift"
      flow.addSubview(tag)
    }
    flow.layoutIfNeeded()
    #expect(flow.subviews.map(\.frame.minY) == [0, size.height + 8])
  }

  @Test func masksFollowTheSuperview() {
    let view = MaskedView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.frame.size = CGSize(width: 300, height: 150)
    view.layoutIfNeeded()
    #expect(view.header.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(view.corner.frame == CGRect(x: 260, y: 110, width: 40, height: 40))
  }

  @Test func visualFormatsPlaceViews() {
    let controller = VisualFormatViewController()
    controller.layOut(on: phone)
    #expect(controller.nameLabel.frame.minX == 20)
    #expect(controller.nameField.frame.minX.isNear(controller.nameLabel.frame.maxX + 8))
    #expect(controller.nameField.frame.maxX == 373)
    #expect(controller.nameField.frame.minY.isNear(100) && controller.nameField.frame.height.isNear(44))
    #expect(controller.box.frame.minY.isNear(152))
    #expect(controller.box.frame.width == 361)
  }

  @Test func turnOfTheDeviceChangesTheSizeClass() {
    let controller = GuidesViewController()
    controller.layOut(on: phone)
    // Half of what is left is 374.5, and the edge is rounded to a third of a point.
    #expect(controller.left.frame.maxY.isNear(433 + 2.0 / 3))
    controller.layOut(on: phone, orientation: .landscape)
    #expect(controller.turns == [CGSize(width: 852, height: 393)])
    #expect(controller.layouts >= 2)
    #expect(controller.left.frame.minX == 59)
    #expect(abs(controller.left.frame.width - 2 * controller.childView.frame.width) <= 1)
    #expect(controller.childView.frame.maxX.isNear(852 - 59))
    #expect(controller.childView.frame.minX.isNear(controller.left.frame.maxX + 10))
  }
}
