import Figures
import Geometry
import Staging
import Testing
import ViewLayout

/// The parts of a cell that callouts name are where they are painted.
@Suite struct CellPartTests {
  @Test(arguments: CellStyle.allCases.filter { $0 != .default }, LayoutDirection.allCases)
  func aPartIsWhereItIsPainted(_ style: CellStyle, _ direction: LayoutDirection) throws {
    let sample = try #require(
      try PaintedSample.all(
        in: """
          size: [320, 100]
          direction: \(direction.rawValue)
          views:
          - tableViewCell: cell
            frame: [0, 20, 320, 60]
            cellStyle: \(style.rawValue)
            title: Wi-Fi
            text: Home
            image: symbol(wifi)
          """, name: "cell"
      ).first)
    let panel = sample.picture.panels[0]
    let cell = try #require(panel.views.first { $0.name == "cell" })
    let detail = try #require(cell.frame(of: .detail, on: .ios)).offsetBy(dx: 0, dy: 20)
    let painted = try #require(sample.elements.first { $0.isText && $0.words == "Home" }).box
    #expect(abs(detail.midX - painted.midX) < 1 && abs(detail.width - painted.width) < 2, "\(detail) \(painted)")
    #expect(abs(detail.midY - painted.midY) < 3, "\(detail) \(painted)")
    let image = try #require(cell.frame(of: .image, on: .ios))
    #expect(direction == .leftToRight ? image.maxX < 80 : image.minX > 240, "\(image)")
    let text = try #require(cell.frame(of: .text, on: .ios))
    #expect(!image.overlaps(text) && !text.offsetBy(dx: 0, dy: 20).overlaps(detail))
  }

  @Test func whatACellDoesNotShowHasNoPlace() throws {
    let document = "size: [320, 60]\nviews:\n- {tableViewCell: cell, frame: [0, 0, 320, 44], title: Plain}\n"
    let sample = try PaintedSample(document)
    let cell = try #require(sample.picture.panels[0].views.first { $0.name == "cell" })
    for part in [Place.Part.image, .detail, .accessory] { #expect(cell.frame(of: part, on: .ios) == nil) }
  }

  /// A cell's content view ends before the accessory, and begins in the safe area; 30.5 is stored with a disclosure
  /// indicator in cells of 414 points.
  @Test(arguments: LayoutDirection.allCases)
  func theContentViewEndsBeforeTheAccessory(_ direction: LayoutDirection) throws {
    let sample = try PaintedSample(
      """
      size: [414, 100]
      direction: \(direction.rawValue)
      views:
      - {tableViewCell: cell, frame: [0, 0, 414, 44], title: Wi-Fi, accessoryType: disclosureIndicator}
      """)
    let cell = try #require(sample.picture.panels[0].views.first { $0.name == "cell" })
    let content = try #require(cell.frame(of: .contentView, on: .ios))
    let accessory = try #require(cell.frame(of: .accessory, on: .ios))
    #expect(content == Rect(x: direction == .leftToRight ? 0 : 30.5, y: 0, width: 383.5, height: 44))
    #expect(!content.overlaps(accessory))
  }

  /// The line is where it is painted; the last row of an inset group has none.
  @Test func theSeparatorIsWhereItIsPainted() throws {
    let sample = try PaintedSample(
      """
      size: [320, 200]
      views:
      - tableView: table
        frame: [0, 0, 320, 200]
        tableStyle: insetGrouped
        sections: [{rows: [One, Two]}]
      """)
    let table = try #require(sample.picture.panels[0].views.first { $0.name == "table" })
    let row = try #require(table.frame(of: .row(0), on: .ios))
    let line = try #require(table.frame(of: .row(0, .separator), on: .ios))
    #expect((line.minX, line.maxX, line.maxY) == (row.minX + 16, row.maxX, row.maxY))
    #expect(table.frame(of: .row(1, .separator), on: .ios) == nil)
    let painted = sample.elements.map(\.box)
    #expect(painted.contains { ($0.minX, $0.maxX, $0.maxY) == (line.minX, line.maxX, line.maxY) && $0.height <= 1 })
  }
}
