import Foundation

/// What a page says.
struct Order: Decodable {
  /// A picture is wanted.
  var draw: Wish?
  /// Small pictures are wanted, one after the other, when the large one is on the screen. They replace those that the
  /// page wanted before.
  var also: [Wish]?
  /// It is wanted to know at which sizes of the root there is trouble, when nothing is to be drawn.
  var survey: Wish?
  /// The picture that was sent last has come: the next may be drawn.
  var shown: Bool?
  /// A line is to be opened in the author's editor.
  var open: DocumentLine?
  /// A number is to be written into the document.
  var write: MetricChange?

  /// No page wants more small pictures at a time.
  static let mostPictures = 200

  /// - Returns: `nil` for what no page says.
  init?(_ text: String) {
    guard let order = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)),
      (order.also?.count ?? 0) <= Self.mostPictures
    else { return nil }
    self = order
  }
}

/// A line of a document that is previewed.
struct DocumentLine: Decodable, Equatable {
  var document: String
  /// A file that the document includes, by its path from the document's folder; `nil` for the document itself.
  var file: String?
  /// From 1.
  var line: Int
}

/// A new value of a metric.
struct MetricChange: Decodable, Equatable {
  var document: String
  var name: String
  var value: Double
}
