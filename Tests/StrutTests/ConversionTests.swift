import FigureLanguage
import Foundation
import Testing

import Strut

/// Each `Fixtures/conversion/*.xml` is a storyboard or a xib that is converted without a loss: its documents have the
/// frames and draw the pictures of its scenes, and are formatted. Comments list what they have and lack.
@Suite struct ConversionTests {
  @Test(arguments: try InterfaceFixture.all(in: "conversion"))
  func nothingIsLost(_ fixture: InterfaceFixture) throws {
    let conversion = convert(fixture.source, name: "Main")
    #expect(DiagnosticFormatter(file: fixture.source).format(conversion.diagnostics) == "")
    let text = conversion.documents.map(\.text).joined()
    #expect(!text.contains("# Its picture lacks"), "\(text)")
    // A document that is written is written as 'strut fmt' writes it.
    for document in conversion.documents {
      let source = SourceFile(name: document.name, text: document.text)
      #expect(DocumentFormat.text(of: source).text == document.text)
    }
    #expect(!fixture.expectations.isEmpty)
    for expectation in fixture.expectations {
      let words = expectation.split(separator: " ", maxSplits: 1).map(String.init)
      #expect(text.contains(words[1]) == (words[0] == "has"), "\(expectation)\n\(text)")
    }
  }
}
