/// The colours of a theme by name: an SVG's style sheet calls them `--strut-…`.
enum ThemeToken: String, Hashable, CaseIterable {
  // States of constraints.
  case ok, misplaced, misplacedBadge, conflict
  // What annotations are drawn with.
  case alignment, guide, measure
  /// Text on a filled badge, and on the badge of a misplaced view.
  case badgeText, misplacedBadgeText
  // The page, and the inks of titles and callouts.
  case page, ink
  // UIKit's colours.
  case label, secondaryLabel, placeholder, separator, tint, tintText, systemRed, systemGreen, systemGray
  /// Grounds of controls: unselected, raised above it, and bars.
  case fill, raised, bar, grouped
  // The body of a device.
  case deviceBody, deviceEdge
}
