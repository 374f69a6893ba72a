import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

/// The places of texts and controls, which labels and bars keep legible, and the edges of views.
struct ViewContents {
  private(set) var obstacles: [Obstacle] = []
  private(set) var texts: [TextBlank] = []
  /// The rectangles of the texts, in the same order.
  private(set) var textGrid = SpatialGrid()
  /// What is seen of labels and buttons whose edges nothing shows, by their indices.
  private(set) var seen: [Int: Rect] = [:]
  /// The same of image views with a symbol.
  private(set) var symbols: [Int: Rect] = [:]
  /// Where symbols are on grounds of their own.
  private(set) var symbolsOnGrounds: [Rect] = []
  /// The images of buttons, which say what those do.
  private(set) var buttonImages: [Rect] = []
  /// Bars, the signs of the status bar and the home indicator, which hatching leaves free.
  private(set) var solids: [Rect] = []
  /// The bar at the lower end of a screen without a button; `nil` where there is none.
  private(set) var homeIndicator: Rect?
  /// The notch or the island, as far as it is on the screen; `nil` where there is none.
  private(set) var cutout: Rect?
  /// What the status bar and the bars around the interface have: words and symbols, in the panel's coordinates.
  private(set) var surroundings: [TextBlank] = []
  /// What is visible of a screen in the body of a device; `nil` without a body.
  private(set) var screen: Path?
  /// The dark ring around the screen; `nil` without a body.
  private(set) var bezel: Bezel?
  /// The size of the screen, in words below the body; `nil` without them.
  private(set) var screenSize: Rect?

  /// How near a number to a control is read as a part of it, in points of an annotation.
  private static let reachOfControl = 2.5

  /// Empty, for a panel without annotations.
  init() {}

  /// - Parameter unit: The size of a point of an annotation, in points of the panel.
  init(scene: PanelScene, figure: Figure, unit: Double) {
    // Only positions are needed, so theme and scale do not matter.
    let context = PaintingContext(figure: figure, theme: Theme(.light), grid: PixelGrid(scale: 2))
    let signs = StatusBar(scene: scene, context: context).signFrames
    obstacles = signs.map { .sign($0) }
    surroundings = signs.map { TextBlank(rect: $0) }
    let device = DeviceBody(scene: scene, context: context)
    screen = device.visibleScreen
    bezel = device.bezel
    obstacles += device.obstacles
    homeIndicator = device.homeIndicatorFrame
    cutout = device.visibleCutout
    solids = signs + [homeIndicator].compactMap(\.self)
    let isRightToLeft = scene.panel.variant.direction == .rightToLeft
    for bar in [scene.panel.surroundings.navigationBar, scene.panel.surroundings.bottomBar].compactMap(\.self) {
      // What is presented lies over bars, too.
      let frames = bar.contentFrames(isRightToLeft: isRightToLeft)
      let seen = scene.firstPresented.map { first in frames.compactMap { scene.uncovered($0, above: first - 1) } }
      let blanks = (seen ?? frames).map { TextBlank(rect: $0) }
      for blank in blanks { add(blank, at: blank.rect) }
      surroundings += blanks
      if !bar.isClear(on: figure.platform) { obstacles.append(.edges(of: bar.frame)) }
    }
    screenSize = device.sizeLabelFrame
    if let screenSize {
      obstacles.append(.label(screenSize))
      // Lines that have to cross it leave its words free.
      surroundings.append(TextBlank(rect: screenSize))
    }
    if let keyboard = scene.panel.keyboard, !keyboard.isEmpty {
      // On a key, a number would seem to be its letter, and a line strikes letters through.
      let keys = scene.toPanel[0].apply(to: keyboard).insetBy(dx: 3 * unit, dy: 3 * unit)
      // Words among the letters of the keys could not be told from them.
      obstacles.append(.sign(keys, cost: 2 * Occupancy.textCost, allowsBars: true))
    }
    for (index, view) in scene.panel.views.enumerated() where scene.isVisible(viewAt: index) {
      let box = scene.box(ofViewAt: index)
      // What another view hides is in nothing's way, nor what is cut off.
      if view.superview != nil, !scene.hasNoEdges(viewAt: index, on: figure.platform),
        let box = scene.unclipped(box, inViewAt: index), scene.uncovered(box, above: index) != nil
      {
        obstacles += scene.edges(ofViewAt: index, in: box)
        if let cost = view.kind.costOfCovering {
          obstacles.append(.area(box.insetBy(dx: 3 * unit, dy: 3 * unit), cost: cost, allowsBars: true))
        }
        // On the diagonals of a placeholder, a name would seem to be struck through.
        if view.kind == .imageView, view.content.image?.isCrossed ?? true {
          let corners = scene.box(ofViewAt: index).corners
          obstacles += [Segment(corners[0], corners[2]), Segment(corners[1], corners[3])].compactMap { line in
            line.shares(within: box).map { shares in
              .line(Segment(line.point(shares.lowerBound), line.point(shares.upperBound)), cost: 4)
            }
          }
        }
      }
      let toPanel = scene.toPanel[index]
      // A line through a symbol would be read as a part of it.
      if let whole = scene.symbolPlace(ofViewAt: index), whole.isFinite,
        let place = scene.unclipped(whole, inViewAt: index)
      {
        symbols[index] = place
        obstacles.append(.sign(place, allowsBars: true))
      } else if view.kind == .imageView, case .symbol? = view.content.stillImage,
        let sign = scene.drawing(ofViewAt: index, on: figure.platform), sign.isFinite,
        let place = scene.unclipped(sign, inViewAt: index)
      {
        // On a ground of its own, too, it is what the view says.
        symbolsOnGrounds.append(place)
        obstacles.append(.sign(place, cost: Occupancy.contentCost, allowsBars: true))
      }
      if [.navigationBar, .tabBar, .toolbar, .searchBar].contains(view.kind) { solids.append(box) }
      if let place = view.badgeFrame.map(toPanel.apply(to:)) {
        let isDisc = place.width < place.height + 0.5
        add(TextBlank(rect: place, isDisc: isDisc, isOnPixels: toPanel.isTranslation), at: place)
      }
      // The sign of a missing image is all that it shows.
      if let sign = view.missingSignPlace {
        obstacles.append(.area(toPanel.apply(to: sign), cost: 12))
      }
      // The image of a button is what it says.
      if view.kind == .button, let image = view.frame(of: .image, on: figure.platform) {
        let place = toPanel.apply(to: image)
        if let seen = scene.unclipped(place, inViewAt: index) {
          obstacles.append(.sign(seen))
          buttonImages.append(seen)
        }
        if scene.hasNoEdges(viewAt: index, on: figure.platform) { seen[index] = place }
      }
      let isBare = [.label, .button].contains(view.kind) && scene.hasNoEdges(viewAt: index, on: figure.platform)
      // Text that another view hides need not stay legible, nor has what it hides of one.
      // A turned text takes what its letters do, and not the upright box around it.
      let isTurned = abs(toPanel.b) > 1e-6 || abs(toPanel.c) > 1e-6
      let frames = view.textFrames(on: figure.platform).flatMap { frame in
        (isTurned && !frame.isControl ? frame.rect.squares : [frame.rect]).map {
          (rect: $0, isControl: frame.isControl)
        }
      }
      for frame in frames {
        let whole = toPanel.apply(to: frame.rect)
        if isBare { seen[index] = seen[index]?.union(whole) ?? whole }
        guard let shown = scene.unclipped(whole, inViewAt: index), let place = scene.uncovered(shown, above: index)
        else { continue }
        let disc = scene.disc(aroundViewAt: index)
        let blank = TextBlank(
          rect: disc ?? place, isDisc: disc != nil, isControl: frame.isControl,
          thumb: view.kind == .slider && toPanel.isTranslation
            ? toPanel.apply(to: view.sliderThumb(on: figure.platform)).intersection(place) : nil)
        // Of turned letters, the boxes around smaller pieces reach less far beyond them.
        let isInPieces = isTurned && !frame.isControl && disc == nil
        let pieces = (isInPieces ? frame.rect.quarters : []).map(toPanel.apply(to:)).compactMap {
          scene.unclipped($0, inViewAt: index).flatMap { scene.uncovered($0, above: index) }
        }
        add(isInPieces ? pieces.map { TextBlank(rect: $0) } : [blank], of: blank, at: place)
        // Around letters is room in their line; a number that touches a control seems to be a part of it.
        if frame.isControl {
          let reach = Self.reachOfControl * unit
          obstacles.append(.area(place.insetBy(dx: -reach, dy: -reach), cost: 6, allowsBars: true))
        }
      }
    }
  }

  /// What lines and hatching leave free: texts, and symbols, which are read as letters are.
  var torn: [TextBlank] {
    texts + (symbols.sorted { $0.key < $1.key }.map(\.value) + symbolsOnGrounds).map { TextBlank(rect: $0) }
  }

  /// The texts that may touch an area.
  func texts(near area: Rect, within budget: WorkBudget? = nil) -> [TextBlank] {
    textGrid.numbers(near: area, within: budget).map { texts[$0] }
  }

  /// Whether something stands in an area that a line through it would spoil or become a part of: a symbol.
  func hasSymbol(in area: Rect) -> Bool {
    symbols.values.contains { $0.overlaps(area) } || buttonImages.contains { $0.overlaps(area) }
  }

  private mutating func add(_ blank: TextBlank, at place: Rect) { add([blank], of: blank, at: place) }

  /// - Parameters:
  ///   - pieces: What lines leave free.
  ///   - whole: What labels keep off.
  private mutating func add(_ pieces: [TextBlank], of whole: TextBlank, at place: Rect) {
    obstacles.append(
      whole.isControl ? .control(place, hasTrack: whole.thumb != nil) : .sign(place, cost: Occupancy.contentCost))
    for piece in pieces {
      texts.append(piece)
      textGrid.insert(piece.rect)
    }
  }
}

extension ImageSource {
  /// Whether its diagonals are drawn.
  var isCrossed: Bool {
    if case .placeholder = self { true } else { false }
  }
}

extension ViewKind {
  /// The cost of a label on the view: on an image or a control, a number would seem to be part of its content.
  var costOfCovering: Double? {
    switch self {
    case .imageView: 8
    case .button, .textField: 7
    default: nil
    }
  }
}

extension PanelScene {
  /// The edges of a view, which labels should not cross: of a turned one not those of its bounding box, which nobody
  /// sees.
  ///
  /// - Parameter box: What is not cut off of its box.
  fileprivate func edges(ofViewAt index: Int, in box: Rect) -> [Obstacle] {
    let corners = panel.views[index].bounds.corners.map(toPanel[index].apply(to:))
    let sides = Segment.around(corners)
    guard sides.contains(where: \.isDiagonal) else { return [.edges(of: box)] }
    return sides.map(Obstacle.slant)
  }

  /// The disc that a text lies in: its own view or the superview, if round. A line that ended next to the digit of a
  /// badge would look like a part of the badge.
  fileprivate func disc(aroundViewAt index: Int) -> Rect? {
    [index, panel.views[index].superview].compactMap { $0 }.first { index in
      let view = panel.views[index]
      let (size, looks) = (view.bounds.size, view.look)
      return looks.backgroundColor?.alpha ?? 0 > 0.5 && abs(size.width - size.height) < 0.5
        && looks.cornerRadius > size.width / 2 - 0.5 && toPanel[index].isTranslation
    }.map(box(ofViewAt:))
  }
}

extension SolvedView {
  /// The approximate rectangles of a view's texts, or of all of a control, in its own coordinates.
  func textFrames(on platform: Platform) -> [TextBlank] {
    switch kind {
    case .navigationBar, .tabBar, .toolbar:
      ([.title, .back].compactMap { frame(of: $0, on: platform) } + frames(ofCounted: .item(0), on: platform))
        .map { TextBlank(rect: $0) }
    case .tableView:
      table.map { table in
        table.titles.map { TextBlank(rect: $0.lines(direction == .rightToLeft)) }
          + table.drawnRows.flatMap { $0.textFrames(on: platform) }
      } ?? (0..<tableRowCount(on: platform)).compactMap(rowTextFrame).map { TextBlank(rect: $0) }
    case .tableViewCell:
      [.text, .detail, .image, .accessory].compactMap { frame(of: $0, on: platform) }.map { TextBlank(rect: $0) }
    case .view: standInDrawings.map { TextBlank(rect: $0) }
    case .window, .stackView, .scrollView, .layoutGuide: []
    case .imageView, .textView, .label, .button, .textField:
      wordFrame(on: platform).map { [TextBlank(rect: $0)] } ?? []
    // A bar of a constraint ends at the alignment rectangle; some controls draw slightly beyond it.
    default: [TextBlank(rect: bounds.inset(by: alignmentInsets), isControl: true)]
    }
  }

  private func rowTextFrame(_ row: Int) -> Rect? {
    guard let text = texts[.item(row)], !text.lines.isEmpty else { return nil }
    let room = tableRowText(row)
    let words = Rect(x: room.minX, y: room.minY + 8, width: text.naturalWidth, height: room.height - 16)
    return mirrored(words, in: room)
  }

  /// What is read of a view with one text: its letters, and of an image without a picture its caption.
  private func wordFrame(on platform: Platform) -> Rect? {
    if kind == .imageView { return captionPlace }
    // Paragraphs with alignments of their own lie anywhere in it.
    if kind == .label, texts[.main]?.runs?.runs.contains(where: { $0.alignment != nil }) ?? false { return bounds }
    return frame(of: .text, on: platform)?.intersection(bounds)
  }
}

extension Rect {
  /// Its four quarters.
  fileprivate var quarters: [Rect] {
    [(0.0, 0.0), (0.5, 0), (0, 0.5), (0.5, 0.5)].map { x, y in
      Rect(x: minX + x * width, y: minY + y * height, width: width / 2, height: height / 2)
    }
  }
}
