import Figures
import Geometry
package import Strut

/// The pictures and the geometry of one document or one expectation, to compare with goldens.
package struct GoldenSubject: Sendable {
  /// The path of its goldens in the goldens' folder, without an extension: `samples/form`.
  package var name: String
  /// The geometry, whose golden is `name.txt`; `nil` for a picture without geometry.
  package var geometry: SolvedGeometry?
  /// The pictures, in order.
  package var pictures: [GoldenPicture]

  package init(name: String, geometry: SolvedGeometry? = nil, pictures: [GoldenPicture]) {
    self.name = name
    self.geometry = geometry
    self.pictures = pictures
  }

  /// Creates a subject from a figure that was rendered as PNG.
  ///
  /// - Parameter name: The subject's name. The pictures' files are in the same folder, under their own names.
  package init(name: String, rendering: Rendering) {
    self.init(
      name: name, geometry: SolvedGeometry(of: rendering.pictures),
      pictures: rendering.files.filter { $0.format == .png }.map {
        GoldenPicture(name: Self.folder(of: name) + $0.name, png: $0.bytes, areas: Self.areas(of: $0))
      })
  }

  /// Adds what was drawn at a time of an animation.
  ///
  /// - Parameters:
  ///   - rendering: Of a tree of views, as PNG.
  ///   - time: In seconds.
  package mutating func add(_ rendering: Rendering, at time: Double) {
    let moment = SolvedGeometry(of: rendering.pictures, at: time)
    geometry = SolvedGeometry(sections: (geometry?.sections ?? []) + moment.sections)
    pictures += GoldenSubject(name: name, rendering: rendering).pictures
  }

  /// The names of the goldens of a document's figures, as paths in the goldens' folder.
  ///
  /// - Parameter pictures: The names of the figures' PNG files.
  package static func goldens(ofDocument name: String, pictures: [String]) -> [String] {
    pictures.isEmpty ? [] : [name + geometryExtension] + pictures.map { folder(of: name) + $0 }
  }

  private static func areas(of file: RenderedFile) -> [ViewArea] {
    file.places.compactMap { place in
      Rect(enclosing: place.corners.map { Point($0.x * file.pixelsPerPoint, $0.y * file.pixelsPerPoint) }).map {
        ViewArea(name: place.name, rect: $0)
      }
    }
  }

  static let geometryExtension = ".txt"

  private static func folder(of name: String) -> String { name.lastIndex(of: "/").map { String(name[...$0]) } ?? "" }
}

/// One picture to compare.
package struct GoldenPicture: Sendable {
  /// The path of its golden in the goldens' folder: `samples/form-landscape@2x.png`.
  package var name: String
  /// The bytes of the PNG file.
  package var png: [UInt8]
  /// Where the views are in it, from the back to the front, as far as that is known.
  package var areas: [ViewArea]

  package init(name: String, png: [UInt8], areas: [ViewArea] = []) {
    self.name = name
    self.png = png
    self.areas = areas
  }
}
