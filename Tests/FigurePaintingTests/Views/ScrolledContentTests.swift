import Geometry
import Testing

@testable import FigurePainting

/// What is seen of a scroll view and of the content outside of it.
@Suite struct ScrolledContentTests {
  private func sample(_ keys: String, scroll: String = "") throws -> PaintedSample {
    try PaintedSample(
      """
      device: iphone-se-3rd-generation
      \(keys)
      views:
        - scrollView: scroll
          frame: [0, 100, 375, 300]
          contentSize: [375, 600]
          \(scroll)
          subviews:
            - {view: row, frame: [20, 200, 335, 300], backgroundColor: khaki}
      """)
  }

  private func outlines(in sample: PaintedSample) -> Int {
    sample.elements.count { element in
      guard element.ids.last == "scroll", case .shape(let shape) = element.content else { return false }
      return shape.stroke != nil
    }
  }

  /// A device shows neither.
  @Test func theScreenOfADeviceShowsNoContentOutsideAndNoOutline() throws {
    let device = try sample("chrome: device")
    #expect(device.list.groups(withClass: "strut-content-outside").isEmpty && outlines(in: device) == 0)
    let plain = try sample("chrome: none")
    #expect(!plain.list.groups(withClass: "strut-content-outside").isEmpty && outlines(in: plain) == 1)
  }

  @Test func authorsCanHaveBothOnADevice() throws {
    let dimmed = try sample("chrome: device", scroll: "contentOutside: dim")
    #expect(!dimmed.list.groups(withClass: "strut-content-outside").isEmpty)
    let explained = try sample("chrome: device\nshow: names")
    #expect(outlines(in: explained) == 1)
  }
}
