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
    /// What tells the panel from others: `iphone-5, landscape`; of a storyboard with the scene, `Login, iphone-5, portrait`.
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
      picture.panels.enumerated().map { index, panel in
        Section(
          heading: panel.heading(scene: picture.scene, number: picture.panels.count > 1 ? index + 1 : nil),
          views: panel.lines,
          broken: panel.constraints.filter(\.isBroken).map(\.text.onOneLine))
      }
    }
    for index in sections.indices {
      while sections[..<index].contains(where: { $0.heading == sections[index].heading }) {
        sections[index].heading += ", \(index + 1)"
      }
    }
  }
}

extension PanelLayout {
  fileprivate func heading(scene: String?, number: Int?) -> String {
    var words = scene.map { [$0.onOneLine] } ?? []
    words.append(variant.device?.identifier ?? "\(variant.size.width.text) × \(variant.size.height.text)")
    words += variant.words(for: variant.notableProperties.union([.orientation]))
    if let number { words.append("panel \(number)" + (title.map { " " + $0.onOneLine } ?? "")) }
    return words.joined(separator: ", ")
  }

  fileprivate var lines: [SolvedGeometry.ViewLine] {
    var depths: [Int] = []
    return views.map { view in
      let depth = view.superview.map { depths.indices.contains($0) ? depths[$0] + 1 : 0 } ?? 0
      depths.append(depth)
      return SolvedGeometry.ViewLine(
        name: view.name, className: view.className.onOneLine.replacing("|", with: "/"), depth: depth, facts: view.facts)
    }
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
