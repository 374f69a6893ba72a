public import Figures
import Geometry
import Typography
import ViewLayout

extension Figure {
  /// The figure as a document of the figure language, which decodes to the same figure.
  ///
  ///     Figure(name: "hello", size: Size(200, 100), views: [ViewDescription(.label, "greeting")]).document()
  ///     // size: [200, 100]
  ///     // views:
  ///     //   - label: greeting
  ///
  /// Keys are in the language's order, and defaults are left out. Panels, callouts, annotations, variations for size
  /// classes and images are not written. Views that constraints place are written without a frame, unless they have
  /// subviews with autoresizing masks.
  ///
  /// - Parameters:
  ///   - comments: Comment lines before the document, each with its `#`.
  ///   - names: Views that are written with a frame, because constraints do not determine them.
  ///   - broken: Those of the figure's ``breaking`` that a conflict breaks. They are written with an identifier, and the
  ///     panel says which they are.
  public func document(
    comments: [String] = [], keepingFramesOf names: Set<String> = [], breaking broken: Set<String> = []
  ) -> String {
    var writer = FigureWriter(
      keptFrames: names, usedMargins: viewsWithUsedMargins, identifiers: identifiers(of: broken),
      usesAutoLayout: usesAutoLayout)
    for comment in comments { writer.line("# " + comment.split(whereSeparator: \.isNewline).joined(separator: " ")) }
    writer.write(self)
    return writer.text
  }

  /// Names for constraints by their identifiers, which another document's rules may have made: of what they give a
  /// length.
  private func identifiers(of broken: Set<String>) -> [String: String] {
    var names: [String: String] = [:]
    for constraint in constraints {
      guard let identifier = constraint.identifier?.value, broken.contains(identifier),
        let equation = constraint.equations.first, case .named(let view) = equation.first.reference
      else { continue }
      names[identifier] = "\(view)_\(equation.firstAttribute.rawValue)"
    }
    return names
  }

  /// Whether anything is left to Auto Layout. Where nothing is, views are where their frames and masks have them.
  private var usesAutoLayout: Bool {
    !constraints.isEmpty
      || allViews.contains { view in
        view.kind == .stackView || !view.constraints.isEmpty
          || view[.translatesAutoresizingMaskIntoConstraints] == .boolean(false)
      }
  }

  /// The views whose margins or guides are used by constraints.
  private var viewsWithUsedMargins: Set<String> {
    var names: Set<String> = []
    for equation in (constraints + allViews.flatMap(\.constraints)).flatMap(\.equations) {
      let sides: [(ConstraintEquation.Item?, LayoutAttribute?)] = [
        (equation.first, equation.firstAttribute), (equation.second, equation.secondAttribute),
      ]
      for (item, attribute) in sides {
        guard let item, case .named(let name) = item.reference else { continue }
        let isMargin = attribute?.rawValue.contains("Margin") ?? false
        if isMargin || item.guide == .margins || item.guide == .readable { names.insert(name) }
      }
    }
    return names
  }
}

/// Writes a figure line by line.
struct FigureWriter {
  private(set) var text = ""
  let keptFrames: Set<String>
  let usedMargins: Set<String>
  /// The names of the constraints that give way in a conflict, by their identifiers in the figure.
  let identifiers: [String: String]
  let usesAutoLayout: Bool

  init(keptFrames: Set<String>, usedMargins: Set<String>, identifiers: [String: String], usesAutoLayout: Bool) {
    self.keptFrames = keptFrames
    self.usedMargins = usedMargins
    self.identifiers = identifiers
    self.usesAutoLayout = usesAutoLayout
  }

  mutating func line(_ line: String, indent: Int = 0) {
    text += String(repeating: " ", count: indent) + line + "\n"
  }

  fileprivate mutating func write(_ figure: Figure) {
    // 1. What the figure is, and the screens it is for.
    if let title = figure.title { line("title: \(YAMLText.text(title))") }
    if figure.hasOwnName { line("name: \(YAMLText.text(figure.name))") }
    if let alt = figure.alt { line("alt: \(YAMLText.text(alt))") }
    if let caption = figure.caption { line("caption: \(YAMLText.text(caption))") }
    writeList("device", figure.devices.map(\.identifier), unless: [])
    if figure.devices.isEmpty, let size = figure.size { line("size: \(YAMLText.numbers(size.width, size.height))") }
    writeList("orientation", figure.orientations.map(\.rawValue), unless: ["portrait"])
    writeList("direction", figure.directions.map(\.rawValue), unless: ["leftToRight"])
    writeList("contentSize", figure.contentSizes.map(\.rawValue), unless: ["large"])
    writeList("theme", figure.themes.map(\.rawValue), unless: [])
    writeList("scale", figure.scales.map(YAMLText.number), unless: ["2"])
    if figure.platform != .ios { line("platform: \(figure.platform.rawValue)") }
    if figure.chrome != .none { line("chrome: \(figure.chrome.rawValue)") }
    if figure.keyboard != .hidden { line("keyboard: \(figure.keyboard.rawValue)") }
    if figure.hiddenViews != .absent, figure.allViews.contains(where: { $0[.hidden] == .boolean(true) }) {
      line("hiddenViews: \(figure.hiddenViews.rawValue)")
    }
    if let safeArea = figure.safeArea { line("safeArea: \(safeArea)") }
    write(figure.surroundingBars)
    if let insets = figure.additionalSafeAreaInsets {
      line("additionalSafeAreaInsets: \(insets.languageText)")
    }
    if let canvas = figure.canvas {
      // The language has no other figure that a root view could fill: it keeps the size of its canvas.
      write(canvas, isPartOfScreen: canvas.isPartOfScreen || figure.enclosure != nil && canvas.device == nil)
    }
    // 2. The views.
    writeRoot(figure.root)
    if !figure.root.subviews.isEmpty {
      line("views:")
      for view in figure.root.subviews { write(view, in: figure.root, indent: 2) }
    }
    // 3. The constraints, and which of them give way.
    write(figure.constraints, indent: 0)
    if !identifiers.isEmpty {
      line("panels:")
      line("- do: " + YAMLText.list(identifiers.values.sorted().map { "breaks \($0)" }), indent: 2)
    }
  }

  private mutating func writeList(_ key: String, _ values: [String], unless standard: [String]) {
    guard values != standard, !values.isEmpty else { return }
    line("\(key): \(values.count == 1 ? values[0] : YAMLText.list(values))")
  }

  private mutating func write(_ canvas: Canvas, isPartOfScreen: Bool) {
    line("canvas:")
    line("size: \(YAMLText.numbers(canvas.size.width, canvas.size.height))", indent: 2)
    if let device = canvas.device { line("device: \(device.identifier)", indent: 2) }
    if canvas.safeAreaInsets != .zero { line("safeAreaInsets: \(canvas.safeAreaInsets.languageText)", indent: 2) }
    if let margins = canvas.layoutMargins { line("layoutMargins: \(margins.languageText)", indent: 2) }
    if let screen = canvas.screen {
      line("screen: \(YAMLText.numbers(screen.x, screen.y, screen.width, screen.height))", indent: 2)
    }
    if canvas.scale != 2 { line("scale: \(YAMLText.number(canvas.scale))", indent: 2) }
    if isPartOfScreen { line("isPartOfScreen: true", indent: 2) }
    if canvas.isCard { line("isCard: true", indent: 2) }
    if canvas.rowsBeginBelowBars { line("rowsBeginBelowBars: true", indent: 2) }
    if let system = canvas.system { line("system: \(system)", indent: 2) }
  }

  /// - Parameter equations: Equations in the language, before the constraints.
  mutating func write(_ constraints: [ConstraintDescription], with equations: [String] = [], indent: Int) {
    guard !constraints.isEmpty || !equations.isEmpty else { return }
    line("constraints:", indent: indent)
    for equation in equations { line("- \(equation)", indent: indent + 2) }
    for constraint in constraints {
      let identifier = constraint.identifier.flatMap { identifiers[$0.value] }
      for equation in constraint.equations {
        let text = equation.text(writing: YAMLText.number)
        let details = (identifier.map { ", identifier: \($0)" } ?? "") + (constraint.isActive ? "" : ", active: false")
        line(details.isEmpty ? "- \(text)" : "- {equation: \(YAMLText.text(text))\(details)}", indent: indent + 2)
      }
    }
  }
}
