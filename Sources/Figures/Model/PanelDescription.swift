public import Diagnostics
public import Geometry
public import ViewLayout

/// One of the states that stand side by side in a picture.
public struct PanelDescription: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case layout, hierarchy, exploded, matrix, trace, console, dump
  }

  /// Where its steps begin.
  public enum Start: String, Hashable, Sendable, CaseIterable {
    case previous, start
  }

  public var title: String?
  public var kind = Kind.layout
  /// Where its kind was written, or else where the panel begins.
  public var range: SourceRange?
  public var start = Start.previous
  public var steps: [Located<Step>] = []
  /// The view that a matrix is of.
  public var subject: Located<String>?

  // What differs from the document; `nil` for what does not.
  public var show: AnnotationSet?
  public var selected: Located<String>?
  public var callouts: [Callout]?
  public var device: Device?
  public var size: Size?
  public var orientation: Orientation?
  public var direction: LayoutDirection?
  public var theme: ThemeName?
  public var stance: Stance?
  public var crop: Crop?
  public var views: [ViewDescription]?
  public var constraints: [ConstraintDescription]?

  public init(title: String? = nil, steps: [Located<Step>] = []) {
    self.title = title
    self.steps = steps
  }
}
