import Diagnostics
import Figures
import Files

/// Reads the documents that a document includes, each once.
final class IncludedDocuments {
  /// What a document gives to the one that includes it.
  struct Contents {
    var path: String
    var source: SourceFile
    /// The whole document, to count.
    var root: Node
    var views: Node?
    var constraints: Node?
    var metrics: Node?
    var styles: Node?
  }

  private let values: ValueReader
  private let resources: (any FigureResources)?
  /// What names of included files begin with in messages: the folder of the document's own name.
  private let prefix: String
  /// The document's name without that folder.
  private let ownName: String
  /// By path; `nil` for what cannot be read.
  private var documents: [String: Contents?] = [:]
  private var firstPlaces: [String: SourceRange] = [:]
  /// What documents that are given values have a use for, by path.
  private var wanted: [String: WantedValues] = [:]
  private var bytes = 0
  private var reporter: MistakeReporter { values.reporter }

  /// - Parameter name: The document's, as messages print it.
  init(values: ValueReader, resources: (any FigureResources)?, documentName name: String) {
    (self.values, self.resources) = (values, resources)
    prefix = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
    ownName = name.pathName
  }

  /// The document that an item includes; `nil` with a report if it cannot be read.
  func document(at path: Scalar) -> Contents? {
    guard let resources else { return reporter.refuse(.includeWithoutFolder(path.text), at: path.range) }
    guard let place = path.pathInFolder else {
      return reporter.refuse(
        .unreadableInclude(path.text, reason: "is not the path of a file in the document's folder"), at: path.range)
    }
    if let known = documents[place] {
      // The mistake was reported where the file is included first.
      if known == nil, firstPlaces[place] != path.range {
        reporter.error(.unusableInclude(path.text), at: path.range)
      }
      return known
    }
    let document = read(place, at: path, resources)
    documents[place] = .some(document)
    firstPlaces[place] = path.range
    return document
  }

  /// What of the values of `with` a document has a use for.
  func wantedValues(of document: Contents) -> WantedValues {
    if let known = wanted[document.path] { return known }
    let values = WantedValues(of: document) { self.document(at: $0) }
    wanted[document.path] = values
    return values
  }

  /// The extension with which a document of the name is there.
  private func otherExtension(of place: String, _ resources: any FigureResources) -> String? {
    let stem = place.dropLast(place.extensionLength)
    guard place.extensionLength == 0 || ["yaml", "yml", "json"].contains(place.suffix(place.extensionLength)) else {
      return nil
    }
    let point = place.extensionLength == 0 ? "." : ""
    return ["yaml", "yml", "json"].map { point + $0 }.first { (try? resources.document(named: stem + $0)) != nil }
  }

  private func read(_ place: String, at path: Scalar, _ resources: any FigureResources) -> Contents? {
    let bytes: [UInt8]
    do throws(ResourceError) {
      bytes = try resources.document(named: place)
    } catch {
      // Written as the path is: both are in the same folder.
      let near =
        otherExtension(of: place, resources).map { path.text.dropLast(path.text.extensionLength) + $0 }
        ?? error.meant.map { path.text.dropLast(path.text.pathName.count) + $0.pathName }
      // No document is meant to include itself.
      let meant = near.flatMap { path.range.file == nil && $0 == ownName ? nil : $0 }
      return reporter.refuse(
        .unreadableInclude(path.text, reason: error.reason, meant: meant.map(String.init)), at: path.range)
    }
    // 1. Its size counts as the document's.
    self.bytes += bytes.count
    guard self.bytes <= reporter.limits[.documentBytes] else {
      return reporter.refuse(.exceeded(.documentBytes, of: reporter.limits), at: path.range)
    }
    // 2. Text to nodes; every range names the file.
    let (source, diagnostics) = SourceFile.reading(bytes, name: prefix + place)
    let file = IncludedFile(source, path: place, includedAt: path.range)
    guard !diagnostics.hasErrors else {
      reporter.add(diagnostics, in: file)
      return nil
    }
    let result = NodeReader.read(source, limits: reporter.limits, masksPlaceholders: true)
    reporter.addSource(result.source, of: file)
    guard result.failure == nil else {
      reporter.add(RepairedDocument(source, result, limits: reporter.limits).mistakes, in: file)
      return nil
    }
    reporter.add(result.diagnostics, in: file)
    guard let root = result.root?.moved(to: file) else { return nil }
    // 3. Its keys; those of a figure alone are its own affair.
    guard let fields = values.fields(of: root, of: "a document", DocumentKey.self) else { return nil }
    return Contents(
      path: place, source: source, root: root, views: fields.node(.views), constraints: fields.node(.constraints),
      metrics: fields.node(.metrics), styles: fields.node(.styles))
  }
}

extension Scalar {
  /// The path that the text is, relative to the folder of the outermost document: it is written relative to the file
  /// that it stands in. `nil` if it leads out.
  var pathInFolder: String? {
    guard !text.isEmpty, !text.hasPrefix("/"), !text.contains("\\"), !text.contains("\0") else { return nil }
    var parts = range.file.map { $0.path.split(separator: "/").dropLast().map(String.init) } ?? []
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      switch part {
      case "": return nil
      case ".": continue
      case "..":
        guard parts.popLast() != nil else { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }
}

extension String {
  /// The number of characters behind the last point of a path's last name; 0 without one.
  fileprivate var extensionLength: Int {
    let name = split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name.distance(from: $0, to: name.endIndex) - 1 } ?? 0
  }
}

extension Node {
  /// The node with every range in a file.
  func moved(to file: IncludedFile) -> Node {
    switch content {
    case .scalar(let scalar): Node(scalar.moved(to: file))
    case .sequence(let items, let range): Node(sequence: items.map { $0.moved(to: file) }, at: range.moved(to: file))
    case .mapping(let entries, let range):
      Node(
        mapping: entries.map { Entry(key: $0.key.moved(to: file), value: $0.value.moved(to: file)) },
        at: range.moved(to: file))
    }
  }
}

extension Scalar {
  fileprivate func moved(to file: IncludedFile) -> Scalar {
    var scalar = self
    scalar.range.file = file
    return scalar
  }
}

extension SourceRange {
  /// The same place in a file.
  func moved(to file: IncludedFile) -> SourceRange {
    var range = self
    range.file = file
    return range
  }
}
