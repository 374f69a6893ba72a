import Figures
import Geometry
import Staging
import Typography
import ViewLayout

/// What leaves ask for at a second size of their root, by what the first tells of it.
///
/// A length that was the leaf's own at the first size is its own at the second, as long as its content is the same. One
/// that was stretched, or had no room, tells nothing: text is measured then, an image has the size that the document
/// lists, and a control the one of its kind at the time. No frame that is stored at the second size has a part in it.
struct CarriedSizes {
  private let before: SceneSolver
  private let after: SceneSolver
  private let own: [String: AxisPair<Bool>]
  private let oldPanel: PanelLayout?
  private let oldIndices: [String: Int]
  private let oldViews: [String: InterfaceView]
  /// The axes of the rows, divided in proportion at both sizes, that views are in.
  private let proportions: [String: Axis]

  init(from before: SceneSolver, to after: SceneSolver) {
    self.before = before
    self.after = after
    let figure = before.figure(.stored)
    oldPanel = before.panel(of: figure, rounds: false)
    oldIndices = oldPanel?.indicesByIdentifier ?? [:]
    own = Self.ownLengths(before, figure, oldPanel)
    oldViews = Dictionary(before.resolved.withDescendants.map { ($0.id, $0) }) { first, _ in first }
    let oldProportions = before.resolved.proportions
    proportions = after.resolved.proportions.filter { oldProportions[$0.key] == $0.value }
  }

  /// What is known of a leaf without measuring.
  private struct Known {
    /// Certain lengths.
    var size = AxisPair<Double?>(nil)
    /// Lengths at the first size that may be the leaf's own or not.
    var stored = AxisPair<Double?>(nil)
    /// What the second size of an image, or of a control, is by what the document or its time says.
    var listed = AxisPair<Double?>(nil)
  }

  var sizes: ImportOptions.ContentSizes {
    // 1. What is known without measuring.
    let leaves = after.resolved.withDescendants.filter(\.hasContentSize)
    let known = Dictionary(leaves.map { ($0.id, knownSize(of: $0)) }) { first, _ in first }
    var given: [String: Size] = [:]
    for (id, leaf) in known {
      let (width, height) = (
        leaf.size.horizontal ?? leaf.listed.horizontal, leaf.size.vertical ?? leaf.listed.vertical
      )
      if let width, let height { given[id] = Size(width, height) }
    }
    // 2. The rest is measured, wrapped text in the room that it then has.
    guard let measured = after.panel(.given(given, guesses: Set(known.keys)), rounds: false) else {
      return .given(given)
    }
    let indices = measured.indicesByIdentifier
    var guesses: Set<String> = []
    for leaf in leaves {
      guard let index = indices[leaf.id], let known = known[leaf.id] else { continue }
      let view = measured.views[index]
      let length = { (axis: Axis) -> Double in
        if let length = known.size[axis] { return length + wrapping(of: view, leaf.id, axis) }
        guesses.insert(leaf.id)
        return guess(view, leaf, known, axis)
      }
      given[leaf.id] = Size(length(.horizontal), length(.vertical))
    }
    return .given(given, guesses: guesses)
  }

  // MARK: Without measuring

  private func knownSize(of leaf: InterfaceView) -> Known {
    var known = Known()
    let document = after.document
    let image = imageSize(of: leaf, in: document)
    known.listed = image ?? document.fixedSize(of: leaf)
    guard let old = oldViews[leaf.id], old.tag == leaf.tag, let frame = old.frame,
      old.contentWords == leaf.contentWords, hasSameFont(leaf),
      imageSize(of: old, in: before.document) == imageSize(of: leaf, in: document)
    else { return known }
    let own = own[leaf.id] ?? AxisPair(false)
    let oldFixed = before.document.fixedSize(of: old)
    for (axis, length) in [(Axis.horizontal, frame.width), (.vertical, frame.height)] {
      // What the time decides is another at another time.
      if let standard = oldFixed[axis], leaf.isAlwaysOneSize || (standard - length).magnitude < 0.01 { continue }
      if axis == .vertical, isLowerThanLines(length, leaf) { continue }
      known.stored[axis] = length
      // An image has both lengths or none: another than the listed one, beside one that was stretched, was left to it.
      if let listed = image?[axis], leaf.tag == "imageView", !(own.horizontal && own.vertical),
        (listed - length).magnitude > 1
      {
        continue
      }
      if own[axis], axis == .horizontal || isWholeLines(length, leaf) {
        known.size[axis] =
          axis == .horizontal ? widthOnOtherPixels(inOtherLetters(length, leaf), leaf) : onOtherPixels(length, leaf)
      }
      // Lengths that share a row are in the proportion of what was asked for, which is all that the row goes by.
      if proportions[leaf.id] == axis { known.size[axis] = length }
    }
    return known
  }

  /// Which lengths of leaves are their own at the first size.
  private static func ownLengths(
    _ solver: SceneSolver, _ figure: Figure, _ panel: PanelLayout?
  ) -> [String: AxisPair<Bool>] {
    var frames: [String: Rect] = [:]
    for view in panel?.views ?? [] { if let id = view.identifier { frames[id] = view.frame } }
    // 1. What does not become smaller with its content is stretched.
    let smaller = ContentProbe(solver, of: figure, .stored) { _ in AxisPair(-1) }
    let isLoose = Dictionary(
      uniqueKeysWithValues: frames.map { ($0.key, smaller.ownLengths(of: $0.key, frame: $0.value)) })
    // 2. Of the others, what does not become larger has no room; the stretched ones leave it some.
    let larger = ContentProbe(solver, of: figure, .stored) { id in
      let isLoose = isLoose[id] ?? AxisPair(false)
      return AxisPair(horizontal: isLoose.horizontal ? 1 : -6, vertical: isLoose.vertical ? 1 : -6)
    }
    var own: [String: AxisPair<Bool>] = [:]
    for (id, frame) in frames {
      let (loose, grows) = (isLoose[id] ?? AxisPair(false), larger.ownLengths(of: id, frame: frame))
      own[id] = AxisPair(
        horizontal: loose.horizontal && grows.horizontal, vertical: loose.vertical && grows.vertical)
    }
    return own
  }

  /// The size of a view that shows an image alone; `nil` for any other, and where the image's is not known.
  private func imageSize(of view: InterfaceView, in document: InterfaceDocument) -> AxisPair<Double?>? {
    guard let name = view.lonelyImage, let image = document.resources.images[name], !image.isSymbol else { return nil }
    let insets = view.element.child(named: "inset", key: "contentEdgeInsets")?.edges ?? .zero
    return AxisPair(
      horizontal: image.width + insets.left + insets.right,
      vertical: image.height + insets.top + insets.bottom)
  }

  /// The system's font is another since iOS 9, and titles are larger since Xcode 11.2.
  private func hasSameFont(_ leaf: InterfaceView) -> Bool {
    let (old, new) = (before.document.era, after.document.era)
    let font = leaf.element.child(named: "fontDescription")
    guard leaf.showsText, font?["name"] == nil else { return true }
    return old.platform.systemFontFamily == new.platform.systemFontFamily
      && FontRule.canvasSize(of: font?["style"], in: old) == FontRule.canvasSize(of: font?["style"], in: new)
  }

  /// Whether a label of the system's font, whose lines are known, may have that height of its own: where several views
  /// are equally high, it shares another's.
  private func isWholeLines(_ height: Double, _ leaf: InterfaceView) -> Bool {
    guard let line = systemLine(of: leaf) else { return true }
    let count = line.count(inHeight: height)
    return (height - line.height(ofLines: count)).magnitude <= 0.5 + 0.5 * Double(count)
  }

  /// Whether a label of the system's font has less than the height of one line: heights are rounded up, or to the nearest
  /// point (21 of 21.48), so that it is another's.
  private func isLowerThanLines(_ height: Double, _ leaf: InterfaceView) -> Bool {
    guard let line = systemLine(of: leaf), line.count(inHeight: height) == 1 else { return false }
    return height < line.lineHeight - 0.5
  }

  /// A label's height at the second size: lines that were rounded up to the pixels of one canvas are rounded up to those
  /// of another. That of whole points says nothing: the library gives labels such heights too.
  private func onOtherPixels(_ height: Double, _ leaf: InterfaceView) -> Double {
    let (old, new) = (before.document.canvasScale, after.document.canvasScale)
    guard old != new, min(old, new) > 1, let line = systemLine(of: leaf) else { return height }
    let lines = line.height(ofLines: line.count(inHeight: height))
    return (lines.roundedUp(toPixels: old) - height).magnitude < 1e-2 ? lines.roundedUp(toPixels: new) : height
  }

  /// A label's width at the second size: that of its text was rounded up to the pixels of one canvas, and is to those
  /// of the other. On smaller pixels it may be less than it was: of what is rounded up to a half of a point, most is
  /// not more than a third.
  private func widthOnOtherPixels(_ width: Double, _ leaf: InterfaceView) -> Double {
    let (old, new) = (before.document.canvasScale, after.document.canvasScale)
    guard leaf.tag == "label", old != new, min(old, new) > 1 else { return width }
    return old < new
      ? (width * new + 1e-2).rounded(.down) / new : (width * new - 1e-2).rounded(.up) / new
  }

  /// The width of a label at the second size, where the letters of the system's font are wider or narrower than at the
  /// first: it was rounded up, by half a pixel as far as is known.
  private func inOtherLetters(_ width: Double, _ leaf: InterfaceView) -> Double {
    guard let view = oldIndices[leaf.id].flatMap({ oldPanel?.views[$0] }) else { return width }
    let change = extraWidth(of: view, leaf, in: after.document) - extraWidth(of: view, leaf, in: before.document)
    guard change != 0 else { return width }
    let text = width - 0.5 / before.document.canvasScale + change
    return max(0, text.roundedUp(toPixels: after.document.canvasScale))
  }

  /// By how much a label's text is wider at the time of a document than we measure it.
  private func extraWidth(of view: SolvedView, _ leaf: InterfaceView, in document: InterfaceDocument) -> Double {
    guard leaf.tag == "label", leaf.element.child(named: "attributedString") == nil,
      leaf.element.child(named: "fontDescription")?["name"] == nil, let text = view.content.text,
      !text.contains(where: \.isNewline)
    else { return 0 }
    return LetterRule.extraWidth(of: view.font, in: document.era) * Double(text.count(where: LetterRule.isOfSystemFont))
  }

  /// The lines of a label at the first size; `nil` where another font than the system's has to tell.
  private func systemLine(of leaf: InterfaceView) -> FontMetrics? {
    guard leaf.tag == "label", let view = oldIndices[leaf.id].flatMap({ oldPanel?.views[$0] }) else { return nil }
    if let text = leaf.element.child(named: "attributedString") {
      // Documents do not keep all fonts of an attributed text in one place, and it may have several.
      guard text.usesSystemFontsAlone, let runs = view.content.attributedText else { return nil }
      let parts = runs.parts(in: view.font, platform: after.document.era.platform)
      let metrics = Set(parts.map { FontMetrics(of: $0.font) })
      return metrics.count == 1 && parts.allSatisfy({ $0.paragraph == ParagraphMetrics() }) ? metrics.first : nil
    }
    let description = leaf.element.child(named: "fontDescription")
    guard description?["name"] == nil else { return nil }
    var font = view.font
    font.size = FontRule.canvasSize(of: description?["style"], in: before.document.era) ?? font.size
    return FontMetrics(of: font)
  }

  // MARK: Measuring

  /// What a leaf is listed or measured to ask for; where the first size comes near to it, that is Apple's own measure.
  private func guess(_ view: SolvedView, _ leaf: InterfaceView, _ known: Known, _ axis: Axis) -> Double {
    let insets = view.alignmentInsets
    let around = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    let length = known.listed[axis] ?? (measured(view, leaf, axis) ?? 0) + around
    guard let stored = known.stored[axis], (stored - length).magnitude <= 1 else { return length }
    return stored
  }

  /// What a leaf asks for, one line of text in the letters of its time. Those of 17 points are measured at all times
  /// alike: our measure is the mean of them.
  private func measured(_ view: SolvedView, _ leaf: InterfaceView, _ axis: Axis) -> Double? {
    let size = view.intrinsicContentSize
    guard axis == .horizontal, let width = size.horizontal, let height = size.vertical, view.font.size != 17,
      FontMetrics(of: view.font).count(inHeight: height) == 1
    else { return size[axis] }
    return (width + extraWidth(of: view, leaf, in: after.document)).roundedUp(toPixels: after.document.canvasScale)
  }

  /// By how much text that has another width than at the first size is higher.
  private func wrapping(of view: SolvedView, _ id: String, _ axis: Axis) -> Double {
    guard axis == .vertical, view.kind == .label, view.content.numberOfLines != 1, let text = view.content.text,
      let index = oldIndices[id], let old = oldPanel?.views[index]
    else { return 0 }
    let (oldWidth, width) = (old.frame.width, view.frame.width)
    guard (width - oldWidth).magnitude > 0.5, view.content.preferredMaxLayoutWidth == nil else { return 0 }
    func height(_ width: Double) -> Double {
      let fitting = TextFitting(
        maximumWidth: width + 0.01, maximumLines: view.content.numberOfLines,
        lineBreakMode: view.content.lineBreakMode ?? .byTruncatingTail, scale: after.document.canvasScale)
      return after.measurer.layOut(text, font: view.font, fitting: fitting).size.height
    }
    // Where our fonts break lines otherwise than Apple's did, no text gets less than a line.
    let change = height(width) - height(oldWidth)
    let line = FontMetrics(of: view.font).lineHeight.roundedUp(toPixels: after.document.canvasScale)
    return width > oldWidth ? max(min(0, line - old.frame.height), min(0, change)) : max(0, change)
  }
}

extension InterfaceView {
  /// The axis along which a stack view divides itself in proportion, for each view that it arranges, with what is in it.
  fileprivate var proportions: [String: Axis] {
    withDescendants.reduce(into: [:]) { axes, stack in
      guard stack.tag == "stackView", stack.element["distribution"] == "fillProportionally" else { return }
      for view in stack.subviews { axes[view.id] = stack.stackAxis }
    }
  }
}

extension InterfaceView {
  /// Whether it is one of UIKit's own controls whose size nothing but their kind, style and time decide.
  fileprivate var isAlwaysOneSize: Bool {
    let kinds: [ViewKind] = [.slider, .switch, .stepper, .activityIndicator, .progressView]
    return kind.map(kinds.contains) == true && element["customClass"] == nil
  }
}

extension FontMetrics {
  /// How many lines come nearest to a height in points.
  fileprivate func count(inHeight height: Double) -> Int {
    let lines = ((height + leading) / (lineHeight + leading)).rounded()
    return lines.isFinite ? Int(min(max(1, lines), 10_000)) : 1
  }
}

extension DocumentElement {
  /// Whether every fragment of an attributed string names a system font.
  fileprivate var usesSystemFontsAlone: Bool {
    func fonts(_ element: DocumentElement) -> [DocumentElement] {
      (element.name == "font" ? [element] : []) + element.children.flatMap(fonts)
    }
    let fragments = children.filter { $0.name == "fragment" }
    let fonts = fonts(self)
    return !fragments.isEmpty && fonts.count == fragments.count && fonts.allSatisfy { $0["metaFont"] != nil }
  }
}
