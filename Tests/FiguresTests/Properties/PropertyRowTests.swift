import Diagnostics
import Geometry
import Staging
import Testing
import Typography
import ViewLayout

@testable import FigureLanguage
@testable import Figures

/// What holds of every row of the table of properties.
@Suite struct PropertyRowTests {
  private let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 320, height: 480))

  private var context: StagingContext {
    StagingContext(root: root, contentSize: .large, measurer: FixedWidthMeasurer(), scale: 2)
  }

  private func staged(_ kind: ViewKind) -> StagedView {
    let view = View(kind, "a")
    root.addSubview(view)
    return StagedView(view, ViewDescription(kind, "a"))
  }

  /// The value of the property in a document, which may say nothing but that.
  private func decoded(_ property: ViewProperty, _ text: String) throws -> PropertyValue {
    let document = "views:\n  - \(property.someKind.rawValue): a\n    \(property.name): \(text)\n"
    let source = SourceFile(name: "row.yaml", text: document)
    let (figure, diagnostics) = Figure.decode(source, name: "row")
    #expect(DiagnosticFormatter(file: source).format(diagnostics) == "")
    return try #require(figure?.root.subviews.first?[property])
  }

  /// Written down, staged, read from the view, written and read again, a value is the same.
  @Test(arguments: ViewProperty.allCases)
  func aValueSurvivesItsWayThroughAView(_ property: ViewProperty) throws {
    let view = staged(property.someKind)
    let written = try decoded(property, property.example)
    property.set(written, on: view, in: context)
    let present = try #require(property.read(from: view, in: context))
    #expect(present == written)
    let text = try #require(present.languageText)
    #expect(try decoded(property, text) == present)
  }

  /// An example shows something: it is not what a view has anyhow.
  @Test(arguments: ViewProperty.allCases)
  func anExampleIsNotTheStandard(_ property: ViewProperty) throws {
    let view = staged(property.someKind)
    let written = try decoded(property, property.example)
    #expect(property.read(from: view, in: context) != written)
    #expect(property.standard(for: property.someKind) != written)
  }

  /// What is left out because it is the standard is what a new view has.
  @Test(arguments: ViewProperty.allCases)
  func aStandardIsWhatANewViewHas(_ property: ViewProperty) {
    for kind in property.kinds ?? ViewKind.allCases {
      guard let standard = property.standard(for: kind),
        let present = property.read(from: staged(kind), in: context)
      else { continue }
      #expect(present == standard, "on \(kind)")
    }
  }

  @Test(arguments: ViewProperty.allCases)
  func aStepMaySetItIfTheRowSaysSo(_ property: ViewProperty) throws {
    let document = """
      views:
        - \(property.someKind.rawValue): a
      panels:
        - do:
            - |-
              a.\(property.name) = \(property.example)
      """
    let source = SourceFile(name: "step.yaml", text: document)
    let (figure, diagnostics) = Figure.decode(source, name: "step")
    guard property.isSetBySteps else {
      #expect(diagnostics.hasErrors)
      return
    }
    #expect(DiagnosticFormatter(file: source).format(diagnostics) == "")
    let path = PropertyPath(view: "a", property: property)
    #expect(
      figure?.panels.first?.steps.map(\.value) == [.assign(path, .set, try decoded(property, property.example))])
  }

  /// A value of another type, which only a program can give, changes nothing.
  @Test(arguments: ViewProperty.allCases)
  func aValueOfAnotherTypeIsLeftAlone(_ property: ViewProperty) {
    let others: [PropertyValue] = [
      .boolean(true), .number(.nan), .text("x"), .texts([]), .size(Size(1, 1)), .mask([]), .word(ForeignWord.foreign),
    ]
    let view = staged(property.someKind)
    let written = try? decoded(property, property.example)
    for other in others where !other.hasType(of: written) {
      let before = property.read(from: view, in: context)
      property.set(other, on: view, in: context)
      #expect(property.read(from: view, in: context) == before, "\(other)")
    }
  }

  @Test func namesAreUnlike() {
    #expect(Set(ViewProperty.allCases.map(\.name)).count == ViewProperty.allCases.count)
    for property in ViewProperty.allCases { #expect(ViewProperty(rawValue: property.name) == property) }
    #expect(ViewProperty(rawValue: "colour") == nil)
  }

  @Test(arguments: ViewProperty.allCases)
  func aSubstituteIsUsedByTheKindThatItIsFor(_ property: ViewProperty) {
    for kind in ViewKind.allCases {
      guard let substitute = property.substitute(on: kind) else { continue }
      #expect(!property.isUsed(by: kind))
      #expect(substitute.property.isUsed(by: kind))
    }
  }
}

extension ViewProperty {
  /// One that it does something for.
  fileprivate var someKind: ViewKind { kinds?.first ?? .view }
}

/// A word that no property takes.
private enum ForeignWord: String, PropertyWord {
  case foreign
}

extension PropertyValue {
  fileprivate func hasType(of other: PropertyValue?) -> Bool {
    switch (self, other) {
    case (.boolean, .boolean?), (.number, .number?), (.text, .text?), (.texts, .texts?), (.size, .size?),
      (.mask, .mask?):
      true
    default: false
    }
  }
}
