public import Diagnostics

extension InterfaceDocument {
  /// What Xcode warns of as it compiles the document, whatever its layout is.
  ///
  ///     document.buildWarnings.all.first?.message
  ///     // a prototype cell without a reuse identifier: no code can ask for it
  ///
  /// - Returns: Warnings: of scenes first, then of cells.
  public var buildWarnings: Diagnostics {
    Diagnostics(unreachableScenes + scenes.flatMap { Self.prototypes(in: $0.view) })
  }

  /// Of the scenes of controllers to which no segue leads, from wherever, and which code cannot name.
  private var unreachableScenes: [Diagnostic] {
    guard isStoryboard else { return [] }
    let reached = Set(canvas.flatMap { $0.segues.map(\.destination) }).union([entry].compactMap(\.self))
    return canvas.filter { controller in
      controller.element.isController && !reached.contains(controller.id)
        && (controller.element["storyboardIdentifier"] ?? "").isEmpty
    }.map { controller in
      let name = scenes.first { $0.id == controller.id }?.name ?? controller.element.name
      return .warning(
        .unreachableScene,
        "the scene '\(name)' cannot be shown: no segue leads to it, it is not the initial one, "
          + "and without a storyboard ID no code can ask for it",
        at: controller.element.range)
    }
  }

  /// Of the prototypes of rows and items in a view.
  private static func prototypes(in view: InterfaceView) -> [Diagnostic] {
    let inner = view.subviews.flatMap(prototypes)
    guard view.tag == "collectionView" || view.tag == "tableView" && view.element["dataMode"] != "static" else {
      return inner
    }
    var taken: Set<String> = []
    let own = view.subviews.compactMap { cell -> Diagnostic? in
      guard cell.isCell else { return nil }
      let identifier = cell.element["reuseIdentifier"] ?? ""
      let fault =
        identifier.isEmpty
        ? "a prototype cell without a reuse identifier: no code can ask for it"
        : taken.insert(identifier).inserted
          ? nil : "another prototype cell here has the reuse identifier '\(identifier)', too"
      return fault.map { .warning(.reuseIdentifier, $0, at: cell.element.range) }
    }
    return own + inner
  }
}
