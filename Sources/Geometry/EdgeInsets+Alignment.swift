extension EdgeInsets {
  /// The insets that make `alignmentRect` of `bounds`: how a view says where its content lies inside it.
  ///
  ///     // An image of 200 × 200 points whose last 20 at the right and the bottom are shadow.
  ///     EdgeInsets(
  ///       alignmentRect: Rect(x: 0, y: 0, width: 180, height: 180),
  ///       bounds: Rect(x: 0, y: 0, width: 200, height: 200))   // (0, 0, 20, 20)
  ///
  /// `bounds.inset(by:)` gives the alignment rectangle back.
  public init(alignmentRect: Rect, bounds: Rect) {
    self.init(
      top: alignmentRect.minY - bounds.minY, left: alignmentRect.minX - bounds.minX,
      bottom: bounds.maxY - alignmentRect.maxY, right: bounds.maxX - alignmentRect.maxX)
  }

  /// The same distances the other way: what `inset(by:)` with these did, it undoes with the negated ones.
  public static prefix func - (insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
  }
}
