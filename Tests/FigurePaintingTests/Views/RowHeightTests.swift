import Geometry
import Staging
import Testing
import Typography
import ViewLayout

/// The rows that a table draws by itself, in each of the sizes that a reader can choose for text.
@Suite struct RowHeightTests {
  private func table(
    _ style: CellStyle, _ category: ContentSizeCategory, platform: Platform = .ios, font: String = ""
  ) throws -> (sample: PaintedSample, rows: [Rect]) {
    let document = """
      size: [320, 1200]
      platform: \(platform.rawValue)
      contentSizeCategory: \(category.rawValue)
      views:
        - tableView: table
          frame: {inset: 0}
          \(font)
          sections:
            - rows:
                - {title: Previews of messages, text: Always, cellStyle: \(style.rawValue)}
                - {title: Sound, cellStyle: \(style.rawValue), image: "placeholder(30, 64)"}
      """
    let sample = try PaintedSample(document)
    let view = try #require(sample.picture.panels[0].views.first { $0.name == "table" })
    return (sample, try #require(view.table).rows)
  }

  /// The author's height is that of all rows, at any text size.
  @Test(arguments: [ContentSizeCategory.large, .accessibilityLarge]) func rowsHaveTheAuthorsHeight(
    _ category: ContentSizeCategory
  ) throws {
    let rows = try table(.subtitle, category, font: "rowHeight: 30").rows
    #expect(rows.map(\.height) == [30, 30] && rows[1].minY == rows[0].maxY)
  }

  @Test(arguments: CellStyle.allCases, ContentSizeCategory.allCases)
  func rowsHoldTheirTexts(_ style: CellStyle, _ category: ContentSizeCategory) throws {
    let (sample, rows) = try table(style, category)
    let texts = sample.elements.filter(\.isText)
    #expect(!texts.isEmpty)
    for text in texts {
      #expect(rows.contains { $0.insetBy(dx: -0.5, dy: -0.5).contains(text.box) }, "'\(text.words)' at \(text.box)")
      if category.isAccessibilityCategory { #expect(!text.words.contains("…"), "'\(text.words)' is cut") }
    }
    #expect(rows[1].minY == rows[0].maxY && rows[1].height >= 64, "a row has room for its image")
  }

  /// 44 points is the height of the standard size, in which UIKit stores it; the texts of larger sizes need more.
  @Test func rowsGrowWithTheTextSize() throws {
    let heights = try ContentSizeCategory.allCases.map { try table(.value1, $0).rows[0].height }
    #expect(heights == heights.sorted())
    #expect(heights[...3] == [44, 44, 44, 44] && heights[6] < heights[7])
  }

  @Test func namedFontsAreKept() throws {
    let heights = try ContentSizeCategory.allCases.map { try table(.default, $0, font: "font: 17").rows[1].height }
    #expect(Set(heights) == [84])
  }

  /// Since iOS 15 there is room above each title of a plain table, UIKit's `sectionHeaderTopPadding`; groups have their
  /// own, and sections without a title none.
  @Test(
    arguments: [
      (.ios, nil, 50), (.ios, 0, 28), (.ios, 8.5, 36.5), (.ios11, nil, 28), (.ios6, nil, 28), (.ios6, 22, 50),
    ] as [(Platform, Double?, Double)])
  func titlesOfPlainTablesHaveRoomAbove(_ platform: Platform, _ padding: Double?, _ room: Double) throws {
    let document = """
      size: [320, 400]
      platform: \(platform.rawValue)
      views:
        - tableView: table
          frame: {inset: 0}
          \(padding.map { "sectionHeaderTopPadding: \($0)" } ?? "")
          sections: [{header: One, rows: [A]}, {rows: [B]}, {header: Two, rows: [C]}]
      """
    let sample = try PaintedSample(document)
    let view = try #require(sample.picture.panels[0].views.first { $0.name == "table" })
    let rows = try #require(view.table).rows
    #expect(rows.map(\.minY) == [room, room + 44, 2 * room + 88])
  }

  /// Before iOS 11 `rowHeight` was a number, and the texts of rows did not follow the reader.
  @Test(arguments: [Platform.ios6, .ios7]) func earlierRowsAreAlwaysTheSame(_ platform: Platform) throws {
    for category in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      #expect(try table(.value1, category, platform: platform).rows.map(\.height) == [44, 44])
    }
  }
}
