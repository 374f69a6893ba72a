extension UIView {
  /// The anchor of that name.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place, .leading) }
  /// The anchor of that name.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place, .trailing) }
  /// The anchor of that name.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place, .left) }
  /// The anchor of that name.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place, .right) }
  /// The anchor of that name.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place, .centerX) }
  /// The anchor of that name.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place, .top) }
  /// The anchor of that name.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place, .bottom) }
  /// The anchor of that name.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place, .centerY) }
  /// The anchor of that name.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(place, .width) }
  /// The anchor of that name.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(place, .height) }
  /// The anchor of that name.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place, .firstBaseline) }
  /// The anchor of that name.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place, .lastBaseline) }
}

extension UILayoutGuide {
  /// The anchor of that name.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place, .leading) }
  /// The anchor of that name.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place, .trailing) }
  /// The anchor of that name.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place, .left) }
  /// The anchor of that name.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place, .right) }
  /// The anchor of that name.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place, .centerX) }
  /// The anchor of that name.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place, .top) }
  /// The anchor of that name.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place, .bottom) }
  /// The anchor of that name.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place, .centerY) }
  /// The anchor of that name.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(place, .width) }
  /// The anchor of that name.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(place, .height) }
}
