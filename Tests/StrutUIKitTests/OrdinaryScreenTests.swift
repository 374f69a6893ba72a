import Strut
import StrutUIKit
import Testing

/// Screens as one writes them for UIKit, with tables, collections, bars, texts and traits; only the import differs.
@Suite struct OrdinaryScreenTests {
  let phone: Device

  init() throws {
    phone = try #require(Device.named("iphone-15"))
  }

  @Test func headerSharesItsRoom() {
    let controller = SignUpViewController()
    controller.layOut(on: phone)
    let (logo, headline, fields) = (controller.logo.frame, controller.headline.frame, controller.fields.frame)
    // The headline and the fields are 40 apart, and the logo half as far from the safe area, which begins at 59. Half of
    // what is left beside it is 156½, which is rounded to a third.
    #expect(logo.isNear(CGRect(x: 470.0 / 3, y: 59 + 20, width: 80, height: 80)))
    // Twice the system's spacing of 8.
    #expect(headline.minY.isNear(logo.maxY + 16))
    #expect(headline.minX.isNear(16) && headline.width.isNear(361))
    #expect(fields.minY.isNear(headline.maxY + 40))
    #expect(fields.width.isNear(393))
    // Margins of 24, fields of 48 with the system's spacing, and twice the margin before the button of 14 + 20⅓ + 14.
    let parts = controller.fields.arrangedSubviews.map(\.frame)
    #expect(parts.map(\.minX).allSatisfy { $0.isNear(24) } && parts.map(\.width).allSatisfy { $0.isNear(345) })
    #expect(parts[1].minY.isNear(56) && parts[2].minY.isNear(104 + 48))
    #expect(parts[2].height.isNear(28 + 20.0 + 1.0 / 3))
    #expect(controller.terms.frame.maxY.isNear(852 - 34 - 8))
    #expect(controller.view.conflictReports.isEmpty)
  }

  @Test func distancesOfAnchorsFollowTheirConstraints() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let share = view.leadingAnchor.anchorWithOffset(to: box.leadingAnchor).constraint(
      equalTo: box.trailingAnchor.anchorWithOffset(to: view.trailingAnchor), multiplier: 2)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 60), box.topAnchor.constraint(equalTo: view.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 10), share,
    ])
    view.layoutIfNeeded()
    #expect(box.frame.minX == 160)
    #expect(view.subviews.count == 1 && view.layoutGuides.isEmpty)
    share.isActive = false
    let back = box.leadingAnchor.anchorWithOffset(to: view.leadingAnchor).constraint(equalToConstant: 10)
    back.isActive = true
    view.layoutIfNeeded()
    // The view's edge is ten points behind the box's: a number may lead either way.
    #expect(box.frame.minX == -10)
    #expect(view.strutView.subviews.count == 1)
  }

  @Test func messagesAreAsHighAsTheirTexts() throws {
    let controller = InboxViewController(style: .plain)
    controller.layOut(on: phone)
    let table = try #require(controller.tableView)
    #expect(table.contentOffset == CGPoint(x: 0, y: -59))
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 393, height: 60))
    let rows = table.visibleCells.map(\.frame)
    // Two lines, of 22 and of 18 points twice, 2 apart, in margins of 11; one line less where there is one.
    #expect(rows[0].isNear(CGRect(x: 0, y: 100, width: 393, height: rows[0].height)))
    #expect(rows[1].minY.isNear(rows[0].maxY + 40) && rows[2].minY.isNear(rows[1].maxY))
    #expect(rows[0].height > rows[1].height)
    // The image of 44 in margins of 11 decides where there is one line.
    #expect(rows[1].height.isNear(66))
    let cell = try #require(table.visibleCells[0] as? MessageCell)
    #expect(cell.badge.frame.maxX.isNear(393 - 20) && cell.badge.frame.size == CGSize(width: 20, height: 20))
    #expect(cell.badge.frame.midY.isNear(cell.previewLabel.frame.midY))
    #expect(cell.senderLabel.frame.minX.isNear(20 + 44 + 12))
    #expect(cell.previewLabel.frame.maxX.isNear(cell.badge.frame.minX - 8))
  }

  @Test func groupsHaveTheirDistances() throws {
    let controller = PreferencesViewController()
    controller.layOut(on: phone)
    let table = controller.tableView
    let rows = table.visibleCells
    #expect(rows.map(\.frame.height) == [44, 44, 60])
    let detail = try #require(rows[0].detailTextLabel)
    #expect(detail.convert(detail.bounds, to: rows[0]).maxX.isNear(393 - 34))
    let toggle = try #require(rows[1].accessoryView)
    #expect(toggle.frame.isNear(CGRect(x: 393 - 20 - 51, y: 6.5, width: 51, height: 31)))
    #expect(rows[1].contentView.frame.maxX.isNear(toggle.frame.minX))
    // The second section begins 24 points below the footer of the first, as its delegate says.
    #expect(rows[2].frame.minY > rows[1].frame.maxY + 24)
    #expect(rows[2].textLabel?.text == "About" && rows[2].detailTextLabel?.text == "Version 2.1")
    #expect(table.contentSize.width == 393)
  }

  @Test func bookingStandsAboveTheKeyboard() {
    let controller = BookingViewController()
    let window = controller.layOut(on: phone)
    #expect(controller.bar.frame.isNear(CGRect(x: 0, y: 852 - 34 - 49, width: 393, height: 49)))
    #expect(controller.form.frame.width.isNear(393))
    #expect(controller.notes.frame.isNear(CGRect(x: 16, y: controller.notes.frame.minY, width: 361, height: 96)))
    #expect(controller.budget.alignmentRect(forFrame: controller.budget.frame).width.isNear(393 / 2, within: 0.2))
    #expect(controller.progress.frame.isNear(CGRect(x: 16, y: 20, width: 361, height: 4)))
    #expect(controller.roomPicker.isHidden)
    window.strutView.rootKeyboardHeight = 336
    window.layoutIfNeeded()
    #expect(controller.bar.frame.maxY.isNear(852 - 336))
    #expect(controller.scrollView.frame.maxY.isNear(852 - 336 - 49))
  }

  @Test func wideScreensHaveNarrowForms() throws {
    let controller = BookingViewController()
    controller.layOut(on: try #require(Device.named("ipad-10th-generation-a16")))
    #expect(controller.form.frame.width.isNear(820 / 2 - 8))
  }

  @Test func storyFollowsTheReadableWidth() {
    let controller = StoryViewController()
    controller.layOut(on: phone)
    #expect(controller.insets.last == UIEdgeInsets(top: 59, left: 0, bottom: 34 + 44, right: 0))
    #expect(controller.material.frame.isNear(CGRect(x: 0, y: 852 - 78, width: 393, height: 78)))
    #expect(controller.hero.frame.isNear(CGRect(x: 0, y: 0, width: 393, height: 221)))
    #expect(controller.kicker.frame.minY.isNear(221 + 24))
    #expect(controller.scrollView.contentSize.height.isNear(controller.caption.frame.maxY + 64))
    controller.layOut(on: phone, orientation: .landscape)
    #expect(controller.sizes == [CGSize(width: 852, height: 393)])
    #expect(controller.hero.frame.height.isNear(852 / 4))
  }

  @Test func swatchesStandInLines() throws {
    let controller = PaletteViewController()
    controller.layOut(on: phone)
    // Five stars of 24, 4 apart.
    #expect(controller.rating.frame.isNear(CGRect(x: 128.5, y: 67, width: 136, height: 24), within: 0.2))
    let collection = controller.collectionView
    #expect(collection.frame.minY.isNear(67 + 24 + 12))
    // Three in a line: (393 − 32 − 20) / 3 is 113⅔, rounded down; two points are left for the gaps.
    let cells = collection.visibleCells.map(\.frame)
    #expect(cells.count == 7)
    #expect(cells[0] == CGRect(x: 16, y: 40, width: 113, height: 133))
    #expect(cells[1] == CGRect(x: 140, y: 40, width: 113, height: 133))
    #expect(cells[2] == CGRect(x: 264, y: 40, width: 113, height: 133))
    #expect(cells[3] == CGRect(x: 16, y: 193, width: 113, height: 133))
    // 8 below the cells, the heading of 32, and 8 above the next ones.
    #expect(cells[5] == CGRect(x: 16, y: 326 + 8 + 32 + 8, width: 113, height: 133))
    #expect(collection.contentSize == CGSize(width: 393, height: 374 + 133 + 8))
    let swatch = try #require(collection.visibleCells[0] as? SwatchCell)
    #expect(swatch.swatch.frame == CGRect(x: 0, y: 0, width: 113, height: 113))
    #expect(swatch.nameLabel.frame == CGRect(x: 0, y: 117, width: 113, height: 16))
  }

  @Test func barsAddToTheSafeArea() throws {
    let tabs = AppContainers.makeTabs()
    tabs.layOut(on: phone)
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    let home = try #require(navigation.topViewController as? HomeViewController)
    #expect(home.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 96))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
    #expect(home.view.safeAreaInsets == UIEdgeInsets(top: 59 + 96, left: 0, bottom: 83, right: 0))
    #expect(home.safeBox.frame == CGRect(x: 0, y: 155, width: 393, height: 852 - 155 - 83))
    #expect(home.banner.view.frame == CGRect(x: 16, y: 175, width: 361, height: 80))
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
    tabs.layOut(on: phone)
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func colorsAreLightAndDark() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemGray4 : .systemGray5 }
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor(red: 58 / 255, green: 58 / 255, blue: 60 / 255, alpha: 1))
    #expect(UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .black)
  }
}
