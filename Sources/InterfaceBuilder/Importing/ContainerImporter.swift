import Diagnostics
import Figures
import Geometry
import ViewLayout

/// Makes a figure of a controller that has no view of its own: it shows what it begins with.
///
/// A navigation controller shows its root scene with the bar, a tab bar controller the first of its scenes. Of the
/// others the document does not say how large their parts are: they are outlines with the names of what they show.
struct ContainerImporter {
  let document: InterfaceDocument
  let options: ImportOptions

  func figure(of container: InterfaceContainer, named name: String) -> Figure {
    // What there is to say of a scene is said where it is drawn by itself.
    var ignored = Diagnostics()
    var figure =
      shownScene(by: container).map {
        SceneImporter(document: document, scene: $0, options: options).figure(named: name, diagnostics: &ignored)
      } ?? outlines(of: container, named: name)
    figure.title = container.name
    figure.alt = description(of: container)
    return figure
  }

  /// The scene that fills it; `nil` for one that shows several or one that is elsewhere.
  func shownScene(by container: InterfaceContainer) -> InterfaceScene? {
    var next = container
    // Containers can hold one another in a circle.
    for _ in 0...document.containers.count {
      guard [.navigationController, .tabBarController].contains(next.kind), let child = next.children.first else {
        return nil
      }
      if let scene = document.scenes.first(where: { $0.id == child }) { return scene }
      guard let inner = document.containers.first(where: { $0.id == child }) else { return nil }
      next = inner
    }
    return nil
  }

  // MARK: Outlines

  private func outlines(of container: InterfaceContainer, named name: String) -> Figure {
    var figure = Figure(name: name, views: [])
    figure.platform = document.era.platform
    if let device = document.device?.device {
      figure.devices = [device]
      if document.device?.isLandscape == true { figure.orientations = [.landscape] }
    } else {
      figure.size = document.defaultScreen
    }
    figure.chrome = .statusBar
    if document.device?.isDark == true { figure.themes = [.dark] }
    let parts = parts(of: container).enumerated().map { index, words in
      // The first column of a split view is a list's.
      ViewDescription(
        .view, "part\(index + 1)",
        [
          .placeholder: .text(words), .backgroundColor: .color(.clear),
          .intrinsicContentSize: .intrinsicSize(
            AxisPair(horizontal: index == 0 ? columnWidth : nil, vertical: nil)),
          .contentHuggingPriority: .priorities(AxisPair(index == 0 ? 251 : 250)),
        ])
    }
    figure.root.subviews = [
      ViewDescription(.stackView, "parts", [.frame: .inset(dx: 0, dy: 0)], subviews: parts)
    ]
    if parts.count == 1 { figure.root.subviews[0].subviews[0].properties[.intrinsicContentSize] = nil }
    return figure
  }

  /// That of the first column, in points: a phone has one, and both are shown in it all the same.
  private var columnWidth: Double { document.device?.device?.isPad == true ? SplitColumn.widthOfPrimary : 160 }

  /// What the parts show, each with a sign.
  private func parts(of container: InterfaceContainer) -> [String] {
    switch container.kind {
    case .splitViewController where container.children.count > 1:
      container.children.prefix(3).map { "symbol(rectangle) \(name(of: $0))" }
    case .viewControllerPlaceholder:
      ["symbol(arrow.right.circle) \(container.target ?? container.name)"]
    case .pageViewController: ["symbol(doc) \(container.name)"]
    default: ["symbol(rectangle) \(container.children.first.map(name) ?? container.name)"]
    }
  }

  private func name(of id: String) -> String {
    if let scene = document.scenes.first(where: { $0.id == id }) { return scene.name }
    guard let container = document.containers.first(where: { $0.id == id }) else { return "View Controller" }
    return shownScene(by: container)?.name ?? container.target ?? container.name
  }

  private func description(of container: InterfaceContainer) -> String {
    let file = document.source.name.split(separator: "/").last.map(String.init) ?? "the document"
    let shown =
      container.kind == .viewControllerPlaceholder
      ? container.target.map { ", to \($0)" } ?? ""
      : container.children.first.map { ", which begins with \(name(of: $0))" } ?? ""
    return "The \(container.kind.words) \(container.name) of \(file)\(shown)."
  }
}
