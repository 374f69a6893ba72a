import Figures
public import Geometry
import Typography
import ViewLayout

/// What the status bar of a tablet shows beside the time and the signs.
public struct TabletSigns: Hashable, Sendable {
  /// The day, behind the time.
  public var day: SetText
  /// The charge, before the battery.
  public var charge: SetText
}

/// The status bar and the bars of the view controllers around a scene, in the panel's coordinates.
///
/// Controllers' bars are placed where the root's safe area leaves space for them.
public struct Surroundings: Hashable, Sendable {
  /// The screen. It is larger than the root if the root ends at an opaque bar.
  public var screen: Rect
  /// The card on the screen that shows the scene and its navigation bar; `nil` if it fills the screen.
  public var card: Rect?
  /// The navigation bar around the scene; `nil` if there is none.
  public var navigationBar: SolvedBar?
  /// A tab bar or a toolbar; `nil` if there is neither.
  public var bottomBar: SolvedBar?
  /// The height of the status bar, in points.
  public var statusBarHeight: Double
  /// The time in the status bar.
  public var time: SetText
  /// The day and the battery's charge, which the status bar of a tablet shows; `nil` for another.
  public var tabletSigns: TabletSigns?
  /// What the keys of the keyboard say, row by row; empty while it is hidden.
  public var keys: [[SetText]]
  /// The caption under a device's body, with the screen's size.
  public var screenSize: SetText
  /// Whether the content of the status bar is white, as over a black bar or on request.
  public var hasLightStatusBar: Bool
}

extension Figure {
  /// - Parameters:
  ///   - covered: The root's safe area insets.
  ///   - showsKeyboard: Whether the keyboard is on the screen.
  func surroundings(
    of root: Rect, covered: EdgeInsets, variant: PictureVariant, setting: TextSetting, showsKeyboard: Bool = false
  ) -> Surroundings {
    let bars = surroundingBars
    let isCanvas = canvas?.isShown(by: variant) == true
    let canvasScreen = isCanvas ? canvas?.screen : nil
    let screen = canvasScreen ?? root.inset(by: -clearance(in: variant))
    let card = cardTop(in: variant).map { screen.inset(by: EdgeInsets(top: $0, left: 0, bottom: 0, right: 0)) }
    let heights = variant.barHeights(on: platform)
    let own = isCanvas ? EdgeInsets.zero : barInsets(in: variant)
    func solved(_ bar: BarContent, from top: Double, to bottom: Double, own: Double) -> SolvedBar? {
      let frame = Rect(x: screen.minX, y: top, width: screen.width, height: bottom - top)
      // A bar that is too low for a button is left out.
      guard frame.height >= 29, frame.width > 0 else { return nil }
      // An editor's canvas has the rows of an upright phone, where it leaves a tablet's no room.
      let fits = isCanvas ? isCanvasOfTablet(bar, frame, heights, variant) : true
      return BarLayout(
        style: bar.look.style, frame: frame, sides: covered, platform: platform, setting: setting,
        ownHeight: own > 0 ? own : nil
      ).solve(fits ? heights.fitted(bar) : bar)
    }
    // The navigation bar extends under the status bar.
    let top = bars.navigationBar.flatMap {
      let top = card?.minY ?? screen.minY
      return solved($0, from: top, to: top < 0 ? 0 : covered.top, own: card == nil ? own.top : 0)
    }
    let bottom = bars.bottomBar.flatMap {
      solved(
        $0, from: screen.maxY > root.maxY ? root.maxY : root.maxY - covered.bottom, to: screen.maxY,
        own: own.bottom)
    }
    // If the canvas is no whole device, the status bar takes what the navigation bar's rows leave free at the top.
    let above = canvasScreen == nil ? nil : top.map { max(0, $0.frame.height - $0.content.rowsHeight) }
    let height = above ?? variant.device?.statusBarHeight(in: variant.orientation, on: platform) ?? 20
    // The device's own signs and sizes run from left to right in every language.
    let ownSetting = TextSetting(measurer: setting.measurer, scale: setting.scale)
    func line(_ text: String, _ font: Font) -> SetText {
      // Most figures show neither, and need not load the font.
      showsStatusBar(in: variant) ? ownSetting.line(text, font: font) : SetText(font: font)
    }
    let statusFont = platform.systemFont(ofSize: height > 30 ? 16 : 12, weight: .semibold)
    let isTablet = platform == .ios && variant.device?.isPad == true
    return Surroundings(
      screen: screen, card: card, navigationBar: top, bottomBar: bottom, statusBarHeight: height,
      time: line("9:41", statusFont),
      tabletSigns: isTablet
        ? TabletSigns(day: line("Tue Jan 9", statusFont), charge: line("100%", platform.systemFont(ofSize: 12))) : nil,
      keys: showsKeyboard
        ? KeyboardKey.rows.map { $0.map { ownSetting.line($0.text, font: platform.systemFont(ofSize: $0.fontSize)) } }
        : [],
      screenSize: line("\(formatted(screen.width)) × \(formatted(screen.height)) pt", Font(family: .inter, size: 10)),
      hasLightStatusBar: bars.hasLightStatusBar || top?.look.isBlack == true || card != nil)
  }
}

extension Figure {
  /// Whether a navigation bar on an editor's canvas is as high as on the tablet that the canvas is of, below the status
  /// bar.
  private func isCanvasOfTablet(
    _ bar: BarContent, _ frame: Rect, _ heights: BarHeights, _ variant: PictureVariant
  ) -> Bool {
    guard case .navigationBar(let item, _) = bar, let device = variant.device, device.isPad else { return false }
    let above = device.statusBarHeight(in: variant.orientation, on: platform)
    return frame.height >= above + heights.navigationBar(showing: item)
  }
}

extension BarContent {
  /// The height of a navigation bar's own rows, in points.
  fileprivate var rowsHeight: Double {
    guard case .navigationBar(let item, let look) = self else { return ControlMetrics.barRowHeight }
    return ControlMetrics.navigationBarHeight(
      hasPrompt: item.prompt != nil, hasLargeTitle: item.hasLargeTitle, hasSearchBar: item.search != nil,
      row: look.rowHeight ?? ControlMetrics.barRowHeight)
  }
}
