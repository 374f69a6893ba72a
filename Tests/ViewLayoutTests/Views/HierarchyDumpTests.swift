import Testing
import ViewLayout

/// The outline of a tree as text.
@Suite struct HierarchyDumpTests {
  @Test func oneLineAView() {
    let window = Window(frame: .init(x: 0, y: 0, width: 320, height: 480)).adding {
      View(.navigationBar, "bar").adding {
        View(.button, "back")
        View(.label, "title")
      }
      View(.activityIndicator, "spinner")
    }
    window.view(named: "title")?.className = "TitleLabel"
    #expect(
      window.hierarchyDump == """
        [ 0] UIWindow
        --[ 1] UINavigationBar
        ----[ 2] UIButton
        ----[ 2] TitleLabel
        --[ 1] UIActivityIndicatorView

        """)
  }

  @Test func levelsStandInTwoColumns() {
    #expect(HierarchyDump.Row(level: 10, className: "UILabel").text == "--------------------[10] UILabel")
    #expect(HierarchyDump.Row(level: 9, className: "UILabel").text == "------------------[ 9] UILabel")
    #expect(HierarchyDump.Row(level: 100, className: "UIView").text.hasSuffix("[100] UIView"))
  }

  @Test(arguments: ViewKind.allCases)
  func everyKindHasAClass(_ kind: ViewKind) {
    #expect(View(kind, "view").hierarchyDump.hasPrefix("[ 0] UI"))
  }
}
