import Figures
import ViewLayout

extension LookImporter {
  /// What a bar shows, and its titles as the properties that the figure language writes.
  func setBar(of description: inout ViewDescription) {
    guard let bar = BarImporter(document: document, options: options, viewsAreDrawn: true).content(of: view) else {
      return
    }
    description.bar = bar
    switch bar {
    case .navigationBar(let item, _):
      set(.title, item.title.map { .text($0) }, &description)
      let (left, right) = (item.leadingItems.words.first, item.trailingItems.words.first)
      if left != nil || right != nil { set(.items, .texts([left ?? ""] + (right.map { [$0] } ?? [])), &description) }
    case .tabBar(let items, _):
      set(.items, .texts(items.tabs.map(\.words)), &description)
      if items.tabs.contains(where: { $0.badge != nil }) {
        set(.badgeValues, .texts(items.tabs.map { $0.badge ?? "" }), &description)
      }
      set(.value, items.selected.map { .number(Double($0)) }, &description)
    case .toolbar(let items, _):
      set(.items, .texts(items.written ?? items.words), &description)
    }
  }
}

extension [BarItem] {
  /// The items in the words of the figure language, if it has them for all: with a space, without which buttons would
  /// share the width.
  fileprivate var written: [String]? {
    let words = compactMap(\.written)
    guard words.count == count else { return nil }
    return words + (contains(where: \.isSpace) ? [] : [BarItem(.space(width: nil)).written].compactMap(\.self))
  }

  /// What the buttons among them say; a square stands for an icon.
  fileprivate var words: [String] {
    compactMap { item in
      switch item.content {
      case .title(let title): title
      case .symbol(.add): "+"
      case .symbol(let symbol): BarImporter.words(of: symbol.rawValue)
      case .image(.symbol(let symbol)): "symbol(\(symbol.name))"
      case .labelledSymbol(let symbol, let title): "symbol(\(symbol.name)) \(title)"
      case .image: "□"
      case .space, .segments, .box: nil
      }
    }
  }
}

extension TabBarItems.Tab {
  /// The title, after its symbol if it has one.
  fileprivate var words: String {
    guard case .symbol(let symbol)? = image else { return title }
    return "symbol(\(symbol.name))" + (title.isEmpty ? "" : " " + title)
  }
}
