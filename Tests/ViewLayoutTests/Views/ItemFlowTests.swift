import Geometry
import TestSupport
import Testing

@testable import ViewLayout

/// Where a collection view's flow places its items; the first cases are frames that Interface Builder stored.
@Suite struct ItemFlowTests {
  private func origins(
    of sizes: [Size], along axis: Axis = .vertical, spacing: Double = 10, inset: EdgeInsets = .zero, in size: Size
  ) -> [Point] {
    let flow = ItemFlow(along: axis, lineSpacing: spacing, itemSpacing: spacing, sectionInset: inset)
    return flow.frames(of: sizes, in: size).map(\.origin)
  }

  private func insets(_ all: Double) -> EdgeInsets { EdgeInsets(top: all, left: all, bottom: all, right: all) }

  @Test func itemsAloneInALineAreInItsMiddle() {
    #expect(origins(of: [Size(290, 126)], inset: insets(10), in: Size(414, 896)) == [Point(62, 10)])
    let two = [Size(327, 206), Size(327, 70)]
    #expect(origins(of: two, spacing: 14, inset: insets(14), in: Size(375, 553)) == [Point(24, 14), Point(24, 234)])
    // Across the direction of scrolling, also where there is no room at all.
    #expect(
      origins(of: [Size(200, 298)], along: .horizontal, inset: insets(24), in: Size(375, 348)) == [Point(24, 25)])
    #expect(origins(of: [Size(375, 669)], along: .horizontal, in: Size(375, 667)) == [Point(0, -1)])
  }

  @Test func lastLineBeginsAtItsStart() {
    #expect(origins(of: [Size(115, 168)], spacing: 0, in: Size(375, 667)) == [.zero])
    let inset = EdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let mixed = origins(of: [Size(156, 135), Size(199, 34)], inset: inset, in: Size(414, 400))
    #expect(mixed == [Point(10, 0), Point(176, 50.5)])
  }

  /// Three of 100 fit into 375 with 10 between them, and 37.5 are left for each gap; the last line goes on so.
  @Test func linesAreSpreadAndTheLastGoesOn() {
    let found = origins(of: Array(repeating: Size(100, 40), count: 5), in: Size(375, 667))
    #expect(found == [0, 137.5, 275].map { Point($0, 0) } + [0, 137.5].map { Point($0, 50) })
  }

  @Test func insetCanBeginAtTheSafeArea() {
    var flow = ItemFlow(lineSpacing: 0, itemSpacing: 0)
    let safeArea = EdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    func x() -> Double? { flow.frames(of: [Size(100, 100)], behind: 25, in: Size(852, 393), safeArea: safeArea)[0].x }
    #expect(x() == 0)
    flow.startsAtSafeArea = true
    #expect(x() == 59)
  }

  /// No two items of a flow overlap, and none leaves the room that it fits in.
  @Test func itemsStayApartAndInside() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let sizes = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        Size(Double(Int.random(in: 1...40, using: &random)), Double(Int.random(in: 1...40, using: &random)))
      }
      let axis: Axis = Bool.random(using: &random) ? .horizontal : .vertical
      let flow = ItemFlow(along: axis, lineSpacing: 3, itemSpacing: 2, sectionInset: insets(5))
      let frames = flow.frames(of: sizes, in: Size(100, 100))
      #expect(frames.map(\.size) == sizes)
      for (index, frame) in frames.enumerated() {
        #expect(frame.origin[axis.other] >= 5 - 1e-6)
        #expect(frame.origin[axis.other] + frame.size[axis.other] <= 95 + 1e-6)
        #expect(!frames[..<index].contains { $0.insetBy(dx: 0.5, dy: 0.5).overlaps(frame) })
      }
    }
  }
}
