import Diagnostics
import Figures
import Files
import Strut

/// A drawing takes two entries. The first, found by the fence and how it is shown, says what the figures are called and
/// which files they were made of; the second, found by all that and by what is in these files now, holds the pictures. So
/// nothing of the document is read again, not even as YAML.
extension FenceCache {
  /// What was drawn before of a fence; its names are added to those that are taken.
  func drawing(
    of fence: FencedFigure, _ manner: FencedFigure.Manner, names: inout FigureNames
  ) -> FencedFigure.Drawing? {
    let key = Self.key(of: fence, manner)
    guard var plan = value(for: key), let titles = plan.list({ $0.text() }), let inputs = plan.list({ $0.text() })
    else { return nil }
    let own = titles.map { names.name(for: $0) }
    if let key = Self.key(key, names: own, inputs: inputs, in: fence.folder), var entry = value(for: key),
      let drawing = FencedFigure.Drawing(from: &entry, in: manner.format)
    {
      return drawing
    }
    for name in own { names.release(name) }
    return nil
  }

  /// - Parameter inputs: The paths of the files that were read besides the document.
  func store(
    _ drawing: FencedFigure.Drawing, of fence: FencedFigure, _ manner: FencedFigure.Manner, titles: [String],
    names: [String], inputs: [String]
  ) {
    let folder = "\(fence.folder.isEmpty ? "." : fence.folder)/"
    guard inputs.allSatisfy({ $0.hasPrefix(folder) }) else { return }
    let inputs = Set(inputs.map { String($0.dropFirst(folder.count)) }).sorted()
    let key = Self.key(of: fence, manner)
    guard let pictureKey = Self.key(key, names: names, inputs: inputs, in: fence.folder) else { return }
    var plan = ByteWriter()
    plan.add(titles) { $0.add($1) }
    plan.add(inputs) { $0.add($1) }
    var entry = ByteWriter()
    drawing.write(to: &entry)
    store(plan, for: key)
    store(entry, for: pictureKey)
  }

  /// All that counts besides the files that the document names: where the fence is on its page does not.
  private static func key(of fence: FencedFigure, _ manner: FencedFigure.Manner) -> ByteWriter {
    var key = ByteWriter()
    key.add(ProgramIdentity.bytes[...])
    key.add(manner.format.rawValue)
    key.add(manner.text.rawValue)
    key.add(manner.hasThemes ? 1 : 0)
    for text in [manner.name, manner.fallback, manner.description, fence.fileName] { key.add(text) }
    key.add(String(Substring(fence.source.text.utf8.drop { $0 == UInt8(ascii: "\n") })))
    return key
  }

  /// - Parameter inputs: As an entry says them, which nobody need believe: they are read by the rules for documents, and
  ///   nothing but the sum of their contents is made of them.
  /// - Returns: `nil` if one cannot be read.
  private static func key(_ fence: ByteWriter, names: [String], inputs: [String], in folder: String) -> ByteWriter? {
    var key = fence
    key.add(names) { $0.add($1) }
    let files = FolderResources(folder: folder)
    for path in inputs {
      guard
        let bytes = try? path.lowercased().hasSuffix(".png") ? files.image(named: path) : files.document(named: path)
      else { return nil }
      key.add(path)
      key.add(ContentSum(of: bytes[...]).bytes[...])
    }
    return key
  }
}

extension FencedFigure.Drawing {
  fileprivate func write(to entry: inout ByteWriter) {
    entry.add(pictures) { entry, picture in
      entry.add(picture.alternative)
      entry.add(picture.caption)
      entry.add(picture.files) { entry, file in
        entry.add(file.name)
        entry.add(file.bytes[...])
      }
    }
  }

  /// - Parameter format: Of all files; their names are names in one folder.
  fileprivate init?(from entry: inout ByteReader, in format: PictureFormat) {
    let pictures = entry.list { entry -> Picture? in
      guard let alternative = entry.text(), let caption = entry.optionalText(),
        let files = entry.list({ $0.picture(in: format) }), !files.isEmpty
      else { return nil }
      return Picture(files: files, alternative: alternative, caption: caption)
    }
    guard let pictures else { return nil }
    self.init(pictures: pictures)
  }
}

extension ByteReader {
  fileprivate mutating func picture(in format: PictureFormat) -> RenderedFile? {
    guard let name = text(), let bytes = bytes(), !name.contains("/"), !name.contains("\0"), !name.hasPrefix("."),
      name.hasSuffix(".\(format.fileExtension)")
    else { return nil }
    return RenderedFile(name: name, format: format, bytes: Array(bytes))
  }
}
