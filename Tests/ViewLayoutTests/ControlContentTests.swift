import Geometry
import Testing
import Typography
import ViewLayout

/// The sizes that buttons, labels and segmented controls ask for by what their authors set.
@Suite struct ControlContentTests {
  private func size(_ view: View, width: Double? = nil) -> [Double?] {
    let size = view.intrinsicContentSize(measuringTextWith: FixedWidthMeasurer(), width: width, scale: 2)
    return [size.horizontal, size.vertical]
  }

  /// Interface Builder stored a button of 13 points with 5 above and below 26 high.
  @Test func insetsTakeThePlaceOfAButtonsRoom() {
    let button = View(.button, "send")
    button.content.title = "Send"
    button.font = Font(family: .inter, size: 13)
    button.content.contentEdgeInsets = EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    #expect(size(button) == [46, 26])
    button.content.image = .placeholder(Size(24, 24))
    #expect(size(button) == [70, 34])
  }

  /// One that scrolls asks for nothing; the insets and the padding are around its lines, and an empty one has a line.
  @Test func textViewsThatDoNotScrollAreAsHighAsTheirLines() {
    let view = View(.textView, "note")
    view.content.text = "one two three"
    view.font = Font(family: .inter, size: 20)
    #expect(size(view) == [nil, nil])
    view.content.isScrollEnabled = false
    #expect(size(view) == [140, 40])
    #expect(size(view, width: 85) == [80, 64])
    view.content.text = nil
    #expect(size(view) == [10, 40])
  }

  @Test func textWrapsAtItsPreferredWidth() {
    let label = View(.label, "text")
    label.content.text = "one two three"
    label.font = Font(family: .inter, size: 20)
    label.content.numberOfLines = 0
    #expect(size(label) == [130, 24])
    label.content.preferredMaxLayoutWidth = 75
    #expect(size(label) == [70, 48])
    // Whatever room there is.
    #expect(size(label, width: 500) == [70, 48])
    label.content.numberOfLines = 1
    #expect(size(label) == [130, 24])
  }

  /// Stored widths are the titles' with room around each and a point between.
  @Test func segmentsAreAsWideAsTheWidestOrAsTheirOwn() {
    let control = View(.segmentedControl, "choice")
    control.content.items = ["ab", "abcd"]
    #expect(size(control) == [89, 31])
    control.content.apportionsSegmentWidthsByContent = true
    #expect(size(control) == [76, 31])
    let old = View(.segmentedControl, "choice", platform: .ios11)
    old.content.items = ["ab", "abcd"]
    #expect(size(old) == [81, 28])
  }
}
