import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// The dashed outlines and the question marks of ambiguous views.
@Suite struct AmbiguityTests {
  private func outline(of view: String, _ text: String) throws -> (sample: PaintedSample, box: Rect) {
    let sample = try #require(PaintedSample.all(in: text, name: "ambiguous").first)
    let lines = sample.elements.filter { element in
      guard element.classes.contains("strut-ambiguous"), case .shape(let shape) = element.content else { return false }
      return shape.fill == nil
    }
    return (sample, try #require(Rect(enclosing: lines.flatMap { [$0.box.origin, Point($0.box.maxX, $0.box.maxY)] })))
  }

  private static func label(_ alignment: String) -> String {
    """
    size: [240, 100]
    expect: ambiguity
    show: {ambiguity: {style: outlines}}
    views:
      - {label: name, text: Name, textAlignment: \(alignment), backgroundColor: lavender}
    constraints:
      - name.leading == superview.leading + 40
      - name.width == 120
      - name.height == 30
    """
  }

  /// Dashes at the edge of a label would be read with its letters.
  @Test(arguments: [("left", 122.5), ("right", 122.5), ("center", 120)])
  func outlinesKeepOffLettersAtTheLeftAndAtTheRight(_ alignment: String, _ width: Double) throws {
    let (sample, box) = try outline(of: "name", Self.label(alignment))
    let letters = try #require(sample.viewTexts.first).box
    #expect(abs(box.width - width) < 1 && abs(box.height - 30) < 1.5, "\(box)")
    #expect(min(letters.minX - box.minX, box.maxX - letters.maxX) > 2, "\(letters) in \(box)")
  }

  /// A field is drawn with round corners that no property has.
  @Test func outlinesOfFieldsAreAsRoundAsThese() throws {
    let text = Self.label("center").replacing("label: name", with: "textField: name")
      .replacing(", backgroundColor: lavender", with: "")
    let (sample, _) = try outline(of: "name", text)
    let curved = sample.elements.contains { element in
      guard element.classes.contains("strut-ambiguous"), case .shape(let shape) = element.content, shape.fill == nil
      else { return false }
      return shape.path.elements.contains { if case .cubic = $0 { true } else { false } }
    }
    #expect(curved)
  }

  /// A square outline around a round view would make it look square.
  @Test(arguments: [("cornerRadius: 12", true), ("configuration: filled", true), ("backgroundColor: plum", false)])
  func anAmbiguousViewHasAnOutlineAsRoundAsItIs(_ look: String, _ isRound: Bool) throws {
    let sample = try #require(
      PaintedSample.all(
        in: """
          size: [300, 160]
          expect: ambiguity
          show: {ambiguity: outlines}
          views: [{button: go, title: Go, \(look)}]
          constraints: [go.top == superview.top + 40, go.width == 120, go.height == 44]
          """, name: "round"
      ).first)
    let outline = sample.list.groups(withClass: "strut-ambiguous").flatMap(\.shapes).filter {
      $0.stroke?.dash.isEmpty == false
    }
    #expect(!outline.isEmpty)
    #expect(outline.contains { $0.path.points.count > 8 } == isRound)
  }

  /// On the corner of another ambiguous view it would say that this one is meant twice.
  @Test func signsOfAmbiguityAreNearestToTheirOwnViews() throws {
    let sample = try PaintedSample(
      """
      size: [220, 100]
      expect: ambiguity
      show: {ambiguity: outlines}
      views:
        - {label: name, text: Name, textAlignment: center, backgroundColor: khaki}
        - {label: value, text: Ada, textAlignment: center, backgroundColor: lavender}
      constraints: ["H:|-24-[name]-12-[value]-24-|", "V:|-24-[name(28)]", "V:|-24-[value(28)]"]
      """)
    let name = try #require(sample.elements.first { $0.isText && $0.words == "Name" }?.box)
    let signs = sample.annotationTexts.filter { $0.words == "?" }.map(\.box.midX)
    #expect(signs.count == 2)
    #expect(signs.contains { $0 < name.maxX + 9 }, "\(signs) \(name)")
  }
}
