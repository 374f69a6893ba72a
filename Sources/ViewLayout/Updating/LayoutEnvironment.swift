public import Typography

/// What the layout of a tree depends on besides its views: how text is measured, which way it runs, how fine the
/// screen is.
///
///     root.layoutEnvironment.options.direction = .rightToLeft
///     root.layoutIfNeeded()
public struct LayoutEnvironment {
  public var measurer: any TextMeasurer
  public var options: LayoutOptions

  public init(measuringTextWith measurer: any TextMeasurer, options: LayoutOptions = LayoutOptions()) {
    self.measurer = measurer
    self.options = options
  }

  /// Letters of one width, left to right, two pixels a point: what needs no fonts.
  public static var standard: LayoutEnvironment { LayoutEnvironment(measuringTextWith: FixedWidthMeasurer()) }
}

extension View {
  /// The environment of the tree that the view is in; setting it sets the whole tree's.
  ///
  /// It stays with the root: a view that is put into a tree takes that tree's.
  public var layoutEnvironment: LayoutEnvironment {
    get { rootView.treeLayout?.environment ?? .standard }
    set {
      let root = rootView
      root.ownTreeLayout.environment = newValue
      root.ownTreeLayout.isEnvironmentSet = true
      root.updates.inputsChanged = true
    }
  }

  /// Whether the tree was given an environment, or is laid out by the standard one.
  public var hasOwnLayoutEnvironment: Bool { rootView.treeLayout?.isEnvironmentSet ?? false }
}
