public import Graphics

/// How the device is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait, landscape, portraitUpsideDown

  public var isLandscape: Bool { self == .landscape }
}

/// What is drawn around and over the root view.
public enum Chrome: String, Hashable, Sendable, CaseIterable {
  case none, statusBar, device
}

/// The look of annotations, controls and system colours.
public enum ThemeName: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

/// The colours of constraint states.
public enum PaletteName: String, Hashable, Sendable, CaseIterable {
  /// Ours, that every reader can tell apart.
  case strut
  /// Apple's literal ones.
  case xcode
}

/// A landscape interface, upright or on the device held in portrait.
public enum Stance: String, Hashable, Sendable, CaseIterable {
  case upright, device
}

/// What a figure is meant to show.
public enum Expectation: String, Hashable, Sendable, CaseIterable {
  case conflict, ambiguity, misplaced, lost
}

/// What is under the root view.
public enum Background: Hashable, Sendable {
  /// The theme's page colour.
  case standard
  case transparent
  case color(Color)
  /// Lines every so many points, over the theme's page colour.
  case grid(spacing: Double)
}
