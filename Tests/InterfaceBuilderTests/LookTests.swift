import Figures
import Geometry
import Graphics
import InterfaceBuilder
import Testing
import ViewLayout

/// Looks that a document says and that no other view has.
@Suite struct LookTests {
  private func views() throws -> [ViewDescription] {
    let (figures, diagnostics) = try DocumentFixture.named("disabled-controls-and-shadows", in: "looks").document()
      .figures(named: "Main")
    #expect(diagnostics.isEmpty)
    return try #require(figures.first).root.subviews
  }

  private func view(_ name: String) throws -> ViewDescription {
    try #require(try views().first { $0.name.value == name })
  }

  @Test func aDisabledControlIsPaler() throws {
    #expect(try view("switch1")[.alpha] == .number(0.5))
    #expect(try view("label1")[.alpha] == .number(0.25))
    #expect(try view("label2")[.alpha] == nil)
  }

  @Test func theTitleOfADisabledButtonHasTheColorOfItsStateOrAPaleOne() throws {
    #expect(try view("button1")[.textColor] == SystemColor.named("tertiaryLabel").map { .color($0.color) })
    #expect(try view("button2")[.textColor] == .color(Color(red: 1, green: 0, blue: 0)))
  }

  @Test func aLabelsShadowIsThatOfItsLetters() throws {
    let black = Color(red: 0, green: 0, blue: 0)
    #expect(try view("label2")[.shadow] == .shadow(Shadow(offset: Point(2, 3), radius: 0, color: black)))
    #expect(try view("label3")[.shadow] == .shadow(Shadow(offset: Point(0, -1), radius: 0, color: black)))
    // Behind a background no letter casts one.
    #expect(try view("label4")[.shadow] == nil)
  }
}
