/// The colours of a theme by name. In an SVG they are CSS variables: `--strut-ok`.
enum ThemeToken: String, Hashable, CaseIterable {
  // States of constraints.
  case ok, misplaced, misplacedBadge, conflict
  // Annotations.
  case alignment, guide, measure
  /// Text on a filled badge, and on the badge of a misplaced view.
  case badgeText, misplacedBadgeText
  // The page, and the colour of titles and callouts.
  case page, ink
  // UIKit's colours.
  case label, secondaryLabel, placeholder, separator, tint, tintText, systemRed, systemGreen, systemGray
  /// Backgrounds of controls: unselected, raised, bars, grouped tables.
  case fill, raised, bar, grouped
  /// The pale ground of an image that is not there, which is seen on black too.
  case missingImage
  /// The ground of the keyboard, and its keys that write nothing.
  case keyboard, functionKey
  // The body of a device.
  case deviceBody, deviceEdge
}
