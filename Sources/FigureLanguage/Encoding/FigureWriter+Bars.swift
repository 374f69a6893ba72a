import Figures
import Geometry
import Graphics
import ViewLayout

extension FigureWriter {
  /// The bars around the interface, a line a bar.
  mutating func write(_ bars: SurroundingBars) {
    var lines: [(BarsKey, String)] = []
    if let bar = bars.navigationBar {
      lines.append((.navigationBar, bar.languageText))
      if case .navigationBar(let item, _) = bar, let search = item.search {
        lines.append((.searchBar, search.languageText))
      }
    }
    switch bars.bottomBar {
    case let bar? where bar.isTabBar: lines.append((.tabBar, bar.languageText))
    case let bar?: lines.append((.toolbar, bar.languageText))
    case nil: break
    }
    if bars.hasLightStatusBar { lines.append((.statusBarStyle, StatusBarStyleWord.lightContent.rawValue)) }
    if bars.extendedEdges != .all {
      let words = [ExtendedEdgeWord.top, .left, .bottom, .right].filter { bars.extendedEdges.isSuperset(of: $0.edges) }
      lines.append(
        (
          .edgesForExtendedLayout,
          words.isEmpty ? ExtendedEdgeWord.none.rawValue : YAMLText.list(words.map(\.rawValue))
        ))
    }
    if bars.extendsUnderOpaqueBars { lines.append((.extendedLayoutIncludesOpaqueBars, "true")) }
    guard !lines.isEmpty else { return }
    line("bars:")
    for (key, text) in lines { line("\(key.rawValue): \(text)", indent: 2) }
  }
}

extension BarContent {
  fileprivate var isTabBar: Bool {
    if case .tabBar = self { return true }
    return false
  }

  fileprivate var languageText: String {
    switch self {
    case .navigationBar(let item, let look):
      YAMLText.mapping(item.parts + look.parts + [("textColor", look.titleColor.map(\.languageText))])
    case .tabBar(let items, let look):
      YAMLText.mapping(
        [
          ("items", YAMLText.list(items.tabs.map { YAMLText.text($0.written) })),
          ("value", items.selected.map { "\($0)" }),
          (
            "badgeValues",
            items.tabs.contains { $0.badge != nil }
              ? YAMLText.list(items.tabs.map { YAMLText.text($0.badge ?? "") }) : nil
          ),
        ] + look.parts)
    case .toolbar(let items, let look): YAMLText.mapping([("items", items.languageText)] + look.parts)
    }
  }
}

extension NavigationItem {
  fileprivate var parts: [(String, String?)] {
    [
      ("title", title.map(YAMLText.text)), ("prompt", prompt.map(YAMLText.text)),
      ("titleView", titleView.flatMap(\.languageText)), ("backButtonTitle", backTitle.map(YAMLText.text)),
      ("leftBarButtonItems", leadingItems.isEmpty ? nil : leadingItems.languageText),
      ("rightBarButtonItems", trailingItems.isEmpty ? nil : trailingItems.languageText),
      ("prefersLargeTitles", hasLargeTitle ? "true" : nil),
    ]
  }
}

extension SearchField {
  fileprivate var languageText: String {
    YAMLText.mapping([("text", text.map(YAMLText.text)), ("placeholder", placeholder.map(YAMLText.text))])
  }
}

extension BarLook {
  fileprivate var parts: [(String, String?)] {
    [
      ("barStyle", isBlack ? BarShade.black.rawValue : nil),
      ("appearance", appearance == .standard ? nil : appearance.rawValue),
      ("isTranslucent", isTranslucent ? nil : "false"),
      ("backgroundColor", ground.map(\.languageText)), ("tintColor", tint.map(\.languageText)),
    ]
  }
}

extension [BarItem] {
  fileprivate var languageText: String { YAMLText.list(compactMap(\.languageText)) }
}

extension BarItem {
  /// The item as a text if that says all of it, else as a mapping. A file's picture has no name that is kept: it is one
  /// that is not there.
  fileprivate var languageText: String? {
    let isDisabled = tint != nil && tint == Self.disabledTint
    var plain = self
    if !isDisabled { plain.tint = nil }
    if plain.written == nil, case .image(let image) = content { plain.content = .image(.missing(image.size)) }
    let color = ("tintColor", isDisabled ? nil : tint.map(\.languageText))
    switch content {
    case .segments(let titles, let selected, let width):
      return YAMLText.mapping([
        ("segmentedControl", YAMLText.list(titles.map(YAMLText.text))), ("value", selected.map { "\($0)" }),
        ("width", width > 0 ? YAMLText.number(width) : nil), color,
      ])
    case .box(let size): return YAMLText.mapping([("view", YAMLText.numbers(size.width, size.height)), color])
    default:
      guard let text = plain.written.map(YAMLText.text) else { return nil }
      return color.1 == nil ? text : YAMLText.mapping([("item", text), color])
    }
  }
}
