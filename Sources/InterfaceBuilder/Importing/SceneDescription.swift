import Diagnostics
import Figures
import ViewLayout

/// A scene in words, for those who cannot see its picture.
///
///     The scene Login of Main.storyboard: a navigation bar titled “Log in”, 2 labels, 2 text fields and a button.
struct SceneDescription {
  let document: InterfaceDocument
  let scene: InterfaceScene
  let bars: SurroundingBars
  let root: ViewDescription

  var text: String {
    let file = document.source.name.split(separator: "/").last.map(String.init) ?? "the document"
    let parts = barNames + views
    let what = document.isStoryboard ? "scene" : "view"
    return "The \(what) \(scene.name) of \(file): \(parts.isEmpty ? "nothing in it" : parts.listed(with: "and"))."
  }

  private var barNames: [String] {
    [bars.navigationBar, bars.bottomBar].compactMap(\.self).map { bar in
      switch bar {
      case .navigationBar(let item, _):
        "a navigation bar" + (item.title.map { $0.isEmpty ? "" : " titled “\($0)”" } ?? "")
      case .tabBar(let items, _):
        switch items.tabs.count {
        case 0: "a tab bar"
        case 1: "a tab bar of 1 tab"
        case let count: "a tab bar of \(count) tabs"
        }
      case .toolbar: "a toolbar"
      }
    }
  }

  /// How many there are of each kind that shows something, hidden ones left out.
  private var views: [String] {
    var counts: [ViewKind: Int] = [:]
    func count(_ view: ViewDescription) {
      for subview in view.subviews where subview[.hidden] != .boolean(true) {
        counts[subview.kind, default: 0] += 1
        count(subview)
      }
    }
    if root.kind != .view { counts[root.kind] = 1 }
    count(root)
    return Self.words.compactMap { kind, one, several in
      counts[kind].map { $0 == 1 ? one : "\($0) \(several)" }
    }
  }

  private static let words: [(kind: ViewKind, one: String, several: String)] = [
    (.navigationBar, "a navigation bar", "navigation bars"), (.searchBar, "a search bar", "search bars"),
    (.label, "a label", "labels"), (.textField, "a text field", "text fields"),
    (.textView, "a text view", "text views"), (.button, "a button", "buttons"),
    (.segmentedControl, "a segmented control", "segmented controls"), (.switch, "a switch", "switches"),
    (.slider, "a slider", "sliders"), (.stepper, "a stepper", "steppers"),
    (.progressView, "a progress bar", "progress bars"),
    (.activityIndicator, "an activity indicator", "activity indicators"),
    (.pageControl, "a page control", "page controls"), (.datePicker, "a date picker", "date pickers"),
    (.pickerView, "a picker", "pickers"), (.imageView, "an image", "images"), (.tableView, "a table", "tables"),
    (.tableViewCell, "a row", "rows"), (.tabBar, "a tab bar", "tab bars"), (.toolbar, "a toolbar", "toolbars"),
  ]
}
