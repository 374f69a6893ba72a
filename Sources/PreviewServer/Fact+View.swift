import Figures
import Geometry
import Staging
import ViewLayout

extension Reply.Fact {
  /// What is known of a view beside its frame: what differs from the usual is told, in the words of UIKit.
  ///
  /// - Parameter findings: What is wrong with views of the layout.
  static func all(of view: SolvedView, findings: [Finding]) -> [Self] {
    var facts = [Self(name: "class", text: view.className), Self(name: "frame", text: text(view.frame))]
    func add(_ name: String, _ text: String?) {
      if let text { facts.append(Self(name: name, text: text)) }
    }
    let isAtOrigin = view.bounds == Rect(origin: .zero, size: view.frame.size)
    add("bounds", isAtOrigin ? nil : text(view.bounds))
    add("transform", view.transform == .identity ? nil : text(view.transform))
    add("alignment rectangle", view.alignmentInsets == .zero ? nil : text(view.alignmentRect))
    let intrinsic = view.intrinsicContentSize
    if intrinsic.horizontal != nil || intrinsic.vertical != nil {
      func length(_ value: Double?) -> String { value.map(text) ?? "none" }
      add("intrinsic content size", "\(length(intrinsic.horizontal)) × \(length(intrinsic.vertical))")
      add("hugging", text(view.contentHuggingPriority))
      add("compression resistance", text(view.contentCompressionResistancePriority))
    }
    for finding in findings where finding.detail.views.first == view.name { add("layout", finding.detail.remark) }
    return facts
  }

  private static func text(_ value: Double) -> String { ((value * 1000).rounded() / 1000).decimalText() }

  private static func text(_ rect: Rect) -> String {
    "\(text(rect.x)), \(text(rect.y)) · \(text(rect.width)) × \(text(rect.height))"
  }

  private static func text(_ transform: Transform) -> String {
    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(text).joined(separator: " ")
  }

  private static func text(_ priorities: AxisPair<Priority>) -> String {
    "\(text(priorities.horizontal.rawValue)) horizontal, \(text(priorities.vertical.rawValue)) vertical"
  }
}
