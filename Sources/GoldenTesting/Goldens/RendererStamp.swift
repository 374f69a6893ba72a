import Foundation
public import Strut

/// The versions of the libraries and fonts that goldens were drawn with. If a picture differs although nothing was
/// changed, a version did.
public struct RendererStamp: Hashable, Sendable {
  /// The names and versions, in a fixed order.
  public var versions: [RendererVersion]

  public init(versions: [RendererVersion]) {
    self.versions = versions
  }

  /// The stamp of the current process.
  public static let current = RendererStamp(versions: rendererVersions())

  /// One line per library or font: `cairo 1.16.0`.
  public var text: String { versions.map { "\($0.name) \($0.version)\n" }.joined() }

  public init(text: String) {
    versions = text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1)
      return words.count == 2 ? RendererVersion(name: String(words[0]), version: String(words[1])) : nil
    }
  }

  /// The changes since another stamp, one per line: `cairo: 1.16.0 → 1.18.0`.
  public func changes(since other: RendererStamp) -> [String] {
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
  public static let stampName = "strut.stamp"

  /// The stamp of the last recording, if there is one.
  public var stamp: RendererStamp? {
    guard let bytes = try? AtomicFile.read(file(Self.stampName)) else { return nil }
    return RendererStamp(text: String(decoding: bytes, as: UTF8.self))
  }

  /// The changes of the renderer since the goldens were last recorded, one per line.
  public var stampChanges: [String] { stamp.map { RendererStamp.current.changes(since: $0) } ?? [] }

  func recordStamp() -> [GoldenCheck] {
    let stamp = RendererStamp.current
    guard self.stamp != stamp else { return [] }
    do throws(GoldenError) {
      try AtomicFile.write(Array(stamp.text.utf8), to: file(Self.stampName))
      return []
    } catch {
      return [GoldenCheck(name: Self.stampName, finding: .unusable(error.description))]
    }
  }
}
