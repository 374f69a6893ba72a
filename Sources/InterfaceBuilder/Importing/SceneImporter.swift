import Diagnostics
import Figures
import Geometry
import ViewLayout

/// Makes a figure of a scene.
struct SceneImporter {
  let document: InterfaceDocument
  let scene: InterfaceScene
  let options: ImportOptions
  let names: ViewNames
  let margins: MarginRule
  let safeArea: SafeAreaRule

  init(document: InterfaceDocument, scene: InterfaceScene, options: ImportOptions) {
    self.document = document
    self.scene = scene
    self.options = options
    names = ViewNames(scene)
    margins = MarginRule(document: document, scene: scene)
    safeArea = SafeAreaRule(document: document, scene: scene)
  }

  func figure(named name: String, diagnostics: inout Diagnostics) -> Figure {
    // 1. The canvas: how large the root is, and what covers it.
    let canvas = canvas
    var figure = Figure(name: name)
    figure.title = scene.name
    figure.platform = document.era.platform
    figure.canvas = canvas
    figure.isForFramesAlone = options.isForFramesAlone
    figure.scales = [2]
    figure.hiddenViews = .pale
    if document.device?.isDark == true { figure.themes = [.dark] }
    if let device = canvas.device { figure.devices = [device] } else { figure.size = canvas.size }
    if canvas.device != nil, document.device?.isLandscape == true { figure.orientations = [.landscape] }
    if !options.isForFramesAlone {
      figure.surroundingBars = BarImporter(document: document, options: options).surroundingBars(of: scene)
    }
    // Bars of the editor that are as high as those of an upright device are as high as another device's there.
    let upright = BarHeights(
      horizontal: .compact, vertical: .regular, tablet: document.device?.device?.tablet, on: figure.platform)
    if figure.surroundingBars.insets(upright) != safeArea.bars { figure.additionalSafeAreaInsets = safeArea.bars }
    if safeArea.hasStatusBar { figure.chrome = .statusBar }
    figure.column = scene.surroundings.column
    figure.roundsToPixels = options.roundsToPixels
    // 2. Views and constraints as they are at the canvas's size classes …
    (figure.root, figure.constraints) = content(for: document.canvasClasses, diagnostics: &diagnostics)
    figure.breaking = figure.constraints.givingWay(in: figure.root)
    if options.isForFramesAlone { return figure }
    figure.alt =
      SceneDescription(document: document, scene: scene, bars: figure.surroundingBars, root: figure.root).text
    // 3. … and at others, where the scene has variations.
    if scene.view.variesWithSizeClasses { figure.adaptations = adaptations() }
    return figure
  }

  private var canvas: Canvas {
    let screen = document.device?.size
    let size = scene.view.frame?.size ?? screen ?? InterfaceDocument.squareCanvas
    let isPart = isPartOfScreen(size)
    return Canvas(
      size: size, device: size == screen ? document.device?.device : nil, safeAreaInsets: safeArea.insets,
      layoutMargins: margins.rootMargins, screen: safeArea.screenAround,
      scale: document.canvasScale, isPartOfScreen: isPart, isCard: safeArea.isCardOnPhones,
      omitsStatusBar: safeArea.omitsStatusBar && !isPart, rowsBeginBelowBars: rowsBeginBelowBars,
      notchHeight: SimulatedCanvas(of: document.era).commonNotchHeight, system: document.era.system)
  }

  /// Whether the root is no screen: a cell, a view of a xib that is smaller than the smallest screen, or a
  /// controller's that is too low to be one, such as that of a widget.
  private func isPartOfScreen(_ size: Size) -> Bool {
    if scene.view.isCell { return true }
    let isSmall = size.height < Self.leastScreen.height || size.width < Self.leastScreen.width
    let isOnItsSide =
      size.height >= Self.heightOnItsSide
      && DeviceCatalogue.all.contains { $0.size(in: .landscape).width == size.width }
    return scene.controller == nil ? isSmall && !isOnItsSide : size.height < Self.heightOnItsSide
  }

  /// What bars leave of the smallest screen, upright and on its side, in points.
  private static let leastScreen = Size(320, 368)
  private static let heightOnItsSide = 200.0

  /// Whether UIKit moves a view's content below the bars that cover its top.
  ///
  /// Up to iOS 10 it did so for the controller's own view and for the first in it alone.
  func scrollsUnderBars(_ view: InterfaceView) -> Bool {
    guard let controller = scene.controller, ["tableView", "scrollView", "collectionView"].contains(view.tag),
      controller.boolean("automaticallyAdjustsScrollViewInsets") != false,
      view.element["contentInsetAdjustmentBehavior"] != "never", !safeArea.isTooLowForScreen,
      !beginsBelowBars(view)
    else { return false }
    return document.era >= .xcode9 || view.id == scene.view.id || view.id == scene.view.subviews.first?.id
  }

  private var rowsBeginBelowBars: Bool {
    document.era < .xcode9 && scene.controller != nil && scene.view.withDescendants.contains(where: beginsBelowBars)
  }

  /// Whether the rows of a table are stored from the top of the screen on: up to Xcode 8 they can begin below its bars as
  /// they are.
  private func beginsBelowBars(_ table: InterfaceView) -> Bool {
    guard document.era < .xcode9, table.tag == "tableView",
      let row = table.subviews.first(where: { $0.tag == "tableViewCell" })?.frame
    else {
      return false
    }
    return row.y >= safeArea.insets.top + leastAboveRows(of: table)
  }

  /// What the canvas has above the first row of a table, in points, or a little less: a heading over prototypes and
  /// the title of a section, with the room that a group leaves above itself.
  private func leastAboveRows(of table: InterfaceView) -> Double {
    guard table.element["style"] == "grouped" else { return 22 }
    // Over prototypes, the heading is above the room of the group.
    guard let first = table.sections.first else { return 50 }
    return first.header == nil ? 35 : 55
  }

  private func content(
    for classes: SizeClasses, diagnostics: inout Diagnostics
  ) -> (root: ViewDescription, constraints: [ConstraintDescription]) {
    let view = scene.view.resolved(for: classes)
    var binder = ConstraintImporter(
      scene: scene, resolved: view, names: names, era: document.era, limitsLoneCells: options.limitsLoneCells)
    let constraints = binder.constraints()
    diagnostics.add(contentsOf: binder.diagnostics)
    var importer = ViewImporter(scene: self)
    let root = importer.root(view)
    diagnostics.add(contentsOf: importer.diagnostics)
    return (root, constraints)
  }

  private func adaptations() -> [Adaptation] {
    // What there is to say of the views was said of the canvas's.
    var ignored = Diagnostics()
    return Device.SizeClass.allCases.flatMap { horizontal in
      Device.SizeClass.allCases.map { vertical in
        let content = content(
          for: SizeClasses(horizontal: horizontal, vertical: vertical), diagnostics: &ignored)
        return Adaptation(
          horizontal: horizontal, vertical: vertical, root: content.root, constraints: content.constraints)
      }
    }
  }
}
