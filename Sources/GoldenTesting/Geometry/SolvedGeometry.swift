import Figures
import Geometry
package import Staging

/// The solved geometry of a figure as a golden holds it: a section a panel, a line a view.
///
/// Numbers are points, rounded to a ten-thousandth; a view's frame is in its superview's coordinates.
package struct SolvedGeometry: Hashable, Sendable {
  package var sections: [Section]

  /// One panel of one combination of device, orientation, direction and text size.
  package struct Section: Hashable, Sendable {
    /// What tells the panel from others: `iphone-5, landscape`; of a storyboard with the scene,
    /// `Login, iphone-5, portrait`.
    package var heading: String
    /// In drawing order, the root first.
    package var views: [ViewLine]
    /// The constraints broken in conflicts, in the order in which they were added.
    package var broken: [String]
  }

  /// One view and its properties that differ from the default.
  package struct ViewLine: Hashable, Sendable {
    package var name: String
    package var className: String
    /// The number of superviews.
    package var depth: Int
    /// `frame` first, then facts that do not follow from the frame. Keys are unique.
    package var facts: [Fact]
  }

  /// A property of a view with its values: `frame 20 20 41.5 20.5`, `ambiguous horizontal`.
  package struct Fact: Hashable, Sendable {
    package var key: String
    package var values: [String]
  }

  package init(sections: [Section]) {
    self.sections = sections
  }

  /// - Parameter pictures: The solved combinations, in order.
  package init(of pictures: [Picture]) {
    sections = pictures.flatMap { picture in
      picture.panels.enumerated().flatMap { index, panel in
        let heading = panel.heading(scene: picture.scene, number: picture.panels.count > 1 ? index + 1 : nil)
        let model = Section(
          heading: heading, views: panel.lines, broken: panel.constraints.filter(\.isBroken).map(\.text.onOneLine))
        return [model] + panel.moments(under: heading)
      }
    }
    for index in sections.indices {
      while sections[..<index].contains(where: { $0.heading == sections[index].heading }) {
        sections[index].heading += ", \(index + 1)"
      }
    }
  }
}

extension SolvedGeometry {
  /// What is on the screen of trees of views at a time in seconds.
  init(of pictures: [Picture], at time: Double) {
    sections = pictures.flatMap { picture in
      picture.panels.map { panel in
        Section(
          heading: panel.heading(scene: picture.scene, number: nil) + ", at \(time.text) s",
          views: panel.drawing.views.lines(), broken: [])
      }
    }
  }
}

extension PanelLayout {
  /// What is on the screen at the times that the panel shows, of the views that move.
  fileprivate func moments(under heading: String) -> [SolvedGeometry.Section] {
    guard let motion, !motion.timeline.movingViews.isEmpty else { return [] }
    let moving = Set(motion.timeline.movingViews)
    guard kind.showsMoments else {
      let lines = drawing.views.lines(of: moving)
      return lines == views.lines(of: moving)
        ? [] : [.init(heading: heading + ", on the screen", views: lines, broken: [])]
    }
    return motion.times.map { time in
      let shown = motion.timeline.moment(at: time).drawing.views
      return .init(heading: heading + ", at \(time.text) s", views: shown.lines(of: moving), broken: [])
    }
  }

  fileprivate func heading(scene: String?, number: Int?) -> String {
    var words = scene.map { [$0.onOneLine] } ?? []
    words.append(variant.device?.identifier ?? "\(variant.size.width.text) × \(variant.size.height.text)")
    words += variant.words(for: variant.notableProperties.union([.orientation]))
    if let number { words.append("panel \(number)" + (title.map { " " + $0.onOneLine } ?? "")) }
    return words.joined(separator: ", ")
  }

  fileprivate var lines: [SolvedGeometry.ViewLine] { views.lines { $0.facts } }
}

extension PanelDescription.Kind {
  fileprivate var showsMoments: Bool { self == .film || self == .onion || self == .graph }
}

extension [SolvedView] {
  /// - Parameter facts: What is said of a view.
  fileprivate func lines(facts: (SolvedView) -> [SolvedGeometry.Fact]) -> [SolvedGeometry.ViewLine] {
    var depths: [Int] = []
    return map { view in
      let depth = view.superview.map { depths.indices.contains($0) ? depths[$0] + 1 : 0 } ?? 0
      depths.append(depth)
      return SolvedGeometry.ViewLine(
        name: view.name, className: view.className.onOneLine.replacing("|", with: "/"), depth: depth, facts: facts(view)
      )
    }
  }

  /// What is on the screen: of all views, or of some.
  fileprivate func lines(of names: Set<String>? = nil) -> [SolvedGeometry.ViewLine] {
    lines { $0.facts + $0.looks }.filter { names?.contains($0.name) ?? true }
  }
}

extension SolvedView {
  fileprivate var facts: [SolvedGeometry.Fact] {
    var facts = [SolvedGeometry.Fact(key: "frame", values: frame.texts)]
    if bounds.texts != ["0", "0"] + frame.texts.suffix(2) { facts.append(.init(key: "bounds", values: bounds.texts)) }
    if !transform.isIdentity {
      facts.append(.init(key: "center", values: [center.x.text, center.y.text]))
      let matrix = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      facts.append(.init(key: "transform", values: matrix.map(\.text)))
    }
    if alignmentRect.texts != frame.texts { facts.append(.init(key: "alignmentRect", values: alignmentRect.texts)) }
    if hasAmbiguousLayout {
      facts.append(.init(key: "ambiguous", values: Axis.allCases.filter { isAmbiguous[$0] }.map(\.rawValue)))
    }
    if isHidden { facts.append(.init(key: "hidden", values: ["true"])) }
    return facts
  }
}

extension SolvedView {
  /// What animations change beside the geometry.
  fileprivate var looks: [SolvedGeometry.Fact] {
    var facts: [SolvedGeometry.Fact] = []
    if look.alpha != 1 { facts.append(.init(key: "alpha", values: [look.alpha.text])) }
    if let color = look.backgroundColor {
      let components = [color.red, color.green, color.blue, color.alpha]
      facts.append(.init(key: "backgroundColor", values: components.map(\.text)))
    }
    if look.cornerRadius != 0 { facts.append(.init(key: "cornerRadius", values: [look.cornerRadius.text])) }
    return facts
  }
}

extension Rect {
  fileprivate var texts: [String] { [x.text, y.text, width.text, height.text] }
}

extension Double {
  fileprivate var text: String { decimalText(places: 4) }
}

extension String {
  /// The text without line ends, which would start another line of the golden.
  var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }
}
