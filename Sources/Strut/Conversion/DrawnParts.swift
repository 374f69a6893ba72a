import Diagnostics
import FigurePainting
import Figures
import Graphics
import PangoText
import Staging

/// What each view of a figure draws of itself.
struct DrawnParts {
  private let views: [SolvedView]
  private var lists: [DisplayList] = []
  /// By the names of views; what is around the scene has none.
  private var items: [String: [Item]] = [:]

  init(_ figure: Figure, _ pictures: [Picture], measuringTextWith measurer: PangoTextMeasurer) {
    views = pictures.views
    var ignored = Diagnostics()
    for picture in pictures {
      let annotated = AnnotatedPicture(picture, of: figure, measuringTextWith: measurer, diagnostics: &ignored)
      // Colours of the system differ in dark, where others do not.
      for theme in [ThemeName.light, .dark] {
        let list = DisplayList(painting: annotated, theme: theme, scale: 1)
        lists.append(list)
        add(list.items, of: "")
      }
    }
  }

  /// Whether both can be drawn, and no pixel of their pictures differs.
  func showsPixels(of other: DrawnParts, _ renderers: Renderers) -> Bool {
    guard let own = pixels(renderers), let others = other.pixels(renderers) else { return false }
    return own == others
  }

  /// The pictures with two pixels a point; `nil` if they cannot be drawn.
  private func pixels(_ renderers: Renderers) -> [[UInt8]]? {
    try? lists.map { list in
      var list = list
      // Words about a picture are part of its file.
      (list.name, list.title, list.description) = ("", "", "")
      return try renderers[.png].render(list, options: RendererOptions(scale: 2)).bytes
    }
  }

  private mutating func add(_ items: [Item], of owner: String) {
    for item in items {
      guard case .group(var group) = item else {
        self.items[owner, default: []].append(item)
        continue
      }
      let (own, inner) = (group.id ?? owner, group.items)
      group.items = []
      self.items[own, default: []].append(.group(group))
      add(inner, of: own)
    }
  }

  /// What differs of the views that the other figure has too, in words.
  func differences(from other: DrawnParts) -> [String] {
    let around = items[""] == other.items[""] ? [] : ["the bars around the scene"]
    return around
      + zip(views, other.views).compactMap { view, counterpart in
        items[view.name] == other.items[view.name] ? nil : "\(view.part(differingFrom: counterpart)) of '\(view.name)'"
      }
  }
}

extension [Picture] {
  /// The views of all panels of all of them.
  var views: [SolvedView] { flatMap(\.panels).flatMap(\.views) }
}

extension SolvedView {
  /// What of the view looks otherwise than in another picture.
  fileprivate func part(differingFrom other: SolvedView) -> String {
    if look.scrollsUnderBars != other.look.scrollsUnderBars { return "the place below the bars" }
    if bar != other.bar { return "the icons and spaces" }
    if table != other.table { return "the sections" }
    if content.image != other.content.image { return "the image" }
    return texts == other.texts ? "the look" : "the text"
  }
}
