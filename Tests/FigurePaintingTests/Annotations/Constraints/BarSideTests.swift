import Figures
import Geometry
import Testing

/// Bars whose author names a side, and what they keep off.
@Suite struct BarSideTests {
  /// A bar from a baseline would lie on the text of that view, beside the smaller one alone.
  @Test func aBarBetweenBaselinesStandsBesideBothTexts() throws {
    let sample = try PaintedSample(
      """
      size: [320, 150]
      show: {constraints: {of: [above, below], side: right}}
      views:
        - {label: heading, text: Harbour at dawn, font: title1}
        - {label: body, text: The ferry leaves at seven from the old pier., numberOfLines: 0}
        - {label: credit, text: Photo by Ada, font: footnote}
      constraints:
        - H:|-20-[heading]-60-|
        - H:|-20-[body]-60-|
        - H:|-20-[credit]
        - heading.top == superview.top + 16
        - {equation: body.firstBaseline == heading.lastBaseline + 36, identifier: above}
        - {equation: credit.firstBaseline == body.lastBaseline + 30, identifier: below}
      """)
    let numbers = try sample.boxes(of: ["36", "30"])
    #expect(abs(numbers[0].midX - numbers[1].midX) < 1)
    #expect(numbers.allSatisfy { $0.minX > 260 })
  }

  /// A number wider than the step from one bar to the next lies on the next bar, unless that stands farther away.
  @Test func aBarStandsBeyondTheWideNumberOfAnother() throws {
    let sample = try PaintedSample(
      """
      size: [260, 128]
      border: none
      show: {constraints: {of: [height, lower], side: left}}
      views:
        - view: cell
          backgroundColor: khaki
          subviews: [{view: photo, backgroundColor: teal}]
          constraints:
            - H:|-100-[photo]-24-|
            - photo.top == cell.top + 24
            - {equation: photo.height == 60, identifier: height}
            - {equation: photo.bottom == cell.bottom - 24 @ 999, identifier: lower}
      constraints: ["H:|-16-[cell]-16-|", cell.top == superview.top + 8, cell.height == 44]
      """)
    let (wide, bar) = (try sample.boxes(of: ["24 @999"])[0], try sample.boxes(of: ["60"])[0])
    #expect(bar.maxX < wide.minX)
  }

  /// A text that a field cuts off takes no more room than the field.
  @Test func aTextThatIsCutOffMovesNoBarBesideItsField() throws {
    let sample = try PaintedSample(
      """
      size: [300, 90]
      show: {constraints: {axis: horizontal}}
      views: [{textField: field, text: a much longer text than its field has room for}]
      constraints: ["H:|-160-[field]-32-|", "V:|-24-[field]"]
      """)
    let numbers = try sample.boxes(of: ["160", "32"])
    #expect(abs(numbers[0].midY - numbers[1].midY) < 1)
  }
}
