import Figures
import Foundation
public import Graphics
import PNGCoding

/// The images of an asset catalogue, or of a folder of PNG files, by the names that documents call them.
///
///     ImageAssets(folder: "App/Assets.xcassets").image(named: "Logo")?.size
///
/// Of an image set the file of the most pixels a point is taken that is for any device or a phone and for the light
/// look; of PNG files `Logo@3x.png` before `Logo.png`. Files of other formats are left out.
public struct ImageAssets: Sendable {
  /// Each name's file, as a path in the folder, with its pixels a point.
  private var files: [String: (path: String, scale: Double)] = [:]
  private let resources: FolderResources

  /// Larger folders are not walked to their end.
  private static let mostEntries = 100_000

  /// - Parameter folder: Of an asset catalogue or of PNG files, in folders of any depth; nothing outside it is read.
  public init(folder: String) {
    resources = FolderResources(folder: folder)
    let paths = FileManager.default.enumerator(atPath: folder)?.prefix(Self.mostEntries).compactMap { $0 as? String }
    for path in (paths ?? []).sorted() {
      if path.hasSuffix(".imageset/Contents.json") {
        addImageSet(String(path.dropLast("/Contents.json".count)), in: folder)
      } else if path.lowercased().hasSuffix(".png"), !path.contains(".imageset/"), !path.contains(".appiconset/") {
        add(String(path.dropLast(4)), path: path, scale: nil)
      }
    }
  }

  /// - Returns: `nil` for an image that is not there or cannot be read.
  public func image(named name: String) -> Image? {
    guard let file = files[name] ?? files[name.hasSuffix(".png") ? String(name.dropLast(4)) : name],
      let bytes = try? resources.image(named: file.path), let header = try? PNGHeader(bytes)
    else { return nil }
    return Image(png: bytes, pixelWidth: header.width, pixelHeight: header.height, scale: file.scale)
  }

  // MARK: Indexing

  /// - Parameter scale: `nil` for what the file's name ends with.
  private mutating func add(_ path: String, as name: String? = nil, path file: String, scale: Double?) {
    var stem = path.split(separator: "/").last.map(String.init) ?? path
    var scaleOfName = 1.0
    for (suffix, value) in [("@2x", 2.0), ("@3x", 3.0)] where stem.hasSuffix(suffix) {
      stem.removeLast(3)
      scaleOfName = value
    }
    let entry = (path: file, scale: scale ?? scaleOfName)
    if let known = files[name ?? stem], known.scale >= entry.scale { return }
    files[name ?? stem] = entry
  }

  /// An image set's description: its files with their scales, devices and looks.
  private struct ImageSet: Decodable {
    struct File: Decodable {
      var filename: String?
      var scale: String?
      var idiom: String?
      var appearances: [Appearance]?
    }
    struct Appearance: Decodable {}
    var images: [File]?
  }

  private mutating func addImageSet(_ path: String, in folder: String) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)/Contents.json"),
      let set = try? JSONDecoder().decode(ImageSet.self, from: data),
      let last = path.split(separator: "/").last
    else { return }
    let name = String(last.dropLast(".imageset".count))
    for file in set.images ?? [] where ["universal", "iphone", nil].contains(file.idiom) {
      guard let filename = file.filename, filename.lowercased().hasSuffix(".png"), file.appearances == nil
      else { continue }
      let scale = file.scale.flatMap { Double($0.dropLast()) } ?? 1
      add(name, as: name, path: "\(path)/\(filename)", scale: max(1, min(3, scale)))
    }
  }
}
