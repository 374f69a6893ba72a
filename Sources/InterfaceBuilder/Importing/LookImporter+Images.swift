import Figures
import Geometry
import Typography
import ViewLayout

extension LookImporter {
  /// The picture of an image view or of a button.
  func setImage(of description: inout ViewDescription) {
    switch description.kind {
    case .imageView:
      let shown = element.image().map { image(named: $0, else: shownSize(ofSymbol: $0)) }
      set(.image, .image(shown ?? .missing(view.frame?.size ?? .zero)), &description)
    case .button:
      let state = element.child(key: "normal")
      let configuration = element.child(key: "configuration")
      let name = state?.image() ?? configuration?.image()
      set(.image, name.map { .image(image(named: $0, else: Self.symbolSize)) }, &description)
      let ground = state?.image("backgroundImage") ?? configuration?.child(key: "background")?.image()
      set(.backgroundImage, ground.map { .image(background(named: $0)) }, &description)
    default: break
    }
  }

  /// The author's file, a symbol, or a stand-in of the size that the document lists.
  ///
  /// - Parameter size: Of an image whose size the document does not know; that of a symbol, which it lists at a size
  ///   it is not shown at.
  private func image(named name: String, else size: Size?) -> ImageSource {
    if let file = options.images?.image(named: name) { return .file(file) }
    guard let listed = document.resources.images[name], !listed.isSymbol else {
      return .symbolOrPlaceholder(name, size ?? Self.symbolSize)
    }
    return .missing(Size(listed.width, listed.height))
  }

  /// The size that a symbol asks for: the stored one, which is Apple's own, unless the view is much larger than its
  /// symbol.
  ///
  /// A document lists the symbols that it uses with their sizes at 128 points, of which the proportions hold.
  private func shownSize(ofSymbol name: String) -> Size? {
    guard let stored = view.frame?.size, let listed = document.resources.images[name], listed.isSymbol,
      case let longest = max(listed.width, listed.height), longest > 0
    else { return view.frame?.size }
    let factor = Self.longestSide * SymbolRule.pointSize(of: element) / longest
    let own = Size(listed.width * factor, listed.height * factor)
    let isStretched = stored.width > Self.leastStretch * own.width || stored.height > Self.leastStretch * own.height
    return isStretched ? own : stored
  }

  /// The longer side of most symbols, as a part of their font's size.
  private static let longestSide = 1.3
  /// How much larger than its symbol a view is that something stretches.
  private static let leastStretch = 1.7

  /// What is behind a button's title. A stand-in is as large as the button, whose title may be white for its sake.
  private func background(named name: String) -> ImageSource {
    let size = view.frame?.size ?? Self.symbolSize
    if let file = options.images?.image(named: name) { return .file(file) }
    // A symbol is stretched as any image, and has the button's tint.
    return document.resources.images[name]?.isSymbol == true ? .symbolOrPlaceholder(name, size) : .missing(size)
  }

  /// A symbol beside text of 17 points.
  private static let symbolSize = Size(20, 20)
}

extension ImageSource {
  /// The symbol of that name, or a stand-in if it cannot be drawn.
  static func symbolOrPlaceholder(_ name: String, _ size: Size) -> ImageSource {
    let symbol = Symbol(name: name, size: size)
    return symbol.parts.isEmpty ? .missing(size) : .symbol(symbol)
  }
}
