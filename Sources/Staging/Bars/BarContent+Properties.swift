import Figures
import Typography
import ViewLayout

extension BarContent {
  /// The content of a bar according to its view's properties; `nil` if the view is no bar.
  init?(propertiesOf view: SolvedView, on platform: Platform) {
    let content = view.content
    let look = BarLook(style: BarStyle(on: platform))
    switch view.kind {
    case .navigationBar:
      var item = NavigationItem()
      item.title = content.title ?? content.text
      item.hasLargeTitle = content.prefersLargeTitles && platform.hasLargeTitles
      item.leadingItems = content.items.prefix(1).map { BarItem(written: $0) }
      item.trailingItems = content.items.dropFirst().suffix(1).map { BarItem(written: $0) }
      self = .navigationBar(item, look)
    case .tabBar:
      let titles = content.items.isEmpty ? ["First", "Second", "Third"] : content.items
      var tabs = titles.map(TabBarItems.Tab.init(written:))
      for (index, badge) in view.look.badgeValues.prefix(tabs.count).enumerated() where !badge.isEmpty {
        tabs[index].badge = badge
      }
      self = .tabBar(TabBarItems(tabs, selected: titles.nearestIndex(to: view.look.value ?? 0)), look)
    case .toolbar:
      let items = content.items.map { BarItem(written: $0) }
      self = .toolbar(items, items.contains(where: \.isSpace) ? look.ofSpacedBar(of: view) : look)
    default: return nil
    }
  }
}

extension BarLook {
  /// That of a toolbar whose author says the spaces between its buttons: they stand as on a device.
  fileprivate func ofSpacedBar(of view: SolvedView) -> BarLook {
    guard style == .plain else { return self }
    var look = BarLook(style: .device)
    look.ground = view.look.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    return look
  }
}

extension TabBarItems.Tab {
  /// A tab as an author writes it: its title, which may follow a symbol.
  fileprivate init(written item: String) {
    let (symbol, title) = Symbol.leading(item)
    self.init(title: title, image: symbol.map(ImageSource.symbol))
  }
}

extension [String] {
  /// The valid index that is nearest to a number, and 0 for an empty array.
  ///
  ///     ["Day", "Week"].nearestIndex(to: 7)   // 1
  public func nearestIndex(to value: Double) -> Int {
    guard value.isFinite, !isEmpty else { return 0 }
    return Int(Swift.min(Double(count - 1), Swift.max(0, value.rounded())))
  }
}
