import Diagnostics
import Figures
import ViewLayout

/// Mistakes of a view's kind, name, properties and position in the tree.
extension Mistake {
  // MARK: Kind

  static let viewMissingHere = Mistake(.missingView, "a view is missing here")

  static func malformedView(found: String) -> Mistake {
    Mistake(.malformedView, "a view is written 'view: name', not \(found)")
  }

  /// Properties below a kind, or below a name, instead of beside both.
  ///
  /// - Parameter first: The first of the properties.
  static func nestedProperties(_ kind: ViewKind, name: String?, first: String) -> Mistake {
    let view = "\(kind.rawValue): \(name?.shortened ?? "NAME")"
    return Mistake(
      .malformedView, "a view's properties stand beside its kind and name: write '{\(view), \(first.shortened): …}'")
  }

  static func kindAndNameWithoutSpace(kind: String, name: String) -> Mistake {
    Mistake(
      .missingSpace, "a space is missing after the colon: '- \(kind): \(name.shortened)'",
      Correction("\(kind):\(name)", "\(kind): \(name)"))
  }

  static func kindAndNameWithoutColon(kind: String, name: String) -> Mistake {
    Mistake(
      .missingColon, "a ':' is missing after '\(kind)': '- \(kind): \(name.shortened)'",
      Correction("\(kind) \(name)", "\(kind): \(name)"))
  }

  static func kindAlone(_ kind: String) -> Mistake {
    Mistake(.missingName, "'\(kind)' needs the view's name, '- \(kind): name'")
  }

  static func nameMissing(kind: String) -> Mistake { Mistake(.missingName, "'\(kind)' needs the view's name") }

  static let itemsBesideSections = Mistake(
    .propertyWithoutEffect, "'items' has no effect beside 'sections', which the table shows")

  static func frameOfArrangedView(_ key: String, _ view: String, stack: String) -> Mistake {
    Mistake(.propertyWithoutEffect, "'\(key)' has no effect while the stack view '\(stack)' arranges '\(view)'")
  }

  /// Its layout is a program.
  static func collectionAsKind(_ kind: String) -> Mistake {
    Mistake(
      .unknownKind,
      "'\(kind)' is not a kind of view: write a 'scrollView' with 'class: UICollectionView', and its cells as views with "
        + "'repeat'")
  }

  static func unknownKind(_ kind: String, meant: String?) -> Mistake {
    .unknown(.unknownKind, kind, "a kind of view", meant: meant)
  }

  /// Its axis is no property elsewhere.
  static func verticalStackAsKind(_ kind: String) -> Mistake {
    Mistake(.unknownKind, "'\(kind)' is not a kind of view: write a 'stackView' with 'axis: vertical'")
  }

  static func kindNotFirst(kind: String, before key: String) -> Mistake {
    Mistake(.kindNotFirst, "a view begins with its kind: '\(kind)' goes before '\(key.shortened)'")
  }

  /// - Parameter name: The view's, where it is known.
  static func kindMissing(first: String, name: String = "a") -> Mistake {
    Mistake(
      .kindNotFirst,
      "a view begins with its kind and its name, such as 'view: \(name.shortened)', not with '\(first)'")
  }

  /// - Parameter owner: The kind that the view has.
  static func secondKind(_ kind: String, of owner: ViewKind) -> Mistake {
    let words =
      kind == ViewKind.label.rawValue && owner != .label
      ? [ViewProperty.title, .text].first { $0.isUsed(by: owner) } : nil
    let hint = words.map { "; the words of a \(owner.rawValue) are its '\($0.name)'" } ?? ""
    return Mistake(.exclusiveKeys, "a view has one kind, and '\(kind)' is another\(hint)")
  }

  // MARK: Name

  static let ruleOfNames = "a name is a letter or underscore, then letters, digits or underscores"

  static func reservedName(_ name: String) -> Mistake {
    Mistake(.reservedName, "'\(name)' is reserved and cannot name a view")
  }

  /// - Parameter meant: The name without the characters that no name can have.
  static func invalidName(_ name: String, meant: String?) -> Mistake {
    Mistake(
      .invalidName, "'\(name.shortened)' cannot name a view: \(ruleOfNames)\(meant.hint)", Correction(name, meant))
  }

  /// - Parameter meant: The name with the number of the repeated view that it is in.
  static func placeholderWithoutRepeat(_ name: String, _ letter: RepeatedNumber, meant: String?) -> Mistake {
    let rule = letter == .n ? "needs 'repeat'" : "is the number of a 'repeat' inside another"
    return Mistake(
      .invalidName, "'\(name.shortened)' cannot name a view: '\(letter.placeholder)' \(rule)\(meant.hint)",
      Correction(name, meant))
  }

  /// A warning.
  static func lookAsClass(_ name: String) -> Mistake {
    let styles = name.split(whereSeparator: \.isWhitespace).joined(separator: ", ")
    let list = styles.contains(",") ? "[\(styles)]" : styles
    return Mistake(
      .propertyWithoutEffect,
      "'class' is the name of a class, which changes nothing that is seen; did you mean 'style: \(list.shortened)'?")
  }

  static func duplicateName(_ name: String) -> Mistake {
    Mistake(.duplicateName, "'\(name)' is the name of another view")
  }

  /// - Parameter isNested: Whether the view is in a repeated one inside another.
  static func nameInEveryRepetition(_ name: String, isNested: Bool) -> Mistake {
    let problem = "'\(name)' would be the same for every repetition"
    return isNested
      ? Mistake(
        .duplicateName,
        "\(problem): it needs '{n}' and '{m}', the numbers of both 'repeat', apart as in 'box{n}_{m}'")
      : Mistake(.duplicateName, "\(problem): add '{n}' to it", Correction(name, "\(name){n}"))
  }

  /// A name that no view of the document has.
  static func unknownView(_ name: String, meant: String?) -> Mistake {
    .unknown(.unknownView, name, "a view", meant: meant)
  }

  /// The superview, which only equations have, as what a place is of.
  static let superviewOfPlace = Mistake(
    .unknownView, "'superview' is a word of equations: a place is of a view with a name, or of 'root'",
    Correction(ReservedName.superview.rawValue, ReservedName.root.rawValue))

  /// A point or a part of a view in the place of its name.
  ///
  /// - Parameter path: What is written, word by word.
  static func partWithoutView(_ name: String, path: [String]) -> Mistake {
    let root = ReservedName.root.rawValue
    let example = ([root] + path).joined(separator: ".")
    return Mistake(
      .unknownView, "'\(name)' is not a view: name the view too, such as '\(example.shortened)'",
      Correction(name, "\(root).\(name)"))
  }

  /// A name of the document's own, in a panel with other views.
  ///
  /// - Parameter isContinued: Whether these are of a panel before.
  static func nameOfDocument(
    _ name: String, isContinued: Bool, as identifier: Diagnostic.Identifier = .unknownView
  ) -> Mistake {
    Mistake(
      identifier,
      isContinued
        ? "'\(name)' is a name of the document: this panel goes on with the views of the panel before; "
          + "'from: start' begins with the document's"
        : "'\(name)' is a name of the document: this panel has views of its own")
  }

  /// A name that neither a view nor a constraint has.
  static func unknownSubject(_ name: String, meant: String?) -> Mistake {
    .unknown(.unknownView, name, "a view or the identifier of a constraint", meant: meant)
  }

  // MARK: The tree

  static let repeatTooDeep = Mistake(.nestedRepeat, "a 'repeat' stands in at most one other")
  static let subviewsOfGuide = Mistake(.uselessKey, "a layout guide has no subviews")
  static let subviewsOfRoot = Mistake(.uselessKey, "the root's subviews are the document's 'views'")

  // MARK: Styles

  static func stylesAreNoMapping(found: String) -> Mistake {
    Mistake(.mappingExpected, "'styles' is a mapping of names to properties, {card: {cornerRadius: 8}}, not \(found)")
  }

  static func styleIsNoMapping(_ name: String, found: String) -> Mistake {
    Mistake(.mappingExpected, "the style '\(name.shortened)' is a mapping of properties, not \(found)")
  }

  static func keyOfViewInStyle(_ key: String) -> Mistake {
    Mistake(.uselessKey, "a style has properties alone: '\(key)' is written beside the view")
  }

  static func viewInAdaptation(_ name: String) -> Mistake {
    Mistake(.unknownKey, "'\(name)' is a view: write it under 'views', 'views: {\(name): {…}}'")
  }

  static func sizeClassWithoutAxis(_ sizeClass: String) -> Mistake {
    let meant = "{horizontalSizeClass: \(sizeClass)}"
    return Mistake(
      .mappingExpected, "'when' says of which axis; did you mean '\(meant)'?", Correction(sizeClass, meant))
  }

  static func textSizeWithoutKey(_ size: String) -> Mistake {
    let meant = "{contentSizeCategory: \(size)}"
    return Mistake(.mappingExpected, "'when' says of what; did you mean '\(meant)'?", Correction(size, meant))
  }

  /// A word of another key.
  static func wordAsStyle(_ word: String, key: String) -> Mistake {
    Mistake(.unknownStyle, "'\(word)' is a value of '\(key)': write '\(key): \(word)'")
  }

  static func unknownStyle(_ name: String, styles: [String], meant: String?) -> Mistake {
    .unknown(
      .unknownStyle, name, "a style", meant: meant,
      else: styles.isEmpty ? ": styles are declared under 'styles'" : ": the styles are \(styles.quotedList())")
  }

  static func duplicateStyle(_ name: String) -> Mistake {
    Mistake(.duplicateName, "'\(name.shortened)' is the name of another style")
  }

  static func laterStyle(_ name: String) -> Mistake {
    Mistake(
      .unknownStyle,
      "'\(name.shortened)' is not declared before this style: a style uses styles that are declared before it")
  }

  // MARK: Properties

  /// - Parameter offersBounds: Whether a step sets it.
  static func propertyOfRoot(_ property: String, offersBounds: Bool) -> Mistake {
    Mistake(
      .propertyOfRoot,
      "the root view fills the device, or 'size': it has no '\(property)' of its own"
        + (offersBounds ? "; 'root.bounds.size' gives it another size" : ""))
  }

  /// A warning.
  ///
  /// - Parameter remedy: What has the intended effect.
  static func withoutEffect(_ property: ViewProperty, _ kind: ViewKind, remedy: String) -> Mistake {
    Mistake(.propertyWithoutEffect, "'\(property.rawValue)' has no effect on \(kind.withArticle): \(remedy)")
  }

  /// A warning.
  static func runsWithoutEffect(_ property: ViewProperty, _ kind: ViewKind) -> Mistake {
    Mistake(
      .propertyWithoutEffect,
      "\(kind.withArticle) has one font and colour: only the words of these runs are drawn as its '\(property.rawValue)'"
    )
  }

  /// A warning.
  ///
  /// - Parameter list: The items that are probably meant.
  static func severalItemsInOne(list: String) -> Mistake {
    Mistake(.severalItemsInOne, "this is one item; write [\(list.shortened)] for several")
  }

  /// A warning.
  static func sliderBeyondEnd(isBelow: Bool) -> Mistake {
    Mistake(.valueBeyondControl, "a slider's value is from 0 to 1; it is drawn at its \(isBelow ? "start" : "end")")
  }

  /// A warning.
  static func choiceBeyondItems(_ property: ViewProperty, of kind: ViewKind, count: Int) -> Mistake {
    Mistake(
      .valueBeyondControl,
      "'\(property.rawValue)' is the index of one of the \(kind.rawValue)'s \(count) items, from 0 to \(count - 1)")
  }

  /// A warning.
  static func badgesBeyondTabs(_ badges: Int, tabs: Int) -> Mistake {
    Mistake(.valueBeyondControl, "of \(badges) badges only \(tabs) \(tabs == 1 ? "has" : "have") a tab")
  }

  /// A warning.
  static let pickerWithoutNumber = Mistake(
    .valueBeyondControl, "a picker's value is the index of its selected item, from 0")
}
