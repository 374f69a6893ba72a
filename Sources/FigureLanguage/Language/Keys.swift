public import Figures
import Geometry
import Typography

/// The keys of a document, in the order of the page on the language.
enum DocumentKey: String, CaseIterable {
  case title, name, alt, caption, showsCaption
  case device, size, orientation, direction, contentSizeCategory, contentSize, theme, scale, platform
  case chrome, border, screenSize, keyboard, hiddenViews, safeArea, bars, additionalSafeAreaInsets, canvas, stance, crop
  case background, palette, annotationScale, show, selected, expect
  case metrics, styles, views, root, constraints, adaptations, horizontalSizeClass, verticalSizeClass
  case animation, poster, panels, columns, panelSpacing, panelAlignment, captions, rowTitles, columnTitles, flow,
    printWidth
  case callouts, legend
}

/// The keys of a view beside its kind and its properties.
enum ViewKey: String, CaseIterable {
  case subviews, style, constraints, show, `repeat`
}

/// The keys of an item of `views` that includes another document, beside `repeat`.
enum IncludeKey: String, CaseIterable {
  case include, with
}

/// The key that only the root has: what it is.
enum RootKey: String, CaseIterable {
  case kind
}

/// The keys of an adaptation to size classes or text sizes.
enum AdaptationKey: String, CaseIterable {
  case when, views, constraints, active
}

/// The conditions of an adaptation.
enum ConditionKey: String, CaseIterable {
  case horizontalSizeClass, verticalSizeClass, contentSizeCategory

  /// The word for all text sizes of the accessibility settings (`UIContentSizeCategory.isAccessibilityCategory`).
  static let accessibility = "accessibility"
  /// The words for text sizes.
  static let contentSizes = [accessibility] + ContentSizeCategory.allCases.map(\.rawValue)
}

/// The keys of an editor's canvas.
enum CanvasKey: String, CaseIterable {
  case size, device, safeAreaInsets, layoutMargins, screen, scale, isPartOfScreen, isCard, rowsBeginBelowBars
  case system
}

/// The keys of the bars around an interface.
enum BarsKey: String, CaseIterable {
  case navigationBar, searchBar, tabBar, toolbar, statusBarStyle, edgesForExtendedLayout
  case extendedLayoutIncludesOpaqueBars
}

/// The keys that bars of all kinds have for their looks.
protocol BarLookKey: RawRepresentable, CaseIterable, Hashable where RawValue == String {
  static var barStyle: Self { get }
  static var appearance: Self { get }
  static var isTranslucent: Self { get }
  static var backgroundColor: Self { get }
  static var tintColor: Self { get }
}

/// The keys of the navigation bar around an interface, spelt as UIKit spells the properties of bars and their items.
enum NavigationBarKey: String, CaseIterable, BarLookKey {
  case title, prompt, titleView, backButtonTitle, leftBarButtonItems, rightBarButtonItems, prefersLargeTitles
  case barStyle, appearance, isTranslucent, backgroundColor, tintColor, textColor
}

/// The keys of the search bar of a navigation bar.
enum SearchBarKey: String, CaseIterable {
  case text, placeholder
}

/// The keys of the tab bar around an interface.
enum TabBarKey: String, CaseIterable, BarLookKey {
  case items, value, badgeValues, barStyle, appearance, isTranslucent, backgroundColor, tintColor
}

/// The keys of the toolbar around an interface.
enum ToolbarKey: String, CaseIterable, BarLookKey {
  case items, barStyle, appearance, isTranslucent, backgroundColor, tintColor
}

/// The keys of a bar's item written as a mapping.
enum BarItemKey: String, CaseIterable {
  case item, segmentedControl, view, value, width, tintColor
}

/// The words for edges of a root view that reach below bars, as `UIRectEdge` spells them.
enum ExtendedEdgeWord: String, CaseIterable {
  case all, none, top, left, bottom, right

  var edges: RectEdges {
    switch self {
    case .all: .all
    case .none: []
    case .top: .minY
    case .left: .minX
    case .bottom: .maxY
    case .right: .maxX
    }
  }
}

/// `UIStatusBarStyle`.
enum StatusBarStyleWord: String, CaseIterable {
  case `default`, lightContent
}

/// The edges from which a crop keeps something, or the views that it keeps.
enum CropKey: String, CaseIterable {
  case top, left, bottom, right, around, margin

  static let edges: [CropKey] = [.top, .left, .bottom, .right]
}

/// The keys of a panel, in the order of the page on the language.
enum PanelKey: String, CaseIterable {
  case title, alt, flowText, `do`, animation, times, frames, time, from, kind, of
  case additionalCallouts, show, selected, callouts, size, stance
  case chrome, annotationScale, bars, additionalSafeAreaInsets, background, keyboard
  case horizontalSizeClass, verticalSizeClass
  case device, orientation, direction, theme, contentSizeCategory, crop, views, constraints
  case border, screenSize, root, zoom, span
}

/// The keys of a stage of an animation.
enum AnimationKey: String, CaseIterable {
  case duration, delay, curve, spring, autoreverse, repeatCount, `do`, keyframes, calculationMode, transition, pause
}

/// The keys of a spring.
enum SpringKey: String, CaseIterable {
  case dampingRatio, initialVelocity, bounce, mass, stiffness, damping
}

/// The keys of a key frame.
enum KeyframeKey: String, CaseIterable {
  case relativeStartTime, relativeDuration, `do`
}

/// The keys of a transition.
enum TransitionKey: String, CaseIterable {
  case type, subtype, of, from, to
}

/// The timing curves that have names.
enum CurveWord: String, CaseIterable {
  case linear, easeIn, easeOut, easeInOut, `default`
}

/// What a document's `theme` can be: themes, or both at once where a format can have both.
public enum ThemeWord: String, CaseIterable, Sendable {
  case light, dark, adaptive

  /// The themes that are listed; `nil` for words that cannot stand beside each other.
  ///
  ///     ThemeWord.themes([.adaptive])?.isAdaptive   // true
  public static func themes(_ words: [ThemeWord]) -> (themes: [ThemeName], isAdaptive: Bool)? {
    guard words.contains(.adaptive) else { return (words.compactMap { ThemeName(rawValue: $0.rawValue) }, false) }
    return words.count == 1 ? ([.light, .dark], true) : nil
  }
}

/// What can be said of the thin line along the edges of a screen.
enum BorderWord: String, CaseIterable {
  case none, line
}

/// What can be said of the size that is written below a device.
enum ScreenSizeWord: String, CaseIterable {
  case none, points
}

/// The keys of a constraint written as a mapping.
enum ConstraintKey: String, CaseIterable {
  case format, equation, options, metrics, identifier, active, show

  /// Whether its value is the constraint itself.
  var isOfTheText: Bool { self == .format || self == .equation }
}

/// The keys of a callout.
enum CalloutKey: String, CaseIterable {
  case label, text, dimension, arrow, circle, bracket, highlight, magnify, rule
  case at, color, side, offset, font, line, width, textAlignment, axis, maximumFractionDigits, factor, radius, to
  case within, `in`, inset
}

/// The keys of a legend.
enum LegendKey: String, CaseIterable {
  case side, columns, title, signs, entries
}

/// The keys of a line of a legend.
enum LegendEntryKey: String, CaseIterable {
  case color, sign, line, text
}

/// The details of an annotation.
enum AnnotationKey: String, CaseIterable {
  case of, except, values, labels, side, sides, style, color, earlierColor, axis, maximumFractionDigits
}

/// What content sizes are shown with besides priorities.
enum ContentNumbers: String, CaseIterable {
  case sizes
}

/// The keys of a font written as a mapping.
enum FontKey: String, CaseIterable {
  case family, size, weight
}

/// The keys of a run of a text: what the letters look like, and how the lines of the paragraph stand that it begins.
enum TextRunKey: String, CaseIterable {
  case text, font, textColor, backgroundColor, underlineStyle, strikethroughStyle, kern, baselineOffset
  case textAlignment, lineSpacing, paragraphSpacing, lineHeightMultiple
}

/// The keys of a table's section.
enum TableSectionKey: String, CaseIterable {
  case header, footer, rows
}

/// The keys of a row written as a mapping, spelt as the properties of a cell.
enum TableRowKey: String, CaseIterable {
  case title, text, image, cellStyle, accessoryType, backgroundColor
}

enum ShadowKey: String, CaseIterable {
  case offset, radius, color, opacity
}

/// What a poster can be besides a time.
enum PosterWord: String, CaseIterable {
  case start, end
}

/// What a spacing can be besides points.
enum SpacingWord: String, CaseIterable {
  case system
}

/// The keys of a frame that follows the superview's bounds.
enum InsetKey: String, CaseIterable {
  case inset
}

/// The words that begin a step; an assignment begins with a view's name instead.
enum StepWord: String, CaseIterable {
  case constraint, sizeToFit, breaks, add, remove, addSubview, removeFromSuperview, bringSubviewToFront
  case sendSubviewToBack, exchange, insert, addArrangedSubview, removeArrangedSubview, exerciseAmbiguity
  case keyboard, layout
}

/// Names that no view can have.
enum ReservedName: String, CaseIterable {
  case superview, root
}
