import Figures
import Foundation
import Typography
import ViewLayout

/// What the page is told once.
struct Welcome: Encodable {
  struct Choice: Encodable {
    var word: String
    var name: String
    /// Equal for devices on which everything is laid out and drawn alike.
    var likeness: String
    var isPad: Bool
    /// In which it was introduced.
    var year: Int
  }

  var devices = DeviceCatalogue.all.map {
    Choice(word: $0.identifier, name: $0.name, likeness: $0.likeness, isPad: $0.isPad, year: $0.year)
  }
  var orientations = Orientation.allCases.map(\.rawValue)
  var directions = LayoutDirection.allCases.map(\.rawValue)
  var textSizes = ContentSizeCategory.allCases.map(\.rawValue)
  var themes = ThemeName.allCases.map(\.rawValue)
  var annotations = AnnotationKind.allCases.map(\.rawValue)
  /// How many small pictures a page may want at a time.
  var mostPictures = Order.mostPictures
  /// The largest width and height of a root, in points.
  var longestSide = Wish.sizes.upperBound
  /// Whether the server can open a line in an editor.
  var hasEditor: Bool
}

extension Encodable {
  /// As JSON in one line.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

extension Device {
  /// All that layout and drawing see of it.
  fileprivate var likeness: String {
    "\(size) \(scale) \(isPad) \(cutout) \(cornerRadius) \(portrait) \(landscape)"
  }
}
