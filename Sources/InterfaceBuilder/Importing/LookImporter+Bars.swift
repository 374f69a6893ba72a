import Figures
import ViewLayout

extension LookImporter {
  /// What a bar shows, and its titles for those who know of no more.
  func setBar(of description: inout ViewDescription) {
    description.bar = BarImporter(document: document, options: options, viewsAreDrawn: true).content(of: view)
    let items = element.child(named: "items")?.children ?? []
    switch description.kind {
    case .navigationBar:
      guard let item = items.last(where: { $0.name == "navigationItem" }) else { return }
      set(.title, item["title"].map { .text($0) }, &description)
      let left = titles(of: item, keys: ["leftBarButtonItem", "leftBarButtonItems"]).first
      let right = titles(of: item, keys: ["rightBarButtonItem", "rightBarButtonItems"]).first
      if left != nil || right != nil { set(.items, .texts([left ?? ""] + (right.map { [$0] } ?? [])), &description) }
    case .tabBar where !items.isEmpty:
      set(.items, .texts(items.map { title(of: $0) ?? "" }), &description)
      if let chosen = items.firstIndex(where: { $0["id"] == selectedItem }) {
        set(.value, .number(Double(chosen)), &description)
      }
    case .toolbar where !items.isEmpty:
      set(.items, .texts(items.compactMap(title)), &description)
    default: break
    }
  }

  private var selectedItem: String? { element["selectedItem"] ?? element.child(key: "selectedItem")?["id"] }

  /// Of the bar buttons under keys of a navigation item, by themselves or in a list.
  private func titles(of item: DocumentElement, keys: [String]) -> [String] {
    item.children.filter { keys.contains($0["key"] ?? $0.name) || keys.contains($0.name) }.flatMap { child in
      child.name == "barButtonItem" ? [child] : child.children
    }.compactMap(title)
  }

  /// What an item says; `nil` for a space between others.
  private func title(of item: DocumentElement) -> String? {
    if let title = item["title"], !title.isEmpty { return title }
    switch item["systemItem"] {
    case "flexibleSpace"?, "fixedSpace"?: return nil
    case "add"?: return "+"
    // The system's words are the names themselves: done, cancel, favorites, mostViewed.
    case let word?: return BarImporter.words(of: word)
    // A square stands for an icon; tabs have theirs drawn.
    case nil: return item.name == "tabBarItem" ? "" : item["image"] == nil ? nil : "□"
    }
  }
}
