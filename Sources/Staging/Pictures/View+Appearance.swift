public import Graphics
public import ViewLayout

extension View {
  /// How the view looks; layout takes no notice of it.
  ///
  ///     box.appearance.cornerRadius = 8
  ///
  /// `alpha` and `font` are those of the view itself.
  public var appearance: Appearance {
    get {
      var appearance = attachment as? Appearance ?? Appearance(font: font)
      appearance.alpha = min(1, max(0, alpha))
      appearance.font = font
      return appearance
    }
    set {
      attachment = newValue
      alpha = newValue.alpha
      if newValue.font != font { font = newValue.font }
    }
  }

  public var backgroundColor: Color? {
    get { appearance.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }
}
