/// How a view's content fits its bounds, with UIKit's names.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// Stretched, fitted inside, covering, stretched anew, or at its own size in the middle.
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
  /// At its own size at an edge or a corner.
  case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}
