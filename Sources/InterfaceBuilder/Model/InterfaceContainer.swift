/// A controller that shows others and has no view of its own in the document, or a reference to one elsewhere.
public struct InterfaceContainer: Sendable {
  /// What it is.
  public enum Kind: String, Sendable, CaseIterable {
    /// By the names of their elements.
    case navigationController, tabBarController, splitViewController, pageViewController, viewControllerPlaceholder

    /// What it is in words.
    var words: String {
      switch self {
      case .navigationController: "navigation controller"
      case .tabBarController: "tab bar controller"
      case .splitViewController: "split view controller"
      case .pageViewController: "page view controller"
      case .viewControllerPlaceholder: "storyboard reference"
      }
    }

    /// Whether the controllers that it holds stand among the bars that it stands among itself, and its own.
    var handsOnBars: Bool { givesWholePlace || self == .splitViewController }

    /// Whether a controller that it holds has the whole place that it stands in itself: a split view has columns.
    var givesWholePlace: Bool { self == .navigationController || self == .tabBarController }
  }

  public var kind: Kind
  /// The name, as that of a scene.
  public var name: String
  public var id: String
  /// The ids of the controllers that it begins with, in their order.
  public var children: [String]
  /// The storyboard and the controller that a reference leads to, `Settings.About`; `nil` for none that is named.
  public var target: String?
}

extension InterfaceContainer {
  /// - Returns: `nil` for an element that is none, and for a controller with a view.
  init?(_ element: DocumentElement, name: String) {
    guard let kind = element.containerKind, let id = element["id"],
      !element.children.contains(where: { $0["key"] == "view" })
    else { return nil }
    self.kind = kind
    self.name = name
    self.id = id
    children = element.segues.children
    target = element.referenceTarget
  }
}

extension DocumentElement {
  /// Of a controller that shows others, or a reference to one elsewhere; `nil` for any other element.
  var containerKind: InterfaceContainer.Kind? { InterfaceContainer.Kind(rawValue: name) }

  /// The storyboard and the controller that a reference leads to.
  var referenceTarget: String? {
    let parts = [self["storyboardName"], self["referencedIdentifier"]].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }
}
