/// How much of a document its pictures show: its elements and their properties, by how they are drawn.
public struct DocumentCoverage: Hashable, Sendable {
  /// How something is drawn.
  public enum Drawing: String, Hashable, Sendable, CaseIterable {
    /// As on a device, as far as Strut's fonts and controls go.
    case faithful
    /// As on a device but for some of its properties.
    case partial
    /// A sign in its place: an image that is not there, content that only a program makes.
    case placeholder
    /// Not at all, or as something else.
    case missing
  }

  /// How often something occurs, by how it is drawn.
  public struct Counts: Hashable, Sendable {
    private var counts: [Drawing: Int] = [:]

    public subscript(drawing: Drawing) -> Int { counts[drawing] ?? 0 }
    public var total: Int { counts.values.reduce(0, +) }

    mutating func add(_ drawing: Drawing, _ count: Int = 1) { counts[drawing, default: 0] += count }
  }

  /// By the names of the elements: `label`, `view (of its own class)`.
  public private(set) var elements: [String: Counts] = [:]
  /// By the names of element and property: `label.shadowColor`.
  public private(set) var properties: [String: Counts] = [:]

  /// A coverage of nothing.
  public init() {}

  package mutating func addElement(_ name: String, _ drawing: Drawing) {
    elements[name, default: Counts()].add(drawing)
  }

  package mutating func addProperty(_ name: String, _ drawing: Drawing) {
    properties[name, default: Counts()].add(drawing)
  }

  /// Adds what another document has.
  public mutating func add(_ other: DocumentCoverage) {
    for (name, counts) in other.elements {
      for drawing in Drawing.allCases { elements[name, default: Counts()].add(drawing, counts[drawing]) }
    }
    for (name, counts) in other.properties {
      for drawing in Drawing.allCases { properties[name, default: Counts()].add(drawing, counts[drawing]) }
    }
  }
}
