public import Geometry

/// The scenes of a storyboard as they lie on its canvas, and the ways between them.
public struct SceneMap: Hashable, Sendable {
  /// A controller on the canvas.
  public struct Scene: Hashable, Sendable {
    /// What its view shows; `nil` for a controller that has none in the document.
    public var figure: Figure?
    /// The name, which no other scene has.
    public var name: String
    /// What it is, for a controller without a view: `Navigation Controller`.
    public var words: String
    public var shape: Shape
    /// The middle on the canvas, in points; `nil` where the document has none.
    public var center: Point?
    /// The size of one without a figure, in points.
    public var size: Size
    /// Whether unwind segues start from it.
    public var unwinds: Bool

    /// Creates a scene.
    public init(
      name: String, figure: Figure? = nil, words: String = "", shape: Shape = .plain, center: Point? = nil,
      size: Size, unwinds: Bool = false
    ) {
      (self.name, self.figure, self.words, self.shape) = (name, figure, words, shape)
      (self.center, self.size, self.unwinds) = (center, size, unwinds)
    }
  }

  /// What tells controllers without a view apart.
  public enum Shape: Hashable, Sendable {
    case plain
    /// A bar at the top, tabs at the bottom, columns, or dots for pages.
    case navigation, tabs, columns, pages
    /// A reference to another storyboard.
    case reference
  }

  /// A way from one scene to another.
  public struct Segue: Hashable, Sendable {
    /// The indices of the scenes.
    public var source, destination: Int
    public var kind: SegueKind
    /// Those that the segues of this kind between the two have.
    public var identifiers: [String]
    /// How many there are.
    public var count: Int

    /// Creates a way.
    public init(from source: Int, to destination: Int, kind: SegueKind, identifiers: [String] = [], count: Int = 1) {
      (self.source, self.destination, self.kind) = (source, destination, kind)
      (self.identifiers, self.count) = (identifiers, count)
    }
  }

  /// How a segue leads on.
  public enum SegueKind: String, CaseIterable, Hashable, Sendable {
    case show, showDetail, present, popover, embed, relationship, custom, unwind

    /// As Interface Builder calls it.
    public var words: String {
      switch self {
      case .showDetail: "show detail"
      case .present: "present modally"
      default: rawValue
      }
    }
  }

  public var scenes: [Scene]
  public var segues: [Segue]
  /// The index of the scene that the app begins with.
  public var entry: Int?

  /// Creates a map.
  public init(scenes: [Scene], segues: [Segue] = [], entry: Int? = nil) {
    (self.scenes, self.segues, self.entry) = (scenes, segues, entry)
  }
}
