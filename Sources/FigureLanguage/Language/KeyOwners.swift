import Figures

/// Which mappings of a document have a key: one at a wrong place is told its own.
enum KeyOwners {
  /// The mappings that have a key, as messages name them; none for a key of many, which says nothing of where it was
  /// meant.
  ///
  ///     KeyOwners.named(byKey: "isTranslucent")   // ["a navigation bar", "a tab bar", "a toolbar"]
  ///     KeyOwners.named(byKey: "margin")          // ["a crop"]
  static func named(byKey key: String) -> [String] {
    let owners = owners(ofKey: key)
    return owners.count > most ? [] : owners
  }

  /// All mappings that have a key.
  static func owners(ofKey key: String) -> [String] { all.filter { $0.keys.contains(key) }.map(\.owner) }

  private static let most = 3

  private static let all: [(owner: String, keys: Set<String>)] = [
    owner("a document", DocumentKey.self), owner("a panel", PanelKey.self),
    ("a view", keys(ViewKey.self).union(ViewProperty.allCases.map(\.rawValue))),
    owner("an adaptation", AdaptationKey.self),
    owner("a constraint", ConstraintKey.self), owner("a callout", CalloutKey.self), owner("a legend", LegendKey.self),
    owner("'bars'", BarsKey.self), owner("a navigation bar", NavigationBarKey.self), owner("a tab bar", TabBarKey.self),
    owner("a toolbar", ToolbarKey.self), owner("a canvas", CanvasKey.self), owner("a crop", CropKey.self),
    owner("an animation", AnimationKey.self), owner("a spring", SpringKey.self), owner("a key frame", KeyframeKey.self),
    owner("a transition", TransitionKey.self), owner("a run", TextRunKey.self),
    owner("a section", TableSectionKey.self),
    owner("a row", TableRowKey.self),
  ]

  private static func owner<Key: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Key.Type
  ) -> (owner: String, keys: Set<String>) where Key.RawValue == String {
    (name, keys(type))
  }

  private static func keys<Key: RawRepresentable & CaseIterable>(_ type: Key.Type) -> Set<String>
  where Key.RawValue == String {
    Set(Key.allCases.map(\.rawValue))
  }
}
