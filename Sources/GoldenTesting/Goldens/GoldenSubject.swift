import Figures
public import Strut

/// The pictures and the geometry of one document or one expectation, to compare with goldens.
public struct GoldenSubject: Sendable {
  /// The path of its goldens in the goldens' folder, without an extension: `samples/form`.
  public var name: String
  /// The geometry, whose golden is `name.txt`; `nil` for a picture without geometry.
  public var geometry: SolvedGeometry?
  /// The pictures, in order.
  public var pictures: [GoldenPicture]

  public init(name: String, geometry: SolvedGeometry? = nil, pictures: [GoldenPicture]) {
    self.name = name
    self.geometry = geometry
    self.pictures = pictures
  }

  /// Creates a subject from a figure that was rendered as PNG.
  ///
  /// - Parameter name: The subject's name. The pictures' files are in the same folder, under their own names.
  public init(name: String, rendering: Rendering) {
    let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
    self.init(
      name: name, geometry: SolvedGeometry(of: rendering.pictures),
      pictures: rendering.files.filter { $0.format == .png }.map {
        GoldenPicture(name: folder + $0.name, png: $0.bytes)
      })
  }
}

/// One picture to compare.
public struct GoldenPicture: Sendable {
  /// The path of its golden in the goldens' folder: `samples/form-landscape@2x.png`.
  public var name: String
  /// The bytes of the PNG file.
  public var png: [UInt8]

  public init(name: String, png: [UInt8]) {
    self.name = name
    self.png = png
  }
}
