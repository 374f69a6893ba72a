public import Diagnostics
public import Figures
public import Geometry
public import ViewLayout

/// One thing that is wrong with a solved layout: which views and constraints it is about, why it is so, and what would
/// help. It is worded where it is printed.
///
///     for entry in figure.findings(in: pictures).all {
///       if case .ambiguity(let ambiguity) = entry.finding { print(ambiguity.view, ambiguity.remedy.changes) }
///     }
public enum Finding: Hashable, Sendable {
  case conflict(ConflictExplanation)
  case ambiguity(AmbiguityExplanation)
  case contentAmbiguity(ContentAmbiguity)
  case misplaced(MisplacedView)
  case lost(LostView)
  case missingGlyphs(MissingGlyphs)
  case unmet(UnmetExpectation)

  /// What it says, whatever its kind.
  public var detail: any LayoutFinding {
    switch self {
    case .conflict(let conflict): conflict
    case .ambiguity(let ambiguity): ambiguity
    case .contentAmbiguity(let content): content
    case .misplaced(let view): view
    case .lost(let view): view
    case .missingGlyphs(let glyphs): glyphs
    case .unmet(let expectation): expectation
    }
  }

  /// By which programs tell it from others, however it is worded.
  public var identifier: Diagnostic.Identifier {
    switch self {
    case .conflict: .conflict
    case .ambiguity: .ambiguousView
    case .contentAmbiguity: .ambiguousContent
    case .misplaced: .misplacedView
    case .lost: .lostView
    case .missingGlyphs: .missingGlyph
    case .unmet: .unmetExpectation
    }
  }

  /// By what name a document expects it; `nil` for what none can.
  public var expectation: Expectation? {
    switch self {
    case .conflict: .conflict
    case .ambiguity, .contentAmbiguity: .ambiguity
    case .misplaced: .misplaced
    case .lost: .lost
    case .missingGlyphs, .unmet: nil
    }
  }

  /// The same without the numbers that came of one layout: where two findings are alike so far, they are one thing that
  /// several pictures show.
  var withoutNumbers: Finding {
    switch self {
    case .conflict(let conflict): .conflict(conflict.withoutNumbers)
    case .ambiguity(let ambiguity): .ambiguity(ambiguity.withoutNumbers)
    case .misplaced(let view): .misplaced(view.withoutNumbers)
    case .lost(let view): .lost(view.withoutNumbers)
    case .contentAmbiguity, .missingGlyphs, .unmet: self
    }
  }
}

/// A view that layout puts elsewhere than the editor has it.
public struct MisplacedView: LayoutFinding {
  public enum Source: Hashable, Sendable {
    /// The author's canvas.
    case canvas
    /// A document of Interface Builder.
    case interfaceBuilder
  }

  public var view: String
  /// In the superview's coordinates, as `laidOut`.
  public var designed: Rect
  public var laidOut: Rect
  public var source: Source

  public init(view: String, designed: Rect, laidOut: Rect, source: Source) {
    self.view = view
    self.designed = designed
    self.laidOut = laidOut
    self.source = source
  }

  public var views: [String] { [view] }

  public var withoutNumbers: Self { Self(view: view, designed: .zero, laidOut: .zero, source: source) }
}

/// Characters of one text that no font has.
public struct MissingGlyphs: LayoutFinding {
  public var characters: [Character]

  public var views: [String] { [] }
}

/// What the document expects, and no picture shows.
public struct UnmetExpectation: LayoutFinding {
  public var expectation: Expectation

  public var views: [String] { [] }
}
