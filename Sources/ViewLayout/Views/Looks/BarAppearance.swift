/// Which of a bar's appearances it shows, by UIKit's names.
public enum BarAppearance: String, Hashable, Sendable, CaseIterable {
  /// While content is scrolled under it: `standardAppearance`.
  case standard
  /// At the edge of the content: `scrollEdgeAppearance`, which has neither a ground nor a line since iOS 15.
  case scrollEdge
}
