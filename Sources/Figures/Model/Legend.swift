public import Diagnostics
public import Graphics

/// The list of what the labels of a figure mean, drawn beside its panels as soon as one label has words, and of what its
/// signs mean, where the author wants that.
public struct Legend: Hashable, Sendable {
  /// Where the legend is.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Beside or below the panels, or not drawn.
    case right, bottom, none
  }

  /// A line of the author's: what a colour or a callout stands for, or words alone.
  public struct Entry: Hashable, Sendable {
    /// What stands before the words.
    public enum Mark: String, Hashable, Sendable, CaseIterable {
      /// A square of a colour.
      case square
      /// A callout of the kind, as it is drawn in the picture.
      case rule, dimension, bracket, arrow
    }

    /// The colour of what is before the words; `nil` for that which callouts have, and for no square.
    public var color: Color?
    /// What is before the words; `nil` for a square, if there is a colour.
    public var mark: Mark?
    /// The stroke of its lines; `nil` for solid ones.
    public var line: CalloutLook.Line?
    /// What it means.
    public var text: String

    /// Creates an entry.
    public init(color: Color? = nil, mark: Mark? = nil, line: CalloutLook.Line? = nil, text: String) {
      self.color = color
      self.mark = mark
      self.line = line
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
  /// The signs that it lists of those that the picture has; `nil` for all that do not explain themselves.
  public var chosenSigns: Set<Sign>?

  /// Where the author chose each sign.
  public var rangesOfSigns: [Sign: SourceRange] = [:]

  /// What signs mean in the author's words, in place of Strut's.
  public var wordsOfSigns: [Sign: String] = [:]

  /// Whether it lists a sign if the picture has it.
  public func lists(_ sign: Sign) -> Bool { chosenSigns?.contains(sign) ?? !sign.explainsItself }

  /// What is listed beside labels and signs.
  public var entries: [Entry] = []

  /// Creates a legend of labels.
  public init() {}
}
