import Figures
import Graphics
import ViewLayout

/// The bars of the controllers around an interface.
extension ValueReader {
  func bars(_ node: Node) -> SurroundingBars {
    var bars = SurroundingBars()
    guard let fields = fields(of: node, of: "'bars'", BarsKey.self) else { return bars }
    bars.navigationBar = fields.node(.navigationBar).flatMap(navigationBar)
    if let search = fields.node(.searchBar).flatMap(searchBar) {
      // It is the last row of that bar.
      if case .navigationBar(var item, let look)? = bars.navigationBar {
        item.search = search
        bars.navigationBar = .navigationBar(item, look)
      } else if fields.keyRange(.navigationBar) == nil {
        reporter.error(.searchBarAlone, at: fields.keyRange(.searchBar))
      }
    }
    let (tabs, buttons) = (fields.node(.tabBar).flatMap(tabBar), fields.node(.toolbar).flatMap(toolbar))
    bars.bottomBar = tabs ?? buttons
    if fields.node(.tabBar) != nil, fields.node(.toolbar) != nil {
      reporter.error(.tabsBesideToolbar, at: fields.keyRange(.toolbar))
    }
    bars.hasLightStatusBar =
      fields.node(.statusBarStyle).flatMap { word($0, "statusBarStyle", StatusBarStyleWord.self) } == .lightContent
    let edges = fields.node(.edgesForExtendedLayout).flatMap {
      words($0, BarsKey.edgesForExtendedLayout.rawValue, ExtendedEdgeWord.self)
    }
    if let edges { bars.extendedEdges = edges.reduce(into: []) { $0.formUnion($1.edges) } }
    bars.extendsUnderOpaqueBars =
      fields.node(.extendedLayoutIncludesOpaqueBars)
      .flatMap { boolean($0, BarsKey.extendedLayoutIncludesOpaqueBars.rawValue) } ?? false
    return bars
  }

  private func navigationBar(_ node: Node) -> BarContent? {
    guard let fields = fields(of: node, of: "a navigation bar", NavigationBarKey.self) else { return nil }
    func text(_ key: NavigationBarKey) -> String? { fields.node(key).flatMap { sentences($0, key.rawValue) } }
    var item = NavigationItem()
    (item.title, item.prompt, item.backTitle) = (text(.title), text(.prompt), text(.backButtonTitle))
    item.titleView = fields.node(.titleView).flatMap { barItem($0, "titleView") }
    item.leadingItems = barItems(fields.node(.leftBarButtonItems), "leftBarButtonItems")
    item.trailingItems = barItems(fields.node(.rightBarButtonItems), "rightBarButtonItems")
    item.hasLargeTitle = fields.node(.prefersLargeTitles).flatMap { boolean($0, "prefersLargeTitles") } ?? false
    var look = barLook(fields)
    look.titleColor = fields.node(.textColor).flatMap { color($0, "textColor") }
    return .navigationBar(item, look)
  }

  private func searchBar(_ node: Node) -> SearchField? {
    guard let fields = fields(of: node, of: "a search bar", SearchBarKey.self) else { return nil }
    func text(_ key: SearchBarKey) -> String? { fields.node(key).flatMap { sentences($0, key.rawValue) } }
    return SearchField(text: text(.text), placeholder: text(.placeholder))
  }

  private func tabBar(_ node: Node) -> BarContent? {
    guard let fields = fields(of: node, of: "a tab bar", TabBarKey.self) else { return nil }
    var tabs = (fields.node(.items).flatMap { texts($0, "items") } ?? []).map(TabBarItems.Tab.init(written:))
    let badges = fields.node(.badgeValues).flatMap { texts($0, "badgeValues") } ?? []
    for (index, badge) in badges.prefix(tabs.count).enumerated() where !badge.isEmpty { tabs[index].badge = badge }
    if badges.count > tabs.count, !tabs.isEmpty, let node = fields.node(.badgeValues) {
      reporter.warning(.badgesBeyondTabs(badges.count, tabs: tabs.count), at: node.range)
    }
    let selected = fields.node(.value).flatMap { integer($0, "value", in: 0...1000) }
    if let selected, selected >= tabs.count, !tabs.isEmpty, let node = fields.node(.value) {
      reporter.warning(.choiceBeyondItems(.value, of: .tabBar, count: tabs.count), at: node.range)
    }
    return .tabBar(TabBarItems(tabs, selected: selected), barLook(fields))
  }

  private func toolbar(_ node: Node) -> BarContent? {
    guard let fields = fields(of: node, of: "a toolbar", ToolbarKey.self) else { return nil }
    return .toolbar(barItems(fields.node(.items), "items"), barLook(fields))
  }

  private func barLook<Key: BarLookKey>(_ fields: Fields<Key>) -> BarLook {
    func value<Value>(_ key: Key, _ read: (Node, String) -> Value?) -> Value? {
      fields.node(key).flatMap { read($0, key.rawValue) }
    }
    var look = BarLook()
    look.isBlack = value(.barStyle) { word($0, $1, BarShade.self) } == .black
    look.appearance = value(.appearance) { word($0, $1, BarAppearance.self) } ?? .standard
    look.isTranslucent = value(.isTranslucent, boolean) ?? true
    look.ground = value(.backgroundColor, color)
    look.tint = value(.tintColor, color)
    return look
  }

  // MARK: Items

  private func barItems(_ node: Node?, _ key: String) -> [BarItem] {
    node.map(items)?.compactMap { barItem($0, key) } ?? []
  }

  /// A text, or `{item: Send, tintColor: crimson}`, `{segmentedControl: [Day, Week], value: 0}`, `{view: [44, 44]}`.
  private func barItem(_ node: Node, _ key: String) -> BarItem? {
    guard node.mapping != nil else { return writtenItem(node, key) }
    guard let fields = fields(of: node, of: "an item of a bar", BarItemKey.self) else { return nil }
    let contents = fields.order.filter { [.item, .segmentedControl, .view].contains($0) }
    guard contents.count == 1, let content = contents.first, let contentNode = fields.node(content) else {
      return fields.hasUnknownKeys ? nil : reporter.refuse(.itemWithoutContent, at: node.range)
    }
    if content != .segmentedControl, let range = fields.keyRange(.value) ?? fields.keyRange(.width) {
      reporter.error(.segmentsAlone, at: range)
    }
    var item: BarItem?
    switch content {
    case .segmentedControl:
      let width = fields.node(.width).flatMap { number($0, "width", in: 0...1000) } ?? 0
      let selected = fields.node(.value).flatMap { integer($0, "value", in: 0...1000) }
      item = texts(contentNode, content.rawValue).map { BarItem(.segments($0, selected: selected, width: width)) }
    case .view: item = size(contentNode, content.rawValue).map { BarItem(.box($0)) }
    default: item = writtenItem(contentNode, content.rawValue)
    }
    if let tint = fields.node(.tintColor).flatMap({ color($0, "tintColor") }) { item?.tint = tint }
    return item
  }

  private func writtenItem(_ node: Node, _ key: String) -> BarItem? {
    guard let scalar = scalar(node, key, takes: "a text"), let text = text(node, key) else { return nil }
    warnUnlessItem(scalar)
    if let symbol = Symbol.leading(text).symbol { warnUnlessDrawn(symbol, at: scalar.range) }
    return BarItem(written: text)
  }

  /// Warns of a title that is meant to be one of the words for items.
  func warnUnlessItem(_ scalar: Scalar) {
    if let mistake = BarItem.mistake(in: scalar.text) {
      reporter.warning(.titleLikeItem(scalar.text, form: mistake.form, meant: nil), at: scalar.range)
      return
    }
    guard let open = scalar.text.firstIndex(of: "("), case .title(scalar.text) = BarItem(written: scalar.text).content
    else { return }
    let word = String(scalar.text[..<open])
    let words = BarItem.forms.map(\.word) + ["disabled", "prominent", "plain", "symbol"]
    let isClosed = scalar.text.contains(")")
    // What stands before the parenthesis is one word: `Copy (2)` is a title.
    guard word.count > 4, NameScope.isName(word), isClosed != words.contains(word),
      let meant = isClosed ? Synonyms.meant(word, among: words) : word
    else { return }
    let corrected = meant + scalar.text[open...] + (isClosed ? "" : ")")
    reporter.warning(.titleLikeItem(scalar.text, form: "\(meant)(…)", meant: corrected), at: scalar.range)
  }
}
