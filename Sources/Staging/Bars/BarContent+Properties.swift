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
    case .toolbar: self = .toolbar(content.items.map { BarItem(written: $0) }, look)
    default: return nil
    }
  }
}

extension BarItem {
  /// A button as an author writes it: its title, a symbol, or both. `Done` and `Save` are bold, as the system's own are.
  fileprivate init(written item: String) {
    let (symbol, title) = Symbol.leading(item)
    let content: Content =
      symbol.map { title.isEmpty ? .image(.symbol($0)) : .labelledSymbol($0, title) } ?? .title(title)
    self.init(content, isProminent: ["Done", "Save"].contains(title))
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
