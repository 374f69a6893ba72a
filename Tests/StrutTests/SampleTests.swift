import Foundation
import TestSupport
import Testing

import Strut

/// Every document of `samples/` is a test.
@Suite struct SampleTests {
  @Test(arguments: try Samples.names)
  func rendersInEveryFormat(_ name: String) throws {
    let source = try Samples.source(name)
    var options = RenderOptions(formats: PictureFormat.allCases)
    // Fewer frames than a reader wants are as many kinds of them.
    options.playing.frameRate = 5
    let rendering = render(source, name: name, imagesIn: Samples.folder.path, options: options)
    #expect(!rendering.diagnostics.hasErrors, "\(DiagnosticFormatter(file: source).format(rendering.diagnostics))")
    #expect(Set(rendering.files.map(\.format)) == Set(PictureFormat.allCases))
    #expect(Set(rendering.files.map(\.name)).count == rendering.files.count)
    // Again, and one by one: a difference is named, not printed byte by byte.
    let again = render(source, name: name, imagesIn: Samples.folder.path, options: options)
    #expect(again.files.map(\.name) == rendering.files.map(\.name))
    for (first, second) in zip(rendering.files, again.files) {
      let isSame = first.bytes == second.bytes
      #expect(isSame, "\(first.name) is not the same when it is drawn again")
    }
    let saysTheSame = again.diagnostics.all == rendering.diagnostics.all
    #expect(saysTheSame)
  }

  @Test(arguments: try Samples.names)
  func showsWhatItExpectsAndNothingElse(_ name: String) throws {
    let solved = try Samples.solve(name)
    let findings = DiagnosticFormatter(file: try Samples.source(name)).format(solved.findings.diagnostics)
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
