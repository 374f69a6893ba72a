import Diagnostics
import FigureLanguage
import Figures
import Staging
import Testing
import Typography

/// The order of constraints, which decides which one is broken in a conflict.
@Suite struct WrittenOrderTests {
  /// Repeated items, also inside one another, count as that many items written one after another.
  @Test func repeatedItemsStandOneAfterAnother() throws {
    let repeated = """
      views:
        - view: row{n}
          repeat: 2
          constraints: ['row{n}.width == 10']
          subviews:
            - view: cell{n}{m}
              repeat: 2
              constraints: ['cell{n}{m}.width == 20']
              subviews: [{view: 'dot{n}{m}', constraints: ['dot{n}{m}.width == 30']}]
            - {view: 'end{n}', constraints: ['end{n}.width == 40']}
        - {view: last, constraints: [last.width == 50]}
      """
    var written = "views:\n"
    for n in 1...2 {
      written += "  - view: row\(n)\n    constraints: [row\(n).width == 10]\n    subviews:\n"
      for m in 1...2 {
        written += "      - view: cell\(n)\(m)\n        constraints: [cell\(n)\(m).width == 20]\n"
        written += "        subviews: [{view: dot\(n)\(m), constraints: [dot\(n)\(m).width == 30]}]\n"
      }
      written += "      - {view: end\(n), constraints: [end\(n).width == 40]}\n"
    }
    written += "  - {view: last, constraints: [last.width == 50]}"
    let order = try constraints(of: repeated)
    #expect(order.count == 13)
    #expect(try order == constraints(of: written))
  }

  private func constraints(of views: String) throws -> [String] {
    let (figure, _) = Figure.decode(SourceFile(name: "a.yaml", text: "size: [90, 90]\n" + views), name: "a")
    let decoded = try #require(figure)
    let picture = try #require(decoded.pictures(measuringTextWith: FixedWidthMeasurer()).first)
    return picture.panels[0].constraints.map(\.text)
  }
}
