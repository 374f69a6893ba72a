import Geometry
import Graphics
import Serialization
import Typography

/// The items of a display list as elements, and what they refer to.
struct SVGBody {
  var output = MarkupText()
  /// What the attributes of one element after another are written in.
  var memory = MarkupText()
  var definitions: SVGDefinitions
  var palette: SVGPalette
  /// Whether a shape has no fill; they have it from the root, which has none.
  private(set) var hasOpenShapes = false
  /// Whether a corner is mitred whose limit matters.
  var hasMiters = false
  /// The font that the root sets for every `<text>`; `nil` where there is none.
  let commonFont: Font?
  /// The width and the opacity that the root sets for every line; `nil` for the initial ones, 1.
  let commonStroke: (width: String?, opacity: String?)
  let text: SVGText
  let imageUses: [Image: Int]

  /// The decimals of the present coordinates.
  var decimals = 3
  /// How much larger the present coordinates are drawn than the picture's.
  private(set) var stretch = 1.0
  /// Added to every place: a group that is only moved hands its move down to what is in it.
  private(set) var offset = Point.zero

  /// What moves; `nil` for a picture that stands still.
  private(set) var motions: SVGMotions?

  private var groupIDs: [String]
  private let anchors: [String: String]
  private var nextGroupID = 0

  /// - Parameter timing: When the frames of a picture that plays are seen; `nil` for one that stands still.
  init(survey: SVGSurvey, text: SVGText, darkColors: [String: Color] = [:], timing: SVGMotions.Timing? = nil) {
    motions = timing.map { SVGMotions($0, picture: survey.ids.prefix) }
    definitions = SVGDefinitions(ids: survey.ids)
    commonStroke = (survey.commonStroke.width, survey.commonStroke.opacity)
    palette = SVGPalette(
      authorSpellings: survey.authorSpellings, darkColors: darkColors, strokeOpacity: commonStroke.opacity ?? "1")
    groupIDs = survey.groupIDs
    anchors = survey.anchors
    imageUses = survey.imageUses
    self.text = text
    switch text {
    case .live: commonFont = survey.commonFont
    case .outlines: commonFont = nil
    }
  }

  mutating func writeBackground(_ background: Paint?, size: Size) {
    guard let background else { return }
    write(Shape(.rect(Rect(origin: .zero, size: size)), fill: background))
  }

  mutating func write(_ items: [Item]) {
    for item in items {
      switch item {
      case .group(let group): write(group)
      case .shape(let shape): write(shape)
      case .text(let run): write(run)
      case .image(let placed): write(placed)
      }
    }
  }

  /// A group that says and changes nothing is left out; its items are not.
  private mutating func write(_ group: Group) {
    let target = group.link.flatMap { anchors[$0] }
    var element = SVGElement(target == nil ? "g" : "a", memory: &memory)
    if let target { element.set("href", "#\(target)") }
    if group.id != nil, nextGroupID < groupIDs.count {
      element.set("id", plain: groupIDs[nextGroupID])
      nextGroupID += 1
    }
    let motion = group.motion.flatMap { motions?.name(of: $0, offset: offset) }
    if group.classes.count == 1, motion == nil, !group.classes[0].isEmpty {
      element.set("class", group.classes[0])
    } else {
      var classes: [String] = []
      for name in group.classes where !name.isEmpty && !classes.contains(name) { classes.append(name) }
      if let motion { classes.append(motion) }
      if !classes.isEmpty { element.set("class", classes.joined(separator: " ")) }
    }
    var names: Set<String> = []
    for fact in group.data {
      // Browsers fold the case of attributes in HTML, and XML takes none twice.
      let name = SVGIdentifiers.cleaned(fact.name.lowercased())
      if names.insert(name).inserted { element.set(named: "data-\(name)", fact.value) }
    }
    let outer = (stretch, decimals, offset)
    let transform = group.transform.concatenating(.translation(x: offset.x, y: offset.y))
    if group.handsDownItsMove {
      offset = Point(transform.tx, transform.ty)
    } else {
      element.set(transform, decimals: decimals)
      offset = .zero
      stretch *= (group.motion?.transforms ?? []).map(\.value.largestStretch).reduce(transform.largestStretch, max)
      decimals = SVGNumber.decimals(stretchedBy: stretch)
    }
    setEffects(of: group, on: &element)

    if element.hasAttributes || group.title != nil {
      element.open(in: &output)
      element.leaveMemory(to: &memory)
      if let title = group.title {
        SVGElement("title").write(text: title.showingControls(keepingLines: true), to: &output)
      }
      output.append("\n")
      write(group.items)
      output.removeLastNewline()
      element.close(in: &output)
      output.append("\n")
    } else {
      element.leaveMemory(to: &memory)
      write(group.items)
    }
    (stretch, decimals, offset) = outer
  }

  mutating func write(_ shape: Shape) {
    guard !shape.path.isEmpty else { return }
    let stroke = shape.stroke.flatMap { $0.width > 0 && $0.width.isFinite && $0.color.alpha > 0 ? $0 : nil }
    let fill = shape.fill.flatMap { $0.isSeen ? $0 : nil }
    guard fill != nil || stroke != nil else { return }
    let dash = stroke?.dash ?? []
    let path = shape.path.begunForDashes(dash).transformed(by: .translation(x: offset.x, y: offset.y))
    var element = SVGElement(path, isDashed: !dash.isEmpty, decimals: decimals, memory: &memory)
    set(fill, on: &element)
    hasOpenShapes = hasOpenShapes || fill == nil
    if let stroke {
      set(stroke, on: &element)
      // Right angles stay within any limit, and a single line has no corner.
      hasMiters = hasMiters || (stroke.join == .miter && shape.path.elements.count > 2 && shape.path.asRect == nil)
    }
    writeLine(element)
    element.leaveMemory(to: &memory)
  }

  mutating func writeLine(_ element: SVGElement) {
    element.writeEmpty(to: &output)
    output.append("\n")
  }

  private mutating func set(_ fill: Paint?, on element: inout SVGElement) {
    switch fill {
    case nil: break
    case .color(let color): palette.set(color, as: .fill, on: &element)
    case .linearGradient(let gradient): element.set("fill", plain: "url(#\(id(of: gradient)))")
    case .hatch(let hatch): element.set("fill", plain: "url(#\(id(of: hatch)))")
    case .tile(let image): element.set("fill", plain: "url(#\(id(ofTile: image)))")
    }
  }

  mutating func set(_ stroke: Stroke, on element: inout SVGElement) {
    palette.set(stroke.color, as: .stroke, on: &element)
    let width = SVGNumber.string(stroke.width, decimals: decimals)
    if width != commonStroke.width ?? "1" { element.set("stroke-width", plain: width) }
    // A dash that is negative or all nothing makes a solid line.
    if stroke.dash.contains(where: { $0 > 0 }), stroke.dash.allSatisfy({ $0.isFinite && $0 >= 0 }) {
      let lengths = stroke.dash.map { SVGNumber.string($0, decimals: decimals) }
      element.set("stroke-dasharray", plain: lengths.joined(separator: " "))
    }
    if stroke.cap != .butt { element.set("stroke-linecap", plain: stroke.cap.rawValue) }
    if stroke.join != .miter { element.set("stroke-linejoin", plain: stroke.join.rawValue) }
  }
}

extension Group {
  /// Whether the group only moves what is in it, and nothing in it minds where its coordinates begin: hatches and
  /// tiles do, and clips and shadows are shared by groups of one size.
  fileprivate var handsDownItsMove: Bool {
    guard transform.hasLinearPart(of: .identity), clip == nil, shadow == nil, motion == nil else { return false }
    return items.allSatisfy { item in
      switch item {
      case .shape(let shape):
        switch shape.fill {
        case .hatch, .tile: false
        default: true
        }
      default: true
      }
    }
  }
}

extension Paint {
  /// Whether the paint leaves a trace.
  fileprivate var isSeen: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .linearGradient(let gradient): !gradient.stops.isEmpty
    case .hatch(let hatch): hatch.pitch > 0 && hatch.pitch.isFinite && hatch.lineWidth > 0
    case .tile(let image): image.size.width > 0 && image.size.height > 0
    }
  }
}

extension Transform {
  func hasLinearPart(of other: Transform) -> Bool {
    a == other.a && b == other.b && c == other.c && d == other.d
  }

  /// How many times as long a line can become.
  var largestStretch: Double {
    // The larger singular value of the linear part.
    let sum = (a * a + b * b + c * c + d * d) / 2
    let difference = max(0, sum * sum - determinant * determinant).squareRoot()
    return (sum + difference).squareRoot()
  }
}
