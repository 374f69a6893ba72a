import Diagnostics
import Figures

/// Looks up names. An unknown name that another reported mistake may have caused is accepted.
final class DocumentNames {
  let values: ValueReader
  var mistakes: NameMistakes
  private var reporter: MistakeReporter { values.reporter }

  init(values: ValueReader, mistakes: NameMistakes) {
    self.values = values
    self.mistakes = mistakes
  }

  /// Whether a name is a view's, or may be that of a view whose own name is wrong, which is reported.
  func isView(_ name: String, in scope: NameScope) -> Bool {
    scope.contains(view: name)
      || mistakes.mayBeMissing(name, among: scope.viewNames.prefix(FigureLimits.candidates))
  }

  /// The name of a view that exists.
  func viewReference(_ node: Node, _ key: String, in scope: NameScope) -> String? {
    guard let scalar = values.scalar(node, key, takes: "a view's name") else { return nil }
    guard !mistakes.areMentioned(in: scalar.text) else { return nil }
    guard isView(scalar.text, in: scope) else {
      return reporter.refuse(unknownView(scalar.text, among: scope.viewNames, in: scope), at: scalar.range)
    }
    return scalar.text
  }

  /// The mistake of a name that no view has, where one of these is probably meant.
  func unknownView(_ name: String, among candidates: [String], in scope: NameScope) -> Mistake {
    scope.replaced.contains(name)
      ? .nameOfDocument(name, isContinued: scope.isContinued)
      : .unknownView(name, meant: Synonyms.meant(name, among: candidates))
  }

  /// The names of views that exist, of a list or of a single one.
  func viewReferences(_ node: Node, _ key: String, in scope: NameScope) -> [String] {
    values.items(node).compactMap { viewReference($0, key, in: scope) }
  }

  /// A property's value whose keys are the names of views: whether all of them exist.
  func viewsExist(_ node: Node, _ key: String, in scope: NameScope) -> Bool {
    (node.mapping ?? []).map { viewReference(Node($0.key), key, in: scope) != nil }.allSatisfy(\.self)
  }

  /// The identifier of a constraint that the document has.
  func constraintReference(_ scalar: Scalar, in scope: NameScope) -> String? {
    guard scope.contains(identifier: scalar.text) else {
      guard !scope.replaced.contains(scalar.text) else {
        return reporter.refuse(
          .nameOfDocument(scalar.text, isContinued: scope.isContinued, as: .unknownIdentifier), at: scalar.range)
      }
      let meant = Synonyms.meant(scalar.text, among: scope.identifiers)
      return reporter.refuse(
        .unknownIdentifier(scalar.text, meant: meant, known: scope.identifiers), at: scalar.range)
    }
    return scalar.text
  }

  /// The same with its place.
  func selection(_ node: Node, _ key: String, in scope: NameScope) -> Located<String>? {
    viewReference(node, key, in: scope).map { Located($0, at: node.range) }
  }
}
