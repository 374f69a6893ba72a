extension Diagnostic {
  /// The name of a rule, by which programs tell diagnostics apart; it never changes, and a message may.
  ///
  /// `docs/diagnostics.md` explains each with an example.
  public enum Identifier: String, Hashable, Sendable, CaseIterable {
    // MARK: Files

    /// The file's bytes are not UTF-8, or are UTF-16.
    case notUTF8 = "not-utf8"
    /// The document does not exist, is a folder, or cannot be opened.
    case unreadableFile = "unreadable-file"

    // MARK: YAML

    /// The document holds nothing, or comments alone.
    case emptyDocument = "empty-document"
    /// The document has more bytes, or more keys and values, than any figure needs.
    case documentTooLarge = "document-too-large"
    /// A text, a constraint or a step is longer than any figure needs.
    case textTooLong = "text-too-long"
    /// Lists and mappings stand in each other more than 128 levels deep.
    case nestedTooDeeply = "nested-too-deeply"
    /// A character that no text can hold, or a carriage return alone.
    case unreadableCharacter = "unreadable-character"
    /// The text is not YAML, and no likelier slip was found.
    case malformedYAML = "malformed-yaml"
    /// A key is no word.
    case malformedKey = "malformed-key"
    /// A key is given twice in one mapping.
    case duplicateKey = "duplicate-key"
    /// A tab or a no-break space indents a line.
    case foreignIndentation = "foreign-indentation"
    /// A line begins where none of the lines above it can be continued.
    case wrongIndentation = "wrong-indentation"
    /// A comment begins as in another language.
    case foreignComment = "foreign-comment"
    /// A list item begins with a sign that is no dash.
    case foreignDash = "foreign-dash"
    /// A list item lacks its dash.
    case missingDash = "missing-dash"
    /// A space is missing after a colon or a dash.
    case missingSpace = "missing-space"
    /// A key has no colon behind it.
    case missingColon = "missing-colon"
    /// A bracket or a parenthesis is opened and never closed.
    case unclosedBracket = "unclosed-bracket"
    /// A quotation mark is opened and never closed, or closed by an apostrophe.
    case unclosedQuotation = "unclosed-quotation"
    /// A text that YAML reads otherwise lacks its quotation marks.
    case unquotedText = "unquoted-text"
    /// A colour with `#` lacks its quotation marks, and YAML takes it for a comment.
    case unquotedColour = "unquoted-colour"
    /// A backslash in double quotation marks begins nothing that YAML knows.
    case unknownEscape = "unknown-escape"
    /// An alias names an anchor that is not above it.
    case unknownAnchor = "unknown-anchor"
    /// A tag of YAML, which the language has no use for.
    case unknownTag = "unknown-tag"
    /// The file continues after the end of its document.
    case secondDocument = "second-document"

    // MARK: Documents and keys

    /// The mapping has no such key.
    case unknownKey = "unknown-key"
    /// A key that has to be there is not.
    case missingKey = "missing-key"
    /// A key has no effect beside the others.
    case uselessKey = "useless-key"
    /// Two keys, kinds or options exclude each other.
    case exclusiveKeys = "exclusive-keys"
    /// Nothing stands behind a key, or where a value has to stand.
    case missingValue = "missing-value"
    /// The value should be a mapping.
    case mappingExpected = "mapping-expected"
    /// The value should be a list.
    case listExpected = "list-expected"
    /// The list needs at least one value.
    case emptyList = "empty-list"
    /// The mapping needs at least one key.
    case emptyMapping = "empty-mapping"
    /// A value is listed twice.
    case duplicateValue = "duplicate-value"
    /// A key that is reserved for motion.
    case notSupported = "not-supported"
    /// No device has that name.
    case unknownDevice = "unknown-device"
    /// The root has no width or no height.
    case emptyRoot = "empty-root"
    /// The picture would have more pixels than can be drawn.
    case canvasTooLarge = "canvas-too-large"
    /// The document has no panel, or more than 100.
    case panelCount = "panel-count"
    /// More than 200 errors were found, and the rest is not listed.
    case tooManyErrors = "too-many-errors"

    // MARK: Values

    /// The value is of another kind, or written otherwise, than its key takes.
    case wrongForm = "wrong-form"
    /// A list or a call has too few or too many values.
    case wrongCount = "wrong-count"
    /// A value inside a step cannot be read.
    case malformedValue = "malformed-value"
    /// A value that is written as a call cannot be read.
    case malformedCall = "malformed-call"
    /// The key takes one of a few words, and this is none.
    case unknownValue = "unknown-value"
    /// The value should be a number, without a unit.
    case numberExpected = "number-expected"
    /// The number is smaller or larger than can be drawn.
    case numberOutOfRange = "number-out-of-range"
    /// The value should be an angle with its unit.
    case angleExpected = "angle-expected"
    /// No function has that name.
    case unknownFunction = "unknown-function"
    /// No colour is written so.
    case unknownColour = "unknown-colour"
    /// No font is written so.
    case unknownFont = "unknown-font"
    /// Figures are not drawn with that family.
    case unknownFontFamily = "unknown-font-family"
    /// The image is not there, or is none.
    case unreadableImage = "unreadable-image"
    /// An item holds commas, and was meant as several.
    case severalItemsInOne = "several-items-in-one"
    /// The control draws another value than is written.
    case valueBeyondControl = "value-beyond-control"

    // MARK: Views and their names

    /// A view has to stand there.
    case missingView = "missing-view"
    /// A view is written as its kind, a colon and its name.
    case malformedView = "malformed-view"
    /// No kind of view has that name.
    case unknownKind = "unknown-kind"
    /// Kind and name come before the other keys of a view.
    case kindNotFirst = "kind-not-first"
    /// A name has to stand there.
    case missingName = "missing-name"
    /// The name holds characters that no name can hold.
    case invalidName = "invalid-name"
    /// The name means something else.
    case reservedName = "reserved-name"
    /// Two views have one name.
    case duplicateName = "duplicate-name"
    /// A repeated view holds a repeated view.
    case nestedRepeat = "nested-repeat"
    /// Repetitions would make too many keys and values.
    case repeatTooLarge = "repeat-too-large"
    /// The document has more than 5,000 views, repetitions counted.
    case tooManyViews = "too-many-views"
    /// The root is given a property that the device gives it.
    case propertyOfRoot = "property-of-root"
    /// Views of that kind do nothing with the property.
    case propertyWithoutEffect = "property-without-effect"
    /// No view has that name.
    case unknownView = "unknown-view"
    /// Views have no such property, or the property no such part.
    case unknownProperty = "unknown-property"

    // MARK: Constraints

    /// A constraint has to stand there.
    case missingConstraint = "missing-constraint"
    /// A constraint is neither an equation nor a format nor a mapping of them.
    case malformedConstraint = "malformed-constraint"
    /// The document has more than 20,000 constraints, repetitions counted.
    case tooManyConstraints = "too-many-constraints"
    /// An equation is put together otherwise.
    case malformedEquation = "malformed-equation"
    /// More stands there than can be read.
    case superfluousText = "superfluous-text"
    /// Views have no such layout attribute.
    case unknownAttribute = "unknown-attribute"
    /// A side of an equation is a view alone.
    case missingAttribute = "missing-attribute"
    /// Layout guides don't have that attribute.
    case attributeOfGuide = "attribute-of-guide"
    /// The attributes of an equation cannot be compared.
    case attributeMismatch = "attribute-mismatch"
    /// One side of an equation turns with the direction of text, and the other does not.
    case mixedDirections = "mixed-directions"
    /// A relation is `==`, `<=` or `>=`.
    case unknownRelation = "unknown-relation"
    /// An equation lacks its relation.
    case missingRelation = "missing-relation"
    /// No metric has that name.
    case unknownMetric = "unknown-metric"
    /// No priority has that name.
    case unknownPriority = "unknown-priority"
    /// Priorities go from 1 to 1000.
    case priorityOutOfRange = "priority-out-of-range"
    /// `superview` has no other view that it could be the superview of.
    case superviewWithoutView = "superview-without-view"
    /// The root has no superview.
    case superviewOfRoot = "superview-of-root"
    /// A visual format string cannot be read.
    case malformedFormat = "malformed-format"
    /// The option aligns along the format's own axis.
    case optionAlongAxis = "option-along-axis"
    /// A view's name stands where a distance belongs.
    case viewAsDistance = "view-as-distance"

    // MARK: Steps, annotations and callouts

    /// The step begins with no word that steps begin with.
    case unknownStep = "unknown-step"
    /// The step is written otherwise.
    case malformedStep = "malformed-step"
    /// No constraint has that identifier.
    case unknownIdentifier = "unknown-identifier"
    /// The step is for views that have a superview.
    case rootAsSubview = "root-as-subview"
    /// Views have no such place.
    case unknownPlace = "unknown-place"

    // MARK: Steps as they are played

    /// When the steps are played, one of them cannot be done.
    case impossibleStep = "impossible-step"
    /// A constraint speaks of views that are in no common tree, or of a superview that is not there.
    case impossibleConstraint = "impossible-constraint"
    /// A constraint waits until its view is in the tree again.
    case waitingConstraint = "waiting-constraint"

    // MARK: Findings of a layout

    /// Constraints conflict.
    case conflict = "conflict"
    /// Constraints leave a view's place or size open.
    case ambiguousView = "ambiguous-view"
    /// The constraints do not determine the size of scrollable content.
    case ambiguousContent = "ambiguous-content"
    /// A view is laid out elsewhere than it stands on the editor's canvas.
    case misplacedView = "misplaced-view"
    /// A view is not visible: it has no size or is off-screen.
    case lostView = "lost-view"
    /// The layout does not have a finding that `expect` names.
    case unmetExpectation = "unmet-expectation"

    // MARK: Pictures

    /// The document has no views.
    case emptyFigure = "empty-figure"
    /// A panel or a callout shows what is not there.
    case nothingToShow = "nothing-to-show"
    /// No font of the figure has a character.
    case missingGlyph = "missing-glyph"
    /// A font that figures are drawn with is not installed.
    case missingFont = "missing-font"
    /// A picture cannot be drawn in that format.
    case impossiblePicture = "impossible-picture"
    /// Two documents of one name would be drawn into one folder.
    case pictureNameTaken = "picture-name-taken"
    /// A picture cannot be written.
    case unwritablePicture = "unwritable-picture"
    /// Standard output takes one picture, and the document has several.
    case severalPictures = "several-pictures"
    /// `strut test` names a folder of goldens that is not there, beside one of nearly that name.
    case missingGoldens = "missing-goldens"

    // MARK: Storyboards and xibs

    /// A storyboard or a xib is not XML.
    case malformedXML = "malformed-xml"
    /// The file is neither a storyboard nor a xib for iOS.
    case unsupportedDocument = "unsupported-document"
    /// The document has no view to draw.
    case noScene = "no-scene"
    /// Two views of a document have one id.
    case duplicateID = "duplicate-id"
    /// A view of a kind that is not known is drawn as a plain one.
    case unknownClass = "unknown-class"
    /// A constraint of the document cannot be read, and is left out.
    case omittedConstraint = "omitted-constraint"
    case omittedSizeClasses = "omitted-size-classes"
  }
}
