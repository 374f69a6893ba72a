import Geometry
import Typography

/// Where symbols have their alignment rectangles, which documents do not store.
///
/// A symbol is aligned as a line of text is: its alignment rectangle is as high as a line of the system's font, from the
/// ascent to the descent around the baseline, whatever the symbol shows there. So the rectangle lies inside the image of a
/// tall symbol and reaches beyond that of a flat one, and only the symbol tells how far.
enum SymbolRule {
  /// The insets of an image view with a symbol that is known at its scale; `nil` for any other.
  static func alignmentInsets(of view: InterfaceView) -> EdgeInsets? {
    guard view.showsSymbol, let name = view.element.image() else { return nil }
    let configuration = view.element.child(key: "preferredSymbolConfiguration")
    let scale = configuration?["scale"].flatMap(Scale.init) ?? .medium
    guard let room = rooms.first(where: { $0.scale == scale && $0.isOf(name) }) else { return nil }
    let font = configuration.flatMap { FontRule.font($0.child(named: "fontDescription") ?? $0) }
    let size = font.flatMap { $0.size ?? $0.style?.size(at: .large) } ?? Symbol.standardPointSize
    let growth = size / Symbol.standardPointSize
    // What lies outside of the image is a negative inset.
    return EdgeInsets(top: -room.above * growth, left: 0, bottom: -room.below * growth, right: 0)
  }

  /// Of a symbol beside text; documents leave out the middle one.
  private enum Scale: String {
    case small, medium = "default", large
  }

  /// What the alignment rectangle has above and below the image at 17 points, in points.
  private struct Room {
    var name: String
    var scale = Scale.medium
    var above: Double
    var below: Double

    /// A variant in a circle is as high as the circle.
    func isOf(_ other: String) -> Bool {
      name.hasPrefix(".") ? other.hasSuffix(name) || other.hasSuffix(name + ".fill") : name == other
    }
  }

  /// Those of which stored frames tell, or descriptions of images that UIKit printed (`alignmentRectInsets=`), which have
  /// the same numbers with the other sign.
  private static let rooms = [
    // Four views of two documents; `play.circle.fill` printed.
    Room(name: ".circle", above: 0.5, below: 0.5),
    // One view, at two pixels a point.
    Room(name: "chevron.right", above: 2, below: 1.5),
    // One view, semibold.
    Room(name: "chevron.right", scale: .small, above: 3, below: 3),
    // One view, at two pixels a point.
    Room(name: "doc.on.doc", scale: .small, above: 1, below: 0.5),
    // Printed.
    Room(name: "person", above: 1, below: 1.5),
  ]
}
