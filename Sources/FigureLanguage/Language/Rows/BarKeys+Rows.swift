import ViewLayout

extension BarsKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .navigationBar: KeyRow(.reference(.navigationBar), "the bar at the top")
    case .searchBar: KeyRow(.reference(.searchBar), "the field for a search, in the last row of the navigation bar")
    case .tabBar: KeyRow(.reference(.tabBar), "the tabs at the bottom")
    case .toolbar: KeyRow(.reference(.toolbar), "the buttons at the bottom, in place of tabs")
    case .statusBarStyle:
      KeyRow(.word(StatusBarStyleWord.self), "`lightContent` for a status bar in white, or `default`")
    case .edgesForExtendedLayout:
      KeyRow(
        .each(of: .word(ExtendedEdgeWord.self)),
        "the edges of the root view that reach below bars: `all`, which holds without the key, `none`, or some of `top`, "
          + "`left`, `bottom` and `right`")
    case .extendedLayoutIncludesOpaqueBars:
      KeyRow(.boolean, "whether they reach below bars that are not translucent too")
    }
  }
}

extension NavigationBarKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .title: KeyRow(.text, "the title")
    case .prompt: KeyRow(.text, "a line above the title; the bar is then 74 points high")
    case .titleView: KeyRow(.reference(.barItem), "an item in place of the title")
    case .backButtonTitle: KeyRow(.text, "what the button says that leads back; there is none without it")
    case .leftBarButtonItems: KeyRow(.each(of: .reference(.barItem)), "the items from the leading side inwards")
    case .rightBarButtonItems: KeyRow(.each(of: .reference(.barItem)), "the items from the trailing side inwards")
    case .prefersLargeTitles:
      KeyRow(
        .boolean, "whether the title is large; the bar is then 96 points high, but not on a phone on its side")
    case .barStyle: BarShade.row
    case .appearance: BarAppearance.row
    case .isTranslucent: BarLook.translucencyRow
    case .backgroundColor: KeyRow(.color, "the colour of the bar")
    case .tintColor: KeyRow(.color, "the colour of its buttons")
    case .textColor: KeyRow(.color, "the colour of the title")
    }
  }
}

extension SearchBarKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .text: KeyRow(.text, "what is searched for", standard: "nothing")
    case .placeholder: KeyRow(.text, "what the empty field says", standard: "`Search`")
    }
  }
}

extension TabBarKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .items:
      KeyRow(
        .list(of: .text),
        "the tabs: a title, behind an icon if it has one, `symbol(house) Home`, `missing(24, 24) Home`")
    case .value: KeyRow(.integer(0...1000), "the index of the selected tab, from 0; none without it")
    case .badgeValues: KeyRow(.list(of: .text), "the badges of the tabs, in their order; `''` for none")
    case .barStyle: BarShade.row
    case .appearance: BarAppearance.row
    case .isTranslucent: BarLook.translucencyRow
    case .backgroundColor: KeyRow(.color, "the colour of the bar")
    case .tintColor: KeyRow(.color, "the colour of the selected tab")
    }
  }
}

extension ToolbarKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .items:
      KeyRow(.each(of: .reference(.barItem)), "the buttons and [spaces](#spaces-in-toolbars) from the leading side on")
    case .barStyle: BarShade.row
    case .appearance: BarAppearance.row
    case .isTranslucent: BarLook.translucencyRow
    case .backgroundColor: KeyRow(.color, "the colour of the bar")
    case .tintColor: KeyRow(.color, "the colour of its buttons")
    }
  }
}

extension BarItemKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .item: KeyRow(.text, "a button as it is written without a mapping")
    case .segmentedControl: KeyRow(.nonEmptyList(of: .text), "the titles of segments")
    case .view: KeyRow(.numbers(2), "the `[width, height]` of what a program draws")
    case .value: KeyRow(.integer(0...1000), "the index of the selected segment, from 0", standard: "none")
    case .width: KeyRow(.number(0...1000), "the width of the segments together", standard: "120")
    case .tintColor: KeyRow(.color, "the colour", standard: "the bar's")
    }
  }
}

extension BarLook {
  fileprivate static let translucencyRow = KeyRow(
    .boolean, "`false` for a bar that nothing is seen through: the root view ends at it")
}

extension BarShade {
  fileprivate static let row = KeyRow(.word(BarShade.self), "`black` for a bar of white on black, or `default`")
}

extension BarAppearance {
  fileprivate static let row = KeyRow(
    .word(BarAppearance.self), "`scrollEdge` for a bar without a ground and a line, or `standard`")
}
