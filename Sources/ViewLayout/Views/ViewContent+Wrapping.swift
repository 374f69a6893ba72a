import Geometry
package import Typography

/// Text that continues on further lines.
extension ViewContent {
  /// Whether text of a view of a kind continues on further lines where the view's width ends, so that the height follows
  /// from the width: that of a label of several lines or of a text view that does not scroll, and the titles of a
  /// button with a configuration.
  package func wraps(in kind: ViewKind) -> Bool {
    switch kind {
    case .label: numberOfLines != 1
    case .textView: !isScrollEnabled
    case .button: configuration != nil && titleLineBreakMode.wraps
    default: false
    }
  }

  /// What becomes of a button's title that has no room: since iOS 15 it wraps, unless the author says otherwise.
  ///
  /// Source: `UIButton.Configuration.titleLineBreakMode`.
  package var titleLineBreakMode: LineBreakMode {
    lineBreakMode ?? (configuration == nil ? .byTruncatingMiddle : .byWordWrapping)
  }

  /// How wide the titles of a button with a configuration may be, beside its image, in points.
  package func titleRoom(in width: Double, of configuration: ButtonConfiguration) -> Double {
    var room = width - configuration.contentInsets.left - configuration.contentInsets.right
    if let image, [.leading, .trailing].contains(configuration.imagePlacement) {
      room -= image.size.width + configuration.imagePadding
    }
    return max(0, room)
  }
}

extension LineBreakMode {
  /// Whether what has no room on a line goes on on the next.
  fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
