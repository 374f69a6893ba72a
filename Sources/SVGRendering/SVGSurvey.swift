import Graphics
import Typography

/// What has to be known of a whole display list before its first item is written.
struct SVGSurvey {
  var ids: SVGIdentifiers
  /// The ids of the groups that have one, in the order they are met.
  private(set) var groupIDs: [String] = []
  /// The ids in the list of the same groups.
  private var listedIDs: [String] = []
  /// Whether a group leads to another.
  private(set) var hasLinks = false
  /// How often each picture is placed.
  private(set) var imageUses: [Image: Int] = [:]
  /// The font of the most runs; of two as frequent the one met first.
  private(set) var commonFont: Font?
  /// What the root says of every line, so that most need not.
  private(set) var commonStroke = SVGCommonStroke()
  /// The colours that are not the theme's, as they are spelled.
  private(set) var authorSpellings: Set<String> = []

  /// How often each font is met.
  private var fontUses: [(font: Font, count: Int)] = []
  private var latestAuthorColor: Color?

  /// The id in the document of the first group with an id in the list; empty where no group leads to another.
  var anchors: [String: String] {
    hasLinks ? Dictionary(zip(listedIDs, groupIDs)) { first, _ in first } : [:]
  }

  init(of list: DisplayList) {
    ids = SVGIdentifiers(figure: list.name)
    list.background.map { note($0) }
    visit(list.items)
    var most = 0
    for (font, count) in fontUses where count > most { (commonFont, most) = (font, count) }
  }

  private mutating func visit(_ items: [Item]) {
    for item in items {
      switch item {
      case .group(let group):
        if let id = group.id {
          groupIDs.append(ids.take(id))
          listedIDs.append(id)
        }
        hasLinks = hasLinks || group.link != nil
        group.shadow.map { note($0.color) }
        visit(group.items)
      case .shape(let shape):
        shape.fill.map { note($0) }
        shape.stroke.map {
          note($0.color)
          commonStroke.note($0)
        }
      case .text(let run):
        // Icons are never live text.
        if run.font.family != .materialIcons { note(run.font) }
        note(run.color)
      case .image(let placed): imageUses[placed.image, default: 0] += 1
      }
    }
  }

  private mutating func note(_ font: Font) {
    // A picture has a handful, which are compared faster than they are hashed.
    if let index = fontUses.firstIndex(where: { $0.font == font }) {
      fontUses[index].count += 1
    } else {
      fontUses.append((font, 1))
    }
  }

  private mutating func note(_ paint: Paint) {
    switch paint {
    case .color(let color): note(color)
    case .linearGradient(let gradient): gradient.stops.forEach { note($0.color) }
    case .hatch(let hatch): note(hatch.color)
    case .tile: break
    }
  }

  private mutating func note(_ color: Color) {
    // A border and a ground often differ in their opacity alone, which is written apart.
    guard color.token == nil, !(latestAuthorColor?.hasComponents(of: color) ?? false) else { return }
    latestAuthorColor = color
    authorSpellings.insert(SVGPalette.spelling(color))
  }
}

extension Color {
  fileprivate func hasComponents(of other: Color) -> Bool {
    red == other.red && green == other.green && blue == other.blue
  }
}
