import Figures
import Geometry
import Staging
import ViewLayout

/// Words that the edge of a device's screen cuts off.
struct CutWords: Hashable {
  var view: String
  var edge: RectEdge
  /// How far they reach beyond the edge, in points of the screen.
  var excess: Double
}

extension PanelScene {
  /// The words that begin on the screen and end beyond its edge. What a scroll view or a crop hides is hidden on purpose,
  /// and so is what moves.
  func cutWords(on platform: Platform) -> [CutWords] {
    guard panel.kind == .layout, panel.motion == nil, pivot == nil else { return [] }
    let screen = rootRect
    return panel.views.indices.compactMap { index in
      guard isVisible(viewAt: index), !isScrolled(viewAt: index), toPanel[index].isTranslation,
        let own = panel.views[index].frame(of: .text, on: platform)
      else { return nil }
      let words = toPanel[index].apply(to: own)
      guard words.isFinite, words.overlaps(screen) else { return nil }
      let excess = RectEdge.allCases.map { edge in
        (edge: edge, length: edge == .minX || edge == .minY ? screen[edge] - words[edge] : words[edge] - screen[edge])
      }
      // A part of a point is rounding.
      guard let most = excess.max(by: { $0.length < $1.length }), most.length > 1 else { return nil }
      return CutWords(view: panel.views[index].name, edge: most.edge, excess: most.length.rounded())
    }
  }

  private func isScrolled(viewAt index: Int) -> Bool {
    var next = panel.views[index].superview
    while let view = next {
      if panel.views[view].contentSize != nil || panel.views[view].clipsToBounds { return true }
      next = panel.views[view].superview
    }
    return false
  }
}

extension CutWords: CustomStringConvertible {
  /// A warning: `the words of 'price' end 24 points beyond the right edge of the screen, which cuts them off`.
  var description: String {
    let side =
      switch edge {
      case .minX: "left"
      case .maxX: "right"
      case .minY: "upper"
      case .maxY: "lower"
      }
    let points = excess == 1 ? "1 point" : "\(formatted(excess)) points"
    return "the words of '\(view)' end \(points) beyond the \(side) edge of the screen, which cuts them off"
  }
}
