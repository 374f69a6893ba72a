import Figures
import Typography
import ViewLayout

extension BarContent {
  /// The content of a bar according to its view's properties; `nil` if the view is no bar.
  init?(propertiesOf view: SolvedView, on platform: Platform) {
    let content = view.content
    var look = BarLook(style: BarStyle(on: platform))
    look.isBlack = view.look.barStyle == .black
    look.appearance = view.look.barAppearance
    switch view.kind {
    case .navigationBar:
      var item = NavigationItem()
      item.title = content.title ?? content.text
      item.hasLargeTitle = content.prefersLargeTitles && platform.hasLargeTitles
      (item.leadingItems, item.trailingItems) = content.items.map { BarItem(written: $0) }.aroundTitle
      self = .navigationBar(item, view.look.barPosition == .top ? look.ofDevice(like: view) : look)
    case .tabBar:
      let titles = content.items.isEmpty ? ["First", "Second", "Third"] : content.items
      var tabs = titles.map(TabBarItems.Tab.init(written:))
      for (index, badge) in view.look.badgeValues.prefix(tabs.count).enumerated() where !badge.isEmpty {
        tabs[index].badge = badge
      }
      self = .tabBar(TabBarItems(tabs, selected: view.look.selectedTab(of: titles)), look)
    case .toolbar:
      let items = content.items.map { BarItem(written: $0) }
      self = .toolbar(items, items.contains(where: \.isSpace) ? look.ofDevice(like: view) : look)
    default: return nil
    }
  }
}

extension [BarItem] {
  /// The buttons before the title of a navigation bar and those behind it, each from its side inwards: a flexible space
  /// stands for the title, and without one the first button is before it.
  fileprivate var aroundTitle: (leading: [BarItem], trailing: [BarItem]) {
    let title = firstIndex { $0.content == .space(width: nil) }
    let (before, behind) = (prefix(title ?? 1), dropFirst(title.map { $0 + 1 } ?? 1))
    return (Array(before), behind.reversed())
  }
}

extension BarLook {
  /// That of a bar as on a device: a toolbar whose author says the spaces between its buttons, a navigation bar in a
  /// view.
  fileprivate func ofDevice(like view: SolvedView) -> BarLook {
    guard style == .plain else { return self }
    var look = self
    look.style = .device
    look.ground = view.look.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    look.titleColor = view.look.textColor
    return look
  }
}

extension ViewLook {
  /// The index of the selected tab; `nil` for a value below 0.
  fileprivate func selectedTab(of titles: [String]) -> Int? {
    let value = value ?? 0
    return value < 0 ? nil : titles.nearestIndex(to: value)
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
