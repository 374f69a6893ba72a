public import Geometry

extension View {
  /// The rectangle that constraints use, in the superview's coordinates, without the transform.
  public var alignmentRect: Rect { alignmentRect(forFrame: originalFrame) }

  /// The size of the frame divided by that of the alignment rectangle, which has the same origin.
  public var alignmentRectScale: Double {
    get { measuredAlignment?.scale ?? storedAlignmentRectScale }
    set {
      storedAlignmentRectScale = newValue
      layoutInputsChanged()
    }
  }

  /// Sets the alignment rectangle by two functions that are inverse to each other.
  ///
  /// - Throws: An error with a counterexample if the pair is invalid. The view does not change.
  public func setAlignmentRect(
    forFrame alignmentRect: (Rect) -> Rect, frameForAlignmentRect frame: (Rect) -> Rect
  ) throws(AlignmentError) {
    let geometry = try AlignmentGeometry(alignmentRectForFrame: alignmentRect, frameForAlignmentRect: frame)
    customAlignmentRectInsets = geometry.insets
    alignmentRectScale = geometry.scale
  }

  /// What the view's functions do unless a subclass overrides them.
  ///
  /// While overridden functions stand for insets, `alignmentRectInsets` tells what they come down to; what they get
  /// from `super` must be without that.
  var ownAlignment: AlignmentGeometry {
    guard measuredAlignment != nil else {
      return AlignmentGeometry(insets: alignmentRectInsets, scale: storedAlignmentRectScale)
    }
    return AlignmentGeometry(
      insets: customAlignmentRectInsets ?? kindAlignmentRectInsets, scale: storedAlignmentRectScale)
  }

  /// Finds out what overridden alignment functions do, which is what the solver is told.
  ///
  /// - Throws: What is wrong with the pair.
  func measureAlignment() throws(AlignmentError) {
    measuredAlignment = nil
    guard type(of: self) != View.self else { return }
    let plain = AlignmentGeometry(insets: alignmentRectInsets, scale: storedAlignmentRectScale)
    let geometry = try AlignmentGeometry(
      alignmentRectForFrame: alignmentRect(forFrame:), frameForAlignmentRect: frame(forAlignmentRect:))
    let samples = [Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 10, y: -20, width: 3, height: 700)]
    if samples.contains(where: { plain.alignmentRect(forFrame: $0) != alignmentRect(forFrame: $0) }) {
      measuredAlignment = geometry
    }
  }
}
