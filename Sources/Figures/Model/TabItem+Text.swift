import Geometry
import Typography
public import ViewLayout

/// The tabs of a bar as authors write them.
extension TabBarItems.Tab {
  /// Reads a tab: its title, which may follow an icon, `symbol(house) Home` or `missing(24, 24) Home`.
  public init(written text: String) {
    let (symbol, title) = Symbol.leading(text)
    if symbol == nil, text.hasPrefix("missing("), let end = text.firstIndex(of: ")"),
      case .image(let image) = BarItem(written: String(text[...end])).content
    {
      self.init(title: String(text[text.index(after: end)...].drop { $0 == " " }), image: image)
    } else {
      self.init(title: title, image: symbol.map(ImageSource.symbol))
    }
  }

  /// The tab in words that ``init(written:)`` reads. A file's picture has none: it is one that is not there.
  public var written: String {
    let icon: String? =
      switch image {
      case .symbol(let symbol)?: "symbol(\(symbol.name))"
      case let image?: BarItem(.image(.missing(image.size))).written
      case nil: nil
      }
    return [icon, title.isEmpty ? nil : title].compactMap(\.self).joined(separator: " ")
  }
}
