import Figures
public import Geometry
import Typography
import ViewLayout

/// What the system and the controllers around an interface show, over the root's edges or outside of it, in the panel's
/// coordinates.
///
/// The bars of controllers lie where the layout left room for them: the root's safe area ends at them.
public struct Surroundings: Hashable, Sendable {
  /// The screen around the root, which ends at bars that do not let through.
  public var screen: Rect
  public var navigationBar: SolvedBar?
  /// A tab bar or a toolbar.
  public var bottomBar: SolvedBar?
  public var statusBarHeight: Double
  /// The time that the status bar shows.
  public var time: SetText
  /// The screen's size, which stands under a device's body.
  public var screenSize: SetText
  /// Whether the signs of the status bar are white, as over a black bar or where the author asked for it.
  public var hasLightStatusBar: Bool
}

extension Figure {
  /// - Parameter covered: What bars and device cover of the root.
  func surroundings(
    of root: Rect, covered: EdgeInsets, variant: PictureVariant, setting: TextSetting
  ) -> Surroundings {
    let bars = surroundingBars
    let screen = canvas.flatMap { $0.isShown(by: variant) ? $0.screen : nil } ?? root
    func solved(_ bar: BarContent, from top: Double, to bottom: Double) -> SolvedBar? {
      let frame = Rect(x: screen.minX, y: top, width: screen.width, height: bottom - top)
      // A bar that is not high enough for a button is none.
      guard frame.height >= 29, frame.width > 0 else { return nil }
      return BarLayout(style: bar.look.style, frame: frame, sides: covered, platform: platform, setting: setting).solve(
        bar)
    }
    // The status bar's part is included.
    let top = bars.navigationBar.flatMap {
      solved($0, from: screen.minY, to: screen.minY < 0 ? 0 : covered.top)
    }
    let bottom = bars.bottomBar.flatMap {
      solved($0, from: screen.maxY > root.maxY ? root.maxY : root.maxY - covered.bottom, to: screen.maxY)
    }
    // On a canvas that is no whole device, the status bar has what the navigation bar's rows leave of the room at the top.
    let above = canvas?.screen == nil ? nil : top.map { max(0, $0.frame.height - $0.content.rowsHeight) }
    let height = above ?? variant.device?.statusBarHeight(in: variant.orientation, on: platform) ?? 20
    // The device's own signs and sizes run from left to right in every language.
    let ownSetting = TextSetting(measurer: setting.measurer, scale: setting.scale, isRightToLeft: false)
    return Surroundings(
      screen: screen, navigationBar: top, bottomBar: bottom, statusBarHeight: height,
      time: ownSetting.line("9:41", font: platform.systemFont(ofSize: height > 30 ? 16 : 12, weight: .semibold)),
      screenSize: ownSetting.line(
        "\(formatted(root.width)) × \(formatted(root.height)) pt", font: Font(family: .inter, size: 10)),
      hasLightStatusBar: bars.hasLightStatusBar || top?.look.isBlack == true)
  }
}

extension BarContent {
  /// Of a navigation bar's own rows, in points.
  fileprivate var rowsHeight: Double {
    guard case .navigationBar(let item, _) = self else { return 44 }
    return item.prompt != nil ? 74 : item.hasLargeTitle ? 96 : 44
  }
}
