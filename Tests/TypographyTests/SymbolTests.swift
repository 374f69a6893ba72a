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
  ])
  func aNameIsItsIconOrThePartsThatItsVariantsMake(_ name: String, _ parts: [String]) {
    let found = Symbol(name: name).parts.map { part in
      switch part.content {
      case .icon(let icon): icon
      case .letters(let letters): letters
      case .slash: "/"
      }
    }
    #expect(found == parts)
  }

  @Test(arguments: [
    "", ".", "fill", "circle.", "trahs", "slash", "badge", "circle.badge..", "aa.circle", "a.b.c.d.e.f.g.h.i",
  ])
  func otherNamesHaveNoParts(_ name: String) {
    #expect(Symbol(name: name).parts.isEmpty)
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
  ])
  func forwardAndBackwardAreMirrored(_ name: String, _ mirrored: String) {
    #expect(Symbol(name: name).mirrored.name == mirrored)
    #expect(Symbol(name: name, pointSize: 34).mirrored.size == Symbol(name: name, pointSize: 34).size)
  }
}

private func == (one: (symbol: Symbol?, title: String), other: (Symbol?, String)) -> Bool {
  one.symbol == other.0 && one.title == other.1
}
