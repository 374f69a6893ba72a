public import Figures
public import Geometry
public import Graphics
import Staging
public import Typography

extension InterfaceDocument {
  /// Whether the document says that the class of a view asks for a length along an axis.
  public func storesLength(ofClassOfViewWithID id: String, along axis: Axis) -> Bool {
    sizesOfClasses[id].map { $0[axis] > 0 } ?? false
  }

  /// The views in a scene that may have a size of their own: plain views of another class than UIKit's, unless Interface
  /// Builder itself calls them ambiguous.
  ///
  /// - Parameter figure: The scene, as it was imported.
  /// - Returns: Their ids, by their names.
  public func viewsWithSizesOfTheirClass(in figure: Figure) -> [String: String] {
    guard let scene = scenes.first(where: { $0.name == figure.scene?.name }) else { return [:] }
    let own = scene.view.withDescendants.filter(\.mayHaveSizeOfItsClass)
    let ids = Set(own.map(\.id))
    return figure.root.withDescendants.reduce(into: [:]) { names, view in
      if let id = view.identifier, ids.contains(id) { names[view.name.value] = id }
    }
  }

  /// The document as if the classes of views gave them the lengths that nothing else does: Interface Builder asks them.
  ///
  /// - Parameter budget: What solving the scenes is taken from. Once it is exhausted, no more are: they are not drawn.
  public func givingMissingSizesOfClasses(
    measuringTextWith measurer: any TextMeasurer, within budget: WorkBudget
  ) -> InterfaceDocument {
    let missing = axesWithoutLengthsOfClasses(measuringTextWith: measurer, within: budget)
    return missing.isEmpty ? self : givingSizesOfTheirClass(to: missing)
  }

  /// The axes along which views that may have a size of their class have no length otherwise, by the views' ids.
  private func axesWithoutLengthsOfClasses(
    measuringTextWith measurer: any TextMeasurer, within budget: WorkBudget
  ) -> [String: Set<Axis>] {
    scenes.reduce(into: [:]) { axes, scene in
      let own = scene.view.withDescendants.filter { $0.mayHaveSizeOfItsClass && $0.placement == .constraints }
      guard !own.isEmpty, !budget.isExhausted,
        let panel = SceneSolver(document: self, scene: scene, measurer: measurer)
          .panel(.stored, rounds: false, within: budget)
      else { return }
      let indices = panel.indicesByIdentifier
      for view in own {
        guard let solved = indices[view.id].map({ panel.views[$0] }) else { continue }
        let missing = Axis.allCases.filter { solved.isAmbiguous[$0] && solved.frame.size[$0] == 0 }
        if !missing.isEmpty { axes[view.id] = Set(missing) }
      }
    }
  }

  /// The document as if the classes of some views asked for the lengths that these are stored with: Interface Builder
  /// asks a class that it can run. Each has a placeholder for that, as an author can set one.
  ///
  /// - Parameter axes: The axes along which nothing else determines their size, by the views' ids.
  public func givingSizesOfTheirClass(to axes: [String: Set<Axis>]) -> InterfaceDocument {
    var document = self
    for index in document.scenes.indices { document.scenes[index].view.setPlaceholders(along: axes) }
    return document
  }
}

extension InterfaceView {
  /// Whether it is of another class than UIKit's, which may have a size of its own.
  var isOfOwnClass: Bool { element["customClass"].map { !$0.isEmpty && !$0.hasPrefix("UI") } == true }

  /// Whether it is a plain view of another class than UIKit's, and Interface Builder does not call it ambiguous.
  fileprivate var mayHaveSizeOfItsClass: Bool {
    tag == "view" && isOfOwnClass && element.boolean("ambiguous") != true
  }

  fileprivate mutating func setPlaceholders(along axes: [String: Set<Axis>]) {
    if let frame, let own = axes[id] {
      for axis in Axis.allCases where own.contains(axis) {
        let name = axis == .horizontal ? "placeholderIntrinsicWidth" : "placeholderIntrinsicHeight"
        element.attributes.removeAll { $0.name == name }
        element.attributes.append(.init(name: name, value: "\(frame.size[axis])"))
      }
    }
    for index in subviews.indices { subviews[index].setPlaceholders(along: axes) }
  }
}
