import Figures
public import Strut

/// What is compared with goldens: the pictures of one document or one expectation, and their geometry.
public struct GoldenSubject: Sendable {
  /// Where its goldens are, as a path in the goldens' folder without an extension: `samples/form`.
  public var name: String
  /// The geometry's golden is `name.txt`; `nil` for a picture of which nothing else is known.
  public var geometry: SolvedGeometry?
  /// In their order.
  public var pictures: [GoldenPicture]

  public init(name: String, geometry: SolvedGeometry? = nil, pictures: [GoldenPicture]) {
    self.name = name
    self.geometry = geometry
    self.pictures = pictures
  }

  /// A figure that was rendered as PNG.
  ///
  /// - Parameter name: Of the subject; the pictures' files stand beside it under their own names.
  public init(name: String, rendering: Rendering) {
    let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
    self.init(
      name: name, geometry: SolvedGeometry(of: rendering.pictures),
      pictures: rendering.files.filter { $0.format == .png }.map {
        GoldenPicture(name: folder + $0.name, png: $0.bytes)
      })
  }
}

/// One picture to be compared.
public struct GoldenPicture: Sendable {
  /// Its golden, as a path in the goldens' folder: `samples/form-landscape@2x.png`.
  public var name: String
  /// The whole file.
  public var png: [UInt8]

  public init(name: String, png: [UInt8]) {
    self.name = name
    self.png = png
  }
}
