import Figures
import ViewLayout

/// What may be behind a frame that is not found again: the class of a mismatch.
package enum Suspicion: String, Hashable, Sendable, CaseIterable {
  /// The stored frames break a required constraint of the view by themselves: they are older than it.
  case stale
  case safeArea = "safe area"
  case margins
  case baselines
  case stackView = "stack view"
  case contentSize = "content size"
  /// It shows a symbol: its alignment rectangle is the symbol's, which the document does not tell.
  case symbol
  /// It follows another view that is not found.
  case other
}

extension Suspicion {
  /// Whether insets that rules give may be behind it.
  var isOfInsets: Bool { self == .safeArea || self == .margins }

  /// By how much the alignment rectangle of a symbol differs from its frame at most, in points.
  private static let symbolInsets = 8.0

  /// - Parameters:
  ///   - view: The view, and the names that equations know it by.
  ///   - constraints: All of the scene.
  init(
    _ view: InterfaceView, named name: String, in superview: InterfaceView, constraints: [ConstraintDescription],
    stored: StoredFrames
  ) {
    let own = constraints.flatMap(\.equations).filter { $0.first.names(name) || $0.second?.names(name) == true }
    let items = own.flatMap { [$0.first, $0.second].compactMap { $0 } }
    let attributes = own.flatMap { [$0.firstAttribute, $0.secondAttribute].compactMap { $0 } }
    if view.showsSymbol {
      let isStale = own.contains { $0.priority == .required && stored.contradict($0, besides: Self.symbolInsets) }
      self = isStale ? .stale : .symbol
    } else if stored.crowded.contains(name)
      || own.contains(where: { $0.priority == .required && stored.contradict($0) })
    {
      self = .stale
    } else if items.contains(where: { $0.guide == .safeArea }) {
      self = .safeArea
    } else if attributes.contains(where: \.isMargin)
      || items.contains(where: { $0.guide == .margins || $0.guide == .readable })
    {
      self = .margins
    } else if attributes.contains(.firstBaseline) || attributes.contains(.lastBaseline) {
      self = .baselines
    } else if view.tag == "stackView" || superview.tag == "stackView" {
      self = .stackView
    } else if view.contentAxes.horizontal || view.contentAxes.vertical {
      self = .contentSize
    } else {
      self = .other
    }
  }
}

extension ConstraintEquation.Item {
  fileprivate func names(_ name: String) -> Bool { reference == .named(name) }
}
