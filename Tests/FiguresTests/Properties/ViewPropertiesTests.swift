import Diagnostics
import Figures
import Testing

@Suite struct ViewPropertiesTests {
  /// Whatever the order in a document, properties are staged and written in the language's.
  @Test func theyAreInTheLanguagesOrder() {
    let names: [ViewProperty] = [.text, .alpha, .frame, .hidden]
    var properties = ViewProperties()
    for name in names { properties[name] = Located(.number(1)) }
    #expect(properties.map(\.key) == ViewProperty.allCases.filter(names.contains))
    #expect(names.allSatisfy(properties.contains))
  }

  @Test func oneIsReplacedAndRemoved() {
    var properties: ViewProperties = [.alpha: Located(.number(1)), .hidden: Located(.boolean(true))]
    properties[.alpha] = Located(.number(0.5))
    properties[.hidden] = nil
    properties[.text] = nil
    #expect(properties.map(\.key) == [.alpha])
    #expect(properties[.alpha]?.value == .number(0.5))
    properties[.alpha]?.value = .number(0.25)
    #expect(properties[.alpha]?.value == .number(0.25))
    #expect(properties[.hidden] == nil)
  }

  @Test func thoseThatAreTakenOverWin() {
    var properties: ViewProperties = [.alpha: Located(.number(1)), .hidden: Located(.boolean(true))]
    properties.take([.text: Located(.text("x")), .alpha: Located(.number(0))])
    #expect(properties[.alpha]?.value == .number(0))
    #expect(properties.count == 3)
    #expect(properties.filter { $0.key == .text } == [.text: Located(.text("x"))])
  }
}
