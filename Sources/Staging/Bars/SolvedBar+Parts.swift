public import Figures
public import Geometry
import ViewLayout

/// The parts of a bar that an author can name, in the coordinates of its frame.
extension SolvedBar {
  /// The title, not the prompt above it.
  var titleFrame: Rect? {
    parts.lazy.reversed().compactMap { part in
      guard case .title(let text) = part.content, !text.lines.isEmpty else { return nil }
      return text.frame(in: part.place, anchor: part.anchor)
    }.first
  }

  /// The chevron and the title behind it.
  var backFrame: Rect? {
    guard let arrow = parts.firstIndex(where: { $0.content == .backArrow }) else { return nil }
    guard let title = backTitleIndex, case .button(let text) = parts[title].content else { return parts[arrow].place }
    return parts[arrow].place.union(text.frame(in: parts[title].place, anchor: parts[title].anchor))
  }

  /// The row of the search bar, its field, and the magnifying glass and the words in that.
  private var searchFrames: (row: Rect, field: Rect, glass: Rect, words: Rect)? {
    parts.lazy.compactMap { part in
      guard case .searchField(let text, _) = part.content else { return nil }
      let (top, height) = (part.place.minY - ControlMetrics.searchRowField.top, ControlMetrics.searchRowHeight)
      let row = Rect(x: frame.minX, y: top, width: frame.width, height: height)
      let geometry = SearchBarGeometry(field: part.place, isMirrored: part.anchor > 0.5)
      return (row, geometry.field, geometry.glass, text.frame(in: geometry.words, anchor: part.anchor))
    }.first
  }

  /// The index of the title beside the chevron.
  private var backTitleIndex: Int? {
    guard let arrow = parts.firstIndex(where: { $0.content == .backArrow }),
      case .navigationBar(let item, _) = content, item.backTitle != nil, parts.indices.contains(arrow + 1),
      case .button = parts[arrow + 1].content
    else { return nil }
    return arrow + 1
  }

  /// The buttons from the leading side on, without the one that leads back.
  func buttonFrames(isRightToLeft: Bool) -> [Rect] {
    let back = backTitleIndex
    let frames = parts.enumerated().compactMap { index, part -> Rect? in
      guard index != back else { return nil }
      switch part.content {
      case .button(let text): return text.frame(in: part.place, anchor: part.anchor)
      case .labelledIcon(_, let text, let side):
        // Its place is as high as the row.
        let height = min(part.place.height, max(side, text.height))
        return Rect(x: part.place.minX, y: part.place.midY - height / 2, width: part.place.width, height: height)
      case .symbol, .image, .icon, .missingIcon, .box, .segments: return part.place
      case .title, .backArrow, .searchField, .tabLight, .tabTitle, .tabIcon, .badge: return nil
      }
    }
    return frames.sorted { isRightToLeft ? $0.midX > $1.midX : $0.midX < $1.midX }
  }

  /// Each tab's icon and title together.
  var tabFrames: [Rect] {
    var frames: [Rect] = []
    var icon: Rect?
    for part in parts {
      switch part.content {
      case .tabIcon, .image, .icon, .missingIcon: icon = part.place
      case .tabTitle(let text, _):
        let title = text.frame(in: part.place, anchor: part.anchor)
        frames.append(icon?.union(title) ?? title)
      default: break
      }
    }
    return frames
  }

  /// The rectangles of its buttons or tabs in reading order.
  func itemFrames(isRightToLeft: Bool) -> [Rect] {
    kind == .tabBar ? tabFrames : buttonFrames(isRightToLeft: isRightToLeft)
  }

  /// The rectangle of the search bar or of a part of it.
  func searchFrame(of part: Place.BarPart?) -> Rect? {
    switch part {
    case .field: searchFrames?.field
    case .text: searchFrames?.words
    default: searchFrames?.row
    }
  }

  /// The rectangles of all its words and icons.
  public func contentFrames(isRightToLeft: Bool) -> [Rect] {
    [titleFrame, backFrame, searchFrames?.glass, searchFrames?.words].compactMap(\.self)
      + itemFrames(isRightToLeft: isRightToLeft)
  }
}

extension Surroundings {
  /// The bar of a controller; `nil` if the panel has none of the kind.
  public func bar(_ surrounding: Place.Surrounding) -> SolvedBar? {
    [navigationBar, bottomBar].compactMap(\.self).first { bar in
      switch bar.kind {
      case .navigationBar: surrounding == .navigationBar || surrounding == .searchBar
      case .tabBar: surrounding == .tabBar
      case .toolbar: surrounding == .toolbar
      }
    }
  }

  /// The rectangle of a controller's bar or of one of its parts, in the panel's coordinates; `nil` if it is not there.
  ///
  /// As in UIKit, a navigation bar ends below the status bar, and one at the bottom at the end of the screen.
  public func frame(
    of surrounding: Place.Surrounding, _ part: Place.BarPart?, isRightToLeft: Bool
  ) -> Rect? {
    guard let bar = bar(surrounding) else { return nil }
    if surrounding == .searchBar { return bar.searchFrame(of: part) }
    switch part {
    case .title: return bar.titleFrame
    case .back: return bar.backFrame
    case .item(let number):
      let frames = bar.itemFrames(isRightToLeft: isRightToLeft)
      return frames.indices.contains(number) ? frames[number] : nil
    case .text, .field: return nil
    case .safeArea: return bar.ownRows
    case nil: return bar.kind == .navigationBar ? bar.ownRows : bar.frame
    }
  }

  /// How many buttons or tabs a controller's bar shows.
  public func itemCount(of surrounding: Place.Surrounding) -> Int {
    bar(surrounding)?.itemFrames(isRightToLeft: false).count ?? 0
  }
}
