import Diagnostics
import Figures

/// What Xcode never writes, and somebody who edits or merges a document by hand does. None of the 765 documents of
/// `docs/fidelity.md` that rules were made from has any of it.
struct DocumentSlips {
  private let root: DocumentElement
  private let ids: Set<String>
  /// Whose ids are compared with each other elsewhere.
  private let views: Set<SourcePosition>

  /// - Parameter views: Where views begin.
  init(in root: DocumentElement, views: Set<SourcePosition>) {
    self.root = root
    self.views = views
    var ids: Set<String> = []
    root.forEachDescendant { if let id = $0["id"] { ids.insert(id) } }
    self.ids = ids
  }

  /// Warnings, in the document's order.
  var diagnostics: Diagnostics {
    var found = Diagnostics()
    var taken: Set<String> = []
    root.forEachDescendant { element in
      for attribute in Self.numbers(of: element.name) {
        guard let text = element[attribute], Double(text) == nil else { continue }
        found.add(
          .warning(
            .unreadableAttribute, "'\(attribute)' of '\(element.name)' is ignored: '\(text)' is not a number",
            at: element.range))
      }
      if let destination = element["destination"] ?? element["initialViewController"], !ids.contains(destination) {
        let name =
          element.name == "document"
          ? "the arrow of the initial controller"
          : element["property"].map { "the outlet '\($0)'" } ?? "the \(element.name)"
        found.add(
          .warning(
            .danglingConnection,
            "\(name) leads to '\(destination)', which is not in the document"
              + NearMisses.hint(for: destination, among: ids.sorted()), at: element.range))
      }
      if let id = element["id"], !taken.insert(id).inserted, !views.contains(element.position) {
        found.add(
          .warning(
            .duplicateID, "'\(element.name)' has the id '\(id)', which another element also has",
            at: element.range))
      }
    }
    return found
  }

  /// The attributes of an element that are numbers, but for those that are read with the looks of a view.
  private static func numbers(of element: String) -> [String] {
    switch element {
    case "rect": ["x", "y", "width", "height"]
    case "point": ["x", "y"]
    case "inset", "edgeInsets", "directionalEdgeInsets": ["minX", "minY", "maxX", "maxY"]
    case "fontDescription": ["pointSize"]
    case "stackView": ["spacing"] + priorities
    case "constraint", "constraints", "subviews", "autoresizingMask", "color", "outlet", "state", "string": []
    default: priorities
    }
  }

  private static let priorities = [
    "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority",
  ]
}

extension DocumentElement {
  /// Visits the element and all that it holds, in the document's order.
  fileprivate func forEachDescendant(_ body: (DocumentElement) -> Void) {
    body(self)
    for child in children { child.forEachDescendant(body) }
  }
}
