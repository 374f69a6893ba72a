import Diagnostics
import Figures
import Motion

/// Reads the transition of an animation.
struct TransitionReader {
  let values: ValueReader
  let names: DocumentNames
  private var reporter: MistakeReporter { values.reporter }

  func transition(_ node: Node, in scope: NameScope) -> TransitionDescription? {
    guard let fields = values.fields(of: node, of: "a transition", TransitionKey.self) else { return nil }
    guard let typeNode = fields.node(.type) else {
      return fields.hasUnknownKeys ? nil : reporter.refuse(.transitionWithoutType, at: node.range)
    }
    guard let kind = values.word(typeNode, "type", TransitionDescription.Kind.self) else { return nil }
    var transition = TransitionDescription(kind)
    if let node = fields.node(.subtype) {
      transition.subtype = values.word(node, "subtype") ?? .fromLeft
      if !kind.takesSubtype { reporter.error(.subtypeWithoutDirection(kind), at: fields.keyRange(.subtype)) }
    }
    transition.container = fields.node(.of).flatMap { names.selection($0, "of", in: scope) }
    transition.from = fields.node(.from).flatMap { names.selection($0, "from", in: scope) }
    transition.to = fields.node(.to).flatMap { names.selection($0, "to", in: scope) }
    if (fields.keyRange(.from) == nil) != (fields.keyRange(.to) == nil) {
      reporter.error(.transitionOfOneView, at: fields.keyRange(.from) ?? fields.keyRange(.to))
    }
    if let range = fields.keyRange(.of), fields.keyRange(.from) != nil {
      reporter.error(.containerBesideViews, at: range)
    }
    return transition
  }
}
