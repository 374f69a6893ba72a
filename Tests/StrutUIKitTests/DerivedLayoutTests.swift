import StrutUIKit
import Testing

@Suite struct DerivedLayoutTests {
  @Test(arguments: DerivedLayout.all)
  func framesAreThoseThatFollow(_ layout: DerivedLayout) {
    let ground = Ground()
    let views = layout.make(ground)
    ground.root.layoutIfNeeded()
    #expect(views.count == layout.frames.count)
    for (view, frame) in zip(views, layout.frames) {
      #expect(view.frame.isNear(frame), "\(view.frame), derived from \(layout.source)")
    }
    #expect(ground.root.conflictReports.isEmpty)
  }

  @Test func thereAreSixtyWithDifferentNames() {
    #expect(DerivedLayout.all.count >= 60)
    #expect(Set(DerivedLayout.all.map(\.name)).count == DerivedLayout.all.count)
  }
}
