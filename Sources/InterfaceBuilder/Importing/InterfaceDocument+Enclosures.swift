import Figures

extension InterfaceDocument {
  /// Tells the figures of embedded scenes which container view they fill on devices.
  ///
  /// UIKit gives the view of an embedded controller the size of its container view, as Interface Builder does on the canvas.
  ///
  /// - Parameter figures: Those of the scenes, in the scenes' order.
  func enclose(_ figures: inout [Figure]) {
    let indices = Dictionary(zip(scenes.map(\.id), scenes.indices)) { first, _ in first }
    for index in scenes.indices { enclose(&figures, at: index, indices, inside: []) }
  }

  /// - Parameter inner: The scenes in the container views of this one that led here: a document can say that controllers embed
  ///   one another in a circle.
  private func enclose(_ figures: inout [Figure], at index: Int, _ indices: [String: Int], inside inner: [Int]) {
    guard figures[index].enclosure == nil, inner.count < Self.deepestEnclosure,
      let container = scenes[index].surroundings.containerView, let outer = indices[container.controller],
      outer != index, !inner.contains(outer), let name = ViewNames(scenes[outer])[container.view]
    else { return }
    // One that is enclosed itself is as large as its own container view lets it be.
    enclose(&figures, at: outer, indices, inside: inner + [index])
    figures[index].enclosure = Enclosure(of: figures[outer], in: name)
  }

  private static let deepestEnclosure = 8
}
