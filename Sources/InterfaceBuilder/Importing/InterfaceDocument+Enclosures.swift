import Figures

extension InterfaceDocument {
  /// Tells the figures of embedded scenes which container view they fill on devices.
  ///
  /// UIKit gives the view of an embedded controller the size of its container view, as Interface Builder does on the
  /// canvas.
  ///
  /// - Parameter figures: Those of the scenes, in the scenes' order.
  func enclose(_ figures: inout [Figure]) {
    var finder = EnclosureFinder(scenes: scenes, figures: figures)
    for index in scenes.indices { figures[index].enclosure = finder.enclosure(ofSceneAt: index) }
  }
}

/// Finds the container views that the scenes of a document fill.
private struct EnclosureFinder {
  private let scenes: [InterfaceScene]
  private let figures: [Figure]
  private let indices: [String: Int]
  /// What is known of the scenes that have been asked for.
  private var outers: [Int: (figure: EnclosingFigure, names: ViewNames)] = [:]

  init(scenes: [InterfaceScene], figures: [Figure]) {
    self.scenes = scenes
    self.figures = figures
    indices = Dictionary(zip(scenes.map(\.id), scenes.indices)) { first, _ in first }
  }

  /// - Parameter inner: The scenes in the container views of this one that led here: a document can say that
  ///   controllers embed one another in a circle.
  mutating func enclosure(ofSceneAt index: Int, inside inner: Set<Int> = []) -> Enclosure? {
    guard inner.count < Self.deepest, let container = scenes[index].surroundings.containerView,
      let outer = indices[container.controller], outer != index, !inner.contains(outer)
    else { return nil }
    if outers[outer] == nil {
      // One that is enclosed itself is as large as its own container view lets it be.
      var figure = figures[outer]
      figure.enclosure = enclosure(ofSceneAt: outer, inside: inner.union([index]))
      outers[outer] = (EnclosingFigure(figure), ViewNames(scenes[outer]))
    }
    guard let known = outers[outer], known.figure.depth < Self.deepest, let name = known.names[container.view]
    else { return nil }
    return Enclosure(in: name, of: known.figure)
  }

  /// As many scenes are around one another; the next fills the screen.
  private static let deepest = 8
}
