import Diagnostics
import Figures
import Files
import ViewLayout

/// Mistakes of a document's keys, of its parts, and of annotations, callouts and images.
extension Mistake {
  // MARK: Keys

  /// - Parameters:
  ///   - owner: What the mapping is: `a panel`.
  ///   - owners: The mappings that have the key.
  ///   - known: The keys of the mapping, which are said if they are few.
  static func unknownKey(
    _ key: String, owner: String, meant: String?, owners: [String], known: [String] = []
  ) -> Mistake {
    let keys = known.isEmpty || known.count > mostKeysInMessage ? "" : ", which has \(known.quotedList())"
    return .unknown(
      .unknownKey, key, "a key of \(owner)", meant: meant,
      else: owners.isEmpty ? keys : ": it is one of \(owners.listed(with: "and"))")
  }

  private static let mostKeysInMessage = 4

  /// What a comma in braces has cut off a text.
  ///
  /// - Parameters:
  ///   - whole: The text as its author meant it.
  ///   - own: The key that it is the value of.
  ///   - key: The one that it begins with, if only a colon is missing behind that.
  ///   - mayBeList: Whether its author may have meant several names or places.
  static func textCutAtComma(
    _ rest: String, of owner: String, whole: String, key own: String, beginningWithKey key: String?, mayBeList: Bool
  ) -> Mistake {
    let colon = key.map { "a ':' is missing behind '\($0)', or " } ?? ""
    let list = mayBeList ? ", and a list is in brackets: [\(whole.shortened)]" : ""
    return Mistake(
      .unknownKey,
      "'\(rest.shortened)' is not a key of \(owner); \(colon)in braces, a text with a comma is quoted: "
        + "\(own.shortened): \"\(whole.shortened)\"\(list)")
  }

  /// A key that has another form in this language.
  static func foreignKey(_ key: String, owner: String, _ remedy: ForeignKeyRemedy) -> Mistake {
    Mistake(.unknownKey, "'\(key)' is not a key of \(owner): \(remedy.words)", Correction(key, remedy.key))
  }

  /// A warning.
  static func formerName(_ key: String, now: String) -> Mistake {
    Mistake(.formerName, "'\(key)' is the former name of '\(now)'", Correction(key, now))
  }

  /// The size of the root view under the name of the text size.
  static let sizeAsContentSize = Mistake(
    .unknownKey, "'contentSize' is the former name of the text size; did you mean 'size'?",
    Correction("contentSize", "size"))

  static let keyMissing = Mistake(.missingKey, "a key is missing here")

  static func keyWithoutValue(_ key: String) -> Mistake { Mistake(.missingValue, "'\(key.shortened)' has no value") }

  /// - Parameter problem: What is wrong with the name.
  static func notAFileName(_ name: String, _ problem: String) -> Mistake {
    let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber || "-_.".contains($0)) }
    let joined = words.joined(separator: "-")
    let meant = FileName.problem(of: joined) == nil ? joined : nil
    return Mistake(
      .malformedValue, "'\(name.shortened)' cannot begin the names of files: \(problem)\(meant.hint)",
      Correction(name, meant))
  }

  static func notAMapping(owner: String, keys: [String], found: String) -> Mistake {
    Mistake(
      .mappingExpected,
      "\(owner) is a mapping with keys such as \(Array(keys.prefix(2)).quotedList()), not \(found)")
  }

  static func metricsAreNoMapping(found: String) -> Mistake {
    Mistake(.mappingExpected, "'metrics' is a mapping of names to numbers, {margin: 20}, not \(found)")
  }

  static func rootIsNoMapping(found: String) -> Mistake {
    Mistake(.mappingExpected, "'root' is a mapping of the root view's properties, not \(found)")
  }

  /// - Parameter item: The first item as it is written in a list.
  static func notAList(_ list: ListOfItems, found: String, item: String? = nil) -> Mistake {
    Mistake(.listExpected, "\(list.rawValue), not \(found)\(item.map { ": write '\($0.shortened)'" } ?? "")")
  }

  /// The lists of the language, with the rule that a message states.
  enum ListOfItems: String {
    case views = "views are a list, each item with a '-'"
    case constraints = "constraints are a list, each item with a '-'"
    case callouts = "callouts are a list, each item with a '-'"
    case panels = "panels are a list, each item with a '-'"
    case subviews = "'subviews' is a list of views"
    case adaptations = "adaptations are a list, each item with a '-'"
    case steps = "'do' is a list of steps, each with a '-'"
  }

  static let tooManyErrors = Mistake(
    .tooManyErrors, "only the first \(FigureLimits.errors) errors of the document are listed")

  // MARK: Screens and panels

  /// - Parameter owner: `a document` or `a panel`.
  static func sizeBesideDevice(owner: String) -> Mistake {
    Mistake(.exclusiveKeys, "\(owner) has either a 'size' or a device, not both")
  }

  static let adaptiveBesideThemes = Mistake(
    .exclusiveKeys, "'adaptive' means both themes: no other theme stands beside it")
  static let canvasWithoutSize = Mistake(.missingKey, "a canvas needs its 'size', the root's on it")
  static let tabsBesideToolbar = Mistake(
    .exclusiveKeys, "a screen has either tabs or a toolbar at its bottom, not both")
  static let searchBarAlone = Mistake(
    .missingKey, "a search bar is the last row of a navigation bar: add 'navigationBar: {title: …}'")
  static let barsWithoutRoom = Mistake(
    .uselessKey, "'bars' are drawn where a device's safe area leaves them room: name a 'device'")
  static let itemWithoutContent = Mistake(
    .missingKey, "an item of a bar has either an 'item', a 'segmentedControl' or a 'view'")
  static let segmentsAlone = Mistake(.uselessKey, "'value' and 'width' are of a 'segmentedControl'")

  /// A warning.
  static func titleLikeItem(_ text: String, form: String, meant: String?) -> Mistake {
    Mistake(
      .unknownValue, "'\(text.shortened)' is drawn as a title; an item of a bar is written \(form)",
      Correction(text, meant))
  }
  static let rootWithoutArea = Mistake(.emptyRoot, "a root view has a width and a height, and neither is 0")

  static func rootTooLong(pixels: Double, scale: Double) -> Mistake {
    Mistake(
      .canvasTooLarge,
      "at \(scale.decimalText()) pixels per point this is \(pixels.decimalText()) pixels long; "
        + "the limit is \(FigureLimits.canvasPixels.decimalText())")
  }

  static let noPanel = Mistake(
    .panelCount, "a document has 1 to \(DocumentLimit.panels.standard) panels, not 0")

  static let cropWithoutLayout = Mistake(.uselessKey, "'crop' is only for panels of kind 'layout', 'film' or 'onion'")
  static let rootOfPanel = Mistake(
    .uselessKey, "the root view of a panel has properties alone: its kind, 'show' and constraints are the document's")
  static let borderWithoutLayout = Mistake(
    .uselessKey, "'border' is only for panels of kind 'layout', 'film' or 'onion'")
  /// A warning.
  static func signWithoutScreen(_ key: PanelKey, _ kind: PanelDescription.Kind) -> Mistake {
    // The planes of an exploded hierarchy have callouts and annotations, and no screen around them.
    let isOfScreenAlone = [.selected, .chrome, .stance].contains(key)
    return Mistake(
      .uselessKey,
      "'\(key.rawValue)' has no effect on a panel of kind '\(kind.rawValue)', which has no screen: it is for panels of kind "
        + "'layout', \(isOfScreenAlone ? "" : "'exploded', ")'film' or 'onion'")
  }
  /// A warning.
  static func screenWithoutPlane(_ key: PanelKey) -> Mistake {
    Mistake(.uselessKey, "'\(key.rawValue)' has no effect on a panel of kind 'exploded', whose planes are views alone")
  }
  /// A warning.
  static let calloutWithoutPlane = Mistake(
    .uselessKey,
    "of callouts, 'label', 'text' and 'circle' alone are drawn in a panel of kind 'exploded', whose planes have no distances"
  )
  /// A warning.
  static func annotationWithoutPlane(_ kind: AnnotationKind) -> Mistake {
    Mistake(
      .uselessKey, "'\(kind.rawValue)' is not drawn in a panel of kind 'exploded', which shows 'names' and 'values'")
  }
  /// A warning.
  static let barsWithoutPlane = Mistake(
    .uselessKey, "'bars' are not drawn in a panel of kind 'exploded': they are no views of the interface")
  static let borderOfDevice = Mistake(
    .uselessKey, "'border' is only for screens without a device around them: 'chrome: device' draws none")
  static let borderWithoutScreen = Mistake(
    .uselessKey, "'border' is only for panels of kind 'layout', which show a screen")
  static let screenSizeWithoutDevice = Mistake(
    .uselessKey, "'screenSize' is only for panels of kind 'layout' with 'chrome: device', which writes it below")
  static let spanWithoutColumns = Mistake(.uselessKey, "'span' counts the document's 'columns', which are missing")
  static func spanOfMoreColumns(than columns: Int) -> Mistake {
    Mistake(.numberOutOfRange, "'span' is at most the number of the document's 'columns', \(columns)")
  }

  static let flowTextWithoutArrows = Mistake(.uselessKey, "'flowText' needs the document's 'flow: arrows'")
  static let flowTextOfLastPanel = Mistake(
    .uselessKey, "no arrow leads on from the last panel: 'flowText' is the text on the arrow to the next panel")
  static let zoomWithoutScreen = Mistake(
    .uselessKey, "'zoom' is only for panels of kind 'layout', 'exploded', 'film' or 'onion'")
  static let subjectWithoutUse = Mistake(
    .uselessKey, "'of' is only for panels of kind 'exploded', 'hierarchy', 'matrix', 'film', 'onion' or 'graph'")
  static let matrixWithoutSubject = Mistake(.missingKey, "a matrix panel needs a view: 'of' is missing")

  // MARK: Size classes

  static let adaptationWithoutCondition = Mistake(
    .missingKey, "an adaptation needs its condition, such as 'when: {horizontalSizeClass: compact}'")

  static func adaptedViewsAreNoMapping(found: String) -> Mistake {
    Mistake(
      .mappingExpected, "an adaptation has a mapping of views to their properties, {name: {hidden: true}}, not \(found)"
    )
  }

  static func keyOfAdaptedView(_ key: String) -> Mistake {
    Mistake(
      .uselessKey,
      "an adaptation has properties of views: '\(key)' is not one; its constraints stand beside 'views' and 'when'")
  }

  /// A warning: nothing says which adaptation is drawn.
  static let sizeClassesUnknown = Mistake(
    .uselessKey, "no adaptation is drawn: a figure without a device needs 'horizontalSizeClass' or 'verticalSizeClass'"
  )

  // MARK: Annotations and callouts

  static let axisWithoutConstraints = Mistake(
    .uselessKey, "'axis' is only for 'constraints', 'intrinsicSizes', 'autoresizing' and priorities")

  static let styleWithoutAmbiguity = Mistake(
    .uselessKey, "'style' is only for 'ambiguity', 'safeArea', 'spacing' and constraints")

  static func sideOfAnnotation(_ kind: String) -> Mistake {
    Mistake(
      .uselessKey, "'side' is only for names, 'values', priorities, 'spacing' and constraints: '\(kind)' has its place")
  }

  static func digitsWithoutLengths(_ kind: String) -> Mistake {
    Mistake(
      .uselessKey,
      "'maximumFractionDigits' is only for 'constraints', 'conflicts', 'spacing', 'values', 'centers', 'origins' and "
        + "'intrinsicSizes': '\(kind)' has no such numbers")
  }

  static func keyWithoutCoordinates(_ key: String) -> Mistake {
    Mistake(.uselessKey, "'\(key)' is for '{}' in the words, which stands for the coordinates of the place")
  }

  static func noSideOfAnnotation(_ side: String, _ kind: String) -> Mistake {
    Mistake(.wrongForm, "'\(side)' is no side of '\(kind)': a callout can have it")
  }

  static func choiceWithoutConstraints(_ key: String) -> Mistake {
    Mistake(.uselessKey, "'\(key)' is only for 'constraints' and 'conflicts'")
  }

  static func twoKindsOfCallout(_ one: String, _ other: String) -> Mistake {
    Mistake(.exclusiveKeys, "a callout has one kind: '\(one)' or '\(other)'")
  }

  static let noKindOfCallout = Mistake(
    .missingKey, "a callout is one of \(CalloutKey.kinds.map(\.rawValue).quotedList())")

  /// A warning.
  static func labelWithTwoMeanings(_ letter: String) -> Mistake {
    Mistake(.duplicateValue, "'\(letter.shortened)' has two meanings in the legend: give one of them another letter")
  }

  static func tooManyMagnifiers(_ most: Int) -> Mistake {
    Mistake(.wrongCount, "a panel has at most \(most) magnifiers")
  }

  static func tooManyHighlights(_ most: Int) -> Mistake {
    Mistake(.wrongCount, "at most \(most) places can be highlighted")
  }

  /// - Parameter users: The kinds that the key is for. Of one that most have, they say nothing.
  static func keyBesideCallout(_ key: String, kind: String, users: [String]) -> Mistake {
    let remedy = 1...3 ~= users.count ? ": it is for \(users.map { "'\($0)'" }.listed(with: "and"))" : ""
    return Mistake(.uselessKey, "'\(key)' cannot be combined with '\(kind)'\(remedy)")
  }

  /// A warning.
  static func keyWithoutWords(_ key: String, kind: String) -> Mistake {
    Mistake(.uselessKey, "'\(key)' is of a callout's words, and this '\(kind)' has none: give it a 'text'")
  }

  /// A warning.
  static func keyOfLetter(_ key: String) -> Mistake {
    Mistake(
      .uselessKey, "'\(key)' has no effect on a 'label', whose letter stands on a disc; its 'text' is in the legend")
  }

  static func centerOfCallout(_ kind: String) -> Mistake {
    Mistake(.uselessKey, "'center' is only for a 'text' and a 'label': a '\(kind)' has a side")
  }

  static func bracketOfPoint(_ kind: String) -> Mistake {
    Mistake(.wrongForm, "a '\(kind)' along one place needs a view or a part of one: a point has no length")
  }

  static let ruleWithoutAxis = Mistake(
    .missingKey, "through a corner or a point run two lines: 'axis: horizontal' or 'axis: vertical' says which is meant"
  )

  static let dimensionAroundCorner = Mistake(
    .missingKey,
    "between an upright and a level edge is no distance: name corners, or 'axis: horizontal' or 'axis: vertical'")

  static let ruleWithinPoint = Mistake(
    .wrongForm, "a rule runs within a view or a part of one: a point has no sides")

  static let insetOfPoint = Mistake(
    .wrongForm, "a ring with an 'inset' is around a view or a part of one: a point has no edges")

  static func placeMissing(kind: String) -> Mistake { Mistake(.missingKey, "a '\(kind)' needs its place: 'at'") }

  // MARK: Places

  static func notAPlace(found: String) -> Mistake {
    Mistake(.wrongForm, "a place is [x, y], or a point of a view such as v.center or v.right + 10, not \(found)")
  }

  /// A point that YAML reads as text.
  static func quotedPoint(_ text: String) -> Mistake {
    Mistake(
      .wrongForm, "a point is a list of two numbers: write \(text.shortened) without quotation marks",
      Correction("\"\(text)\"", text))
  }

  static func numbersAsPlace(_ text: String, meant list: String) -> Mistake {
    Mistake(
      .wrongForm, "a place in numbers is a list, not '\(text.shortened)': write \(list)", Correction(text, list))
  }

  static func sectionAsPlace(_ table: String) -> Mistake {
    Mistake(
      .unknownPlace,
      "rows are counted through all sections, '\(table).row(0)', and titles by their section, '\(table).header(0)'")
  }

  static func shareAsOffset(_ spot: String, share: String) -> Mistake {
    Mistake(.wrongForm, "a share of an edge stands in parentheses; did you mean '\(spot)(\(share))'?")
  }

  static func unknownPlace(_ word: String, meant: String?) -> Mistake {
    .unknown(.unknownPlace, word, "a point of a view", meant: meant)
  }

  static func unknownPartOfRow(_ word: String, meant: String?) -> Mistake {
    .unknown(
      .unknownPlace, word, "a part or a point of a row", meant: meant,
      else: ": it has \(Place.CellPart.allCases.map(\.rawValue).quotedList())")
  }

  /// - Parameters:
  ///   - bar: A bar around the interface, what a device has, or a part of either: `navigationBar.back`.
  ///   - parts: The parts that it has.
  static func unknownPartOfBar(_ word: String, bar: String, parts: [String], meant: String?) -> Mistake {
    let points = "points, such as 'right' or 'center'"
    let known = parts.isEmpty ? "it has no parts, only \(points)" : "it has \(parts.quotedList()), and \(points)"
    return .unknown(.unknownPlace, word, "a part or a point of '\(bar)'", meant: meant, else: ": \(known)")
  }

  static func superfluousInPlace(_ word: String) -> Mistake {
    Mistake(.wrongForm, "'\(word.shortened)' is too much: a place is VIEW.POINT or VIEW.PART.POINT")
  }

  static func partOfOtherKind(_ part: Place.Part.Word, _ kind: ViewKind) -> Mistake {
    let owners = part.kinds.map(\.rawValue).quotedList()
    return Mistake(.unknownPlace, "'\(part.rawValue)' is a part of \(owners), and not of '\(kind.rawValue)'")
  }

  static func surroundingOfView(_ part: String, _ view: String) -> Mistake {
    Mistake(
      .unknownPlace, "'\(part)' is around the interface, and no part of '\(view)'; did you mean 'root.\(part)'?")
  }

  static func partWithoutNumber(_ part: String) -> Mistake {
    Mistake(
      .wrongForm, "'\(part)' needs a number, counted from 0; did you mean '\(part)(0)'?", Correction(part, "\(part)(0)")
    )
  }

  static func partIsNotCounted(_ part: String) -> Mistake {
    Mistake(.wrongForm, "there is only one '\(part)', which takes no number")
  }

  static func shareOfNoEdge(_ spot: String) -> Mistake {
    Mistake(.wrongForm, "a share is of an edge, as in 'top(30%)'; '\(spot)' is a point")
  }

  static func noShareOfEdge(_ text: String, spot: String) -> Mistake {
    let meant = NumberText.value(text).flatMap { value in
      let percent = value.magnitude < 1 ? value * 100 : value
      return (0...100).contains(percent) ? "\(percent.decimalText())%" : nil
    }
    return Mistake(
      .wrongForm, "'\(text.shortened)' is no share of an edge, from 0% to 100%\(meant.hint)", Correction(text, meant))
  }

  /// - Parameter meant: The moves that may be meant: one, where the axis is known.
  static func offsetOfCorner(_ spot: String, meant: [String]) -> Mistake {
    let moves = meant.map { "'\($0)'" }.joined(separator: " or ")
    return Mistake(.wrongForm, "'\(spot)' moves along both axes, by two numbers; did you mean \(moves)?")
  }

  static let offsetForm = Mistake(.wrongForm, "a place moves by one number, '+ 10', or by two, '+ (8, -4)'")

  // MARK: Images

  /// - Parameter reason: What is wrong with the file: `does not exist in the document's folder`.
  static func unreadableImage(_ path: String, reason: String, meant: String? = nil) -> Mistake {
    Mistake(.unreadableImage, "'\(path.shortened)' \(reason)\(meant.hint)", Correction(path, meant))
  }

  /// An image whose mistake was reported where it is named first.
  static func unusableImage(_ path: String) -> Mistake {
    Mistake(.unreadableImage, "'\(path.shortened)' cannot be used, see above")
  }

  static func imageWithoutFolder(_ path: String) -> Mistake {
    Mistake(.unreadableImage, "'\(path.shortened)' cannot be read: this document has no folder")
  }
}
