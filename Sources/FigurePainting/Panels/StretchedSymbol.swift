import Figures
import Geometry
import Graphics
import ViewLayout

/// A symbol that is drawn much wider or higher than it is, because its view fills room that nothing else takes.
struct StretchedSymbol: Hashable {
  var view: String
  /// The size of its view, and its own, in points.
  var size: Size
  var symbol: Size

  /// From how many times as wide or as high on a symbol is stretched: less is seen as another weight.
  fileprivate static let least = 1.5

  /// The axis along which the view is longer than the symbol needs.
  fileprivate var axis: Axis { size.width / symbol.width > size.height / symbol.height ? .horizontal : .vertical }
}

extension PanelScene {
  /// The symbols that are stretched to their views, which UIKit does too with a `contentMode` of `scaleToFill`.
  var stretchedSymbols: [StretchedSymbol] {
    guard panel.kind.isLayout else { return [] }
    return panel.views.indices.compactMap { index in
      guard panel.views[index].kind == .imageView, isVisible(viewAt: index) else { return nil }
      let view = panel.views[index]
      guard view.look.contentMode == .scaleToFill, case .symbol(let symbol)? = view.content.image else {
        return nil
      }
      let (size, own) = (view.bounds.size, symbol.size)
      guard size.width.isFinite, size.height.isFinite, min(size.width, size.height, own.width, own.height) > 0 else {
        return nil
      }
      let stretch = (size.width / own.width) / (size.height / own.height)
      guard max(stretch, 1 / stretch) >= StretchedSymbol.least else { return nil }
      return StretchedSymbol(view: view.name, size: size, symbol: own)
    }
  }
}

extension StretchedSymbol: CustomStringConvertible {
  /// A warning: `the symbol of 'alarm' is stretched: its view is 120 × 24, and the symbol 24 × 24; …`.
  var description: String {
    "the symbol of '\(view)' is stretched: its view is \(sizeText(size)), and the symbol \(sizeText(symbol)); "
      + "a higher 'contentHuggingPriority' than its neighbours' keeps the \(axis == .horizontal ? "width" : "height"), "
      + "and 'contentMode: scaleAspectFit' the shape"
  }

  private func sizeText(_ size: Size) -> String { "\(formatted(size.width)) × \(formatted(size.height))" }
}
