import Diagnostics
import Figures
import ViewLayout

/// A view of the document with its name, after `repeat` and before its properties are read.
///
/// Names come first because constraints may name views that are written further down.
struct ViewItem {
  var kind: ViewKind
  /// Whether the document has this kind; false if a plain view replaces an unknown kind.
  var isKindKnown: Bool
  var name: Located<String>
  /// The entries other than kind, `repeat` and `subviews`: of nearly every view a part of the mapping, which is not
  /// copied.
  var entries: ArraySlice<Node.Entry>
  var subitems: [ViewItem]
  /// The metrics of the document that it is included from; `nil` for a view of the document itself.
  var metrics: [String: Double]?
  /// Of a `repeat`, counted from 1.
  var repetition: Int?
}
