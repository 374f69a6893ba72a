import StrutTesting
import Testing

@Suite struct CardTests {
  @Test func card() {
    let card = View(.view, "card", frame: Rect(x: 0, y: 0, width: 200, height: 80))
    card.backgroundColor = Color(hex: 0xEEF4FF)
    expectFigure(card)
  }

  @Test(.goldens(text: .boxes)) func form() {
    expectFigure(contentsOf: "Figures/form.yaml", named: "light")
  }
}
