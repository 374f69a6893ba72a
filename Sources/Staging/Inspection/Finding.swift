public import Diagnostics
public import Figures
public import Geometry
public import ViewLayout

/// A problem of a solved layout: the views and constraints that it concerns, its cause, and the changes that would fix
/// it. Sentences are made where findings are printed.
///
///     for entry in figure.findings(in: pictures).all {
///       if case .ambiguity(let ambiguity) = entry.finding { print(ambiguity.view, ambiguity.remedy.changes) }
///     }
public enum Finding: Hashable, Sendable {
  /// Required constraints that cannot all hold.
  case conflict(ConflictExplanation)
  /// A view whose position or size is undetermined.
  case ambiguity(AmbiguityExplanation)
  /// A scroll view whose content size is undetermined.
  case contentAmbiguity(ContentAmbiguity)
  /// A view that layout places elsewhere than the editor.
  case misplaced(MisplacedView)
  /// A view that is off-screen or has no area.
  case lost(LostView)
  /// A text that its view has no room for.
  case clipped(ClippedText)
  /// Characters that no font has.
  case missingGlyphs(MissingGlyphs)
  /// A finding that the document expects and that no picture has.
  case unmet(UnmetExpectation)

  /// The values of the finding, whatever its kind.
  public var detail: any LayoutFinding {
    switch self {
    case .conflict(let conflict): conflict
    case .ambiguity(let ambiguity): ambiguity
    case .contentAmbiguity(let content): content
    case .misplaced(let view): view
    case .lost(let view): view
    case .clipped(let text): text
    case .missingGlyphs(let glyphs): glyphs
    case .unmet(let expectation): expectation
    }
  }

  /// The identifier in messages and JSON, which does not change with the wording.
  public var identifier: Diagnostic.Identifier {
    switch self {
    case .conflict: .conflict
    case .ambiguity: .ambiguousView
    case .contentAmbiguity: .ambiguousContent
    case .misplaced: .misplacedView
    case .lost: .lostView
    case .clipped: .clippedText
    case .missingGlyphs: .missingGlyph
    case .unmet: .unmetExpectation
    }
  }

  /// The word by which a document expects the finding; `nil` if none exists.
  public var expectation: Expectation? {
    switch self {
    case .conflict: .conflict
    case .ambiguity, .contentAmbiguity: .ambiguity
    case .misplaced: .misplaced
    case .lost: .lost
    case .clipped: .clipped
    case .missingGlyphs, .unmet: nil
    }
  }

  /// The finding without the numbers of one layout. Two findings that are equal without them are the same problem in
  /// several pictures.
  var withoutNumbers: Finding {
    switch self {
    case .conflict(let conflict): .conflict(conflict.withoutNumbers)
    case .ambiguity(let ambiguity): .ambiguity(ambiguity.withoutNumbers)
    case .misplaced(let view): .misplaced(view.withoutNumbers)
    case .lost(let view): .lost(view.withoutNumbers)
    case .clipped(let text): .clipped(text.withoutNumbers)
    case .contentAmbiguity, .missingGlyphs, .unmet: self
    }
  }
}

/// A view that layout places elsewhere than the editor.
public struct MisplacedView: LayoutFinding {
  /// Where the other frame comes from.
  public enum Source: Hashable, Sendable {
    /// A frame that the author wrote for the canvas.
    case canvas
    /// A frame that Interface Builder stored.
    case interfaceBuilder
    /// A frame that Interface Builder stored and marked: where the view will be is not known.
    case interfaceBuilderMark
    /// The size of a scene's root for which Interface Builder stored all that is in it, and which the root has not.
    case interfaceBuilderRoot
    /// A frame that Interface Builder stored, which is much wider or narrower than what the view shows.
    case interfaceBuilderContent
    /// The same of a view that is as wide as the content of others with it asks for.
    case interfaceBuilderContentOfOthers
  }

  /// The name of the view.
  public var view: String
  /// The frame in the editor, in the superview's coordinates, in points.
  public var designed: Rect
  /// The frame that layout computed, in the same coordinates; that in the editor where only a mark says that it differs.
  public var laidOut: Rect
  /// Where the editor's frame comes from.
  public var source: Source
  /// The constraints that the editor's frames break.
  public var requirements: [KeptRequirement]

  /// - Parameters:
  ///   - view: The name of the view.
  ///   - designed: The frame in the editor, in the superview's coordinates.
  ///   - laidOut: The frame that layout computed.
  ///   - source: Where the editor's frame comes from.
  ///   - requirements: The constraints that the editor's frames break, where they are known.
  public init(view: String, designed: Rect, laidOut: Rect, source: Source, requirements: [KeptRequirement] = []) {
    self.view = view
    self.designed = designed
    self.laidOut = laidOut
    self.source = source
    self.requirements = requirements
  }

  /// The name of the view.
  public var views: [String] { [view] }

  /// Along which axes the frames differ.
  public var axes: [Axis] {
    Axis.allCases.filter { axis in
      let (place, length) = (designed.origin[axis] - laidOut.origin[axis], designed.size[axis] - laidOut.size[axis])
      return max(place.magnitude, length.magnitude) > Misplacement.tolerance
    }
  }

  /// The finding without its frames.
  public var withoutNumbers: Self { Self(view: view, designed: .zero, laidOut: .zero, source: source) }
}

/// Characters of one text that no font has.
public struct MissingGlyphs: LayoutFinding {
  /// The characters, each once, in the order of the text.
  public var characters: [Character]

  /// Empty: the finding concerns a text.
  public var views: [String] { [] }
}

/// A finding that the document expects and that no picture has.
public struct UnmetExpectation: LayoutFinding {
  /// What the document expects.
  public var expectation: Expectation

  /// Empty: the finding concerns the document.
  public var views: [String] { [] }
}
