import Graphics
import Testing

/// What is presented over an interface covers its bars.
@Suite struct PresentedViewTests {
  private func list(_ text: String) throws -> DisplayList { try PaintedSample(text).list }

  /// The words of the bar, and what follows them: views before the first elevated one lie under bars, that one and all after
  /// it over them.
  @Test(arguments: [
    ("", ["under", "first", "second", "Places"]),
    ("first", ["under", "Places", "first", "second"]),
    ("second", ["under", "first", "Places", "second"]),
  ])
  func barsLieUnderWhatIsPresented(_ elevated: String, _ order: [String]) throws {
    func view(_ name: String) -> String {
      "{label: \(name), text: \(name), frame: [20, 200, 100, 20]"
        + (name == elevated ? ", userInterfaceLevel: elevated}" : "}")
    }
    let list = try list(
      """
      device: iphone-8
      bars: {navigationBar: {title: Places}}
      views: [\(view("under")), \(view("first")), \(view("second"))]
      """)
    #expect(list.texts.filter(order.contains) == order)
  }

  /// Of a root that is presented itself, the bars are part.
  @Test func barsOfAPresentedRootLieOverItsViews() throws {
    let list = try list(
      """
      device: iphone-8
      root: {userInterfaceLevel: elevated}
      bars: {navigationBar: {title: Places}}
      views: [{label: under, text: under, frame: [20, 200, 100, 20]}]
      """)
    #expect(list.texts.filter(["under", "Places"].contains) == ["under", "Places"])
  }

  /// The root is one group with its name, although it is drawn in two.
  @Test func theRootIsNamedOnce() throws {
    let list = try list(
      """
      device: iphone-8
      bars: {navigationBar: {title: Places}}
      views: [{view: sheet, frame: [0, 300, 375, 367], userInterfaceLevel: elevated}]
      """)
    #expect(list.groups.filter { $0.id == "root" }.count == 1)
  }
}
