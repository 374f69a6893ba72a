/// Where a navigation bar is, by UIKit's names.
public enum BarPosition: String, Hashable, Sendable, CaseIterable {
  /// At the top of the screen, so that its ground goes on below the status bar, and at the top of a view.
  case topAttached, top
}

/// The style of a bar's colours, by UIKit's names.
public enum BarShade: String, Hashable, Sendable, CaseIterable {
  /// The theme's, and white on black in every theme.
  case `default`, black
}
