import Figures
import ViewLayout

extension LookImporter {
  /// What a bar shows, and its titles as the properties that the figure language writes.
  func setBar(of description: inout ViewDescription) {
    guard let bar = BarImporter(document: document, options: options, viewsAreDrawn: true).content(of: view) else {
      return
    }
    description.bar = bar
    // What a document says of a bar under several names are the colours of its view.
    description.properties[.backgroundColor] = nil
    set(.backgroundColor, bar.look.ground.map { .color($0) }, &description)
    set(.tintColor, bar.look.tint.map { .color($0) }, &description)
    set(.textColor, bar.look.titleColor.map { .color($0) }, &description)
    if bar.look.isBlack { set(.barStyle, .word(BarShade.black), &description) }
    switch bar {
    case .navigationBar(let item, _):
      set(.barPosition, .word(BarPosition.top), &description)
      set(.title, item.title.map { .text($0) }, &description)
      let (left, right) = (item.leadingItems.firstWord, item.trailingItems.firstWord)
      if left != nil || right != nil { set(.items, .texts([left ?? ""] + (right.map { [$0] } ?? [])), &description) }
    case .tabBar(let items, _):
      set(.items, .texts(items.tabs.map(\.written)), &description)
      if items.tabs.contains(where: { $0.badge != nil }) {
        set(.badgeValues, .texts(items.tabs.map { $0.badge ?? "" }), &description)
      }
      set(.value, .number(items.selected.map(Double.init) ?? -1), &description)
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

  /// The first of them in the words of the figure language.
  fileprivate var firstWord: String? { first.flatMap(\.written) ?? words.first }

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
