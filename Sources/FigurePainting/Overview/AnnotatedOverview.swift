public import Figures
import Geometry
public import Graphics
import Staging
public import Typography

/// A map of scenes with its words measured, its scenes in their places and its ways found. Only painting remains, once
/// in each theme.
public struct AnnotatedOverview {
  let map: SceneMap
  /// The figure of the whole: its name, its description and what is under it.
  let figure: Figure
  /// What the scenes show, in the map's order.
  let pictures: [AnnotatedPicture?]
  let places: OverviewPlaces
  let routes: OverviewRoutes
  let names: [SetText]
  /// What stands in scenes without a picture.
  let words: [SetText]
  let legend: OverviewLegend

  /// Places the scenes and finds ways between them.
  ///
  /// - Parameters:
  ///   - figure: The figure of the whole.
  ///   - pictures: What the scenes show, in the map's order.
  ///   - measurer: Measures text in the fonts that draw it.
  ///   - budget: What the search for ways is taken from. If it is exhausted, the overview is not fit to be painted.
  public init(
    of map: SceneMap, as figure: Figure, pictures: [AnnotatedPicture?], measuringTextWith measurer: any TextMeasurer,
    within budget: WorkBudget? = nil
  ) {
    (self.map, self.figure, self.pictures) = (map, figure, pictures)
    let setter = TextSetting(measurer: measurer)
    let sizes = zip(map.scenes, pictures).map { scene, picture in picture?.screen?.size ?? scene.size }
    let places = OverviewPlaces(map, sizes: sizes, within: budget)
    self.places = places
    routes = OverviewRoutes(map.segues, among: places.frames, within: budget)
    names = zip(map.scenes.indices, places.frames).map { index, frame in
      let scene = map.scenes[index]
      // A reference has its target inside.
      let set = setter.line(
        scene.shape == .reference ? "" : scene.name, font: .annotation(10, weight: .semibold))
      // A name as wide as its scene at most: smaller, and only then shortened.
      let width = frame.width - map.roomOfSigns(besideNameAt: index)
      guard set.naturalWidth > width else { return set }
      let share = max(Self.leastShare, width / set.naturalWidth)
      return setter.line(scene.name, font: .annotation(10 * share, weight: .semibold), width: width)
    }
    words = zip(map.scenes, places.frames).map { scene, frame in
      let width = max(20, frame.width - (scene.shape == .reference ? 36 : 12))
      // A name is one word, which is smaller before it is broken.
      var size = 9.0
      while size > 9 * Self.leastShare,
        scene.words.split(separator: " ").contains(where: {
          setter.line(String($0), font: .annotation(size)).naturalWidth > width
        })
      { size -= 0.25 }
      let font = Font.annotation(size)
      return setter.words(
        scene.words.wrapped { setter.line($0, font: font).naturalWidth <= width }, font: font, width: width)
    }
    legend = OverviewLegend(of: map, setter: setter)
  }

  private static let leastShare = 0.7

  /// How many scenes lie under ways that neither begin nor end at them.
  public var crossings: Int { routes.crossings(of: map.segues) }
}

extension SceneMap {
  /// The segues from a scene to itself, which have no way: their signs stand beside the scene's name.
  func seguesToItself(ofSceneAt index: Int) -> [Segue] {
    segues.filter { $0.source == index && $0.destination == index }
  }

  /// The width that signs take beside a scene's name, in points.
  func roomOfSigns(besideNameAt index: Int) -> Double {
    let count = seguesToItself(ofSceneAt: index).count + (scenes[index].unwinds ? 1 : 0)
    return Double(count) * (SegueSign.diameter + 4)
  }
}

extension String {
  /// The text with lines broken within words that do not fit: behind a full stop, or before a capital.
  ///
  ///     "Onboarding.ActionSheet".wrapped { $0.count <= 11 }   // "Onboarding.\nActionSheet"
  func wrapped(fits: (String) -> Bool) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: " ", omittingEmptySubsequences: false).map { String($0).broken(fits: fits) }
        .joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// A word in lines that fit, as far as its parts do.
  private func broken(fits: (String) -> Bool) -> String {
    guard !fits(self) else { return self }
    var (lines, line): ([String], String) = ([], "")
    for part in parts {
      if !line.isEmpty, !fits(line + part) {
        lines.append(line)
        line = ""
      }
      line += part
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// The names that a name is put together of: `Onboarding.`, `Action` and `Sheet`.
  private var parts: [String] {
    var (parts, last): ([String], Character?) = ([], nil)
    for character in self {
      let begins = last.map { $0 == "." || $0 == "_" || character.isUppercase && $0.isLowercase } ?? true
      if begins { parts.append("") }
      parts[parts.count - 1].append(character)
      last = character
    }
    return parts
  }
}

extension DisplayList {
  /// Paints an overview in one theme.
  ///
  /// - Parameters:
  ///   - overview: The overview, with its scenes in their places.
  ///   - theme: The theme of scenes, names and ways.
  ///   - scale: The pixels per point.
  public init(painting overview: AnnotatedOverview, theme: ThemeName, scale: Double) {
    let figure = overview.figure
    let page = PaintingContext(
      figure: figure, theme: Theme(theme, palette: figure.palette), grid: PixelGrid(scale: scale))
    let context = page.writing(on: figure.background)
    // 1. The scenes, each as small as it is shown.
    let painter = OverviewPainter(overview: overview, context: context)
    let small = PaintingContext(
      figure: figure, theme: page.theme, grid: PixelGrid(scale: scale * overview.places.zoom))
    let scenes = overview.pictures.enumerated().map { painter.scene($0, showing: $1?.paintedScreen(with: small)) }
    // 2. The ways between them, where the app begins, and what the signs mean.
    let size = overview.legend.size(below: overview.places.size)
    let items = scenes + painter.segues() + painter.entry() + overview.legend.items(in: size, with: context)
    let facts = [
      Group.Fact("scenes", "\(overview.map.scenes.count)"), Group.Fact("segues", "\(overview.map.segues.count)"),
      Group.Fact("crossings", "\(overview.crossings)"),
    ]
    let followsReader = (figure.themes.isEmpty || figure.isAdaptive) && theme == .light
    let panels = overview.pictures.flatMap { $0?.picture.panels ?? [] }
    self.init(
      name: figure.name, title: figure.title ?? figure.name, description: figure.alt ?? "", size: size,
      background: figure.background.paint(page.theme),
      items: [.group(Group(classes: ["strut-overview"], data: facts, items: items))],
      darkColors: followsReader ? Theme.darkSheetColors(of: panels, palette: figure.palette) : [:])
  }
}

extension AnnotatedPicture {
  /// The root view with the bars beside it, in the panel's coordinates; `nil` for a picture of no panel.
  var screen: Rect? { panels.first.map { $0.scene.rootRect.union($0.scene.panel.surroundings.screen) } }

  /// What is on the screen.
  fileprivate func paintedScreen(with context: PaintingContext) -> [Item] {
    panels.first?.paint(with: PaintingContext(figure: figure, theme: context.theme, grid: context.grid)).items ?? []
  }
}
