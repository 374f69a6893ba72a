import Diagnostics
import Figures

/// A way from one controller to another.
struct ControllerSegue {
  /// How it leads there, by the document's words.
  enum Kind: String, CaseIterable {
    case show, showDetail, presentation, popoverPresentation, embed
    /// A container holds the controller.
    case relationship
    case unwind
    /// As Xcode 5 called `show`, `presentation`, `popoverPresentation` and `showDetail`.
    case push, modal, popover, replace
    case custom
  }

  /// What a container holds a controller as, by the document's words.
  enum Relationship: String, CaseIterable {
    /// The first screen of a navigation controller, and the tabs of a tab bar controller.
    case rootViewController, viewControllers
    /// The columns of a split view controller.
    case masterViewController, detailViewController
  }

  var id: String
  /// `nil` for a word that is not known here.
  var kind: Kind?
  /// `nil` for none, and for a word that is not known here.
  var relationship: Relationship?
  var destination: String
  /// What the document calls it: its identifier and its relationship, whatever word that is.
  var names: [String]
  /// The id of the object that it starts from.
  var holder: String?
  /// How it presents, if it says so: `fullScreen`.
  var style: String?
}

extension ControllerSegue {
  /// - Returns: `nil` for an element without a kind or a destination.
  fileprivate init?(_ element: DocumentElement, from holder: String?) {
    guard let kind = element["kind"], let destination = element["destination"] else { return nil }
    self.init(
      id: element["id"] ?? "", kind: Kind(rawValue: kind),
      relationship: element["relationship"].flatMap(Relationship.init), destination: destination,
      names: [element["identifier"], element["relationship"]].compactMap(\.self).filter { !$0.isEmpty },
      holder: holder, style: element["modalPresentationStyle"])
  }
}

extension Sequence<ControllerSegue> {
  /// The ids of the controllers that containers hold, in the order of the segues.
  var children: [String] { filter { $0.kind == .relationship }.map(\.destination) }
}

extension DocumentElement {
  /// All segues from the element and from what is below it.
  var segues: [ControllerSegue] { segues(of: self["id"]) }

  private func segues(of holder: String?) -> [ControllerSegue] {
    children.flatMap { child -> [ControllerSegue] in
      guard child.name == "segue" else { return child.segues(of: child["id"] ?? holder) }
      return [ControllerSegue(child, from: holder)].compactMap(\.self)
    }
  }
}
