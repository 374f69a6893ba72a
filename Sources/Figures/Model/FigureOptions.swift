public import Graphics

/// The orientation of the device.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait, landscape, portraitUpsideDown

  public var isLandscape: Bool { self == .landscape }
}

/// The system elements that are drawn around and over the root view.
public enum Chrome: String, Hashable, Sendable, CaseIterable {
  case none, statusBar, device
}

/// The theme of annotations, controls and system colours.
public enum ThemeName: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

/// The colours of constraint states.
public enum PaletteName: String, Hashable, Sendable, CaseIterable {
  /// Colours that readers with colour vision deficiency can distinguish.
  case strut
  /// Apple's colours.
  case xcode
}

/// How landscape content is drawn: upright, or on a device that is upright.
public enum Stance: String, Hashable, Sendable, CaseIterable {
  case upright, device
}

/// A finding that a figure shows on purpose.
public enum Expectation: String, Hashable, Sendable, CaseIterable {
  case conflict, ambiguity, misplaced, lost
}

/// The background of a picture.
public enum Background: Hashable, Sendable {
  /// The page colour of the theme.
  case standard
  case transparent
  case color(Color)
  /// Grid lines at a spacing in points, over the page colour of the theme.
  case grid(spacing: Double)
}
