import Diagnostics
import Figures
import Geometry
import Graphics
import Staging
import Strut
import Testing
import ViewLayout

@testable import FigurePainting

/// What of a bar's items is drawn, and where.
@Suite struct BarItemTests {
  private func solved(_ views: String, _ keys: String = "size: [375, 60]") throws -> (bar: SolvedBar, told: [String]) {
    let source = SourceFile(name: "bar.yaml", text: "\(keys)\nviews:\n  - \(views)\n")
    let (solved, diagnostics) = solveFigure(source, name: "bar", imagesIn: ".")
    let picture = try #require(solved?.pictures.first)
    let bar = try #require(
      picture.panels[0].views.lazy.compactMap(\.bar).first ?? picture.panels[0].surroundings.navigationBar)
    return (bar, diagnostics.all.map(\.message))
  }

  private func bar(_ items: String, _ more: String = "") throws -> (bar: SolvedBar, told: [String]) {
    try solved("{navigationBar: bar, title: Inbox, frame: [0, 0, 375, 44], items: \(items)\(more)}")
  }

  private func words(_ bar: SolvedBar) -> [String] {
    bar.parts.sorted { $0.place.midX < $1.place.midX }.compactMap { part in
      switch part.content {
      case .title(let text), .button(let text): text.lines.map(\.text).joined()
      default: nil
      }
    }
  }

  /// Without a space the first item is before the title, and the others are behind it in their order.
  @Test func everyItemIsDrawn() throws {
    #expect(words(try bar("[Edit]").bar) == ["Edit", "Inbox"])
    #expect(words(try bar("[Edit, Add]").bar) == ["Edit", "Inbox", "Add"])
    let three = try bar("[Edit, Sort, Add]")
    #expect(words(three.bar) == ["Edit", "Inbox", "Sort", "Add"] && three.told == [])
  }

  @Test func aFlexibleSpaceStandsForTheTitle() throws {
    #expect(words(try bar("[Edit, Sort, flexibleSpace(), Add]").bar) == ["Edit", "Sort", "Inbox", "Add"])
    #expect(words(try bar("[flexibleSpace(), Add]").bar) == ["Inbox", "Add"])
  }

  @Test func itemsOfRightToLeftLayoutAreMirrored() throws {
    let view = "{navigationBar: bar, title: Inbox, frame: [0, 0, 375, 44], items: [Edit, Sort, Add]}"
    #expect(words(try solved(view, "size: [375, 60]\ndirection: rightToLeft").bar) == ["Add", "Sort", "Inbox", "Edit"])
  }

  /// UIKit shrinks what does not fit to nothing.
  @Test func whatHasNoRoomIsTold() throws {
    let many = try bar("[Edit, Select everything, Sort by date, Add a new mailbox, Add another one]")
    #expect(many.told.count == 1, "\(many.told)")
    #expect(many.told.first?.hasPrefix("'bar' is 375 points wide and has no room for") == true, "\(many.told)")
    #expect(!many.bar.omitted.isEmpty)
    for word in many.bar.omitted { #expect(many.told.first?.contains("'\(word)'") == true) }
    let toolbar = try solved(
      "{toolbar: bar, frame: [0, 0, 200, 44], items: [flexibleSpace(), Select everything, Delete everything]}")
    #expect(toolbar.told == ["'bar' is 200 points wide and has no room for 'Delete everything'"])
  }

  @Test func barsAroundTheInterfaceTellWhereTheyAreWritten() throws {
    let source = SourceFile(
      name: "bar.yaml",
      text: """
        device: [iphone-8, iphone-15]
        bars:
          navigationBar:
            title: Inbox
            leftBarButtonItems: [Select everything, Select nothing, Edit]
            rightBarButtonItems: [Delete everything, Add]
        views: [{view: v, frame: [0, 100, 10, 10]}]
        """)
    let (_, diagnostics) = solveFigure(source, name: "bar", imagesIn: ".")
    let told = diagnostics.all.filter { $0.identifier == .itemsWithoutRoom }
    #expect(told.allSatisfy { $0.severity == .warning && $0.range?.start.line == 2 } && !told.isEmpty)
    #expect(Set(told.map(\.message)).count == told.count, "each once")
  }

  @Test func aFigureOfBarsAloneHasNoWarning() throws {
    var figure = Figure(name: "bars")
    figure.viewsRange = SourceRange(line: 1, column: 1)
    #expect(figure.emptinessWarning != nil)
    figure.surroundingBars.navigationBar = .navigationBar(NavigationItem(), BarLook())
    #expect(figure.emptinessWarning == nil)
  }
}
