import Geometry
import Typography

/// Where symbols have their alignment rectangles, which documents do not store.
///
/// A symbol is aligned as a line of text is: its alignment rectangle is as high as a line of the system's font, from the
/// ascent to the descent around the baseline, and the image's middle is that of capitals. So the rectangle lies
/// inside the image of a tall symbol and reaches beyond that of a flat one, and only the symbol tells how far.
enum SymbolRule {
  /// The insets of a view that has those of a symbol, where that is known at its scale; `nil` for any other.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point.
  ///   - era: The time of the document: some symbols were drawn anew.
  static func alignmentInsets(of view: InterfaceView, scale: Double, era: InterfaceEra) -> EdgeInsets? {
    guard let (name, holder) = symbol(of: view) else { return nil }
    let configuration = holder.child(key: "preferredSymbolConfiguration")
    let symbolScale = configuration?["scale"].flatMap(Scale.init) ?? .medium
    let shape = shapes.last { $0.scale == symbolScale && $0.isOf(name) && $0.since <= era }
    guard let shape else { return nil }
    let growth = pointSize(of: holder) / Symbol.standardPointSize
    let room = shape.room(at: scale)
    // What lies outside of the image is a negative inset.
    return EdgeInsets(top: -room.above * growth, left: 0, bottom: -room.below * growth, right: 0)
  }

  /// The size of the font that a symbol is drawn for, in points.
  ///
  /// - Parameter holder: What has its configuration.
  static func pointSize(of holder: DocumentElement) -> Double {
    let configuration = holder.child(key: "preferredSymbolConfiguration")
    let font = configuration.flatMap { FontRule.font($0.child(named: "fontDescription") ?? $0) }
    return font.flatMap { $0.size ?? $0.style?.size(at: .large) } ?? Symbol.standardPointSize
  }

  /// The symbol that a view is aligned by, and what has its configuration: an image view's image, or the image behind a
  /// button, never one beside its title.
  private static func symbol(of view: InterfaceView) -> (name: String, holder: DocumentElement)? {
    if view.showsSymbol { return view.element.image().map { ($0, view.element) } }
    guard view.tag == "button", let state = view.element.child(key: "normal"), state.image() == nil,
      state.showsSymbol("backgroundImage")
    else { return nil }
    return state.image("backgroundImage").map { ($0, state) }
  }

  /// Of a symbol beside text; documents leave out the middle one.
  private enum Scale: String {
    case small, medium = "default", large
  }

  /// The image of a symbol at 17 points.
  private struct Shape {
    var name: String
    var scale = Scale.medium
    var height: Double
    /// How far its middle is above that of capitals.
    var rise = 0.0
    var since = InterfaceEra(toolsVersion: 0)

    /// A variant in a circle or a square is as high as that; one on a square is not.
    func isOf(_ other: String) -> Bool {
      guard name.hasPrefix(".") else { return name == other }
      return (other.hasSuffix(name) || other.hasSuffix(name + ".fill")) && !other.contains(".on" + name)
    }

    /// What the alignment rectangle has above and below the image, which stands on whole pixels.
    func room(at pixels: Double) -> (above: Double, below: Double) {
      func rounded(_ length: Double) -> Double { (length * pixels).rounded() / pixels }
      let size = Symbol.standardPointSize
      let (ascent, descent) = (rounded(0.952 * size), rounded(0.241 * size))
      let height = rounded(height)
      let below = rounded(descent + 0.3523 * size + rise - height / 2)
      return (ascent + descent - height - below, below)
    }
  }

  /// Those of which stored frames tell, or descriptions of images that UIKit printed (`alignmentRectInsets=`), which have
  /// the room above and below with the other sign.
  private static let shapes = [
    // Six views of three projects; `play.circle.fill` printed.
    Shape(name: ".circle", height: 19),
    // Two views of two projects, in one of them with `.fill`.
    Shape(name: ".square", height: 17.4),
    // One view each.
    Shape(name: "cloud", height: 15),
    Shape(name: "cloud.fill", height: 14.5),
    Shape(name: "pencil.slash", height: 15.5),
    Shape(name: "rectangle", height: 17.5, rise: 0.25),
    Shape(name: "square.and.arrow.down.on.square", height: 24, rise: -0.5),
    Shape(name: "square.fill", height: 17.5, rise: 0.25),
    Shape(name: "squareshape.fill", height: 17.33),
    Shape(name: "brain", height: 20.67),
    Shape(name: "figure.boxing", height: 22.33),
    Shape(name: "figure.run", height: 20.33),
    Shape(name: "figure.strengthtraining.traditional", height: 22.33),
    Shape(name: "lines.measurement.vertical", height: 19.33),
    Shape(name: "questionmark.diamond", height: 21.67),
    Shape(name: "plus", scale: .small, height: 13),
    Shape(name: "questionmark.folder.fill", height: 17.5, rise: 0.25),
    Shape(name: "trash", height: 20.5, rise: 0.75),
    Shape(name: "trash.fill", height: 20.5, rise: 0.75),
    Shape(name: "scalemass", height: 19.67),
    Shape(name: "square.and.pencil", height: 18.67, rise: 0.5),
    Shape(name: "timer", height: 19),
    Shape(name: "cloud.rain", height: 21.33, rise: -0.5),
    Shape(name: "nosign", height: 19),
    Shape(name: "clock", height: 19),
    Shape(name: "arrow.2.circlepath", height: 19),
    Shape(name: "arrow.right", height: 15),
    Shape(name: "arrow.turn.left.up", height: 18.33),
    Shape(name: "arrow.turn.right.down", height: 18.33),
    Shape(name: "arrow.turn.up.left", height: 16),
    Shape(name: "arrow.turn.up.right", height: 16),
    Shape(name: "chevron.right", height: 16.5),
    // Semibold.
    Shape(name: "chevron.right", scale: .small, height: 14),
    Shape(name: "doc.on.doc", scale: .small, height: 18.5),
    Shape(name: "cloud.rain.fill", height: 21.33),
    Shape(name: "envelope", height: 16.33),
    Shape(name: "envelope.fill", height: 16.5, rise: 0.25),
    Shape(name: "eye", height: 16.33),
    Shape(name: "flame", height: 20, rise: 0.6),
    Shape(name: "fitness.timer", height: 19, rise: 0.25),
    Shape(name: "heart", height: 17.5),
    Shape(name: "key.fill", height: 22.67),
    Shape(name: "lock", height: 18.33, rise: 0.25),
    Shape(name: "magnifyingglass", height: 18),
    Shape(name: "phone.fill", height: 17.5),
    Shape(name: "photo.on.rectangle.angled", height: 21, rise: 0.5),
    Shape(name: "rectangle.and.pencil.and.ellipsis", height: 18.5, rise: 0.75),
    // Two views, at two pixels a point and at three.
    Shape(name: "magnifyingglass", height: 18.6, rise: 0.1, since: .xcode13),
    // Three views, at two pixels a point and at three.
    Shape(name: "sun.max", height: 20.4, rise: 0.25),
    // Printed.
    Shape(name: "person", height: 17.5, rise: 0.25),
  ]
}
