public import Graphics

/// The list of what the labels of a figure mean, drawn beside its panels as soon as one label has words, and of what its
/// signs mean, where the author wants that.
public struct Legend: Hashable, Sendable {
  /// Where the legend is.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Beside or below the panels, or not drawn.
    case right, bottom, none
  }

  /// A line of the author's: what a colour stands for, or words alone.
  public struct Entry: Hashable, Sendable {
    /// The colour that is shown before the words; `nil` for none.
    public var color: Color?
    /// What it means.
    public var text: String

    /// Creates an entry.
    public init(color: Color? = nil, text: String) {
      self.color = color
      self.text = text
    }
  }

  /// Where it is.
  public var side = Side.right {
    didSet { isSideChosen = true }
  }
  /// Whether the author has said where it is. If not, it stands below the panels where it would take its width from
  /// their screens.
  public private(set) var isSideChosen = false
  /// The number of its columns; `nil` for one, or, below the panels, as many as there is room for.
  public var columns: Int?
  /// The words above it; `nil` for none.
  public var title: String?
  /// Whether it lists the signs of the annotations that the picture has.
  public var explainsSigns = false
  /// The signs that it lists of those that the picture has; `nil` for all.
  public var chosenSigns: Set<Sign>?

  /// Whether it lists a sign if the picture has it.
  public func lists(_ sign: Sign) -> Bool { chosenSigns?.contains(sign) ?? true }

  /// What is listed beside labels and signs.
  public var entries: [Entry] = []

  /// Creates a legend of labels.
  public init() {}
}
