import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// The arrows of the distances and margins of stack views keep off what is in them.
@Suite struct StackArrowTests {
  /// The shorter label ends below the last letters of the longer one.
  @Test func arrowsBetweenTwoLabelsPointBesideBoth() throws {
    let sample = try PaintedSample(
      """
      size: [360, 110]
      border: none
      show: spacing
      views:
        - stackView: track
          spacing: 24
          alignment: center
          subviews:
            - {view: cover, backgroundColor: "alpha(systemIndigo, 0.35)", intrinsicContentSize: [72, 72],
               contentHuggingPriority: 751}
            - stackView: words
              axis: vertical
              spacing: 6
              alignment: leading
              subviews:
                - {label: song, text: Night Ferry, font: headline}
                - {label: artist, text: Lighthouse, font: subheadline}
            - {imageView: heart, image: symbol(heart), contentHuggingPriority: 752}
      constraints: ["H:|-40-[track]-40-|", track.centerY == superview.centerY]
      """)
    let heads = sample.elements.filter { element in
      guard element.classes.contains("strut-spacing"), case .shape(let shape) = element.content else { return false }
      return shape.fill != nil
    }
    let texts = sample.viewTexts.filter { ["Night Ferry", "Lighthouse"].contains($0.words) }
    #expect(!heads.isEmpty && texts.count == 2)
    for head in heads {
      for text in texts {
        #expect(head.box.minX > text.box.maxX, "an arrow in \(text.words)")
      }
    }
  }

  /// Arrows of a margin do not lie on a symbol where there is room beside it.
  @Test func marginsOfAStackViewKeepOffSymbols() throws {
    let sample = try PaintedSample(
      """
      size: [330, 100]
      show: {spacing: {of: head}}
      views:
        - stackView: head
          spacing: 12
          alignment: center
          isLayoutMarginsRelativeArrangement: true
          directionalLayoutMargins: [8, 16, 8, 16]
          backgroundColor: lavender
          subviews:
            - {imageView: icon, image: "symbol(shippingbox, 32)", contentHuggingPriority: 251}
            - {label: what, text: Parcel 41, font: headline}
      constraints:
        - H:|-40-[head]-40-|
        - head.centerY == superview.centerY
      """)
    let icon = try sample.view("icon")
    let upright = sample.lines(ofClass: "strut-spacing").filter { $0.start.x == $0.end.x }
    #expect(!upright.isEmpty && !upright.contains { icon.insetBy(dx: 2, dy: 2).contains($0.start) }, "\(upright)")
  }
}
