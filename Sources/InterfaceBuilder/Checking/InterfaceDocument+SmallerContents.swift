public import Figures
import Geometry

extension InterfaceDocument {
  /// The scenes with leaves a pixel smaller than they are stored, by the scenes' names.
  ///
  /// Lengths of contents are stored rounded up to pixels: together they may have less room than they had, and which of
  /// them then gives way is open although nothing was in the layout that was stored.
  public func figuresOfSmallerContents(among figures: [Figure]) -> [String: Figure] {
    let pixel = 1 / canvasScale
    return zip(scenes, figures).reduce(into: [:]) { result, pair in
      var figure = pair.1
      figure.root.shrinkContents(by: pixel)
      result[pair.0.name] = figure
    }
  }
}

extension ViewDescription {
  fileprivate mutating func shrinkContents(by length: Double) {
    if let property = properties[.intrinsicContentSize], case .intrinsicSize(var size) = property.value {
      for axis in Axis.allCases { size[axis] = size[axis].map { max(0, $0 - length) } }
      properties[.intrinsicContentSize]?.value = .intrinsicSize(size)
    }
    for index in subviews.indices { subviews[index].shrinkContents(by: length) }
  }
}
