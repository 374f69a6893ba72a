public import Graphics

/// The orientation of the device.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// An orientation; landscape has the top of the device at the left.
  case portrait, landscape, portraitUpsideDown

  /// Whether the screen is wider than high on a device that is higher than wide.
  public var isLandscape: Bool { self == .landscape }
}

/// The system elements that are drawn around and over the root view.
public enum Chrome: String, Hashable, Sendable, CaseIterable {
  /// Nothing, the status bar, or the whole device with its body.
  case none, statusBar, device
}

/// Whether the keyboard is on the screen.
public enum Keyboard: String, Hashable, Sendable, CaseIterable {
  /// Over the bottom of the root view, or below the screen.
  case shown, hidden
}

/// How hidden views are drawn.
public enum HiddenViews: String, Hashable, Sendable, CaseIterable {
  /// Not at all, as on a device, or pale, as in an editor.
  case absent, pale
}

/// The theme of annotations, controls and system colours.
public enum ThemeName: String, Hashable, Sendable, CaseIterable {
  /// A theme.
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
  /// `device` turns the content with the device.
  case upright, device
}

/// A finding that a figure shows on purpose.
public enum Expectation: String, Hashable, Sendable, CaseIterable {
  /// The word of `expect` for a kind of finding.
  case conflict, ambiguity, misplaced, lost, clipped
}

/// The background of a picture.
public enum Background: Hashable, Sendable {
  /// The page colour of the theme.
  case standard
  /// No background.
  case transparent
  /// One colour.
  case color(Color)
  /// Grid lines at a spacing in points, over the page colour of the theme.
  case grid(spacing: Double)
}
