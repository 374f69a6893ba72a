import Diagnostics
import Figures
import ViewLayout

/// Which controllers hold which, by the segues of a storyboard.
///
/// A controller stands under a navigation bar when it is a navigation controller's root, or is pushed by one that stands
/// under it, or that the canvas shows so; the same goes for tab bars.
struct ControllerGraph {
  /// By their ids.
  private let controllers: [String: DocumentElement]
  /// The segues from controllers, by the controllers' ids.
  private let segues: [String: [ControllerSegue]]
  /// The ids of the segues by which the canvas goes where several lead to a controller, by the controllers' ids.
  private let chosen: [String: String]
  /// Whether split views have one column, as on a phone.
  private let collapsesSplitViews: Bool
  /// Ids of the controllers that are the details of split views.
  private let details: Set<String>

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

  /// - Parameters:
  ///   - entry: The id of the controller with which the application begins.
  ///   - tieBreakers: Ids of the segues by which the canvas goes where several lead to a controller.
  ///   - collapsesSplitViews: Whether split views have one column, as on a phone.
  init(
    _ objects: some Sequence<DocumentElement>, entry: String? = nil, tieBreakers: Set<String>, collapsesSplitViews: Bool
  ) {
    // 1. The controllers and the segues from them. Of several with one id, the first counts.
    var (ids, controllers): ([String], [String: DocumentElement]) = ([], [:])
    for object in objects {
      guard let id = object["id"], controllers[id] == nil else { continue }
      controllers[id] = object
      ids.append(id)
    }
    let segues = controllers.mapValues(\.segues)
    (self.controllers, self.segues) = (controllers, segues)
    self.collapsesSplitViews = collapsesSplitViews
    details = Set(segues.values.joined().filter { $0.relationship == .detailViewController }.map(\.destination))
    // 2. The segues by which the canvas goes. A document that Xcode writes names one for each; of several, the first of
    // the document counts.
    let tied = ids.flatMap { segues[$0] ?? [] }.filter { tieBreakers.contains($0.id) }
    chosen = Dictionary(tied.map { ($0.destination, $0.id) }) { first, _ in first }
    // 3. What stands in container views and in columns, and what is presented.
    fillContainerViews(of: ids)
    fillColumns(of: ids.filter { kind(of: $0) == .splitViewController })
    let presenting = segues.values.joined().filter { $0.kind == .presentation && $0.style == nil && counts($0) }
    presented = Set(presenting.map(\.destination)).filter(hasStandardStyle)
    fillCards(beginningWith: entry)
    // 4. Containers hand on what they stand among, those that nobody holds first. Each controller takes what it is first
    // reached with.
    let containers = ids.filter { kind(of: $0)?.handsOnBars == true }
    let held = Set(segues.values.joined().children)
    handOn(from: containers.filter { !held.contains($0) } + containers.filter(held.contains))
    // 5. So do those that stand by themselves, and that the canvas shows among bars all the same.
    handOn(from: ids.filter { kind(of: $0)?.handsOnBars != true && surroundings[$0] == nil && pretends($0) })
  }

  private func kind(of id: String) -> InterfaceContainer.Kind? { controllers[id]?.containerKind }

  /// The ids of the controllers that a container holds.
  private func children(of id: String) -> [String] { segues[id]?.children ?? [] }

  /// The segues from a controller by which the canvas goes.
  private func countingSegues(from id: String) -> [ControllerSegue] { (segues[id] ?? []).filter(counts) }

  private func counts(_ segue: ControllerSegue) -> Bool { chosen[segue.destination].map { $0 == segue.id } ?? true }

  /// Whether the canvas shows bars around a controller, whatever holds it.
  private func pretends(_ id: String) -> Bool {
    controllers[id].map { InterfaceSurroundings().pretending(as: $0) != InterfaceSurroundings() } ?? false
  }

  /// Whether a controller says nothing of how it is presented.
  private func hasStandardStyle(_ id: String) -> Bool { controllers[id]?["modalPresentationStyle"] == nil }

  /// Notes the controllers that phones show on a card: those that segues present, a popover too, or show where no navigation
  /// controller is that would push them, and those that such a one holds. The first of the application is a screen, however
  /// one comes back to it.
  private mutating func fillCards(beginningWith entry: String?) {
    func isShown(_ segue: ControllerSegue) -> Bool { segue.kind == .show || segue.kind == .push }
    func reached(from ids: [String], through leads: (String, ControllerSegue) -> Bool) -> Set<String> {
      var (queue, seen) = (ids, Set(ids))
      while let id = queue.popLast() {
        for segue in countingSegues(from: id) where leads(id, segue) {
          if seen.insert(segue.destination).inserted { queue.append(segue.destination) }
        }
      }
      return seen
    }
    func isHeld(_ segue: ControllerSegue) -> Bool { segue.kind == .relationship }
    let roots = segues.values.joined().filter { $0.relationship == .rootViewController }.map(\.destination)
    // A navigation controller around tabs or around a container view pushes what those show.
    let pushed = reached(from: roots) { _, segue in isShown(segue) || isHeld(segue) || segue.kind == .embed }
    let parts = reached(from: Array(embedded)) { _, segue in isHeld(segue) }
    let first = entry.map { reached(from: [$0]) { _, segue in isHeld(segue) } } ?? []
    let presenting = controllers.keys.flatMap { id in
      countingSegues(from: id).filter { segue in
        let isAlone = !pushed.contains(id) && !parts.contains(id) && columns[id] == nil
        let isPresented =
          segue.kind == .presentation || segue.kind == .popoverPresentation || isShown(segue) && isAlone
        return isPresented && !first.contains(segue.destination)
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

  /// Notes which controllers stand in others' container views.
  private mutating func fillContainerViews(of ids: [String]) {
    for id in ids {
      for segue in countingSegues(from: id) where segue.kind == .embed {
        embedded.insert(segue.destination)
        if let view = segue.holder { fill(ContainerView(controller: id, view: view), with: segue.destination) }
      }
    }
  }

  /// Notes the container view that an embedded controller fills; so do those that it holds, as a navigation controller does.
  /// Those that are pushed in that are screens on the canvas, in three of three projects.
  private mutating func fill(_ container: ContainerView, with controller: String) {
    var queue = [controller]
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      guard containerViews[id] == nil else { continue }
      containerViews[id] = container
      if kind(of: id)?.givesWholePlace == true { queue += children(of: id) }
    }
  }

  /// Notes the columns of split views in which controllers stand: those that split views name, with what these hold, and then
  /// those that are shown there. A list may show the controller that is the detail.
  private mutating func fillColumns(of splitViews: [String]) {
    var queue: [String] = []
    func isContainer(_ id: String) -> Bool { kind(of: id)?.givesWholePlace == true }
    func note(_ column: SplitColumn, of controller: String) {
      var held = [controller]
      while let id = held.popLast() {
        guard columns[id] == nil else { continue }
        columns[id] = column
        queue.append(id)
        if isContainer(id) { held += children(of: id) }
      }
    }
    for segue in splitViews.flatMap({ segues[$0] ?? [] }) {
      if let column = segue.relationship.flatMap(SplitColumn.init) { note(column, of: segue.destination) }
    }
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      guard let column = columns[id], !isContainer(id) else { continue }
      for segue in countingSegues(from: id) {
        switch segue.kind {
        case .showDetail: note(.secondary, of: segue.destination)
        case .show, .push:
          if kind(of: segue.destination) != .navigationController { note(column, of: segue.destination) }
        default: break
        }
      }
    }
  }

  private mutating func handOn(from ids: [String]) {
    var (queue, next) = (ids, 0)
    while next < queue.count {
      let id = queue[next]
      next += 1
      guard let controller = controllers[id] else { continue }
      let outer = surroundings[id] ?? InterfaceSurroundings()
      let tabs = kind(of: id) == .tabBarController ? tabs(of: segues[id] ?? []) : nil
      for segue in countingSegues(from: id) {
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
    switch (controller.containerKind, segue.kind, segue.relationship) {
    case (.navigationController, .relationship, .rootViewController):
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
    case (.tabBarController, .relationship, .viewControllers):
      inner.hasTabBar = true
      inner.tabBar = controller.child(key: "tabBar")
      inner.tabs = tabs?.items ?? []
      inner.selectedTab = tabs?.places[segue.destination]
    case (.splitViewController, .relationship, .detailViewController):
      // In one column the first column's navigation controller shows the detail.
      let first = controller.segues.first { $0.relationship == .masterViewController }
        .flatMap { controllers[$0.destination] }
      guard collapsesSplitViews, kind(of: segue.destination) != .navigationController, let first,
        let root = first.segues.first(where: { $0.relationship == .rootViewController })
      else { return nil }
      return handedOn(by: first, outer, through: root, nil)
    case (_, .show, _), (_, .push, _), (_, .showDetail, _):
      // The detail of a split view is pushed where there is one column; without a split view a detail is presented.
      guard segue.kind != .showDetail || collapsesSplitViews && details.contains(segue.destination) else { return nil }
      inner = outer.pretending(as: controller)
      guard inner != InterfaceSurroundings() else { return nil }
      if kind(of: segue.destination) == .navigationController { return nil }
      if controller.containerKind == .tabBarController { inner.hasTabBar = true }
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
    let destinations = segues.filter { $0.relationship == .viewControllers }.map(\.destination)
    let places = destinations.enumerated().map { ($1, $0) }
    return Tabs(items: destinations.map(tab), places: Dictionary(places) { first, _ in first })
  }

  /// The tab bar item of a controller, or of the one that it begins with.
  private func tab(of id: String) -> DocumentElement {
    let controller = controllers[id]
    let first = controller?.segues.first { $0.relationship == .rootViewController }
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
  fileprivate init?(_ relationship: ControllerSegue.Relationship) {
    switch relationship {
    case .masterViewController: self = .primary
    case .detailViewController: self = .secondary
    case .rootViewController, .viewControllers: return nil
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
    return [own, navigationTitle].lazy.compactMap { $0 }.first { !$0.isEmpty }
      ?? NavigationItem.standardBackTitle
  }
}

extension DocumentElement {
  /// What the canvas pretends to be around a controller or a xib's view; an element named `nil` for nothing.
  func simulated(_ key: String) -> DocumentElement? {
    child(key: key) ?? child(named: "simulatedMetricsContainer")?.child(key: key)
  }
}
