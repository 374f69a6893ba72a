import Geometry
import Testing
import Typography
import ViewLayout

/// What a report prints of one constraint, in the form of iOS 9 and before and in that of iOS 10 and since.
@Suite struct ConsoleFormTests {
  /// A constraint between `a`, which is in the root, `b`, which is in `a`, and `c` beside `a`.
  struct Case: CustomTestStringConvertible, Sendable {
    var equation: @Sendable (Views) -> LayoutConstraint
    var visual: String
    var active: String

    init(_ visual: String, _ active: String, _ equation: @escaping @Sendable (Views) -> LayoutConstraint) {
      self.visual = visual
      self.active = active
      self.equation = equation
    }

    var testDescription: String { active }
  }

  struct Views {
    let root: View
    let a: View
    let b: View
    let c: View

    init(on platform: Platform) {
      root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 200, height: 100), platform: platform)
      a = View(.view, "a", frame: Rect(x: 10, y: 20, width: 100, height: 50), platform: platform)
      b = View(.label, "b", platform: platform)
      c = View(.view, "c", platform: platform)
      root.addSubview(a)
      a.addSubview(b)
      root.addSubview(c)
    }
  }

  static let cases = [
    Case("V:[UIView:a(44)]", "UIView:a.height == 44   (active)") { $0.a.heightAnchor.constraint(equalToConstant: 44) },
    Case("V:[UIView:a(>=330)]", "UIView:a.height >= 330   (active)") {
      $0.a.heightAnchor.constraint(greaterThanOrEqualToConstant: 330)
    },
    Case(
      "V:|-(16)-[UILabel:b]   (Names: '|':UIView:a )", "V:|-(16)-[UILabel:b]   (active, names: '|':UIView:a )"
    ) { $0.b.topAnchor.constraint(equalTo: $0.a.topAnchor, constant: 16) },
    Case(
      "V:[UILabel:b]-(16)-|   (Names: '|':UIView:a )", "V:[UILabel:b]-(16)-|   (active, names: '|':UIView:a )"
    ) { $0.a.bottomAnchor.constraint(equalTo: $0.b.bottomAnchor, constant: 16) },
    // From the other end, it is an equation since iOS 10.
    Case(
      "V:[UILabel:b]-(16)-|   (Names: '|':UIView:a )", "UILabel:b.bottom == UIView:a.bottom - 16   (active)"
    ) { $0.b.bottomAnchor.constraint(equalTo: $0.a.bottomAnchor, constant: -16) },
    Case(
      "H:|-(0)-[UILabel:b]   (Names: '|':UIView:a )", "UIView:a.leading == UILabel:b.leading   (active)"
    ) { $0.a.leadingAnchor.constraint(equalTo: $0.b.leadingAnchor) },
    Case("H:[UIView:a]-(24)-[UIView:c]", "H:[UIView:a]-(24)-[UIView:c]   (active)") {
      $0.c.leadingAnchor.constraint(equalTo: $0.a.trailingAnchor, constant: 24)
    },
    Case(
      "H:[UIView:a]-(>=8)-[UIView:c](LTR)", "H:[UIView:a]-(>=8)-[UIView:c](LTR)   (active)"
    ) { $0.c.leftAnchor.constraint(greaterThanOrEqualTo: $0.a.rightAnchor, constant: 8) },
    Case(
      "UIView:a.centerX == UIView:c.centerX + 3", "UIView:a.centerX == UIView:c.centerX + 3   (active)"
    ) { $0.a.centerXAnchor.constraint(equalTo: $0.c.centerXAnchor, constant: 3) },
  ]

  @Test(arguments: cases) func aConstraint(_ line: Case) {
    for (platform, text) in [(Platform.ios7, line.visual), (.ios11, line.active), (.ios, line.active)] {
      let requirement = LayoutRequirement.constraint(line.equation(Views(on: platform)))
      #expect(requirement.consoleText == "<NSLayoutConstraint \(text)>")
    }
  }

  /// A mask holds the middle and the length up to iOS 9, then the margins that it does not leave flexible.
  @Test(
    arguments: [
      ([], "h=--& v=--& UIView:a.midX == + 60", "h=--& v=--& UIView:a.minX == 10   (active, names: '|':UIView:root )"),
      (
        .flexibleLeftMargin, "h=&-- v=--& UIView:a.midX == UIView:root.width - 140",
        "h=&-- v=--& H:[UIView:a]-(90)-|   (active, names: '|':UIView:root )"
      ),
      (
        .flexibleWidth, "h=-&- v=--& UIView:a.midX == UIView:root.midX - 40",
        "h=-&- v=--& UIView:a.minX == 10   (active, names: '|':UIView:root )"
      ),
    ] as [(AutoresizingMask, String, String)])
  func theMaskOfAPlace(_ mask: AutoresizingMask, visual: String, active: String) {
    for (platform, text) in [(Platform.ios6, visual), (.ios, active)] {
      let views = Views(on: platform)
      views.a.autoresizingMask = mask
      let line = LayoutRequirement.mask(views.a, .horizontal, .left, value: 0).consoleText
      #expect(line == "<NSAutoresizingMaskLayoutConstraint \(text)>")
    }
  }

  @Test func theSizeOfARoot() {
    let lines = [Platform.ios7, .ios].map {
      LayoutRequirement.rootSize(Views(on: $0).root, .horizontal, value: 200).consoleText
    }
    #expect(
      lines == [
        "<NSAutoresizingMaskLayoutConstraint h=--& v=--& H:[UIView:root(200)]>",
        "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' UIView:root.width == 200   (active)>",
      ])
  }
}
