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
    return overhangingWords(on: platform).compactMap { index, words in
      let excess = RectEdge.allCases.map { edge in
        (edge: edge, length: edge == .minX || edge == .minY ? screen[edge] - words[edge] : words[edge] - screen[edge])
      }
      return excess.max { $0.length < $1.length }.map {
        CutWords(view: panel.views[index].name, edge: $0.edge, excess: $0.length.rounded())
      }
    }
  }

  /// The views whose words lie across the edge of the root, with the places of the words. A part of a point is rounding.
  func overhangingWords(on platform: Platform) -> [(view: Int, place: Rect)] {
    panel.views.indices.compactMap { index in
      // Most views lie in the root, and a view is much to copy.
      guard !rootRect.insetBy(dx: -1, dy: -1).contains(box(ofViewAt: index)), isVisible(viewAt: index),
        !isScrolled(viewAt: index), toPanel[index].isTranslation,
        let own = panel.views[index].frame(of: .text, on: platform)
      else { return nil }
      let words = toPanel[index].apply(to: own)
      let isAcross = words.overlaps(rootRect) && !rootRect.insetBy(dx: -1, dy: -1).contains(words)
      return words.isFinite && isAcross ? (index, words) : nil
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
