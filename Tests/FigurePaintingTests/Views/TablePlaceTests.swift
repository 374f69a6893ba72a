import Figures
import Geometry
import Graphics
import Staging
import Testing
import ViewLayout

/// The rows of tables, and the parts of rows and sections that callouts name.
@Suite struct TablePlaceTests {
  private func sample(_ table: String, _ keys: String = "size: [320, 400]") throws -> PaintedSample {
    let document = "\(keys)\nviews:\n  - tableView: t\n    frame: [0, 0, 320, 400]\n    \(table)\n"
    return try PaintedSample(document)
  }

  private func table(_ sample: PaintedSample) throws -> SolvedView {
    try #require(sample.picture.panels[0].views.first { $0.name == "t" })
  }

  private static let sections = """
    tableStyle: insetGrouped
        sections:
          - header: Radio
            footer: Both are on.
            rows: [Wi-Fi, {title: Bluetooth, text: 'On', image: symbol(wifi), accessoryType: disclosureIndicator}]
          - rows: [Sounds]
    """

  @Test func partsOfRowsAreWhereTheyArePainted() throws {
    let sample = try sample(Self.sections)
    let table = try table(sample)
    func box(_ words: String) throws -> Rect {
      try #require(sample.elements.first { $0.isText && $0.words == words }).box
    }
    func expect(_ part: Place.Part, at words: String, _ line: Int = #line) throws {
      let (frame, painted) = (try #require(table.frame(of: part, on: .ios)), try box(words))
      #expect(abs(frame.midX - painted.midX) < 1.5 && abs(frame.midY - painted.midY) < 3, "\(frame) \(painted) \(line)")
    }
    try expect(.row(0, .text), at: "Wi-Fi")
    try expect(.row(1, .text), at: "Bluetooth")
    try expect(.row(1, .detail), at: "On")
    try expect(.row(2, .text), at: "Sounds")
    try expect(.header(0), at: "RADIO")
    try expect(.footer(0), at: "Both are on.")
    let row = try #require(table.frame(of: .row(1), on: .ios))
    for part in [Place.CellPart.image, .accessory] {
      #expect(row.contains(try #require(table.frame(of: .row(1, part), on: .ios)).center))
    }
    let nowhere: [Place.Part] = [
      .row(0, .detail), .row(0, .accessory), .row(3, .text), .header(1), .footer(1), .header(2),
    ]
    for part in nowhere { #expect(table.frame(of: part, on: .ios) == nil, "\(part)") }
  }

  @Test func aPlainListHasTextsOfRows() throws {
    let sample = try sample("items: [Ada, Grace]")
    let text = try #require(try table(sample).frame(of: .row(1, .text), on: .ios))
    let painted = try #require(sample.elements.first { $0.isText && $0.words == "Grace" }).box
    #expect(abs(text.midX - painted.midX) < 1.5 && abs(text.midY - painted.midY) < 3)
  }

  /// Since iOS 15 a plain table has no lines below its last row.
  @Test func aListEndsWithItsLastRow() throws {
    #expect(try table(try sample("items: [Ada, Grace]")).tableRowCount(on: .ios) == 2)
    #expect(try table(try sample("items: [Ada, Grace]")).frame(of: .row(2), on: .ios) == nil)
    let older = try sample("items: [Ada, Grace]", "size: [320, 400]\nplatform: ios11")
    #expect(try table(older).tableRowCount(on: .ios11) == 9)
    // A table of which nothing is said would not be seen.
    #expect(try table(try sample("alpha: 1")).tableRowCount(on: .ios) == 9)
  }

  /// What rows show is kept out of the safe area, where a device on its side has a cutout; their grounds are not.
  @Test(arguments: [TableStyle.plain, .insetGrouped])
  func rowsShowWhatTheyHaveInTheSafeArea(_ style: TableStyle) throws {
    let row = "{title: First, text: Ada, accessoryType: disclosureIndicator}"
    let sample = try PaintedSample(
      """
      device: iphone-15
      orientation: landscape
      views:
        - tableView: t
          frame: {inset: 0}
          tableStyle: \(style.rawValue)
          sections: [{header: Names, rows: [\(row)]}]
        - {tableViewCell: lone, frame: [0, 200, 852, 44], title: First, text: Ada}
      """)
    let table = try table(sample)
    let safe = table.bounds.inset(by: table.safeAreaInsets)
    #expect(safe.minX == 59)
    for part in [Place.Part.header(0), .row(0, .text), .row(0, .detail), .row(0, .accessory)] {
      let frame = try #require(table.frame(of: part, on: .ios))
      #expect(frame.minX >= safe.minX + 20 && frame.maxX <= safe.maxX - 16, "\(part) \(frame)")
    }
    let ground = try #require(table.frame(of: .row(0), on: .ios))
    #expect(ground.minX == (style == .plain ? 0 : 79) && ground.maxX == (style == .plain ? 852 : 773))
    let lone = try #require(sample.picture.panels[0].views.first { $0.name == "lone" })
    #expect(lone.frame(of: .text, on: .ios)?.minX == 79)
    #expect(abs((lone.frame(of: .detail, on: .ios)?.maxX ?? 0) - 773) < 1)
  }

  /// A list of items begins where the rows of sections do: below the bars that cover it.
  @Test(arguments: ["items: [Ada]", "sections: [{rows: [Ada]}]"])
  func rowsBeginBelowBars(_ rows: String) throws {
    let sample = try sample(
      rows, "device: iphone-15\nbars: {navigationBar: {title: Songs, prefersLargeTitles: true}, searchBar: {}}")
    let table = try table(sample)
    #expect(table.safeAreaInsets.top == 59 + 96 + 52)
    #expect(table.frame(of: .row(0), on: .ios)?.minY == table.safeAreaInsets.top)
  }

  /// A plain row is of the colour of its table unless it has its own, on which words are seen in the dark, too.
  @Test func rowsHaveTheGroundOfTheirTableOrTheirOwn() throws {
    let rows = [TableRow(title: "Ada"), TableRow(title: "Grace", backgroundColor: Color(hex: 0xFFEE00))]
    let figure = Figure.sample([
      .box(
        "t", Rect(x: 0, y: 0, width: 320, height: 200),
        [
          .backgroundColor: .color(Color(hex: 0x2C2C2E)), .sections: .sections([TableSection(rows: .drawn(rows))]),
        ], .tableView)
    ])
    let table = try #require(figure.painted(theme: .dark).list.group("t"))
    let fills = table.shapes.compactMap { shape -> Color? in
      guard case .color(let color)? = shape.fill, (Item.shape(shape).bounds?.height ?? 0) > 40 else { return nil }
      return color
    }
    #expect(fills == [Color(hex: 0x2C2C2E), Color(hex: 0xFFEE00)])
    let inks = Dictionary(table.items.flatMap(\.runs).map { ($0.text, $0.color) }) { one, _ in one }
    #expect((inks["Ada"]?.luminance ?? 0) > 0.9 && (inks["Grace"]?.luminance ?? 1) < 0.1)
  }
}
