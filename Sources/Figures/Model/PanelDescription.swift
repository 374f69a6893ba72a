public import Diagnostics
public import Geometry
public import ViewLayout

/// A panel: one of the states that a picture shows side by side.
public struct PanelDescription: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case layout, hierarchy, exploded, matrix, trace, console, dump
  }

  /// The state in which a panel starts.
  public enum Start: String, Hashable, Sendable, CaseIterable {
    case previous, start
  }

  public var title: String?
  public var kind = Kind.layout
  /// The source location of its kind, or of the panel.
  public var range: SourceRange?
  public var start = Start.previous
  public var steps: [Located<Step>] = []
  /// The view whose transform a matrix panel shows.
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
