import Diagnostics
import Figures

/// Which controllers hold which, by the segues of a storyboard.
///
/// A controller stands under a navigation bar when it is a navigation controller's root, or is pushed by one that stands
/// under it, or that the canvas shows so; the same goes for tab bars.
struct ControllerGraph {
  private var controllers: [String: DocumentElement] = [:]
  private var surroundings: [String: InterfaceSurroundings] = [:]

  /// Ids of the controllers that stand in others' container views.
  private var embedded: Set<String> = []
  /// The container views that controllers fill, by the controllers' ids.
  private var containerViews: [String: ContainerView] = [:]
  /// The columns of split views in which controllers stand, by the controllers' ids.
  private var columns: [String: SplitColumn] = [:]
  /// Ids of the controllers that others present, in the way of the system.
  private var presented: Set<String> = []
  /// Ids of the controllers that phones show on a card.
  private var onCards: Set<String> = []

  /// Whether split views have one column, as on a phone.
  private let collapsesSplitViews: Bool
  /// Ids of the controllers that are the details of split views.
  private let details: Set<String>

  /// - Parameters:
  ///   - entry: The id of the controller with which the application begins.
  ///   - tieBreakers: Ids of the segues by which the canvas goes where several lead to a controller.
  ///   - collapsesSplitViews: Whether split views have one column, as on a phone.
  init(
    _ objects: some Sequence<DocumentElement>, entry: String? = nil, tieBreakers: Set<String>, collapsesSplitViews: Bool
  ) {
    self.collapsesSplitViews = collapsesSplitViews
    var (ids, containers, pretenders): ([String], [String], [String]) = ([], [], [])
    for object in objects {
      guard let id = object["id"], controllers[id] == nil else { continue }
      controllers[id] = object
      ids.append(id)
      if ["navigationController", "tabBarController", "splitViewController"].contains(object.name) {
        containers.append(id)
      } else if InterfaceSurroundings().pretending(as: object) != InterfaceSurroundings() {
        pretenders.append(id)
      }
    }
    let segues = controllers.mapValues(\.segues)
    details = Set(segues.values.joined().filter { $0.relationship == "detailViewController" }.map(\.destination))
    // A document that Xcode writes names one for each; of several, the first of the document counts.
    let tied = ids.flatMap { segues[$0] ?? [] }.filter { tieBreakers.contains($0.id) }
    let chosen = Dictionary(tied.map { ($0.destination, $0.id) }) { first, _ in first }
    func counts(_ segue: ControllerSegue) -> Bool { chosen[segue.destination].map { $0 == segue.id } ?? true }
    for id in ids {
      for segue in segues[id] ?? [] where segue.kind == "embed" && counts(segue) {
        embedded.insert(segue.destination)
        fill(segue.holder.map { ContainerView(controller: id, view: $0) }, with: segue.destination, segues)
      }
    }
    let inColumns = ids.filter { controllers[$0]?.name == "splitViewController" }.flatMap { segues[$0] ?? [] }
    fillColumns(with: inColumns, segues, where: counts)
    let presenting = segues.values.joined().filter { $0.kind == "presentation" && $0.style == nil && counts($0) }
    presented = Set(presenting.map(\.destination)).filter(hasStandardStyle)
    fillCards(segues, beginningWith: entry, where: counts)
    // 1. Containers hand on what they stand among, those that nobody holds first. Each controller takes what it is first
    // reached with.
    let held = Set(segues.values.joined().filter { $0.kind == "relationship" }.map(\.destination))
    handOn(from: containers.filter { !held.contains($0) } + containers.filter(held.contains), segues, where: counts)
    // 2. So do those that stand by themselves, and that the canvas shows among bars all the same.
    handOn(from: pretenders.filter { surroundings[$0] == nil }, segues, where: counts)
  }

  /// Whether a controller says nothing of how it is presented.
  private func hasStandardStyle(_ id: String) -> Bool { controllers[id]?["modalPresentationStyle"] == nil }

  /// Notes the controllers that phones show on a card: those that segues present, a popover too, or show where no
  /// navigation controller is that would push them, and those that such a one holds. The first of the application is
  /// a screen, however one comes back to it.
  private mutating func fillCards(
    _ segues: [String: [ControllerSegue]], beginningWith entry: String?, where counts: (ControllerSegue) -> Bool
  ) {
    func isShown(_ segue: ControllerSegue) -> Bool { ["show", "push"].contains(segue.kind) }
    func reached(from ids: [String], through leads: (String, ControllerSegue) -> Bool) -> Set<String> {
      var (queue, seen) = (ids, Set(ids))
      while let id = queue.popLast() {
        for segue in segues[id] ?? [] where counts(segue) && leads(id, segue) {
          if seen.insert(segue.destination).inserted { queue.append(segue.destination) }
        }
      }
      return seen
    }
    func isHeld(_ segue: ControllerSegue) -> Bool { segue.kind == "relationship" }
    let roots = segues.values.joined().filter { $0.relationship == "rootViewController" }.map(\.destination)
    // A navigation controller around tabs or around a container view pushes what those show.
    let pushed = reached(from: roots) { _, segue in isShown(segue) || isHeld(segue) || segue.kind == "embed" }
    let parts = reached(from: Array(embedded)) { _, segue in isHeld(segue) }
    let first = entry.map { reached(from: [$0]) { _, segue in isHeld(segue) } } ?? []
    let presenting = controllers.keys.flatMap { id in
      (segues[id] ?? []).filter { segue in
        let isAlone = !pushed.contains(id) && !parts.contains(id) && columns[id] == nil
        let isPresented = ["presentation", "popoverPresentation"].contains(segue.kind) || isShown(segue) && isAlone
        return isPresented && counts(segue) && !first.contains(segue.destination)
          && Self.isOfCard(segue.style ?? controllers[segue.destination]?["modalPresentationStyle"])
      }
    }
    onCards = reached(from: presenting.map(\.destination)) { id, segue in
      isHeld(segue) || isShown(segue) && pushed.contains(id)
    }.subtracting(first)
  }

  /// Whether phones show a controller of a style on a card: of those that the system chooses, and of sheets.
  private static func isOfCard(_ style: String?) -> Bool {
    style.map { ["automatic", "pageSheet", "formSheet", "popover"].contains($0) } ?? true
  }

  /// Notes the container view that an embedded controller fills; so do those that it holds, as a navigation
  /// controller does. Those that are pushed in that are screens on the canvas, in three of three projects.
  private mutating func fill(
    _ container: ContainerView?, with controller: String, _ segues: [String: [ControllerSegue]]
  ) {
    guard let container else { return }
    var queue = [controller]
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      guard containerViews[id] == nil else { continue }
      containerViews[id] = container
      guard ["navigationController", "tabBarController"].contains(controllers[id]?.name) else { continue }
      queue += (segues[id] ?? []).filter { $0.kind == "relationship" }.map(\.destination)
    }
  }

  /// Notes the columns of split views in which controllers stand: those that split views name, with what these hold,
  /// and then those that are shown there. A list may show the controller that is the detail.
  private mutating func fillColumns(
    with named: [ControllerSegue], _ segues: [String: [ControllerSegue]], where counts: (ControllerSegue) -> Bool
  ) {
    var queue: [String] = []
    func isContainer(_ id: String) -> Bool {
      ["navigationController", "tabBarController"].contains(controllers[id]?.name)
    }
    func note(_ column: SplitColumn, of controller: String) {
      var held = [controller]
      while let id = held.popLast() {
        guard columns[id] == nil else { continue }
        columns[id] = column
        queue.append(id)
        if isContainer(id) { held += (segues[id] ?? []).filter { $0.kind == "relationship" }.map(\.destination) }
      }
    }
    for segue in named {
      if let column = SplitColumn(relationship: segue.relationship) { note(column, of: segue.destination) }
    }
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      guard let column = columns[id], !isContainer(id) else { continue }
      for segue in segues[id] ?? [] where counts(segue) {
        switch segue.kind {
        case "showDetail": note(.secondary, of: segue.destination)
        case "show", "push":
          if controllers[segue.destination]?.name != "navigationController" { note(column, of: segue.destination) }
        default: break
        }
      }
    }
  }

  private mutating func handOn(
    from ids: [String], _ segues: [String: [ControllerSegue]], where counts: (ControllerSegue) -> Bool
  ) {
    var (queue, next) = (ids, 0)
    while next < queue.count {
      let id = queue[next]
      next += 1
      guard let controller = controllers[id] else { continue }
      let outer = surroundings[id] ?? InterfaceSurroundings()
      let tabs = controller.name == "tabBarController" ? tabs(of: segues[id] ?? []) : nil
      for segue in segues[id] ?? [] where counts(segue) {
        guard let inner = handedOn(by: controller, outer, through: segue, tabs), surroundings[segue.destination] == nil
        else { continue }
        surroundings[segue.destination] = inner
        queue.append(segue.destination)
      }
    }
  }

  /// What a segue's destination stands among; `nil` where it stands by itself.
  private func handedOn(
    by controller: DocumentElement, _ outer: InterfaceSurroundings, through segue: ControllerSegue, _ tabs: Tabs?
  ) -> InterfaceSurroundings? {
    var inner = outer
    switch (controller.name, segue.kind, segue.relationship) {
    case ("navigationController", "relationship", "rootViewController"?):
      // What the canvas simulates below it is below its root.
      inner = outer.pretending(as: controller)
      if controller.boolean("navigationBarHidden") == true {
        inner.navigationBar = nil
      } else {
        let bar = controller.child(key: "navigationBar")
        inner.navigationBar = .init(
          isTranslucent: bar?.boolean("translucent") ?? true, hasLargeTitle: bar?.boolean("largeTitles") ?? false,
          element: bar)
      }
      inner.toolbar = controller.child(key: "toolbar")
      if controller.boolean("toolbarHidden") == false { inner.hasToolbar = true }
    case ("tabBarController", "relationship", "viewControllers"?):
      inner.hasTabBar = true
      inner.tabBar = controller.child(key: "tabBar")
      inner.tabs = tabs?.items ?? []
      inner.selectedTab = tabs?.places[segue.destination]
    case ("splitViewController", "relationship", "detailViewController"?):
      // In one column the first column's navigation controller shows the detail.
      let first = controller.segues.first { $0.relationship == "masterViewController" }
        .flatMap { controllers[$0.destination] }
      guard collapsesSplitViews, controllers[segue.destination]?.name != "navigationController", let first,
        let root = first.segues.first(where: { $0.relationship == "rootViewController" })
      else { return nil }
      return handedOn(by: first, outer, through: root, nil)
    case (_, "show", _), (_, "push", _), (_, "showDetail", _):
      // The detail of a split view is pushed where there is one column; without a split view a detail is presented.
      guard segue.kind != "showDetail" || collapsesSplitViews && details.contains(segue.destination) else { return nil }
      inner = outer.pretending(as: controller)
      guard inner != InterfaceSurroundings() else { return nil }
      if controllers[segue.destination]?.name == "navigationController" { return nil }
      if controller.name == "tabBarController" { inner.hasTabBar = true }
      inner.navigationBar?.backTitle = controller.backTitle
    default: return nil
    }
    return inner
  }

  /// What a tab bar shows, and which controller each tab leads to.
  private struct Tabs {
    var items: [DocumentElement]
    var places: [String: Int]
  }

  private func tabs(of segues: [ControllerSegue]) -> Tabs {
    let destinations = segues.filter { $0.relationship == "viewControllers" }.map(\.destination)
    let places = destinations.enumerated().map { ($1, $0) }
    return Tabs(items: destinations.map(tab), places: Dictionary(places) { first, _ in first })
  }

  /// The tab bar item of a controller, or of the one that it begins with.
  private func tab(of id: String) -> DocumentElement {
    let controller = controllers[id]
    let first = controller?.segues.first { $0.relationship == "rootViewController" }
      .flatMap { controllers[$0.destination] }
    for candidate in [controller, first] {
      if let item = candidate?.child(key: "tabBarItem") { return item }
    }
    let title = [controller, first].lazy.compactMap { $0?["title"] }.first
    return DocumentElement(
      name: "tabBarItem", attributes: [.init(name: "title", value: title ?? "Item")],
      position: controller?.position ?? SourcePosition(line: 1, column: 1))
  }

  /// What the graph says, overruled by what the canvas simulates.
  func surroundings(of scene: InterfaceScene) -> InterfaceSurroundings {
    var result = surroundings[scene.id] ?? InterfaceSurroundings()
    result.isEmbedded = embedded.contains(scene.id)
    result.containerView = containerViews[scene.id]
    result.column = columns[scene.id]
    result.isPresented = surroundings[scene.id] == nil && presented.contains(scene.id)
    result.isOnCard = onCards.contains(scene.id)
    result = result.pretending(as: scene.controller ?? scene.view.element)
    if scene.controller?.boolean("hidesBottomBarWhenPushed") == true { result.hasTabBar = false }
    let item = scene.controller?.child(key: "navigationItem")
    if item?["prompt"] != nil { result.navigationBar?.hasPrompt = true }
    if item?["largeTitleDisplayMode"] == "never" { result.navigationBar?.hasLargeTitle = false }
    return result
  }
}

extension SplitColumn {
  /// - Parameter relationship: That of a segue from a split view controller.
  fileprivate init?(relationship: String?) {
    switch relationship {
    case "masterViewController": self = .primary
    case "detailViewController": self = .secondary
    default: return nil
    }
  }
}

extension InterfaceSurroundings {
  /// What the canvas pretends to be around a controller or a xib's view, instead of what is.
  fileprivate func pretending(as element: DocumentElement) -> InterfaceSurroundings {
    var result = self
    if let top = element.simulated("simulatedTopBarMetrics") {
      result.navigationBar = top.name == "nil" ? nil : result.navigationBar ?? .init()
      if top.name == "simulatedNavigationBarMetrics" {
        if result.navigationBar?.element == nil { result.navigationBar?.element = top }
        result.navigationBar?.hasPrompt = top.boolean("prompted") ?? false
        result.navigationBar?.isTranslucent = top.boolean("translucent") ?? true
        if top.boolean("largeTitles") == true { result.navigationBar?.hasLargeTitle = true }
      }
    }
    if let bottom = element.simulated("simulatedBottomBarMetrics") {
      result.hasTabBar = bottom.name == "simulatedTabBarMetrics"
      result.hasToolbar = bottom.name == "simulatedToolbarMetrics"
      if result.tabBar == nil { result.tabBar = bottom }
      if result.toolbar == nil { result.toolbar = bottom }
      result.hasTranslucentBottomBar = bottom.boolean("translucent")
    }
    return result
  }
}

extension DocumentElement {
  /// What a controller's navigation bar says, and what the button says that leads back to it.
  var navigationTitle: String? { child(key: "navigationItem")?["title"] ?? self["title"] }

  var backTitle: String {
    let own = child(key: "navigationItem")?.child(key: "backBarButtonItem")?["title"]
    return [own, navigationTitle].lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "Back"
  }
}

/// A way from one controller to another.
struct ControllerSegue {
  var id: String
  var kind: String
  var relationship: String?
  var destination: String
  var identifier: String?
  /// The id of the object that it starts from.
  var holder: String?
  /// How it presents, if it says so: `fullScreen`.
  var style: String?
}

extension DocumentElement {
  /// All segues from the element and from what is below it.
  var segues: [ControllerSegue] { segues(of: self["id"]) }

  private func segues(of holder: String?) -> [ControllerSegue] {
    children.flatMap { child -> [ControllerSegue] in
      guard child.name == "segue" else { return child.segues(of: child["id"] ?? holder) }
      guard let kind = child["kind"], let destination = child["destination"] else { return [] }
      return [
        ControllerSegue(
          id: child["id"] ?? "", kind: kind, relationship: child["relationship"], destination: destination,
          identifier: child["identifier"], holder: holder, style: child["modalPresentationStyle"])
      ]
    }
  }

  /// What the canvas pretends to be around a controller or a xib's view; an element named `nil` for nothing.
  func simulated(_ key: String) -> DocumentElement? {
    child(key: key) ?? child(named: "simulatedMetricsContainer")?.child(key: key)
  }
}
