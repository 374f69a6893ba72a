public import ConstraintSolver
public import Diagnostics
public import Geometry

/// What there is to say of a solved layout, as a value: which views it is about, on what it rests and what would help.
///
/// Views go by their names and requirements are kept as values, so that findings outlive the tree and can be compared.
/// `message` words them.
public protocol LayoutFinding: Hashable, Sendable {
  /// The views that it is about.
  var views: [String] { get }
  /// Along which axes; empty where that is no question of axes.
  var axes: [Axis] { get }
  /// The requirements that it rests on.
  var requirements: [KeptRequirement] { get }
  /// What would make it go away.
  var remedy: Remedy { get }
  /// The same without the numbers that came of one layout and differ in another.
  var withoutNumbers: Self { get }

  /// The whole, as a diagnostic says it.
  var message: String { get }
  /// What it says in a row of its view's own.
  var remark: String { get }
  /// What is said of the requirements, each at its place.
  var notes: [Diagnostic.Note] { get }
}

extension LayoutFinding {
  public var axes: [Axis] { [] }
  public var requirements: [KeptRequirement] { [] }
  public var remedy: Remedy { Remedy() }
  public var withoutNumbers: Self { self }
  public var remark: String { message }
  public var notes: [Diagnostic.Note] { [] }
}

/// What was asked of a layout, kept as a value: a constraint, or what stands for a mask, a content or a stack view.
public struct KeptRequirement: Hashable, Sendable {
  public var kind: LayoutRequirement.Kind
  /// The views that it is between, or that it comes with.
  public var views: [String]
  /// The views whose edges or sizes it is about: of what a stack view asks, those that it arranges.
  public var subjects: [String]
  /// Those of `views` that are not shown.
  public var hiddenViews: [String]
  /// `v3.height == 10`
  public var equation: String
  /// The equation, with a word on who asks for it if it is not the author: `name.width >= 42 (intrinsic size)`.
  public var text: String
  /// Where the constraint was written, or the view that asks for it.
  public var range: SourceRange?
  /// What the author wrote there, where that is one equation and nothing else.
  public var written: String?

  /// A constraint of a document that is not laid out.
  ///
  /// - Parameters:
  ///   - text: The constraint in words.
  ///   - views: The names of the views that it is between.
  ///   - range: Where it is written.
  public init(constraint text: String, between views: [String], at range: SourceRange?) {
    (kind, self.views, subjects, hiddenViews) = (.constraint, views, views, [])
    (equation, self.text, self.range) = (text, text, range)
  }

  public init(_ requirement: LayoutRequirement, at range: SourceRange? = nil, written: String? = nil) {
    kind = requirement.kind
    views = requirement.views.map(\.name)
    subjects = (requirement.layoutConstraint?.views ?? requirement.views).map(\.name)
    hiddenViews = requirement.views.filter(\.isHidden).map(\.name)
    equation = requirement.equation
    text = requirement.text
    self.range = range
    self.written = written
  }

  /// Without the lengths that another screen, with other pixels or another text size, has otherwise: those that no
  /// author wrote.
  var withoutNumbers: Self {
    var requirement = self
    if kind != .constraint { (requirement.equation, requirement.text) = ("", "") }
    return requirement
  }
}

/// A change of a view or of a constraint after which a finding may be gone.
public enum LayoutChange: Hashable, Sendable {
  /// A constraint more, on an attribute of the view; the value that it has by chance will do.
  case constrain(String, LayoutAttribute)
  /// A content that asks for a size along the axis.
  case addIntrinsicSize(String, Axis)
  case setContentPriority(String, Axis, ContentPriority, Priority)
  case setTranslatesAutoresizingMaskIntoConstraints(String, Bool)
  /// Another priority for a constraint, or for what a content asks for.
  case setPriority(KeptRequirement, Priority)
  case remove(KeptRequirement)
}

/// What would make a finding go away.
public struct Remedy: Hashable, Sendable {
  /// None where no single change is known to help.
  public var changes: [LayoutChange] = []
  /// How many of the changes it takes; which of them is the author's choice.
  public var needed = 1
}

/// How much a content matters against what would make its view larger, or smaller; by UIKit's names.
public enum ContentPriority: String, Hashable, Sendable {
  case hugging = "contentHuggingPriority"
  case compressionResistance = "contentCompressionResistancePriority"
}
