public import Typography

/// The environment of a tree's layout: the text measurer, the writing direction and the scale.
///
///     root.layoutEnvironment.options.direction = .rightToLeft
///     root.layoutIfNeeded()
public struct LayoutEnvironment {
  /// What text is measured with.
  public var measurer: any TextMeasurer
  /// The options of every layout of the tree.
  public var options: LayoutOptions

  /// Creates an environment. Unless the options say otherwise, solved edges are rounded to pixels, two per point.
  public init(
    measuringTextWith measurer: any TextMeasurer, options: LayoutOptions = LayoutOptions(roundsToPixels: true)
  ) {
    self.measurer = measurer
    self.options = options
  }

  /// The default environment, which needs no fonts: characters of equal width, left to right, rounded to two
  /// pixels per point.
  public static var standard: LayoutEnvironment { LayoutEnvironment(measuringTextWith: FixedWidthMeasurer()) }
}

extension View {
  /// The environment of the view's tree. Setting it changes the environment of the whole tree.
  ///
  /// The environment belongs to the root. A view that is added to a tree uses that tree's environment.
  public var layoutEnvironment: LayoutEnvironment {
    get { rootView.treeLayout?.environment ?? .standard }
    set {
      let root = rootView
      root.ownTreeLayout.environment = newValue
      root.ownTreeLayout.isEnvironmentSet = true
      root.updates.inputsChanged = true
    }
  }

  /// Whether an environment was set for the tree; otherwise `standard` is used.
  public var hasOwnLayoutEnvironment: Bool { rootView.treeLayout?.isEnvironmentSet ?? false }
}
