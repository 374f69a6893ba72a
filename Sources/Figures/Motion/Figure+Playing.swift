extension Figure {
  /// Whether a panel plays in a moving picture. A graph stands still, and so does a moment that the author chose.
  ///
  /// - Parameter index: In `panels`.
  public func plays(panelAt index: Int) -> Bool { panels.indices.contains(index) && panels[index].plays }

  /// How long the animations take that play, in seconds; `nil` for a figure in which nothing moves.
  public var playingDuration: Double? { panels.filter(\.plays).compactMap { $0.animation?.chain.duration }.max() }
}

extension PanelDescription {
  fileprivate var plays: Bool {
    guard animation != nil else { return false }
    return switch kind {
    case .film, .onion: true
    case .layout: time == nil
    default: false
    }
  }
}
