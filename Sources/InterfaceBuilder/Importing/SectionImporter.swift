import Diagnostics
import Figures
import Geometry
import Graphics
import ViewLayout

/// Makes labels of the titles of a table's sections, which a document has as words.
///
/// Nothing is stored of where they are: a grouped table has them in small grey capitals just above the first row of the
/// section, or below the last; a plain one in a band as high as the table's headers.
struct SectionImporter {
  let table: InterfaceView
  /// How far titles stand from the table's side.
  let margin: Double

  private enum Edge: String { case header, footer }

  /// The id by which the name of a title is asked for.
  static func titleIDs(of table: InterfaceView) -> [String] {
    table.sections.indices.flatMap { ["\(table.id)-\(Edge.header)-\($0)", "\(table.id)-\(Edge.footer)-\($0)"] }
  }

  func titles(named names: ViewNames) -> [ViewDescription] {
    table.sections.enumerated().flatMap { index, section in
      [(Edge.header, section.header), (Edge.footer, section.footer)].compactMap { edge, title -> ViewDescription? in
        guard let title, !title.isEmpty, let name = names["\(table.id)-\(edge)-\(index)"] else { return nil }
        return label(title, name: name, edge, of: section)
      }
    }
  }

  private func label(_ title: String, name: String, _ edge: Edge, of section: InterfaceSection) -> ViewDescription? {
    guard let row = edge == .header ? section.first : section.last else { return nil }
    let isGrouped = table.element["style"] != "plain"
    let attribute = edge == .header ? "sectionHeaderHeight" : "sectionFooterHeight"
    let height = isGrouped ? 16 : max(16, min(100, table.element.number(attribute) ?? 28))
    let gap = isGrouped ? 7.0 : 0
    let frame = Rect(
      x: margin, y: edge == .header ? row.minY - gap - height : row.maxY + gap,
      width: max(0, row.width - 2 * margin), height: height)
    let properties: [ViewProperty: PropertyValue] = [
      .frame: .rect(frame), .translatesAutoresizingMaskIntoConstraints: .boolean(true),
      .autoresizingMask: .mask([.flexibleWidth]),
      .text: .text(isGrouped && edge == .header ? title.uppercased() : title),
      .font: .font(isGrouped ? FontDescription(size: 13) : FontDescription(size: 17, weight: .semibold)),
      .textColor: .color(isGrouped ? Self.grey : Self.black),
    ]
    return ViewDescription(
      .label, Located(name, at: table.range), properties.mapValues { Located($0, at: table.range) })
  }

  private static let grey = AdaptiveColor(light: Color(hex: 0x6D6D72), dark: Color(hex: 0x8D8D93)).color
  private static let black = AdaptiveColor(light: .black, dark: .white).color
}
