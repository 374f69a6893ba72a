import Diagnostics

/// Mistakes of items that include other documents.
extension Mistake {
  /// - Parameter reason: What is wrong with the file: `does not exist in the document's folder`.
  static func unreadableInclude(_ path: String, reason: String, meant: String? = nil) -> Mistake {
    Mistake(.unreadableInclude, "'\(path.shortened)' \(reason)\(meant.hint)", Correction(path, meant))
  }

  /// A file whose mistake was reported where it is included first.
  static func unusableInclude(_ path: String) -> Mistake {
    Mistake(.unreadableInclude, "'\(path.shortened)' cannot be included, see above")
  }

  static func includeWithoutFolder(_ path: String) -> Mistake {
    Mistake(.unreadableInclude, "'\(path.shortened)' cannot be included: this document has no folder")
  }

  static func includeCycle(_ path: String) -> Mistake {
    Mistake(.includeCycle, "'\(path.shortened)' is being included: a document cannot include itself")
  }

  static func includesTooDeep(_ most: Int) -> Mistake {
    Mistake(.includeCycle, "at most \(most) documents include each other")
  }

  static func withIsNoMapping(found: String) -> Mistake {
    Mistake(.mappingExpected, "'with' is a mapping of names to values, {title: Mail}, not \(found)")
  }

  /// A value that an included document has no use for.
  ///
  /// - Parameter taken: The names that it has a use for.
  static func unusedIncludeValue(_ name: String, document: String, taken: [String], meant: String?) -> Mistake {
    .unknown(
      .unknownKey, name, "a value of '\(document.shortened)'", meant: meant,
      else: taken.isEmpty ? ", which takes none" : ": it takes \(taken.quotedList())")
  }

  static func placeholderWithoutValue(_ placeholder: String) -> Mistake {
    let name = placeholder.filter { $0 != "{" && $0 != "}" }
    return Mistake(
      .placeholderWithoutValue,
      "'\(placeholder)' has no value; give one where the document is included, 'with: {\(name): …}'")
  }

  static func nameInEveryInclude(_ name: String) -> Mistake {
    Mistake(
      .duplicateName,
      "'\(name)' would be the same wherever the file is included: add a value of 'with' to it, '\(name){n}'")
  }

  static let includedConstraintsWithoutViews = Mistake(
    .uselessKey, "an included document has constraints for its views, and has no views")

  /// A metric that two documents declare with different values.
  static func metricClash(_ name: String) -> Mistake {
    Mistake(.duplicateName, "'\(name.shortened)' is a metric of another document, with another value")
  }

  static let includeOfDocument = Mistake(
    .unknownKey, "'include' is an item of 'views': '- include: parts/row.yaml'")
}
