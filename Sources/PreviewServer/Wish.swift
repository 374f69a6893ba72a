import Diagnostics
import Figures
import Geometry
import Strut
import Typography
import ViewLayout

/// A picture that a page wants: a document, and what stands in place of its own settings. What is `nil`, or a word that
/// nothing has, is the document's own.
struct Wish: Decodable, Equatable {
  /// Told again in the reply.
  var number = 0
  /// What the page has the picture for, told again in the reply; `nil` for the large one. Letters and digits.
  var tag: String?
  var document: String?
  /// The one scene of a storyboard that is drawn; `nil` for all.
  var scene: String?
  var device: String?
  var orientation: String?
  var direction: String?
  var textSize: String?
  var theme: String?
  /// Of the root, in points.
  var width: Double?
  var height: Double?
  /// The kinds of annotations.
  var show: [String]?
  /// Numbers in place of those of the document's metrics.
  var metrics: [String: Double]?
  /// The number of the only picture that is drawn; `nil` for all of the document's.
  var picture: Int?
  /// The moment of animated panels, in seconds.
  var time: Double?
  /// The number of a remedy in the reply without one, which is tried.
  var remedy: Int?
  /// A view, of which it is told what holds it.
  var selected: String?
  /// The scene of that view; `nil` for the first that has one of its name.
  var selectedScene: String?
}

extension Wish {
  var overrides: FigureOverrides {
    var overrides = FigureOverrides()
    // A device has a size, which stands behind one of one's own.
    overrides.devices = size == nil ? device.flatMap(Device.named).map { [$0] } : nil
    overrides.orientations = orientation.flatMap(Orientation.init).map { [$0] }
    overrides.directions = direction.flatMap(LayoutDirection.init).map { [$0] }
    if let theme = theme.flatMap(ThemeName.init) {
      overrides.themes = [theme]
    } else {
      // One picture, which is light or dark as the page is.
      (overrides.themes, overrides.isAdaptive) = (ThemeName.allCases, true)
    }
    overrides.show = show.map { AnnotationSet($0.compactMap(AnnotationKind.init)) }
    return overrides
  }

  /// A root is as large as the largest device, four times over, at most.
  static let sizes = 1.0...4096

  private var size: Size? {
    guard let width, let height, Self.sizes.contains(width), Self.sizes.contains(height) else { return nil }
    return Size(width, height)
  }

  /// Sets what overrides have no words for.
  func apply(to figure: inout Figure) {
    if let category = textSize.flatMap(ContentSizeCategory.init) { figure.contentSizes = [category] }
    if let size { (figure.size, figure.devices) = (size, []) }
    // Ids of inline pictures must not be those of another picture of the page.
    if let tag { figure.name += "-" + tag.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } }
    guard let time, time.isFinite else { return }
    // As where it plays, a film or an onion skin is one screen.
    for index in figure.panels.indices where figure.panels[index].kind.isLayout {
      guard let duration = figure.panels[index].animation?.chain.duration else { continue }
      figure.panels[index].kind = .layout
      figure.panels[index].time = Located(min(max(0, time), duration))
    }
  }
}
