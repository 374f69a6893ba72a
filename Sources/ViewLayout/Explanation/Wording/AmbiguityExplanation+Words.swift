public import Diagnostics
import Geometry

extension AmbiguityExplanation {
  /// `'v3' is ambiguous vertically: its height is not determined; add a height, a top or an intrinsic size`
  ///
  /// Of several views with one cause: `'a' and 'b' are ambiguous horizontally because their contents hug at the same
  /// priority, 250; give one of them another contentHuggingPriority, or a width`
  public var message: String {
    let follow = followers.following
    guard !others.isEmpty else { return "'\(view)' is \(remark)\(follow)" }
    return "\(([view] + others).quotedBriefly) are ambiguous \(axis.rawValue)ly\(reason); \(advice)\(follow)"
  }

  /// The message without its subject.
  public var remark: String {
    "ambiguous \(axis.rawValue)ly" + (cause == nil ? "" : ": \(finding); \(advice)")
  }

  public var notes: [Diagnostic.Note] {
    requirements.map { requirement in
      if tableEdge != nil {
        return Diagnostic.Note("'\(requirement.text)' ties a cell to the frame", at: requirement.range)
      }
      let words = limits.isEmpty ? "has the priority \((priority?.rawValue ?? 0).decimalText())" : "only sets a limit"
      return Diagnostic.Note("'\(requirement.text)' \(words)", at: requirement.range)
    }
  }

  /// What is not determined, and because of what.
  var finding: String {
    let parts = undetermined.map { $0 == .size ? axis.sizeName : "\(axis.rawValue) position" }
    let open =
      parts.count == 2
      ? "neither its \(parts[0]) nor its \(parts[1]) is determined" : "its \(parts.joined()) is not determined"
    return open + reason
  }

  /// Because of what; empty where something is missing.
  private var reason: String {
    switch cause {
    case nil, .missing: return ""
    case .superview(let superview):
      return " because the \(axis.sizeName) of its superview '\(superview)' is not"
    case .contents(let views, let kind):
      let verb = kind == .hugging ? "hug" : "resist"
      let contents = Set(views) == Set([view] + others) ? "their contents" : "the contents of \(views.quotedBriefly)"
      let asked = shortage.map { ", and ask for \($0.decimalText(places: 1)) points more than there are" } ?? ""
      return " because \(contents) \(verb) at the same priority, \((priority?.rawValue ?? 0).decimalText())\(asked)"
    case .tie(let requirements):
      return " because \(requirements.map(\.text).quotedBriefly) disagree at the same priority"
    }
  }

  /// What would determine it.
  var advice: String {
    switch cause {
    case nil: return ""
    case .missing(let attributes, let needed, let orContent):
      let names = attributes.map(\.edgeName)
      guard needed == 1 else { return "add two of \(names.listed(with: "and"))" }
      return "add " + (names.map { "a \($0)" } + (orContent ? ["an intrinsic size"] : [])).listed(with: "or")
    case .superview(let superview): return "give '\(superview)' a \(axis.sizeName)"
    case .contents(_, let kind):
      if let tableEdge {
        return "'\(tableEdge.text)' ties them to the table, whose edges are those of its frame and not of what "
          + "scrolls in it: leave it out"
      }
      let room = shortage == nil ? "" : ", or make more room for them"
      return "give one of them another \(kind.rawValue), or a \(axis.sizeName)\(room)"
    case .tie: return "give one of them another priority"
    }
  }
}

extension ContentAmbiguity {
  /// `the width of the content of 'scroll' is not determined; constrain the content to its leading edge and …`
  public var message: String {
    func sizes(_ axes: [Axis]) -> String { axes.map(\.sizeName).listed(with: "and") }
    var message = "the \(sizes(axes)) of the content of '\(view)' \(axes.count == 1 ? "is" : "are") not determined"
    let tied = tiedAxes
    if !tied.isEmpty { message += ": nothing sets the \(sizes(tied)) of what is between its edges" }
    guard !looseEdges.isEmpty else { return message }
    return message + "; constrain the content to \(looseEdges.map { "its \($0.edgeName)" }.listed(with: "and"))"
  }
}

extension LayoutAttribute {
  /// `leading edge`, but `top`.
  fileprivate var edgeName: String { followsDirection ? "\(rawValue) edge" : rawValue }
}

extension Axis {
  /// `width` or `height`.
  package var sizeName: String { sizeAttribute.rawValue }
}

extension [String] {
  /// ` ('title' and 'photo' follow)`: views that are as another one is; empty for none.
  var following: String {
    isEmpty ? "" : " (\(quotedBriefly) \(count == 1 ? "follows" : "follow"))"
  }

  /// The first three in quotes, and how many more there are.
  fileprivate var quotedBriefly: String {
    let quoted = prefix(count <= 4 ? 4 : 3).map { "'\($0)'" }
    return (count <= 4 ? quoted : quoted + ["\(count - 3) others"]).listed(with: "and")
  }
}
