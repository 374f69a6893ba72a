extension Diagnostic {
  /// The name of a rule, by which programs tell diagnostics apart; it never changes, and a message may.
  ///
  /// `docs/diagnostics.md` explains each with an example.
  public enum Identifier: String, Hashable, Sendable, CaseIterable {
    // MARK: Files

    case notUTF8 = "not-utf8"
    case unreadableFile = "unreadable-file"

    // MARK: YAML

    case emptyDocument = "empty-document"
    case documentTooLarge = "document-too-large"
    case textTooLong = "text-too-long"
    case nestedTooDeeply = "nested-too-deeply"
    case unreadableCharacter = "unreadable-character"
    case malformedYAML = "malformed-yaml"
    case malformedKey = "malformed-key"
    case duplicateKey = "duplicate-key"
    case foreignIndentation = "foreign-indentation"
    case wrongIndentation = "wrong-indentation"
    case foreignComment = "foreign-comment"
    case foreignDash = "foreign-dash"
    case missingDash = "missing-dash"
    case missingBlank = "missing-blank"
    case missingColon = "missing-colon"
    case unclosedBracket = "unclosed-bracket"
    case unclosedQuotation = "unclosed-quotation"
    case unquotedText = "unquoted-text"
    case unquotedColour = "unquoted-colour"
    case unknownEscape = "unknown-escape"
    case unknownAnchor = "unknown-anchor"
    case unknownTag = "unknown-tag"
    case secondDocument = "second-document"

    // MARK: Documents and keys

    case unknownKey = "unknown-key"
    case missingKey = "missing-key"
    case uselessKey = "useless-key"
    case exclusiveKeys = "exclusive-keys"
    case missingValue = "missing-value"
    case mappingExpected = "mapping-expected"
    case listExpected = "list-expected"
    case emptyList = "empty-list"
    case emptyMapping = "empty-mapping"
    case duplicateValue = "duplicate-value"
    case notYetDrawn = "not-yet-drawn"
    case unknownDevice = "unknown-device"
    case emptyRoot = "empty-root"
    case canvasTooLarge = "canvas-too-large"
    case panelCount = "panel-count"
    case tooManyErrors = "too-many-errors"

    // MARK: Values

    case wrongForm = "wrong-form"
    case wrongCount = "wrong-count"
    case malformedValue = "malformed-value"
    case malformedCall = "malformed-call"
    case unknownValue = "unknown-value"
    case numberExpected = "number-expected"
    case numberOutOfRange = "number-out-of-range"
    case angleExpected = "angle-expected"
    case unknownFunction = "unknown-function"
    case unknownColour = "unknown-colour"
    case unknownFont = "unknown-font"
    case unknownFontFamily = "unknown-font-family"
    case unreadableImage = "unreadable-image"
    case severalItemsInOne = "several-items-in-one"
    case valueBeyondControl = "value-beyond-control"

    // MARK: Views and their names

    case missingView = "missing-view"
    case malformedView = "malformed-view"
    case unknownKind = "unknown-kind"
    case kindNotFirst = "kind-not-first"
    case missingName = "missing-name"
    case invalidName = "invalid-name"
    case reservedName = "reserved-name"
    case duplicateName = "duplicate-name"
    case nestedRepeat = "nested-repeat"
    case repeatTooLarge = "repeat-too-large"
    case tooManyViews = "too-many-views"
    case propertyOfRoot = "property-of-root"
    case propertyWithoutEffect = "property-without-effect"
    case unknownView = "unknown-view"
    case unknownProperty = "unknown-property"

    // MARK: Constraints

    case missingConstraint = "missing-constraint"
    case malformedConstraint = "malformed-constraint"
    case tooManyConstraints = "too-many-constraints"
    case malformedEquation = "malformed-equation"
    case superfluousText = "superfluous-text"
    case unknownAttribute = "unknown-attribute"
    case missingAttribute = "missing-attribute"
    case attributeOfGuide = "attribute-of-guide"
    case attributeMismatch = "attribute-mismatch"
    case mixedDirections = "mixed-directions"
    case unknownRelation = "unknown-relation"
    case missingRelation = "missing-relation"
    case unknownMetric = "unknown-metric"
    case unknownPriority = "unknown-priority"
    case priorityOutOfRange = "priority-out-of-range"
    case superviewWithoutView = "superview-without-view"
    case superviewOfRoot = "superview-of-root"
    case malformedFormat = "malformed-format"
    case optionAlongAxis = "option-along-axis"
    case viewAsDistance = "view-as-distance"

    // MARK: Steps, annotations and callouts

    case unknownStep = "unknown-step"
    case malformedStep = "malformed-step"
    case unknownIdentifier = "unknown-identifier"
    case rootAsSubview = "root-as-subview"
    case unknownPlace = "unknown-place"

    // MARK: Steps as they are played

    case impossibleStep = "impossible-step"
    case impossibleConstraint = "impossible-constraint"
    case waitingConstraint = "waiting-constraint"

    // MARK: Findings of a layout

    case conflict = "conflict"
    case ambiguousView = "ambiguous-view"
    case ambiguousContent = "ambiguous-content"
    case misplacedView = "misplaced-view"
    case lostView = "lost-view"
    case unmetExpectation = "unmet-expectation"

    // MARK: Pictures

    case emptyFigure = "empty-figure"
    case nothingToShow = "nothing-to-show"
    case missingGlyph = "missing-glyph"
    case missingFont = "missing-font"
    case impossiblePicture = "impossible-picture"
    case pictureNameTaken = "picture-name-taken"
    case unwritablePicture = "unwritable-picture"
    case severalPictures = "several-pictures"
    case missingGoldens = "missing-goldens"

    // MARK: Storyboards and xibs

    case malformedXML = "malformed-xml"
    case unsupportedDocument = "unsupported-document"
    case noScene = "no-scene"
    case duplicateID = "duplicate-id"
    case unknownClass = "unknown-class"
    case omittedConstraint = "omitted-constraint"
    case omittedSizeClasses = "omitted-size-classes"
  }
}
