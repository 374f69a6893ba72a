/// What a colour is of, in an element.
enum SVGPaintProperty: Equatable {
  case fill, stroke
  /// Of a gradient's stop.
  case stop
  /// Of a filter that fills.
  case flood

  /// The attribute with the colour.
  var attribute: StaticString {
    switch self {
    case .fill: "fill"
    case .stroke: "stroke"
    case .stop: "stop-color"
    case .flood: "flood-color"
    }
  }

  /// The attribute with the colour's alpha.
  var opacityAttribute: StaticString {
    switch self {
    case .fill: "fill-opacity"
    case .stroke: "stroke-opacity"
    case .stop: "stop-opacity"
    case .flood: "flood-opacity"
    }
  }
}
