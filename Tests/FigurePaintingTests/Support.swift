import Diagnostics
import FigurePainting
import Figures
import Geometry
import Graphics
import Typography
import ViewLayout

extension Figure {
  /// A figure without devices, as tests make them.
  static func sample(
    size: Size = Size(320, 240), show: [AnnotationKind] = [], constraints: [ConstraintEquation] = [],
    _ views: [ViewDescription]
  ) -> Figure {
    var figure = Figure(name: "sample", size: size, views: views)
    figure.show = AnnotationSet(show)
    figure.constraints = constraints.map { ConstraintDescription(.equation($0), text: Located($0.description)) }
    return figure
  }

  /// The first picture, painted with widths that can be reckoned by hand.
  func painted(theme: ThemeName = .light, scale: Double = 2) -> (list: DisplayList, diagnostics: Diagnostics) {
    let measurer = FixedWidthMeasurer()
    var diagnostics = Diagnostics()
    let picture = pictures(measuringTextWith: measurer)[0]
    let annotated = AnnotatedPicture(picture, of: self, measuringTextWith: measurer, diagnostics: &diagnostics)
    return (DisplayList(painting: annotated, theme: theme, scale: scale), diagnostics)
  }
}

extension DisplayList {
  /// Every group, outer ones first.
  var groups: [Group] { items.flatMap(\.groups) }

  func group(_ id: String) -> Group? { groups.first { $0.id == id } }

  func groups(withClass name: String) -> [Group] { groups.filter { $0.classes.contains(name) } }

  /// Every line of text in the picture.
  var texts: [String] { items.flatMap(\.texts) }
}

extension Item {
  var groups: [Group] {
    guard case .group(let group) = self else { return [] }
    return [group] + group.items.flatMap(\.groups)
  }

  var texts: [String] { runs.map(\.text) }

  /// Every line of text with its font and colour, in the coordinates of its own group.
  var runs: [TextRun] {
    switch self {
    case .group(let group): group.items.flatMap(\.runs)
    case .text(let run): [run]
    case .shape, .image: []
    }
  }

  /// Every shape, in the coordinates of its own group.
  var shapes: [Shape] {
    switch self {
    case .group(let group): group.items.flatMap(\.shapes)
    case .shape(let shape): [shape]
    case .text, .image: []
    }
  }
}

extension Group {
  /// The ids of the groups right inside it.
  var groupIDs: [String] {
    items.compactMap { item in
      guard case .group(let group) = item else { return nil }
      return group.id
    }
  }

  var texts: [String] { items.flatMap(\.texts) }
  var shapes: [Shape] { items.flatMap(\.shapes) }
}

extension ConstraintEquation.Item {
  static func view(_ name: String) -> ConstraintEquation.Item { ConstraintEquation.Item(.named(name)) }
  static let superview = ConstraintEquation.Item(.superview)
}

extension ViewDescription {
  /// A view with a frame.
  static func box(
    _ name: String, _ frame: Rect, _ properties: [ViewProperty: PropertyValue] = [:], _ kind: ViewKind = .view,
    subviews: [ViewDescription] = []
  ) -> ViewDescription {
    ViewDescription(kind, name, properties.merging([.frame: .rect(frame)]) { own, _ in own }, subviews: subviews)
  }
}
