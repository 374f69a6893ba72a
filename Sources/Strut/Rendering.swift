public import Diagnostics
package import FigurePainting
import Figures
import Files
public import Staging

/// The result of rendering a figure: files, solved pictures, and errors and warnings.
///
///     let rendering = render(figure, options: RenderOptions(formats: [.svg]))
///     try rendering.get()[0].bytes          // the SVG
///     try rendering.write(to: "pictures")   // ["pictures/hello.svg"]
public struct Rendering: Hashable, Sendable {
  /// The files, in the order of the figure's combinations; empty if the figure has errors.
  public var files: [RenderedFile] = []
  /// What there is to say: errors, for which no file is made, and warnings.
  public var diagnostics = Diagnostics()
  /// The solved pictures, one per combination. Themes, scales and formats give several files for one picture.
  public var pictures: [Picture] = []

  /// A rendering without solved pictures.
  public init(files: [RenderedFile] = [], diagnostics: Diagnostics = Diagnostics()) {
    self.files = files
    self.diagnostics = diagnostics
  }
}

extension Rendering {
  /// The files of a figure without errors.
  ///
  /// - Throws: All errors and warnings, if there is an error.
  public func get() throws(Diagnostics) -> [RenderedFile] {
    guard !diagnostics.hasErrors else { throw diagnostics }
    return files
  }

  /// Writes the files of a figure without errors to a folder, which is created if it is missing. Each file is written
  /// completely or not at all, and replaces one of its name.
  ///
  /// - Returns: The paths of the files.
  /// - Throws: All errors and warnings, if there is an error, or if a file cannot be written.
  @discardableResult
  public func write(to folder: String) throws(Diagnostics) -> [String] {
    let files = try get()
    var places: Set<FilePlace> = []
    for file in files where !places.insert(FilePlace("\(folder)/\(file.name)")).inserted {
      throw diagnostics.adding(.error(.pictureNameTaken, "two pictures have the name '\(file.name)'"))
    }
    return try files.map { file throws(Diagnostics) in
      let path = "\(folder)/\(FileName.fitting(file.name, ending: ""))"
      do throws(WritingError) {
        try WholeFile.write(file.bytes, to: path, makesFolders: true)
      } catch {
        throw diagnostics.adding(
          .error(.unwritablePicture, "'\(path)' cannot be written: \(error.folderProblem ?? error.reason)"))
      }
      return path
    }
  }
}

extension Diagnostics {
  fileprivate func adding(_ diagnostic: Diagnostic) -> Diagnostics { adding(Diagnostics([diagnostic])) }
}

/// One picture in one format.
public struct RenderedFile: Hashable, Sendable {
  /// The file's name with its extension: `form-landscape~dark@2x.png`. It is a name in one folder, whatever the figure is
  /// called: a slash is a hyphen in it.
  public var name: String
  /// The file's format.
  public var format: PictureFormat
  /// The whole file.
  public var bytes: [UInt8]
  /// Where the views are, if the options ask for it.
  package var places: [PlacedView] = []
  /// How many pixels a point of the places is.
  package var pixelsPerPoint = 1.0

  /// A file that is not written yet.
  package init(name: String, format: PictureFormat, bytes: [UInt8]) {
    (self.name, self.format, self.bytes) = (name, format, bytes)
  }
}
