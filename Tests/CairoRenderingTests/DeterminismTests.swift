import CairoRendering
import Graphics
import PangoText
import Testing

/// The same list, the same bytes: on any thread, in any order.
@Suite struct DeterminismTests {
  @Test func pictureIsTheSameOnEveryThreadEachTime() async throws {
    let files = try await files {
      try PNGRenderer(outliner: try PangoTextOutliner())
        .render(Example.everything, options: RendererOptions(scale: 2)).bytes
    }
    #expect(files.count == 1)
  }

  @Test func pageIsTheSameOnEveryThreadEachTime() async throws {
    let files = try await files {
      try PDFRenderer(outliner: try PangoTextOutliner()).render(Example.everything, options: RendererOptions()).bytes
    }
    #expect(files.count == 1)
  }

  private func files(_ render: @escaping @Sendable () throws -> [UInt8]) async throws -> Set<[UInt8]> {
    try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for _ in 0..<2 {
        group.addTask { try (0..<5).map { _ in try render() } }
      }
      return try await group.reduce(into: []) { $0.formUnion($1) }
    }
  }
}
