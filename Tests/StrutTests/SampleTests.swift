import Foundation
import Testing

import Strut

/// Every document of `samples/` is a test.
@Suite struct SampleTests {
  @Test(arguments: try Samples.names)
  func rendersInEveryFormat(_ name: String) throws {
    let source = try Samples.source(name)
    let options = RenderOptions(formats: PictureFormat.allCases)
    let rendering = render(source, name: name, imagesIn: Samples.folder.path, options: options)
    #expect(!rendering.diagnostics.hasErrors, "\(DiagnosticFormatter(file: source).format(rendering.diagnostics))")
    #expect(Set(rendering.files.map(\.format)) == Set(PictureFormat.allCases))
    #expect(Set(rendering.files.map(\.name)).count == rendering.files.count)
    #expect(render(source, name: name, imagesIn: Samples.folder.path, options: options) == rendering)
  }

  @Test(arguments: try Samples.names)
  func showsWhatItExpectsAndNothingElse(_ name: String) throws {
    let solved = try Samples.solve(name)
    let findings = DiagnosticFormatter(file: try Samples.source(name)).format(solved.findings)
    #expect(solved.findings.isEmpty, "\(findings)")
  }

  /// A figure says what it shows to those who cannot see it.
  @Test(arguments: try Samples.names)
  func hasATitleAndADescription(_ name: String) throws {
    let figure = try Samples.solve(name).figure
    #expect(figure.title?.isEmpty == false)
    #expect(figure.alt?.isEmpty == false)
  }
}
