package import Strut

/// The versions of the libraries and fonts that goldens were drawn with. If a picture differs although nothing was
/// changed, a version did.
package struct RendererStamp: Hashable, Sendable {
  /// The names and versions, in a fixed order.
  package var versions: [RendererVersion]

  package init(versions: [RendererVersion]) {
    self.versions = versions
  }

  /// The stamp of the current process.
  package static let current = RendererStamp(versions: rendererVersions())

  /// One line per library or font: `cairo 1.16.0`.
  package var text: String { versions.map { "\($0.name) \($0.version)\n" }.joined() }

  package init(text: String) {
    versions = text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1)
      return words.count == 2 ? RendererVersion(name: String(words[0]), version: String(words[1])) : nil
    }
  }

  /// The changes since another stamp, one per line: `cairo: 1.16.0 → 1.18.0`.
  package func changes(since other: RendererStamp) -> [String] {
    let old = Dictionary(other.versions.map { ($0.name, $0.version) }, uniquingKeysWith: { first, _ in first })
    let names = Set(versions.map(\.name))
    let changed = versions.compactMap { version -> String? in
      let before = old[version.name] ?? "none"
      return before == version.version ? nil : "\(version.name): \(before) → \(version.version)"
    }
    return changed + other.versions.filter { !names.contains($0.name) }.map { "\($0.name): \($0.version) → none" }
  }
}

extension GoldenFolder {
  /// The name of the stamp's file, which also identifies a folder of goldens.
  package static let stampName = "strut.stamp"

  /// The stamp of the last recording, if there is one.
  package var stamp: RendererStamp? {
    guard let bytes = try? GoldenFile.read(file(Self.stampName)) else { return nil }
    return RendererStamp(text: String(decoding: bytes, as: UTF8.self))
  }

  /// The changes of the renderer since the goldens were last recorded, one per line.
  package var stampChanges: [String] { stamp.map { RendererStamp.current.changes(since: $0) } ?? [] }

  func recordStamp() -> [GoldenCheck] {
    let stamp = RendererStamp.current
    guard self.stamp != stamp else { return [] }
    do throws(GoldenError) {
      try GoldenFile.write(Array(stamp.text.utf8), to: file(Self.stampName))
      return []
    } catch {
      return [GoldenCheck(name: Self.stampName, finding: .unusable(error.description))]
    }
  }
}
