import Figures
import Synchronization
import ViewLayout

/// What is found in a scene by the names of its views, worked out when it is first asked for: most figures have neither
/// annotations nor views without a look of their own.
final class SceneNames: Sendable {
  /// The names of the views, in their order.
  private let names: [String]
  private let figure: Figure

  private let indices = Mutex<[String: Int]?>(nil)
  private let hues = Mutex<[Int]?>(nil)

  init(_ names: [String], in figure: Figure) {
    (self.names, self.figure) = (names, figure)
  }

  /// The index of the first view with a name; `nil` if there is none.
  func index(of name: String) -> Int? {
    indices.withLock { indices in
      let known = indices ?? Dictionary(zip(names, names.indices)) { first, _ in first }
      indices = known
      return known[name]
    }
  }

  /// The number of a view's hue. Hues follow the order of plain views in the document, so that a view has the same hue in
  /// every panel.
  func hueNumber(ofViewAt index: Int) -> Int {
    hues.withLock { hues in
      let known = hues ?? makeHues()
      hues = known
      return known[index]
    }
  }

  private func makeHues() -> [Int] {
    var order: [String: Int] = [:]
    var plainCount = 0
    figure.root.visitDescendants { view in
      guard view.kind == .view else { return }
      if order[view.name.value] == nil { order[view.name.value] = plainCount }
      plainCount += 1
    }
    return names.enumerated().map { order[$1] ?? plainCount + $0 }
  }
}
