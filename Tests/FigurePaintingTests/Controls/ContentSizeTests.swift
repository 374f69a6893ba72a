import Geometry
import Graphics
import Testing
import Typography
import ViewLayout

@testable import FigurePainting

/// Controls in each of the sizes that a reader can choose for text.
@Suite struct ContentSizeTests {
  /// What a kind says, as a document has it; `nil` for one that says nothing.
  static func words(of kind: ViewKind) -> String? {
    switch kind {
    case .label: "text: Typography"
    case .button: "title: Typography"
    case .textField: "text: Typography"
    case .textView: "text: Typography goes on in the next line"
    case .segmentedControl: "items: [Typography, Jump, Gypsy]"
    case .searchBar: "text: Typography"
    case .navigationBar: "title: Typography\n    items: [Jump, Gypsy]"
    case .tabBar, .toolbar: "items: [Jump, Gypsy, Typing]"
    case .tableViewCell: "title: Typography"
    case .pickerView: "items: [Jump, Gypsy, Typing, Young, Happy]"
    case .datePicker: "alt: It speaks of itself"
    default: nil
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var kind: ViewKind
    var platform: Platform
    var testDescription: String { "\(kind.rawValue) on \(platform.rawValue)" }

    static var all: [Case] {
      ViewKind.allCases.filter { words(of: $0) != nil }.flatMap { kind in
        Platform.allCases.map { Case(kind: kind, platform: $0) }
      }
    }
  }

  /// How far letters reach above their baseline, of their font's size: Inter's capitals are 0.727 of it high, and are
  /// round at their tops.
  private static let capitalHeight = 0.73

  /// Where a control has the size that it asks for, its words are whole and inside it.
  @Test(arguments: Case.all)
  func wordsAreWholeAndInside(_ test: Case) throws {
    for category in ContentSizeCategory.allCases {
      let document = """
        size: [1000, 800]
        platform: \(test.platform.rawValue)
        contentSizeCategory: \(category.rawValue)
        views:
          - \(test.kind.rawValue): control
            font: body
            \(Self.words(of: test.kind) ?? "")
        constraints:
          - control.leading == superview.leading + 20
          - control.top == superview.top + 20
          - control.width == 640 @ 1
          - control.height == 300 @ 1
        """
      let sample = try PaintedSample(document)
      let view = try #require(sample.list.group("control"))
      let size = try #require(sample.picture.panels[0].views.first { $0.name == "control" }).bounds.size
      let runs = view.items.flatMap(\.runs)
      #expect(!runs.isEmpty, "\(category.rawValue)")
      for run in runs {
        let metrics = FontMetrics(of: run.font)
        #expect(!run.text.contains("…"), "\(category.rawValue): '\(run.text)' is cut")
        let capitals = run.font.size * Self.capitalHeight
        let letters = Rect(
          x: run.origin.x, y: run.origin.y - capitals, width: run.width, height: capitals + metrics.descent)
        #expect(
          Rect(origin: .zero, size: size).insetBy(dx: -0.5, dy: -0.5).contains(letters),
          "\(category.rawValue): '\(run.text)' at \(letters) is not inside \(size)")
      }
    }
  }

  /// The dashes of a field are at its beginning.
  @Test(arguments: ["leftToRight", "rightToLeft"]) func sizesStandUnderTheDashes(_ direction: String) throws {
    let sample = try PaintedSample(
      """
      size: [300, 70]
      direction: \(direction)
      show: {intrinsicSizes: {of: tf, values: sizes}}
      views: [{textField: tf, text: Ada, frame: [16, 16, 268, 34]}]
      """)
    let size = try #require(sample.annotationTexts.first { $0.words.contains("×") }).box
    let word = try #require(sample.viewTexts.first { $0.words == "Ada" }).box
    #expect(abs(size.midX - word.midX) < 2, "\(size) \(word)")
  }
}
