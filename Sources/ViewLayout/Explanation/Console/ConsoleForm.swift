import Typography

/// How a version of the system prints a constraint.
///
///     <NSLayoutConstraint H:[UIView:card(100)]>                                                     // up to iOS 9
///     <NSLayoutConstraint UIView:card.width == 100   (active)>                                      // since iOS 10
///     <NSLayoutConstraint H:|-(16)-[UIView:card]   (Names: '|':UIView:root )>
///     <NSLayoutConstraint H:|-(16)-[UIView:card]   (active, names: '|':UIView:root )>
///
/// Both are read from reports that programs of these versions have left in public.
enum ConsoleForm {
  /// Lengths in visual form, and distances from either of their ends.
  case visual
  /// Lengths as equations, distances in visual form only from the end that is the constraint's first item, and whether a
  /// constraint is active.
  case active

  init(on platform: Platform) {
    switch platform {
    case .ios6, .ios7: self = .visual
    case .ios11, .ios: self = .active
    }
  }

  /// A line of a report.
  ///
  /// - Parameters:
  ///   - type: The class of the constraint.
  ///   - note: What stands before the constraint, such as its identifier; empty for nothing.
  func line(_ type: String, note: String = "", _ text: ConsoleText) -> String {
    let bar = text.bar.map { "'|':\($0.consoleName) " }
    let notes =
      switch self {
      case .visual: bar.map { "   (Names: \($0))" } ?? ""
      case .active: "   (active\(bar.map { ", names: \($0)" } ?? ""))"
      }
    return "<\(type) \(note.isEmpty ? "" : note + " ")\(text.text)\(notes)>"
  }
}

/// A constraint as the console writes it.
struct ConsoleText {
  var text: String
  /// What the bar `|` in it stands for.
  var bar: View?
}
