import Figures
import Staging

/// The lowest and the highest value of the graphs of a picture that show the same: springs beside one another can only be
/// compared on one scale.
struct GraphScale {
  let values: ClosedRange<Double>

  /// The scales of all graphs of a picture, by what they show.
  ///
  ///     // card.position.y to 90, and with a spring that overshoots to 76
  ///     GraphScale.scales(of: picture.panels)[.property(view: "card", .positionY)]?.values   // 76...240
  static func scales(of panels: [PanelLayout]) -> [GraphedValue: GraphScale] {
    let motions = panels.map(\.drawn).filter { $0.kind == .graph }.compactMap(\.motion)
    return Dictionary(grouping: motions, by: \.graphed).mapValues(GraphScale.init)
  }

  init(of motions: [PanelMotion]) {
    let values = motions.flatMap { ($0.curve + $0.dots).map(\.value) }
    var (low, high) = (values.min() ?? 0, values.max() ?? 1)
    if motions.contains(where: { $0.graphed == .progress }) { (low, high) = (min(0, low), max(1, high)) }
    if high - low < 1e-9 { (low, high) = (low - 0.5, high + 0.5) }
    self.values = low...high
  }
}

extension PanelMotion {
  private static let samples = 160

  /// The value at times that are close enough for a smooth line.
  var curve: [Sample] {
    (0...Self.samples).map { sample(at: timeline.duration * Double($0) / Double(Self.samples)) }
  }

  /// The value at the times of the film.
  var dots: [Sample] { times.filter { $0 <= timeline.duration + 1e-9 }.map { sample(at: $0) } }
}
