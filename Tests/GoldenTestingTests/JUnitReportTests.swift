import Foundation
import GoldenTesting
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Results as continuous integration reads them.
@Suite struct JUnitReportTests {
  @Test func countsAndEscapes() throws {
    let moved = GoldenCheck(name: "samples/a.txt", finding: .moved(["a<b>&\"c\".frame.x: 1 → 2", "\u{1}"]))
    let results = [
      DocumentResult(path: "samples/a.yaml", name: "samples/a", checks: [moved], record: .never, seconds: 0.25),
      DocumentResult(path: "b.yaml", name: "b", checks: [], record: .never, seconds: 0.5),
      DocumentResult(path: "c.yaml", name: "c", errors: ["c.yaml:1:1: error: ]]>"], seconds: 0),
    ]
    let text = JUnitReport(results).text
    #expect(text.contains("<testsuites name=\"strut\" tests=\"3\" failures=\"1\" errors=\"1\" time=\"0.75\">"))
    #expect(text.contains("<testcase classname=\".\" name=\"b\" file=\"b.yaml\" time=\"0.5\"/>"))
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(parser.parserError == nil)
    #expect(reader.elements == ["testsuites", "testsuite", "testcase", "failure", "testcase", "testcase", "error"])
    #expect(reader.messages == ["a<b>&\"c\".frame.x: 1 → 2", "c.yaml:1:1: error: ]]>"])
  }

  @Test func theCommandWritesIt() throws {
    let command = try Command()
    try command.write(Command.box(), to: "in/a.yaml")
    try command.write("views: 1", to: "b.yaml")
    let result = try command.run("test", "--junit", "out/results.xml")
    #expect(result.status == 1)
    let text = try command.text("out/results.xml")
    #expect(text.contains("tests=\"2\" failures=\"1\" errors=\"1\""))
    #expect(text.contains("classname=\"in\" name=\"a\" file=\"in/a.yaml\""))
    #expect(text.contains("b.yaml:1:"))
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [String] = []
    var messages: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append(name)
      if let message = attributes["message"] { messages.append(message) }
    }
  }
}
