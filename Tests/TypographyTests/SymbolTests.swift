import Geometry
import Testing
import Typography

@Suite struct SymbolTests {
  @Test(arguments: [
    ("trash", ["delete_outline"]), ("trash.fill", ["delete"]), ("gear.fill", ["settings"]),
    ("heart.circle", ["radio_button_unchecked", "favorite_border"]),
    ("a.circle.fill", ["circle", "A"]), ("12.square", ["check_box_outline_blank", "12"]),
    ("heart.slash", ["heart_broken"]), ("camera.slash", ["photo_camera", "/"]),
    ("person.fill.badge.gearshape", ["person"]), ("plus.circle.fill", ["add_circle"]),
    ("ellipsis.circle", ["radio_button_unchecked", "more_horiz"]), ("sidebar.left", ["panes"]),
    ("gobackward.10", ["replay_10"]), ("gobackward.15", ["replay", "15"]), ("goforward.90", ["refresh", "90"]),
    ("rectangle.split.2x1.slash", ["panes", "/"]), ("sidebar.right.circle", ["radio_button_unchecked", "panes"]),
  ])
  func aNameIsItsIconOrThePartsThatItsVariantsMake(_ name: String, _ parts: [String]) {
    let found = Symbol(name: name).parts.map { part in
      switch part.content {
      case .icon(let icon): icon
      case .letters(let letters): letters
      case .panes: "panes"
      case .slash: "/"
      }
    }
    #expect(found == parts)
  }

  @Test(arguments: [
    "", ".", "fill", "circle.", "trahs", "slash", "badge", "circle.badge..", "aa.circle", "goforward.100",
    "gobackward.x", "a.b.c.d.e.f.g.h.i",
  ])
  func otherNamesHaveNoParts(_ name: String) {
    #expect(Symbol(name: name).parts.isEmpty)
  }

  /// Where the icons have none that is filled, it is made of a disc and what is cut out of that.
  @Test(arguments: ["up", "down", "left", "right"])
  func arrowsInFilledCirclesAreCutOut(_ direction: String) {
    let parts = Symbol(name: "arrow.\(direction).circle.fill").parts
    #expect(parts.count == 2 && parts.first?.content == .icon("circle") && parts.last?.isCutOut == true)
    #expect(Symbol(name: "arrow.\(direction).circle").parts.map(\.content) == [.icon("arrow_circle_\(direction)")])
    #expect(Symbol(name: "xmark.circle.fill").parts.map(\.content) == [.icon("cancel")])
  }

  @Test func sizesFollowThePointSize() {
    #expect(Symbol(name: "star").size == Size(20, 20))
    #expect(Symbol(name: "star", pointSize: 34).size == Size(40, 40))
    #expect(Symbol(name: "star", pointSize: 22).pointSize == 22)
    #expect(Symbol(name: "star", size: Size(20, 16)).pointSize == nil)
  }

  @Test func anItemMayBeginWithASymbol() {
    #expect(Symbol.leading("symbol(house) Home") == (Symbol(name: "house"), "Home"))
    #expect(Symbol.leading("Home") == (nil, "Home"))
    #expect(Symbol.leading("symbol(house") == (nil, "symbol(house"))
  }

  /// Source: Human Interface Guidelines, Right to left: `forward` and `backward` follow the direction of reading.
  @Test(arguments: [
    ("chevron.forward", "chevron.backward"), ("arrow.backward.circle.fill", "arrow.forward.circle.fill"),
    ("chevron.right", "chevron.right"), ("star", "star"), ("forward.fill", "forward.fill"),
    ("backward.end", "backward.end"), ("gobackward.10", "gobackward.10"),
    ("sidebar.leading", "sidebar.trailing"), ("rectangle.trailinghalf.filled", "rectangle.leadinghalf.filled"),
  ])
  func forwardAndBackwardAreMirrored(_ name: String, _ mirrored: String) {
    #expect(Symbol(name: name).mirrored.name == mirrored)
    #expect(Symbol(name: name, pointSize: 34).mirrored.size == Symbol(name: name, pointSize: 34).size)
  }

  /// The names of screens say what is in them.
  @Test func panesAreWhereTheirNamesSay() throws {
    func panes(_ name: String) throws -> SymbolPanes { try #require(SymbolPanes(symbol: name)) }
    #expect(try panes("sidebar.leading").columns == [0.35])
    #expect(try panes("rectangle.split.3x1").columns == [1.0 / 3, 2.0 / 3])
    #expect(try panes("square.split.1x2").rows == [0.5])
    #expect(try panes("square.split.2x2").isSquare)
    #expect(try panes("rectangle.split.2x1.fill").isFilled)
    let bottom = try panes("rectangle.bottomhalf.inset.filled")
    #expect(bottom.filling == Rect(x: 0, y: 0.5, width: 1, height: 0.5) && bottom.isInset)
    #expect(try !panes("square.righthalf.fill").isInset)
    #expect(try panes("rectangle.inset.filled").filling == Rect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test(arguments: [
    "rectangle", "rectangle.fill", "rectangle.split", "rectangle.split.1x1", "rectangle.split.9x1",
    "rectangle.split.2x1.fill.fill", "rectangle.middlehalf.filled", "sidebar", "sidebar.squares.left",
    "circle.split.2x1", "rectangle..filled", "square.stack",
  ])
  func otherNamesAreNoPanes(_ name: String) { #expect(SymbolPanes(symbol: name) == nil) }
}

private func == (one: (symbol: Symbol?, title: String), other: (Symbol?, String)) -> Bool {
  one.symbol == other.0 && one.title == other.1
}
