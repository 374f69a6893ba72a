import Foundation
public import Strut

/// With which libraries and fonts goldens were drawn: where a picture differs and nobody changed anything, one of these
/// did.
public struct RendererStamp: Hashable, Sendable {
  /// Names and versions, in their order.
  public var versions: [RendererVersion]

  public init(versions: [RendererVersion]) {
    self.versions = versions
  }

  /// Of this process.
  public static let current = RendererStamp(versions: rendererVersions())

  /// A line each: `cairo 1.16.0`.
  public var text: String { versions.map { "\($0.name) \($0.version)\n" }.joined() }

  public init(text: String) {
    versions = text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1)
      return words.count == 2 ? RendererVersion(name: String(words[0]), version: String(words[1])) : nil
    }
  }

  /// What differs from another stamp, a line each: `cairo: 1.16.0 → 1.18.0`.
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
  /// The file by which a folder of goldens is known.
  public static let stampName = "strut.stamp"

  /// The stamp of the last recording, if there is one.
  public var stamp: RendererStamp? {
    guard let bytes = try? AtomicFile.read(file(Self.stampName)) else { return nil }
    return RendererStamp(text: String(decoding: bytes, as: UTF8.self))
  }

  /// What of the renderer is not as it was when goldens were last recorded, a line each.
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
