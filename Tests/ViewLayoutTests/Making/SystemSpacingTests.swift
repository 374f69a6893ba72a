import Geometry
import Testing
import Typography
import ViewLayout

@Suite struct SystemSpacingTests {
  /// Between baselines the spacing follows the fonts, and so many times of it as the multiplier says.
  @Test(arguments: [(17.0, 17.0), (12, 34), (34, 12)], [1, 0.5, 3.0])
  func betweenBaselinesItFollowsTheFonts(_ sizes: (Double, Double), multiplier: Double) {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 300, height: 900))
    let (upper, lower) = (View(.label, "upper"), View(.label, "lower"))
    (upper.content.text, lower.content.text) = ("Upper", "Lower")
    upper.font = upper.font.withSize(sizes.0)
    lower.font = lower.font.withSize(sizes.1)
    root.adding {
      upper
      lower
    }.constraining {
      upper.topAnchor.constraint(equalTo: root.topAnchor)
      lower.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: multiplier)
      lower.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: multiplier)
    }
    root.layoutIfNeeded()
    let baselines = [upper, lower].enumerated().map { number, label in
      label.frame.minY + label.baselineOffset(isFirst: number == 1, scale: 2)
    }
    let spacing = FontMetrics(of: upper.font).descent + FontMetrics(of: lower.font).ascent
    #expect((baselines[1] - baselines[0] - multiplier * spacing).magnitude < 0.51)
    #expect(lower.frame.minX == 8 * multiplier)
  }
}
