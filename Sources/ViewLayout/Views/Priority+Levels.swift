package import ConstraintSolver

/// The levels of what the engine itself asks for, from weak to strong. Only their order matters: among one another, to
/// `fittingSizeLevel` (50), and to the levels that authors give, which are 249 to 252, 748 to 751 and 999.
extension Priority {
  // MARK: Weaker than every content

  /// What would else have any size is as small as can be, as documents have it (`UISV-ambiguity-suppression`).
  static let ambiguitySuppression: Priority = 25
  /// A stack view is no longer than its views ask for, unless somebody asks for its fitting size.
  static let stackFit: Priority = 49
  /// Where something else says where a hidden view is, it is there (`UISV-spacing-hidden`).
  static let hiddenPlace = fittingSizeLevel
  /// What spans its views across is no higher than they are, rather than as high as a fitting size would have it.
  static let spanningFit: Priority = 51
  /// At which an empty view in a stack view keeps its stored size on other screens.
  ///
  /// Nothing in the document asks for that size, but the code of the view's class may. It is above what makes a stack view
  /// no wider than it has to be, and below all that an author says.
  package static let keepingElsewhere: Priority = 52

  // MARK: Between hugging and compression resistance

  /// How strongly the content of a self-sizing row keeps its height: it would rather be as high as it was than stretch what
  /// it holds, but not compress it.
  package static let selfSizingRow: Priority = 500

  // MARK: Almost required

  /// Of labels that wrap, none takes more than its share of a row (`UISV-text-width-disambiguation`).
  static let sharedWidth: Priority = 950
  /// What is asked for before it is known, or on the canvas alone: it breaks nothing that an author requires.
  package static let almostRequired: Priority = 999
  /// The cell of a xib, like any root of one, has the height that it was given on the canvas, unless its content requires
  /// another.
  package static let loneCell: Priority = 999.5
  /// What is hidden takes no room, unless something required says so (`UISV-hiding`).
  static let hiding: Priority = 999.999
}
