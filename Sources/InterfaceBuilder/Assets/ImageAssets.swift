public import Figures
import Files
public import Graphics
import PNGCoding
import Staging
import Synchronization

/// The images of asset catalogues and folders of PNG files, by name.
///
///     ImageAssets(AssetFolders(folder: "App/Assets.xcassets")).image(named: "Logo")?.size
///
/// From an image set, the PNG file with the largest scale is used that is for any device or a phone and for the light
/// appearance. `Logo@3x.png` is preferred to `Logo.png`. Other formats are ignored. Each file is read and decoded once.
public final class ImageAssets: Sendable {
  private struct File {
    var folder: String
    /// The path in the folder.
    var path: String
    /// The pixels per point.
    var scale: Double

    /// The name of a copy, whose end says the scale, in letters that need no quotation; `nil` for a scale that none says.
    ///
    /// - Parameter hasTwin: Whether another image's name differs in capitals alone, which some file systems do not
    ///   tell apart.
    func nameOfCopy(as name: String, hasTwin: Bool) -> String? {
      let name = name.withoutPNGExtension
      let mark = hasTwin ? "-\(String(stableHash(name.utf8), radix: 36))" : ""
      return [1: "", 2: "@2x", 3: "@3x"][scale].map { FileName.plain(name) + "\(mark)\($0).png" }
    }
  }

  private let files: [String: File]
  /// All that each image has, also those that no picture takes.
  private let sets: [String: [File]]
  /// Names of which there are several with other capitals, in small letters.
  private let twins: Set<String>
  private let inventory: AssetInventory
  private let resources: @Sendable (String) -> any FigureResources
  private let known = Mutex(Known())

  private let limits: FigureLimits
  /// Where images stand beside documents that are converted; `nil` if none are.
  private let folderOfCopies: String?

  private struct Known {
    var images: [String: Image?] = [:]
    var byteCount = 0
    var pixelCount = 0
    /// The limit that the images go beyond.
    var exceeded: DocumentLimit?
  }

  /// - Parameters:
  ///   - limits: How large the images may be. They are those of a document's images.
  ///   - folderOfCopies: The folder beside converted documents that the images are copied to.
  ///   - resources: Reads the files of a folder.
  public init(
    _ folders: AssetFolders, limits: FigureLimits = FigureLimits(), copiedTo folderOfCopies: String? = nil,
    readingWith resources: @escaping @Sendable (String) -> any FigureResources = { FolderResources(folder: $0) }
  ) {
    (self.resources, self.limits, self.folderOfCopies) = (resources, limits, folderOfCopies)
    var index = Index()
    for catalog in folders.catalogs { index.add(catalog: catalog) }
    for folder in folders.folders {
      for path in AssetFolders.images(in: folder) { index.add(stem: path.dropLast(4), folder: folder, path: path) }
      index.inventory.names.formUnion((Folder.entries(of: folder) ?? []).map(AssetInventory.name(ofFile:)))
    }
    (files, sets, inventory) = (index.files, index.sets, index.inventory)
    twins = Set(Dictionary(grouping: files.keys) { $0.lowercased() }.filter { $1.count > 1 }.keys)
  }

  /// - Returns: The image, or `nil` if it does not exist or cannot be read.
  public func image(named name: String) -> Image? {
    guard let file = files[name] ?? files[name.withoutPNGExtension] else { return nil }
    return known.withLock { known in
      if let image = known.images[name] { return image }
      var image = read(file, &known)
      image?.path = folderOfCopies.flatMap { folder in
        file.nameOfCopy(as: name, hasTwin: twins.contains(name.withoutPNGExtension.lowercased())).map {
          "\(folder)/\($0)"
        }
      }
      known.images[name] = .some(image)
      return image
    }
  }

  /// All names that there are, sorted.
  var names: [String] { inventory.names.sorted() }

  /// Why there is no image of that name, or what is wrong with any file of its set; `nil` for one that is whole, also in
  /// another format.
  func fault(of name: String) -> AssetFault? {
    let key = sets[name] == nil ? name.withoutPNGExtension : name
    return inventory.fault(of: name, damage: sets[key, default: []].compactMap(damage))
  }

  /// The files of the images that were asked for and are there, by the paths of their copies.
  public var copies: [String: [UInt8]] {
    known.withLock { known in
      known.images.values.reduce(into: [:]) { copies, image in
        if let image, let path = image.path { copies[path] = image.png }
      }
    }
  }

  /// The limit that the images which were asked for go beyond. The one that did, and those after it, are missing.
  public var exceededLimit: DocumentLimit? { known.withLock(\.exceeded) }

  private func damage(of file: File) -> String? {
    let place = "'\(file.folder.pathName)/\(file.path)'"
    do {
      _ = try PNGHeader.verify(try resources(file.folder).image(named: file.path))
      return nil
    } catch let error as PNGError {
      return "\(place) \(error)"
    } catch {
      return (error as? ResourceError).map { "\(place) \($0.message)" }
    }
  }

  private func read(_ file: File, _ known: inout Known) -> Image? {
    guard known.exceeded == nil, let bytes = try? resources(file.folder).image(named: file.path),
      let header = try? PNGHeader(bytes)
    else { return nil }
    let pixelCount = header.width * header.height
    known.byteCount += bytes.count
    known.pixelCount += pixelCount
    let sums: [(DocumentLimit, Int)] = [
      (.imagePixels, pixelCount), (.allImageBytes, known.byteCount), (.allImagePixels, known.pixelCount),
    ]
    known.exceeded = sums.first { $1 > limits[$0] }?.0
    guard known.exceeded == nil, let pixels = try? decodePNG(bytes, largestPixelCount: pixelCount) else { return nil }
    return Image(png: bytes, pixelWidth: header.width, pixelHeight: header.height, scale: file.scale, pixels: pixels)
  }

  // MARK: Indexing

  private struct Index {
    var files: [String: File] = [:]
    var sets: [String: [File]] = [:]
    var inventory = AssetInventory()
    private var descriptions = AssetDescriptions()

    mutating func add(catalog: String) {
      let paths = AssetFolders.paths(in: catalog)
      inventory.isComplete = inventory.isComplete && !AssetFolders.isCutOff(paths)
      let present = Set(paths)
      let names = AssetNames(of: catalog, paths, readingWith: &descriptions)
      for path in paths {
        if AssetInventory.isAsset(path) { inventory.names.insert(names.name(of: path)) }
        if path.hasSuffix(".imageset/Contents.json") {
          let set = path.folderOfFile
          addImageSet(set, as: names.name(of: set), in: catalog, present: present)
        } else if path.lowercased().hasSuffix(".png"), !path.contains(".imageset/"), !path.contains(".appiconset/") {
          add(stem: path.dropLast(4), folder: catalog, path: path)
        }
      }
    }

    /// - Parameter stem: The path without its extension, with name and scale: `icons/cart@2x`.
    mutating func add(stem: Substring, folder: String, path: String) {
      var name = stem.split(separator: "/").last ?? stem
      var scale = 1.0
      for (suffix, value) in [("@2x", 2.0), ("@3x", 3.0)] where name.hasSuffix(suffix) {
        name.removeLast(3)
        scale = value
      }
      add(File(folder: folder, path: path, scale: scale), as: String(name))
    }

    private mutating func add(_ file: File, as name: String) {
      // The first folder that has the name has it; in it, the finest file.
      if sets[name, default: [file]][0].folder == file.folder { sets[name, default: []].append(file) }
      if let known = files[name], known.folder != file.folder || known.scale >= file.scale { return }
      files[name] = file
    }

    /// - Parameter present: The paths of all that is in the catalogue.
    private mutating func addImageSet(_ path: String, as name: String, in folder: String, present: Set<String>) {
      guard let set = descriptions.read(ImageSet.self, "\(path)/Contents.json", in: folder) else {
        if !descriptions.isSpent { inventory.noteUnreadable(name, "\(path)/Contents.json", in: folder) }
        return
      }
      for file in set.images ?? [] {
        guard let filename = file.filename else { continue }
        let place = "\(path)/\(filename)"
        guard present.contains(place) else {
          inventory.note("'\(filename)' is not in '\(folder.pathName)/\(path)'", of: name)
          continue
        }
        guard ["universal", "iphone", nil].contains(file.idiom), file.appearances == nil,
          filename.lowercased().hasSuffix(".png")
        else { continue }
        let scale = file.scale.flatMap { Double($0.dropLast()) } ?? 1
        add(File(folder: folder, path: place, scale: max(1, min(3, scale))), as: name)
      }
    }
  }

  /// The description of an image set: its files with their scales, devices and appearances.
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
}

extension String {
  fileprivate var withoutPNGExtension: String { hasSuffix(".png") ? String(dropLast(4)) : self }
}
