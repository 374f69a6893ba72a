import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// The dashes, chevrons and numbers of content sizes.
@Suite struct IntrinsicSizeTests {
  /// That a view has no size of its own is told as well.
  @Test(arguments: [("{values: sizes}", 1), ("{values: sizes, of: [plain, card]}", 2), ("true", 0)])
  func dashesSayThatAViewHasNoContentSize(_ sizes: String, _ count: Int) throws {
    let sample = try PaintedSample(
      """
      size: [300, 140]
      show: {intrinsicSizes: \(sizes)}
      views:
        - {view: plain, frame: [20, 40, 40, 40]}
        - {view: card, frame: [120, 20, 120, 80], subviews: [{label: name, text: Name, frame: [20, 20, 60, 21]}]}
      """)
    #expect(sample.annotationTexts.filter { $0.words == "– × –" }.count == count)
  }

  @Test func contentSizesAreWrittenWhereTheyAreAskedFor() {
    var figure = Figure.sample([.box("a", Rect(x: 20, y: 20, width: 51, height: 31), [:], .switch)])
    var details = AnnotationSet.Details()
    details.showsSizes = true
    figure.show = AnnotationSet([.intrinsicSizes: details])
    #expect(figure.painted().list.texts == ["49 × 31"])
  }

  @Test func oneAxisOfContentSizesIsOneNumber() throws {
    let text = """
      size: [160, 80]
      views: [{view: v, intrinsicContentSize: [46, 20], backgroundColor: khaki}]
      constraints: ["H:|-40-[v]", "V:|-20-[v]"]
      show: {intrinsicSizes: {values: sizes, axis: horizontal}}
      """
    #expect(try PaintedSample(text).marks.contains("“46”"))
  }

  /// Chevrons on dashes would be read as a part of them.
  @Test func chevronsKeepOffTheDashesOfContents() throws {
    for width in [36, 40, 44, 50, 60, 80] {
      let sample = try PaintedSample(
        """
        size: [140, 60]
        show: {intrinsicSizes: {axis: horizontal, values: false}}
        views: [{view: a, backgroundColor: lightsteelblue, intrinsicContentSize: [30, 36]}]
        constraints: ["H:|-20-[a(\(width))]", a.centerY == superview.centerY]
        """)
      let chevrons = sample.elements.filter { $0.classes.contains("strut-hugging") }.flatMap(\.strokedLines)
      let (low, high) = (20 + (Double(width) - 30) / 2, 20 + (Double(width) + 30) / 2)
      #expect(!chevrons.isEmpty)
      for line in chevrons {
        let ends = [line.start.x, line.end.x]
        for edge in [low, high] {
          #expect(
            ends.allSatisfy { $0 < edge - 1.5 } || ends.allSatisfy { $0 > edge + 1.5 }, "\(width) \(ends) \(edge)")
        }
      }
    }
  }

  /// Behind the ends of a view stand numbers of others.
  @Test func numbersLeaveChevronsFree() throws {
    let sample = try PaintedSample(
      """
      size: [220, 90]
      show: intrinsicSizes
      views: [{label: a, text: A longer text, frame: [20, 25, 60, 30]}]
      """)
    let signs = sample.elements.filter { !$0.classes.isDisjoint(with: ["strut-hugging", "strut-compression"]) }
    let chevrons = signs.flatMap(\.strokedLines).flatMap { [$0.start, $0.end] }
    let pills = sample.elements.filter { element in
      guard case .shape(let shape) = element.content else { return false }
      return shape.fill != nil && shape.stroke == nil && abs(element.box.height - 14) < 0.6 && !element.isOfView
    }.map(\.box)
    #expect(chevrons.count == 16 && pills.count == 2)
    for pill in pills { #expect(!chevrons.contains(where: pill.contains), "\(pill) \(chevrons)") }
  }

  /// In a gap of 16 points the chevrons of both contents met and looked like a cross.
  @Test func chevronsInOneGapKeepApart() throws {
    let sample = try PaintedSample(
      """
      size: [180, 60]
      expect: [clipped, lost]
      show: {intrinsicSizes: {axis: horizontal}}
      views:
        - {label: product, text: Alpine cheese, contentCompressionResistancePriority: 760}
        - {label: note, text: aged for twelve months}
        - {label: price, text: "18.50", contentCompressionResistancePriority: 770}
      constraints:
        - {format: "H:|-16-[product]-16-[note]-16-[price]-16-|", options: [alignAllFirstBaseline]}
        - V:|-20-[product]
      """)
    let signs = sample.list.groups(withClass: "strut-compression").flatMap(\.shapes).flatMap { shape in
      // Each of the two chevrons of a content is three points.
      stride(from: 0, to: shape.path.points.count, by: 3).compactMap { start in
        Rect(enclosing: Array(shape.path.points[start..<start + 3]))
      }
    }
    #expect(signs.count == 4)
    for (index, sign) in signs.enumerated() {
      #expect(signs.dropFirst(index + 1).allSatisfy { !$0.overlaps(sign) }, "\(signs)")
    }
  }
}
