import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// Reads what bars show: those of a scene's own, and those of the controllers around it.
struct BarImporter {
  let document: InterfaceDocument
  let options: ImportOptions
  /// Whether views in bars are among the scene's views, and so are drawn by themselves.
  var viewsAreDrawn = false

  // MARK: Around a scene

  /// The bars that the layout knows of by what they cover.
  func surroundingBars(of scene: InterfaceScene) -> SurroundingBars {
    var bars = SurroundingBars()
    let surroundings = scene.surroundings
    let metrics = scene.controller ?? scene.view.element
    bars.hasLightStatusBar = metrics.simulated("simulatedStatusBarMetrics")?["statusBarStyle"] == "lightContent"
    if let bar = surroundings.navigationBar {
      let item = scene.controller?.child(key: "navigationItem")
      var content = navigationItem(item)
      content.title = item?["title"] ?? (item?.child(key: "title") == nil ? scene.controller?["title"] : nil)
      content.hasLargeTitle = bar.hasLargeTitle && !bar.hasPrompt
      if !bar.hasPrompt { content.prompt = nil }
      let hidesBack = item?.boolean("hidesBackButton") == true
      let supplements = item?.boolean("leftItemsSupplementBackButton") == true
      content.backTitle = hidesBack || !content.leadingItems.isEmpty && !supplements ? nil : bar.backTitle
      var look = look(of: bar.element)
      look.isTranslucent = bar.isTranslucent
      look.appearance = appearance(of: bar.element, look)
      bars.navigationBar = .navigationBar(content, look)
    }
    if surroundings.hasTabBar {
      let own = [scene.controller?.child(key: "tabBarItem")].compactMap(\.self)
      let hasTabs = !surroundings.tabs.isEmpty
      let tabs = TabBarItems(
        tabs(hasTabs ? surroundings.tabs : own), selected: hasTabs ? surroundings.selectedTab : 0)
      bars.bottomBar = .tabBar(tabs, lookOfBottomBar(surroundings.tabBar, of: scene))
    } else if surroundings.hasToolbar {
      let items = scene.controller?.child(named: "toolbarItems")?.children ?? []
      bars.bottomBar = .toolbar(buttons(items), lookOfBottomBar(surroundings.toolbar, of: scene))
    }
    bars.extendedEdges = scene.extendedEdges
    bars.extendsUnderOpaqueBars = scene.controller?.boolean("extendedLayoutIncludesOpaqueBars") == true
    return bars
  }

  /// What the canvas says of it is told of the bar.
  private func lookOfBottomBar(_ bar: DocumentElement?, of scene: InterfaceScene) -> BarLook {
    var look = look(of: bar)
    look.isTranslucent = scene.surroundings.hasTranslucentBottomBar ?? look.isTranslucent
    if !scene.view.scrollsToBottom(of: scene.view.frame?.height ?? 0) { look.appearance = appearance(of: bar, look) }
    return look
  }

  /// How a bar looks whose content is not scrolled: since iOS 15 it has neither a ground nor a line then, unless its
  /// author gave it one.
  ///
  /// Source: Apple, "Updating your app for iOS 15", and the documentation of `scrollEdgeAppearance`.
  private func appearance(of bar: DocumentElement?, _ look: BarLook) -> BarAppearance {
    let hasOwn = bar?.child(key: "scrollEdgeAppearance") != nil
    let isPlain = look.ground == nil && look.isTranslucent && !look.isBlack && !hasOwn
    return document.era >= .xcode13 && isPlain ? .scrollEdge : .standard
  }

  // MARK: A bar

  /// What a bar among a scene's views shows; `nil` for a view that is none, and for one without items.
  func content(of view: InterfaceView) -> BarContent? {
    let items = view.element.child(named: "items")?.children ?? []
    guard !items.isEmpty else { return nil }
    let look = look(of: view.element)
    switch view.tag {
    case "navigationBar":
      guard let item = items.last(where: { $0.name == "navigationItem" }) else { return nil }
      var content = navigationItem(item)
      content.title = item["title"]
      content.hasLargeTitle = view.element.boolean("largeTitles") == true
      // Items below the last one are where it leads back to.
      let previous = items.filter { $0.name == "navigationItem" }.dropLast().last
      if content.leadingItems.isEmpty {
        content.backTitle = previous.map { $0["title"] ?? NavigationItem.standardBackTitle }
      }
      return .navigationBar(content, look)
    case "tabBar":
      let selected = view.element["selectedItem"] ?? view.element.child(key: "selectedItem")?["id"]
      return .tabBar(TabBarItems(tabs(items), selected: items.firstIndex { $0["id"] == selected }), look)
    case "toolbar": return .toolbar(buttons(items), look)
    default: return nil
    }
  }

  private func navigationItem(_ item: DocumentElement?) -> NavigationItem {
    var content = NavigationItem()
    content.prompt = item?["prompt"]
    if !viewsAreDrawn { content.titleView = item?.child(key: "titleView").flatMap(self.item(showing:)) }
    content.leadingItems = items(of: item, single: "leftBarButtonItem", several: "leftBarButtonItems")
    content.trailingItems = items(of: item, single: "rightBarButtonItem", several: "rightBarButtonItems")
    return content
  }

  private func tabs(_ items: [DocumentElement]) -> [TabBarItems.Tab] {
    items.filter { $0.name == "tabBarItem" }.map { item in
      TabBarItems.Tab(
        title: item["title"] ?? item["systemItem"].map(Self.words) ?? "",
        image: item.image().map(image(named:)) ?? .missing(Self.tabIconSize),
        badge: item["badgeValue"].flatMap { $0.isEmpty ? nil : $0 })
    }
  }

  private func buttons(_ items: [DocumentElement]) -> [BarItem] {
    items.filter { $0.name == "barButtonItem" }.compactMap(button)
  }

  private func look(of bar: DocumentElement?) -> BarLook {
    var look = BarLook()
    guard let bar else { return look }
    look.ground =
      color("barTintColor", of: bar) ?? color("backgroundColor", of: bar).flatMap { $0.alpha > 0 ? $0 : nil }
    look.tint = color("tintColor", of: bar) ?? color("selectedImageTintColor", of: bar)
    look.titleColor = bar.child(key: "titleTextAttributes").flatMap { color("textColor", of: $0) }
    look.isTranslucent = bar.boolean("translucent") ?? true
    look.isBlack = (bar["barStyle"] ?? "").hasPrefix("black")
    return look
  }

  private func color(_ key: String, of element: DocumentElement) -> Color? {
    element.child(named: "color", key: key).flatMap {
      ColorRule(resources: document.resources, assets: options.colors).color($0)
    }
  }

  // MARK: A bar's buttons

  /// One button under a key of its own, or several in a list.
  private func items(of item: DocumentElement?, single: String, several: String) -> [BarItem] {
    guard let item else { return [] }
    let elements = item.children.flatMap { child -> [DocumentElement] in
      if child.name == several || child["key"] == several { return child.children }
      return child["key"] == single ? [child] : []
    }
    return elements.compactMap(button)
  }

  private func button(_ element: DocumentElement) -> BarItem? {
    // One that is disabled is pale whatever its tint.
    let tint = element.boolean("enabled") == false ? LookImporter.disabledInk : color("tintColor", of: element)
    let isProminent = element["style"] == "done"
    if let view = element.child(key: "customView") {
      if viewsAreDrawn {
        return BarItem(.space(width: view.child(named: "rect", key: "frame")?.rect?.width ?? 0))
      }
      return self.item(showing: view).map { BarItem($0.content, tint: tint ?? $0.tint) }
    }
    switch element["systemItem"] {
    case "flexibleSpace"?: return BarItem(.space(width: nil))
    case "fixedSpace"?: return BarItem(.space(width: max(0, min(1000, element.number("width") ?? 0))))
    case let word?:
      if let symbol = BarSymbol(rawValue: word) { return BarItem(.symbol(symbol), tint: tint) }
      // The system's words are the names themselves; the ones by which a task is done are bold.
      return BarItem(
        .title(Self.words(of: word)), isProminent: isProminent || ["done", "save"].contains(word), tint: tint)
    case nil:
      if let name = element.image() { return BarItem(.image(image(named: name)), tint: tint) }
      guard let title = element["title"], !title.isEmpty else { return nil }
      return BarItem(.title(title), isProminent: isProminent, tint: tint)
    }
  }

  private func item(showing view: DocumentElement) -> BarItem? {
    shown(by: view).map { BarItem($0, tint: color("tintColor", of: view)) }
  }

  /// What a view in a bar shows; `nil` for one that shows nothing.
  private func shown(by view: DocumentElement) -> BarItem.Content? {
    let frame = view.child(named: "rect", key: "frame")?.rect ?? .zero
    switch view.name {
    case "segmentedControl":
      let titles = view.child(named: "segments")?.children(named: "segment").map { $0["title"] ?? "" } ?? []
      return .segments(
        titles, selected: view.number("selectedSegmentIndex").flatMap { Int(exactly: $0) }, width: frame.width)
    case "button":
      let state = view.child(key: "configuration") ?? view.child(key: "normal")
      if let title = state?["title"], !title.isEmpty { return .title(title) }
      return state?.image().map { .image(image(named: $0)) }
    case "label": return view["text"].map { .title($0) }
    default:
      // A view that holds others is what it first shows.
      let inner = view.child(named: "subviews")?.children.lazy.compactMap(shown).first
      return inner ?? (view["customClass"] == nil || frame.isEmpty ? nil : .box(frame.size))
    }
  }

  private func image(named name: String) -> ImageSource {
    if let file = options.images?.image(named: name) { return .file(file) }
    guard let listed = document.resources.images[name], !listed.isSymbol else {
      return .symbolOrPlaceholder(name, Self.iconSize)
    }
    return .missing(Size(listed.width, listed.height))
  }

  private static let iconSize = Size(22, 22)
  private static let tabIconSize = Size(24, 24)

  /// `mostViewed` is "Most Viewed".
  static func words(of name: String) -> String {
    var text = ""
    for character in name {
      if character.isUppercase { text += " " }
      text += text.isEmpty ? character.uppercased() : String(character)
    }
    return text
  }
}

extension InterfaceView {
  /// Whether the view, or something in it, scrolls and reaches as far down as a height.
  ///
  /// - Parameter height: From the view's top on, in points.
  fileprivate func scrollsToBottom(of height: Double) -> Bool {
    let end = (frame?.height ?? height) + 1
    if ["tableView", "scrollView", "collectionView", "textView"].contains(tag) { return end >= height }
    return subviews.contains { $0.scrollsToBottom(of: height - ($0.frame?.y ?? 0)) }
  }
}
