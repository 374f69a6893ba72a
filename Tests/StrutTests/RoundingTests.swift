import Strut
import Testing

/// What is rounded to pixels, and to whose.
@Suite struct RoundingTests {
  private func frames(_ head: String, scale: Int = 2) throws -> [Rect] {
    let document = """
      \(head)
      scale: \(scale)
      views:
        - label: text
          text: A label
        - view: third
        - view: assigned
          frame: [10.1, 10.2, 30.3, 40.4]
      constraints:
        - text.leading == superview.leading + 10.3
        - text.top == superview.top + 20.3
        - third.leading == superview.leading
        - third.width == superview.width / 7
        - third.top == superview.top
        - third.height == 10
      """
    let (figure, _) = solveFigure(SourceFile(name: "a.yaml", text: document), name: "a", imagesIn: ".")
    return try #require(figure).pictures[0].panels[0].views.map(\.frame)
  }

  @Test func theScaleOfAPictureChangesNoLayout() throws {
    for head in ["size: [320, 200]", "device: iphone-8", "device: iphone-15"] {
      let twice = try frames(head)
      #expect(try frames(head, scale: 1) == twice && frames(head, scale: 3) == twice)
    }
  }

  @Test func aDeviceHasItsOwnPixels() throws {
    #expect(try frames("device: iphone-8")[2].width == 53.5)
    #expect((try frames("device: iphone-15")[2].width - 56).magnitude < 0.34)
    #expect((try frames("size: [320, 200]")[2].width - 320.0 / 7).magnitude < 1e-9)
  }

  @Test func anAssignedFrameStays() throws {
    for head in ["size: [320, 200]", "device: iphone-8"] {
      let frame = try frames(head)[3]
      #expect(frame.origin.distance(to: Point(10.1, 10.2)) < 1e-9)
      #expect((frame.width - 30.3).magnitude < 1e-9 && (frame.height - 40.4).magnitude < 1e-9)
    }
  }

  @Test func aTreeOfViewsIsRoundedUnlessToldOtherwise() {
    func width(_ environment: LayoutEnvironment?) -> Double {
      let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let third = View(.view, "third")
      root.adding { third }.constraining {
        third.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        third.topAnchor.constraint(equalTo: root.topAnchor)
        third.heightAnchor.constraint(equalToConstant: 10)
        third.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 7)
      }
      if let environment { root.layoutEnvironment = environment }
      root.layoutIfNeeded()
      return third.frame.width
    }
    #expect(width(nil) == 14.5)
    var environment = LayoutEnvironment.standard
    environment.options.scale = 1
    #expect(width(environment) == 14)
    environment.options.roundsToPixels = false
    #expect((width(environment) - 100.0 / 7).magnitude < 1e-9)
  }
}
