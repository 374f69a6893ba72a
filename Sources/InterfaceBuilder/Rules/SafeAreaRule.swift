import Figures
import Geometry

/// What bars and cutouts cover of a scene's root on the canvas.
///
/// The numbers are those of Interface Builder's simulated bars, which are not always the devices': a notch was 44 points
/// high on every phone up to Xcode 14, and its devices' own since.
struct SafeAreaRule {
  let document: InterfaceDocument
  let scene: InterfaceScene

  /// As insets of the root.
  var insets: EdgeInsets {
    // Cells scroll, and up to Xcode 8 an embedded view had no bars.
    guard !scene.view.isCell, !(scene.surroundings.isEmbedded && document.era < .xcode9) else { return .zero }
    let (sides, covered) = (sideInset, covered)
    let shortened = shortened(by: covered)
    return EdgeInsets(
      top: shortened.top ? 0 : covered.top, left: sides, bottom: shortened.bottom ? 0 : covered.bottom, right: sides)
  }

  /// The screen in the root's coordinates, where the root ends at bars that do not let through; `nil` elsewhere.
  var screenAround: Rect? {
    let covered = covered
    let shortened = shortened(by: covered)
    guard let frame = scene.view.frame else { return nil }
    // A document of no device tells its screen by nothing but where the root begins.
    let hasBar = scene.controller != nil || scene.surroundings.navigationBar != nil
    if document.device == nil, hasBar, frame.y > 0, frame.y == covered.top {
      return Rect(x: 0, y: -frame.y, width: frame.width, height: frame.height + frame.y)
    }
    guard shortened.top || shortened.bottom else { return nil }
    let missing = screen.height - frame.height
    let below = shortened.bottom ? covered.bottom : 0
    let above = shortened.top ? (frame.y > 0 ? frame.y : missing - below) : 0
    return Rect(x: 0, y: -above, width: screen.width, height: frame.height + above + below)
  }

  /// Whether the canvas shows a status bar over the scene or above it.
  var hasStatusBar: Bool {
    let isWhole =
      scene.controller != nil || metrics.simulated("simulatedStatusBarMetrics").map { $0.name != "nil" } == true
    guard isWhole, !scene.view.isCell, !isSheet, !(scene.surroundings.isEmbedded && document.era < .xcode9) else {
      return false
    }
    return statusBarHeight > 0
  }

  /// What bars cover of the screen.
  private var covered: (top: Double, bottom: Double) { (top, bottom) }

  /// Under bars that do not let through the root is the rest of the screen: which of them it leaves out.
  private func shortened(by covered: (top: Double, bottom: Double)) -> (top: Bool, bottom: Bool) {
    guard scene.controller != nil, let frame = scene.view.frame, frame.width == screen.width else {
      return (false, false)
    }
    let missing = screen.height - frame.height
    guard missing > 0 else { return (false, false) }
    let bottom = covered.bottom
    if frame.y > 0 { return (true, bottom > 0 && missing - frame.y == bottom) }
    // The navigation bar counts with the status bar above it or without.
    let tops = [covered.top, navigationBarHeight].filter { $0 > 0 }
    if bottom > 0, tops.contains(missing - bottom) { return (true, true) }
    if bottom > 0, missing == bottom { return (false, true) }
    return (tops.contains(missing), false)
  }

  private var screen: Size { document.device?.size ?? Size(600, 600) }

  /// What the bars of controllers add to what the device covers, wherever the scene is shown.
  var bars: EdgeInsets {
    EdgeInsets(top: navigationBarHeight, left: 0, bottom: bottomBarHeight, right: 0)
  }

  // MARK: Top

  private var top: Double {
    guard !isSheet else { return scene.surroundings.navigationBar == nil ? 0 : 56 }
    return statusBarHeight + navigationBarHeight
  }

  private var statusBarHeight: Double {
    let isModern = document.era >= .xcode14_2
    guard let device = document.device, let model = device.device else { return showsStatusBar ? 20 : 0 }
    if !hasHomeIndicator { return showsStatusBar && (model.isPad || !device.isLandscape) ? 20 : 0 }
    if device.isLandscape, !model.isPad { return 0 }
    switch device.identifier {
    case "retina5_9": return isModern ? 50 : 44
    case "retina6_1": return isModern ? 48 : 44
    case "retina6_0": return isModern ? 47 : 44
    case "retina6_5", "retina6_7": return 44
    default: return model.insets(in: device.orientation).safeArea.top
    }
  }

  /// Whether a canvas without a notch shows a status bar.
  ///
  /// It can be switched off, since Xcode 9 only on phones and for scenes of a size of their own; a xib's view of its own
  /// size has none since then. In Xcode 11 to 14 only what fills the screen from the start has one.
  private var showsStatusBar: Bool {
    let era = document.era
    let isFreeform = scene.view.frame?.size != screen && document.device?.device?.isPad != true
    let isSwitchedOff = metrics.simulated("simulatedStatusBarMetrics")?.name == "nil"
    if isSwitchedOff, era < .xcode9 || isFreeform { return false }
    if era >= .xcode9, isFreeform, !document.isStoryboard { return false }
    guard era >= .xcode11, era < .xcode14_2 else { return true }
    return document.device != nil && scene.surroundings.followsInitial
  }

  private var navigationBarHeight: Double {
    guard let bar = scene.surroundings.navigationBar else { return 0 }
    if bar.hasPrompt { return 74 }
    return bar.hasLargeTitle ? 96 : 44
  }

  // MARK: Bottom and sides

  private var bottom: Double {
    let isEmpty =
      !document.isStoryboard && document.era >= .xcode11
      && metrics.simulated("simulatedBottomBarMetrics")?.name == "nil"
    let indicator = hasHomeIndicator && !isEmpty ? homeIndicatorHeight : 0
    return indicator + bottomBarHeight
  }

  private var bottomBarHeight: Double {
    if scene.surroundings.hasTabBar { return 49 }
    guard scene.surroundings.hasToolbar else { return 0 }
    return (hasHomeIndicator || isSheet) && document.era >= .xcode11 ? 49 : 44
  }

  private var homeIndicatorHeight: Double {
    guard let device = document.device, let model = device.device else { return 0 }
    return model.insets(in: device.orientation).safeArea.bottom
  }

  private var sideInset: Double {
    guard let device = document.device, device.isLandscape, hasHomeIndicator, device.device?.isPad == false
    else { return 0 }
    return 44
  }

  // MARK: What is known of the root

  private var metrics: DocumentElement { scene.controller ?? scene.view.element }

  var hasHomeIndicator: Bool {
    guard let device = document.device, let model = device.device else { return false }
    return model.insets(in: device.orientation).safeArea.bottom > 0
  }

  /// A controller that is presented as a card of iOS 13 stops short of the screen's top.
  var isSheet: Bool {
    guard document.era >= .xcode11, scene.controller != nil, let screen = document.device?.size,
      let frame = scene.view.frame, frame.width == screen.width
    else { return false }
    return frame.y == 0 && [20, 54, 55, 56, 40].contains(screen.height - frame.height)
  }
}

extension InterfaceView {
  /// Whether it is a cell or a supplementary view, which scrolls and so has no safe area.
  var isCell: Bool {
    ["tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView"].contains(tag)
  }
}
