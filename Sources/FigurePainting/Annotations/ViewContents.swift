import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

/// The places of texts and controls, which labels and bars keep legible, and the edges of views.
struct ViewContents {
  private(set) var obstacles: [Obstacle] = []
  /// All of them, for those that draw over the whole panel. Who asks about a place asks for those near it, which are found
  /// without going through the others.
  private(set) var texts: [TextBlank] = []
  /// The rectangles of the texts, in the same order.
  private(set) var textGrid = SpatialGrid()
  /// What is seen of labels and buttons whose edges nothing shows, by their indices.
  private(set) var seen: [Int: Rect] = [:]
  /// The same of image views with a symbol.
  private(set) var symbols: [Int: Rect] = [:]
  /// What lines leave free of symbols, also of those on grounds of their own and of those of buttons.
  private var blanksOfSymbols: [TextBlank] = []
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
  /// The row of the keyboard beside whose keys is room for the end of a line; `nil` without a keyboard.
  private(set) var freeRowOfKeyboard: Rect?
  /// The size of the screen, in words below the body; `nil` without them.
  private(set) var screenSize: Rect?

  /// How near a number to a control is read as a part of it, in points of an annotation.
  private static let reachOfControl = 2.5
  /// How far a label reaches over the edge of a view, or of the keys of a keyboard, before it is on it, in points of an
  /// annotation.
  private static let breadthOfEdge = 3.0

  /// What covering the keys of a keyboard costs: more than other letters.
  private static let costOfKeys = 2 * Occupancy.textCost
  /// What covering the sign of a missing image costs, beyond what covering its view does: together as much as letters.
  private static let costOfMissingSign = 12.0
  /// What it costs to touch a control: less than to cover it.
  private static let costBesideControl = 6.0

  /// Empty, for a panel without annotations.
  init() {}

  /// - Parameter unit: The size of a point of an annotation, in points of the panel.
  init(scene: PanelScene, figure: Figure, unit: Double) {
    let platform = figure.platform
    // Only positions are needed, so theme and scale do not matter.
    let context = PaintingContext(figure: figure, theme: Theme(.light), grid: PixelGrid(scale: 2))
    let device = DeviceBody(scene: scene, context: context)
    // 1. What the device puts over the interface: the signs of the status bar, its body, the home indicator.
    addSigns(of: StatusBar(scene: scene, context: context))
    addBody(of: device)
    // 2. The bars around the interface, and the words below the body.
    addBars(around: scene, on: platform)
    addScreenSize(of: device)
    // 3. The keyboard, which has letters and words of its own.
    addKeyboard(of: scene, unit: unit)
    freeRowOfKeyboard = KeyboardPainter(scene: scene, context: context).indentedRow
    // 4. Of each view that is seen its edges, what it shows as signs, and its texts.
    for index in scene.panel.views.indices where scene.isVisible(viewAt: index) {
      addEdges(ofViewAt: index, in: scene, on: platform, unit: unit)
      addSymbol(ofViewAt: index, in: scene, on: platform)
      addBar(at: index, in: scene)
      addBadge(ofViewAt: index, in: scene)
      addMissingSign(ofViewAt: index, in: scene)
      addButtonImage(ofViewAt: index, in: scene, on: platform)
      addTexts(ofViewAt: index, in: scene, on: platform, unit: unit)
    }
  }

  /// What lines and hatching leave free: texts, and symbols, which are read as letters are.
  var torn: [TextBlank] {
    texts + blanksOfSymbols
  }

  /// The texts that may touch an area.
  func texts(near area: Rect, within budget: WorkBudget? = nil) -> [TextBlank] {
    textGrid.numbers(near: area, within: budget).map { texts[$0] }
  }

  /// Whether a text or a control is in an area.
  func hasText(in area: Rect, within budget: WorkBudget?) -> Bool { textGrid.isTouched(by: area, within: budget) }

  /// Whether something stands in an area that a line through it would spoil or become a part of: a symbol.
  func hasSymbol(in area: Rect) -> Bool {
    symbols.values.contains { $0.overlaps(area) } || buttonImages.contains { $0.overlaps(area) }
  }

  // MARK: Around the interface

  private mutating func addSigns(of statusBar: StatusBar) {
    let signs = statusBar.signFrames
    obstacles += signs.map { .sign($0) }
    surroundings += signs.map { TextBlank(rect: $0) }
    solids += signs
  }

  private mutating func addBody(of device: DeviceBody) {
    screen = device.visibleScreen
    bezel = device.bezel
    obstacles += device.obstacles
    homeIndicator = device.homeIndicatorFrame
    cutout = device.visibleCutout
    solids += [homeIndicator].compactMap(\.self)
  }

  private mutating func addBars(around scene: PanelScene, on platform: Platform) {
    let isRightToLeft = scene.panel.variant.direction == .rightToLeft
    for bar in [scene.panel.surroundings.navigationBar, scene.panel.surroundings.bottomBar].compactMap(\.self) {
      // What is presented lies over bars, too.
      let frames = bar.contentFrames(isRightToLeft: isRightToLeft)
      let seen = scene.firstPresented.map { first in frames.compactMap { scene.uncovered($0, above: first - 1) } }
      let blanks = (seen ?? frames).map { TextBlank(rect: $0) }
      for blank in blanks { add(blank, at: blank.rect) }
      surroundings += blanks
      if !bar.isClear(on: platform) { obstacles.append(.edges(of: bar.frame)) }
    }
  }

  private mutating func addScreenSize(of device: DeviceBody) {
    screenSize = device.sizeLabelFrame
    guard let screenSize else { return }
    obstacles.append(.label(screenSize))
    // Lines that have to cross it leave its words free.
    surroundings.append(TextBlank(rect: screenSize))
  }

  private mutating func addKeyboard(of scene: PanelScene, unit: Double) {
    guard let keyboard = scene.panel.keyboard, !keyboard.isEmpty else { return }
    // On a key, a number would seem to be its letter, and a line strikes letters through.
    let edge = Self.breadthOfEdge * unit
    let keys = scene.toPanel[0].apply(to: keyboard).insetBy(dx: edge, dy: edge)
    // Words among the letters of the keys could not be told from them.
    obstacles.append(.sign(keys, cost: Self.costOfKeys, allowsBars: true))
  }

  // MARK: Of a view

  private mutating func addEdges(ofViewAt index: Int, in scene: PanelScene, on platform: Platform, unit: Double) {
    let view = scene.panel.views[index]
    // What another view hides is in nothing's way, nor what is cut off.
    guard view.superview != nil, !scene.hasNoEdges(viewAt: index, on: platform),
      let box = scene.unclipped(scene.box(ofViewAt: index), inViewAt: index),
      scene.uncovered(box, above: index) != nil
    else { return }
    obstacles += scene.edges(ofViewAt: index, in: box)
    if let cost = view.kind.costOfCovering {
      let edge = Self.breadthOfEdge * unit
      obstacles.append(.area(box.insetBy(dx: edge, dy: edge), cost: cost, allowsBars: true))
    }
    if view.kind == .imageView, view.content.image?.isCrossed ?? true {
      obstacles += scene.diagonals(ofViewAt: index, in: box)
    }
  }

  private mutating func addSymbol(ofViewAt index: Int, in scene: PanelScene, on platform: Platform) {
    let view = scene.panel.views[index]
    // A line through a symbol would be read as a part of it.
    if let whole = scene.symbolPlace(ofViewAt: index), whole.isFinite,
      let place = scene.unclipped(whole, inViewAt: index)
    {
      symbols[index] = place
      addBlank(ofSymbolIn: whole, ofViewAt: index, in: scene)
      obstacles.append(.sign(place, allowsBars: true))
    } else if view.kind == .imageView, case .symbol? = view.content.stillImage,
      let sign = scene.drawing(ofViewAt: index, on: platform), sign.isFinite,
      let place = scene.unclipped(sign, inViewAt: index)
    {
      // On a ground of its own, too, it is what the view says.
      addBlank(ofSymbolIn: sign, ofViewAt: index, in: scene)
      obstacles.append(.sign(place, cost: Occupancy.contentCost, allowsBars: true))
    }
  }

  /// Notes what lines leave free of a symbol that is seen: of a turned one the disc in its square, of which the upright box
  /// reaches far beyond it.
  ///
  /// - Parameter box: The upright box around its square.
  private mutating func addBlank(ofSymbolIn box: Rect, ofViewAt index: Int, in scene: PanelScene) {
    guard let seen = scene.shown(box, ofViewAt: index) else { return }
    let (cosine, sine) = (abs(scene.toPanel[index].a), abs(scene.toPanel[index].b))
    guard sine > 1e-6, cosine > 1e-6 else {
      blanksOfSymbols.append(TextBlank(rect: seen))
      return
    }
    let side = min(box.width, box.height) * (cosine * cosine + sine * sine).squareRoot() / (cosine + sine)
    blanksOfSymbols.append(TextBlank(rect: Rect(center: box.center, size: Size(side, side)), isDisc: true))
  }

  private mutating func addBar(at index: Int, in scene: PanelScene) {
    let bars: [ViewKind] = [.navigationBar, .tabBar, .toolbar, .searchBar]
    if bars.contains(scene.panel.views[index].kind) { solids.append(scene.box(ofViewAt: index)) }
  }

  private mutating func addBadge(ofViewAt index: Int, in scene: PanelScene) {
    let toPanel = scene.toPanel[index]
    guard let place = scene.panel.views[index].badgeFrame.map(toPanel.apply(to:)) else { return }
    let isDisc = place.width < place.height + 0.5
    add(TextBlank(rect: place, isDisc: isDisc, isOnPixels: toPanel.isTranslation), at: place)
  }

  private mutating func addMissingSign(ofViewAt index: Int, in scene: PanelScene) {
    // The sign of a missing image is all that it shows.
    guard let sign = scene.panel.views[index].missingSignPlace else { return }
    obstacles.append(.area(scene.toPanel[index].apply(to: sign), cost: Self.costOfMissingSign))
  }

  private mutating func addButtonImage(ofViewAt index: Int, in scene: PanelScene, on platform: Platform) {
    let view = scene.panel.views[index]
    // The image of a button is what it says.
    guard view.kind == .button, let image = view.frame(of: .image, on: platform) else { return }
    let place = scene.toPanel[index].apply(to: image)
    if let shown = scene.unclipped(place, inViewAt: index) {
      obstacles.append(.sign(shown))
      buttonImages.append(shown)
    }
    // A photograph is no sign: lines run across it, as across one in an image view.
    if case .symbol? = view.content.stillImage { addBlank(ofSymbolIn: place, ofViewAt: index, in: scene) }
    if scene.hasNoEdges(viewAt: index, on: platform) { seen[index] = place }
  }

  private mutating func addTexts(ofViewAt index: Int, in scene: PanelScene, on platform: Platform, unit: Double) {
    let isBare =
      [.label, .button].contains(scene.panel.views[index].kind) && scene.hasNoEdges(viewAt: index, on: platform)
    for frame in scene.textFrames(ofViewAt: index, on: platform) {
      let whole = scene.toPanel[index].apply(to: frame.rect)
      if isBare { seen[index] = seen[index]?.union(whole) ?? whole }
      // Text that another view hides need not stay legible, nor has what it hides of one.
      guard let place = scene.shown(whole, ofViewAt: index) else { continue }
      let blank = scene.blank(for: frame, at: place, ofViewAt: index, on: platform)
      add(scene.pieces(of: frame, as: blank, ofViewAt: index), of: blank, at: place)
      // Around letters is room in their line; a number that touches a control seems to be a part of it.
      if frame.isControl {
        let reach = Self.reachOfControl * unit
        obstacles.append(
          .area(place.insetBy(dx: -reach, dy: -reach), cost: Self.costBesideControl, allowsBars: true))
      }
    }
  }

  // MARK: Texts

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

  /// The diagonals of a placeholder, on which a name would seem to be struck through.
  ///
  /// - Parameter box: What is not cut off of its box.
  fileprivate func diagonals(ofViewAt index: Int, in box: Rect) -> [Obstacle] {
    let corners = self.box(ofViewAt: index).corners
    return [Segment(corners[0], corners[2]), Segment(corners[1], corners[3])].compactMap { line in
      line.shares(within: box).map { shares in
        .line(Segment(line.point(shares.lowerBound), line.point(shares.upperBound)), cost: Self.costOfDiagonal)
      }
    }
  }

  /// What each piece of a diagonal costs that a label covers: less than to cross the edge of the view.
  private static let costOfDiagonal = 4.0
}
