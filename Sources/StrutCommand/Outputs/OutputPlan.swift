import Diagnostics
import Files

/// The files that a run reads and those that it is going to write.
///
/// No output takes the place of a file that a document of the run reads, or of another document's output.
struct OutputPlan: Sendable {
  /// The document that reads a file.
  private var readers: [FilePlace: String] = [:]
  /// The document that a file is written for.
  private var owners: [FilePlace: String] = [:]
  /// The digests of what is copied.
  private var copies: [FilePlace: UInt64] = [:]
  private var folders = FilePlace.Folders()

  /// An output of a document.
  struct Output: Sendable {
    /// Where it is written.
    var path: String
    /// What messages call it.
    var name: String
    /// A digest of what is only a copy, which several documents may bring; `nil` for what is a document's own.
    var copy: UInt64?
  }

  /// What messages say of outputs.
  struct Wording: Sendable {
    /// `a picture`
    var kind: String
    /// What to do if another document has the same output.
    var ifTaken: String
    /// What to do if it would replace an input.
    var ifRead: String

    static let pictures = Wording(
      kind: "a picture", ifTaken: "rename one of them, or use different folders with -o",
      ifRead: "use another folder with -o, or rename the document")
    static let namedPictures = Wording(
      kind: "a picture", ifTaken: "tell them apart with parts of --name, such as {name}, {device}, {theme} or {scale}",
      ifRead: pictures.ifRead)
    static let conversions = Wording(kind: "a conversion", ifTaken: pictures.ifTaken, ifRead: pictures.ifRead)
    static let goldens = Wording(
      kind: "a golden", ifTaken: "rename one of them", ifRead: "use another folder with --goldens")
    static let galleryPictures = Wording(
      kind: "a picture", ifTaken: "rename one of them", ifRead: "name another page with -o")

    /// One file that an option names.
    static func file(of option: String) -> Wording {
      Wording(
        kind: "an output", ifTaken: "name another file with \(option)", ifRead: "name another file with \(option)")
    }
  }

  mutating func addInput(_ path: String, of document: String) {
    // Both a link and what it leads to are read.
    note(FilePlace(path, in: &folders), of: document)
    if !FilePlace.isNoLink(path), let target = FilePlace(target: path) { note(target, of: document) }
  }

  private mutating func note(_ place: FilePlace, of document: String) {
    if readers[place] == nil { readers[place] = document }
  }

  /// Reserves the places of a document's outputs.
  ///
  /// - Returns: Why they cannot all be written; then none is reserved.
  mutating func reserve(_ outputs: [Output], for document: String, _ wording: Wording) -> OutputConflict? {
    var places: Set<FilePlace> = []
    var copies = copies
    for output in outputs {
      let place = FilePlace(output.path, in: &folders)
      if let reader = readers[place] { return OutputConflict(output: output, with: .input(of: reader), wording) }
      if let copy = output.copy {
        if copies[place] == copy { continue }
        copies[place] = copy
      }
      let owner = places.insert(place).inserted ? owners[place] : document
      if let owner { return OutputConflict(output: output, with: .output(of: owner), wording) }
    }
    for place in places { owners[place] = document }
    self.copies = copies
    return nil
  }
}

/// An output that would take the place of another file of the run.
struct OutputConflict: Sendable {
  enum Other: Sendable {
    /// A file that the document reads.
    case input(of: String)
    case output(of: String)
  }

  let output: OutputPlan.Output
  let other: Other
  private let wording: OutputPlan.Wording

  init(output: OutputPlan.Output, with other: Other, _ wording: OutputPlan.Wording) {
    (self.output, self.other, self.wording) = (output, other, wording)
  }

  /// The message, which names both files.
  var message: String {
    switch other {
    case .output(let owner): "'\(output.name)' is also \(wording.kind) of \(owner); \(wording.ifTaken)"
    case .input(let reader): "'\(output.name)' would replace a file that \(reader) reads; \(wording.ifRead)"
    }
  }

  /// - Parameter document: The document of the output.
  func diagnostic(of document: SourceFile) -> Diagnostic {
    switch other {
    case .output: .error(.pictureNameTaken, message)
    case .input(let reader):
      .error(.inputReplaced, message, at: reader == document.name ? document.range(ofName: output.name) : nil)
    }
  }
}

extension SourceFile {
  /// Where a file is named first.
  fileprivate func range(ofName name: String) -> SourceRange? {
    let file = name.split(separator: "/").last ?? ""
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let range = line.firstRange(of: file) else { continue }
      let column = line[..<range.lowerBound].unicodeScalars.count + 1
      return SourceRange(line: number + 1, column: column, length: file.unicodeScalars.count)
    }
    return nil
  }
}
