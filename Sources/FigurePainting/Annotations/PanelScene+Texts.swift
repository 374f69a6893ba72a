import Geometry
import Staging
import ViewLayout

/// The texts of views as the panel shows them.
extension PanelScene {
  /// The rectangles of a view's texts in its own coordinates: a turned text takes what its letters do, and not the upright
  /// box around it.
  func textFrames(ofViewAt index: Int, on platform: Platform) -> [TextBlank] {
    // The name of a stand-in gives way to what lies on it.
    if let name = panel.views[index].standInPlace,
      !panel.views[index].subviews.isEmpty || isTouched(toPanel[index].apply(to: name), above: index)
    {
      return []
    }
    let frames = panel.views[index].textFrames(on: platform)
    guard toPanel[index].isTurned else { return frames }
    return frames.flatMap { frame in
      frame.isControl ? [frame] : frame.rect.squares.map { TextBlank(rect: $0) }
    }
  }

  /// What is seen of a rectangle in a view; `nil` where that is cut off or another view hides it.
  func shown(_ rect: Rect, ofViewAt index: Int) -> Rect? {
    unclipped(rect, inViewAt: index).flatMap { uncovered($0, above: index) }
  }

  /// What lines leave free of a text or a control.
  ///
  /// - Parameters:
  ///   - frame: All of it, in the view's coordinates.
  ///   - place: What is seen of it.
  func blank(for frame: TextBlank, at place: Rect, ofViewAt index: Int, on platform: Platform) -> TextBlank {
    let (view, toPanel) = (panel.views[index], toPanel[index])
    let disc = disc(aroundViewAt: index)
    let hasThumb = view.kind == .slider && toPanel.isTranslation
    return TextBlank(
      rect: disc ?? place, isDisc: disc != nil, isControl: frame.isControl,
      thumb: hasThumb ? toPanel.apply(to: view.sliderThumb(on: platform)).intersection(place) : nil)
  }

  /// The same in pieces: of turned letters, the boxes around smaller pieces reach less far beyond them.
  ///
  /// - Parameter blank: What lines leave free of the whole.
  func pieces(of frame: TextBlank, as blank: TextBlank, ofViewAt index: Int) -> [TextBlank] {
    let toPanel = toPanel[index]
    guard toPanel.isTurned, !blank.isControl, !blank.isDisc else { return [blank] }
    return frame.rect.quarters.map(toPanel.apply(to:)).compactMap { shown($0, ofViewAt: index) }
      .map { TextBlank(rect: $0) }
  }

  /// The disc that a text lies in: its own view or the superview, if round. A line that ended next to the digit of a
  /// badge would look like a part of the badge.
  private func disc(aroundViewAt index: Int) -> Rect? {
    [index, panel.views[index].superview].compactMap { $0 }.first { index in
      let view = panel.views[index]
      let (size, looks) = (view.bounds.size, view.look)
      return looks.backgroundColor?.alpha ?? 0 > 0.5 && abs(size.width - size.height) < 0.5
        && looks.cornerRadius > size.width / 2 - 0.5 && toPanel[index].isTranslation
    }.map(box(ofViewAt:))
  }
}

extension Transform {
  /// Whether upright letters are not upright any more.
  fileprivate var isTurned: Bool { abs(b) > 1e-6 || abs(c) > 1e-6 }
}

extension Rect {
  /// Its four quarters.
  fileprivate var quarters: [Rect] {
    [(0.0, 0.0), (0.5, 0), (0, 0.5), (0.5, 0.5)].map { x, y in
      Rect(x: minX + x * width, y: minY + y * height, width: width / 2, height: height / 2)
    }
  }
}
