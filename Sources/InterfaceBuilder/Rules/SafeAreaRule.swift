import Figures
import Geometry
import ViewLayout

/// What bars and cutouts cover of a scene's root on the canvas.
///
/// The numbers are those of Interface Builder's simulated bars, which are not always the devices': a notch was 44 points
/// high on every phone up to Xcode 14, and its devices' own since. What each Xcode does is in ``SimulatedCanvas``.
struct SafeAreaRule {
  let document: InterfaceDocument
  let scene: InterfaceScene

  private var canvas: SimulatedCanvas { SimulatedCanvas(of: document.era) }

  /// As insets of the root: how far it lies under what is covered, or beyond the screen.
  var insets: EdgeInsets {
    // Cells of tables scroll, and up to Xcode 8 an embedded view had no bars.
    guard !scene.view.isTableCell, !isBarelyEmbedded else { return .zero }
    return EdgeInsets(
      top: max(0, covered.top - clearance.top), left: sideInset, bottom: max(0, covered.bottom - clearance.bottom),
      right: sideInset)
  }

  /// The screen in the root's coordinates, where the root ends at bars that do not let through; `nil` elsewhere.
  var screenAround: Rect? {
    guard let frame = scene.view.frame else { return nil }
    // A document of no device tells its screen by nothing but where the root begins.
    let hasBar = scene.controller != nil || scene.surroundings.navigationBar != nil
    if document.device == nil, hasBar, frame.y > 0, frame.y == covered.top {
      return Rect(x: 0, y: -frame.y, width: frame.width, height: frame.height + frame.y)
    }
    let (top, bottom) = clearance
    guard !scene.surroundings.isEmbedded, frame.width == screen.width, top > 0 || bottom > 0 else { return nil }
    let below = max(0, bottom)
    let above = top == 0 ? 0 : frame.y > 0 ? frame.y : max(0, screen.height - frame.height - below)
    return Rect(x: 0, y: -above, width: screen.width, height: frame.height + above + below)
  }

  /// Whether the canvas shows a status bar over the scene or above it.
  var hasStatusBar: Bool { isUnderStatusBar && statusBarHeight > 0 }

  /// Whether the canvas leaves out the status bar that a device shows there: those of some Xcodes do on a screen
  /// without a notch, whatever its author simulates, and all do on a phone on its side.
  var omitsStatusBar: Bool {
    isUnderStatusBar && statusBarHeight == 0 && metrics.simulated("simulatedStatusBarMetrics")?.name != "nil"
  }

  /// Whether the scene is a screen, at whose top a status bar belongs.
  private var isUnderStatusBar: Bool {
    let isWhole =
      scene.controller != nil || metrics.simulated("simulatedStatusBarMetrics").map { $0.name != "nil" } == true
    return isWhole && !scene.view.isCell && !isSheet && !isBarelyEmbedded && !isTooLowForScreen
  }

  /// Whether the root is so low that it stands for a part of a screen: nothing of it would be left below a status bar.
  var isTooLowForScreen: Bool {
    (scene.view.frame?.height ?? .infinity) < 3 * statusBarHeight && scene.surroundings.navigationBar == nil
  }

  /// What bars cover of the screen.
  private var covered: (top: Double, bottom: Double) { (top, bottom) }

  /// How far from the ends of the screen the root begins and ends.
  private var clearance: (top: Double, bottom: Double) {
    guard scene.controller != nil, let frame = scene.view.frame else { return (0, 0) }
    let missing = screen.height - frame.height
    let isAsWide = frame.width == screen.width
    // What stands in a container view is shown at the top of the screen.
    if scene.surroundings.isEmbedded { return (0, max(0, missing)) }
    if frame.y > 0 { return (frame.y, isAsWide ? missing - frame.y : 0) }
    let canBeShort = isAsWide && missing > 0
    // The navigation bar counts with the status bar above it or without.
    let tops = [covered.top, navigationBarHeight].filter { $0 > 0 }
    let endsAboveBars =
      canBeShort && covered.bottom > 0 && (missing == covered.bottom || tops.contains(missing - covered.bottom))
    let beginsBelowBars =
      canBeShort && tops.contains(missing - (endsAboveBars ? covered.bottom : 0)) || missing != 0 && reachesUnderNoBar
    return (beginsBelowBars ? covered.top : 0, endsAboveBars ? covered.bottom : 0)
  }

  /// Whether the root begins below its navigation bar: where the bar lets nothing through, or the controller says so.
  private var reachesUnderNoBar: Bool {
    guard let bar = scene.surroundings.navigationBar else { return false }
    return !bar.isTranslucent || !scene.extendedEdges.contains(.minY)
  }

  private var screen: Size { document.device?.size ?? document.defaultScreen }

  /// What the bars of controllers add to what the device covers, wherever the scene is shown.
  var bars: EdgeInsets {
    EdgeInsets(top: uprightNavigationBarHeight, left: 0, bottom: bottomBarHeight, right: 0)
  }

  // MARK: Top

  private var top: Double {
    let bar = navigationBarHeight
    guard isSheet else { return statusBarHeight + bar }
    return bar == 0 ? notchOnCard : bar + canvas.barOffsetOnCard
  }

  private var statusBarHeight: Double {
    guard isPad || document.device?.isLandscape != true || isCoveredAsUpright else { return 0 }
    guard hasHomeIndicator, let device = document.device, let model = device.device else {
      return showsStatusBar ? 20 : 0
    }
    if isPad { return showsStatusBar ? model.insets(in: device.orientation).safeArea.top : 0 }
    return notchHeight(of: device) * canvas.countsOfCovers
  }

  /// Whether a canvas without a notch shows a status bar.
  ///
  /// It can be switched off, since Xcode 9 only on phones and for scenes of a size of their own.
  private var showsStatusBar: Bool {
    let isSwitchedOff = metrics.simulated("simulatedStatusBarMetrics")?.name == "nil"
    if isSwitchedOff, canvas.switchesEveryStatusBarOff || hasOwnSize { return false }
    if hasOwnSize, (scene.view.frame?.height ?? 0) < canvas.leastHeightUnderStatusBar { return false }
    return isPad ? canvas.showsStatusBarOnTablets : canvas.showsStatusBarOnPhones
  }

  private var navigationBarHeight: Double {
    guard let bar = scene.surroundings.navigationBar, let heights = heightsOnItsSide, !bar.hasPrompt
    else { return uprightNavigationBarHeight }
    return heights.navigationBar(hasPrompt: false, hasLargeTitle: bar.hasLargeTitle)
  }

  /// On a phone on its side, where bars are as low as on the device.
  private var heightsOnItsSide: BarHeights? {
    guard canvas.lowersBarsOnTheSide, let device = document.device, device.isLandscape, let model = device.device,
      !model.isPad
    else { return nil }
    let classes = model.insets(in: device.orientation)
    return BarHeights(
      horizontal: classes.horizontalSizeClass, vertical: classes.verticalSizeClass, on: document.era.platform)
  }

  private var uprightNavigationBarHeight: Double {
    guard let bar = scene.surroundings.navigationBar else { return 0 }
    let height = ControlMetrics.navigationBarHeight(hasPrompt: bar.hasPrompt, hasLargeTitle: bar.hasLargeTitle)
    return height + (bar.hasPrompt ? 0 : isPad ? canvas.addedToBarsOfTablets : canvas.addedToBarsOfPhones)
  }

  // MARK: Bottom and sides

  private var bottom: Double {
    guard isSheet, canvas.endsCardsAboveHomeIndicator else { return homeIndicatorHeight + bottomBarHeight + endOfCard }
    // A bar on such a card covers what it would if the card were at the screen's top.
    let gap = max(0, screen.height - (scene.view.frame?.height ?? screen.height))
    let bar = bottomBarHeight
    return (bar > 0 && gap > 0 ? max(0, homeIndicatorHeight + bar - gap) : bar) + endOfCard
  }

  private var bottomBarHeight: Double {
    let onItsSide = heightsOnItsSide
    if scene.surroundings.hasTabBar {
      // All bars of tablets became higher at once.
      let isHigh = isPad && homeIndicatorHeight == 0 && canvas.addedToBarsOfTablets > 0
      return onItsSide?.tabs ?? (isHigh ? ControlMetrics.tabBarHeightOnTablets : ControlMetrics.tabBarHeight)
    }
    guard scene.surroundings.hasToolbar else { return 0 }
    if let low = onItsSide?.toolbar, low < ControlMetrics.barRowHeight { return low }
    return homeIndicatorHeight > 0 ? ControlMetrics.tabBarHeight : canvas.toolbarHeight
  }

  /// What can cover the end of an upright root that is as large as the screen, in points: what this rule finds,
  /// nothing, the home indicator, or above that bars of tabs and tools, which the document need not tell of. `nil`
  /// for other roots: on the side each Xcode has bars and covers of its own.
  var coversAtEnd: [Double]? {
    guard let device = document.device, !device.isLandscape, let model = device.device,
      scene.view.frame?.size == device.size, !isSheet
    else { return nil }
    let home = model.insets(in: .portrait).safeArea.bottom
    let (tools, tabs) = (ControlMetrics.barRowHeight, ControlMetrics.tabBarHeight)
    let bars = [0, tools, canvas.toolbarHeight, tabs, ControlMetrics.tabBarHeightOnTablets, tabs + tools]
    let ends = Set([home, home * canvas.countsOfCovers]).flatMap { end in bars.map { end + $0 } }
    return Set([0, covered.bottom] + ends).sorted()
  }

  private var homeIndicatorHeight: Double {
    guard let device = document.device, let model = device.device else { return 0 }
    let orientation = isCoveredAsUpright ? .portrait : device.orientation
    let height = model.insets(in: orientation).safeArea.bottom * canvas.countsOfCovers
    // A scene of its own size is covered as far as it reaches the end of the screen, and so are cells of collections,
    // which lie at its top. A view that is wider than the screen has none around it, and ends where a screen of its
    // size does.
    guard isFreeform, let frame = scene.view.frame, scene.controller != nil || frame.width <= screen.width else {
      return height
    }
    return min(height, max(0, frame.maxY - (screen.height - height)))
  }

  /// Whether the document gives a scene a size of its own.
  private var isFreeform: Bool {
    if scene.view.isCell { return true }
    // In a storyboard the size alone says so too.
    let destination = metrics.simulated("simulatedDestinationMetrics")?.name
    return destination.map { $0 == "freeformSimulatedSizeMetrics" }
      ?? (scene.controller?.child(key: "freeformSize") != nil)
  }

  private var sideInset: Double {
    guard let device = document.device, device.isLandscape, hasHomeIndicator, let model = device.device, !model.isPad,
      !isCoveredAsUpright, !isCardOfWholeScreen
    else { return 0 }
    return notchHeight(of: device) * canvas.countsOfCovers
  }

  private var isCoveredAsUpright: Bool { hasHomeIndicator && !isPad && canvas.coversPhonesAsUpright }

  /// How far the canvas lets a notch reach into the screen, at the top or at both sides.
  private func notchHeight(of device: CanvasDevice) -> Double { canvas.commonNotchHeight ?? device.notchHeight }

  // MARK: What is known of the root

  private var metrics: DocumentElement { scene.controller ?? scene.view.element }

  var hasHomeIndicator: Bool { document.device?.hasHomeIndicator == true }

  private var isPad: Bool { document.device?.device?.isPad == true }

  private var isBarelyEmbedded: Bool { scene.surroundings.isEmbedded && !canvas.showsBarsInContainers }

  /// Whether the root is neither as large as the screen nor a part of it.
  private var hasOwnSize: Bool {
    scene.view.frame?.size != screen && !isPad && !scene.surroundings.isEmbedded
  }
}

// MARK: - Cards

extension SafeAreaRule {
  /// A controller that is presented as a card of iOS 13 stops short of the screen's top.
  var isSheet: Bool {
    guard canvas.showsCards, scene.controller != nil, let screen = document.device?.size,
      let frame = scene.view.frame, frame.width == screen.width, !scene.surroundings.isEmbedded
    else { return false }
    return isCardOfWholeScreen || frame.y == 0 && gapsAboveCards.contains(screen.height - frame.height)
  }

  /// Whether phones show it as a card: the canvas does, or has no device to show one on and a segue presents it.
  var isCardOnPhones: Bool {
    let hasSquareCanvas = document.device == nil && scene.controller != nil && !scene.surroundings.isEmbedded
    return isSheet || hasSquareCanvas && canvas.showsCards && scene.surroundings.isOnCard
  }

  /// Whether it is shown on a card although its root is as large as the screen: so are controllers on a phone that a
  /// segue presents without a style.
  private var isCardOfWholeScreen: Bool {
    scene.surroundings.isPresented && canvas.showsCards && document.device?.device?.isPad == false
      && scene.view.frame?.size == document.device?.size
  }

  /// What may be between the top of the screen and a card: ten points below the notch, as high as the canvas has it,
  /// or what cards of other devices leave, as a document keeps them when another device is chosen.
  private var gapsAboveCards: Set<Double> {
    guard hasHomeIndicator, let device = document.device else { return canvas.gapsAboveCards }
    let notch = notchHeight(of: device)
    return canvas.gapsAboveCards.union(canvas.gapsBelowNotch.map { notch + $0 })
  }

  private var notchOnCard: Double {
    guard canvas.coversCardsByNotch, hasHomeIndicator, let device = document.device, let model = device.device,
      !model.isPad
    else { return 0 }
    return notchHeight(of: device)
  }

  /// How much of a root as high as the screen is below the card that shows it.
  private var endOfCard: Double {
    guard isCardOfWholeScreen, let device = document.device, !device.isLandscape, device.device != nil else {
      return 0
    }
    return hasHomeIndicator
      ? notchHeight(of: device) + ControlMetrics.gapAboveCard : ControlMetrics.cardTopWithoutNotch
  }
}

extension InterfaceView {
  /// Whether it is a cell or a supplementary view, which scrolls.
  var isCell: Bool { isTableCell || ["collectionViewCell", "collectionReusableView"].contains(tag) }

  /// Whether it is one of a table, which has no safe area on the canvas either.
  var isTableCell: Bool { ["tableViewCell", "tableViewHeaderFooterView"].contains(tag) }
}
