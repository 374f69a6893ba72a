import Foundation
import Testing

import Strut

/// Each `Fixtures/sizes/*.yaml` is a figure with twenty views and twenty labels.
@Suite struct SVGSizeTests {
  private static var documents: [URL] {
    get throws {
      let folder = Bundle.module.bundleURL.appendingPathComponent("Fixtures/sizes")
      return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .sorted { $0.path < $1.path }
    }
  }

  @Test(arguments: try documents)
  func twentyViewsWithLabelsTakeEightKilobytes(_ url: URL) throws {
    let source = SourceFile(name: url.lastPathComponent, text: try String(contentsOf: url, encoding: .utf8))
    let name = url.deletingPathExtension().lastPathComponent
    let (solved, _) = solveFigure(source, name: name, imagesIn: ".")
    let views = try #require(solved).pictures[0].panels[0].views.dropFirst()
    #expect(views.count { $0.kind == .label } >= 20 && views.count >= 40)
    let rendering = render(source, name: name, imagesIn: ".", options: RenderOptions(formats: [.svg], text: .live))
    let file = try #require(rendering.files.first)
    #expect(file.bytes.count <= 8_000, "\(name) takes \(file.bytes.count) bytes")
  }
}
