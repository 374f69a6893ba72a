extension Diagnostic {
  /// The name of a rule, by which programs tell diagnostics apart; it never changes, and a message may.
  ///
  /// `docs/diagnostics.md` explains each with an example.
  public enum Identifier: String, Hashable, Sendable, CaseIterable {
    // MARK: Files

    /// The file's bytes are not UTF-8, or are UTF-16 or UTF-32.
    case notUTF8 = "not-utf8"
    /// Git LFS has not fetched the file.
    case largeFilePointer = "large-file-pointer"
    /// A merge left both of its sides in the file.
    case unfinishedMerge = "unfinished-merge"
    /// The document does not exist, is a folder, or cannot be opened.
    case unreadableFile = "unreadable-file"

    /// A document has more warnings than are listed.
    case moreWarnings = "more-warnings"

    // MARK: YAML

    /// The document is empty, or has only comments.
    case emptyDocument = "empty-document"
    /// The document exceeds the limits for bytes, or for keys and values.
    case documentTooLarge = "document-too-large"
    /// A text, a constraint or a step exceeds the limit for its length.
    case textTooLong = "text-too-long"
    /// Lists and mappings are nested more than 128 levels deep.
    case nestedTooDeeply = "nested-too-deeply"
    /// A control character that is not allowed in YAML, or a carriage return alone.
    case unreadableCharacter = "unreadable-character"
    /// A YAML syntax error without a more specific identifier.
    case malformedYAML = "malformed-yaml"
    /// A key is a list, a mapping, or `<<`.
    case malformedKey = "malformed-key"
    /// A key is given twice in one mapping.
    case duplicateKey = "duplicate-key"
    /// A tab or a no-break space indents a line.
    case foreignIndentation = "foreign-indentation"
    /// The indentation of a line matches none of the lines above it.
    case wrongIndentation = "wrong-indentation"
    /// A comment begins with `//` or `/*`.
    case foreignComment = "foreign-comment"
    /// A list item begins with a bullet or another dash.
    case foreignDash = "foreign-dash"
    /// A list item has no dash.
    case missingDash = "missing-dash"
    /// A space is missing after a colon or a dash.
    case missingSpace = "missing-space"
    /// A key has no colon after it.
    case missingColon = "missing-colon"
    /// A bracket or a parenthesis is never closed.
    case unclosedBracket = "unclosed-bracket"
    /// A quotation mark is never closed, or an apostrophe closes it too early.
    case unclosedQuotation = "unclosed-quotation"
    /// A text needs quotation marks, because YAML gives its characters another meaning.
    case unquotedText = "unquoted-text"
    /// A colour with `#` needs quotation marks, because YAML reads it as a comment.
    case unquotedColour = "unquoted-colour"
    /// A backslash in double quotation marks starts an unknown escape sequence.
    case unknownEscape = "unknown-escape"
    /// An alias refers to an anchor that is not defined before it.
    case unknownAnchor = "unknown-anchor"
    /// A YAML tag. The figure language has no tags.
    case unknownTag = "unknown-tag"
    /// The file continues after the end of its document.
    case secondDocument = "second-document"

    // MARK: Documents and keys

    /// The mapping has no such key.
    case unknownKey = "unknown-key"
    /// A required key is missing.
    case missingKey = "missing-key"
    /// A key has no effect in combination with the others.
    case uselessKey = "useless-key"
    /// Two keys, kinds or options exclude each other.
    case exclusiveKeys = "exclusive-keys"
    /// A key or a list item has no value.
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
    /// A key has another name now; the former one has the same meaning.
    case formerName = "former-name"
    /// No device has that name.
    case unknownDevice = "unknown-device"
    /// The root has no width or no height.
    case emptyRoot = "empty-root"
    /// The picture would have more pixels than can be drawn.
    case canvasTooLarge = "canvas-too-large"
    /// The document has no panel, or more than 100.
    case panelCount = "panel-count"
    /// The panels have more than 5,000 steps.
    case tooManySteps = "too-many-steps"
    /// A picture has more than 60,000 annotations.
    case tooManyAnnotations = "too-many-annotations"
    /// The document gives more pictures, or more views in all of them, than its limits admit.
    case tooManyPictures = "too-many-pictures"
    /// The pictures have more pixels or more bytes than the limits admit.
    case tooManyPixels = "too-many-pixels"
    /// Solving and drawing the document takes more work than its limits admit.
    case tooMuchWork = "too-much-work"
    /// More than 200 errors were found, and the rest is not listed.
    case tooManyErrors = "too-many-errors"

    // MARK: Values

    /// The value has another type or form than the key requires.
    case wrongForm = "wrong-form"
    /// A list or a call has too few or too many values.
    case wrongCount = "wrong-count"
    /// A value inside a step cannot be read.
    case malformedValue = "malformed-value"
    /// A function call cannot be read.
    case malformedCall = "malformed-call"
    /// The word is not one of those that the key takes.
    case unknownValue = "unknown-value"
    /// The value should be a number, without a unit.
    case numberExpected = "number-expected"
    /// The number is outside the range that the key takes.
    case numberOutOfRange = "number-out-of-range"
    /// The value should be an angle with its unit.
    case angleExpected = "angle-expected"
    /// No function has that name.
    case unknownFunction = "unknown-function"
    /// The value is not a colour.
    case unknownColour = "unknown-colour"
    /// The value is not a font.
    case unknownFont = "unknown-font"
    /// The font family is not available.
    case unknownFontFamily = "unknown-font-family"
    /// The image does not exist, or is not a PNG file.
    case unreadableImage = "unreadable-image"
    /// No icon is near enough in meaning to the symbol, so a placeholder is drawn.
    case unknownSymbol = "unknown-symbol"
    /// An item contains commas. Several items are a list.
    case severalItemsInOne = "several-items-in-one"
    /// The value is outside the control's range, so another value is drawn.
    case valueBeyondControl = "value-beyond-control"

    // MARK: Views and their names

    /// A view is missing.
    case missingView = "missing-view"
    /// A view is not written as its kind, a colon and its name.
    case malformedView = "malformed-view"
    /// No kind of view has that name.
    case unknownKind = "unknown-kind"
    /// The document that an item includes cannot be read.
    case unreadableInclude = "unreadable-include"
    /// A document includes itself, or too many documents include each other.
    case includeCycle = "include-cycle"
    /// A `{…}` of an included document has no value.
    case placeholderWithoutValue = "placeholder-without-value"
    /// A text ends at ` #`, which begins a comment.
    case textCutByComment = "text-cut-by-comment"
    /// No style has that name.
    case unknownStyle = "unknown-style"
    /// Kind and name are not the first key of a view.
    case kindNotFirst = "kind-not-first"
    /// A name is missing.
    case missingName = "missing-name"
    /// The name contains characters that are not allowed in names.
    case invalidName = "invalid-name"
    /// The name is reserved.
    case reservedName = "reserved-name"
    /// Two views have the same name.
    case duplicateName = "duplicate-name"
    /// A repeated view contains a repeated view.
    case nestedRepeat = "nested-repeat"
    /// Repetitions exceed the limit for keys and values.
    case repeatTooLarge = "repeat-too-large"
    /// The document has more than 12,000 views, repetitions counted.
    case tooManyViews = "too-many-views"
    /// The device determines this property of the root view.
    case propertyOfRoot = "property-of-root"
    /// The property has no effect on views of that kind.
    case propertyWithoutEffect = "property-without-effect"
    /// No view has that name.
    case unknownView = "unknown-view"
    /// Views have no such property, or the property has no such part.
    case unknownProperty = "unknown-property"

    // MARK: Constraints

    /// A constraint is missing.
    case missingConstraint = "missing-constraint"
    /// A constraint is neither an equation, nor a visual format string, nor a mapping.
    case malformedConstraint = "malformed-constraint"
    /// The document has more than 48,000 constraints, repetitions counted.
    case tooManyConstraints = "too-many-constraints"
    /// An equation does not have the form `VIEW.ATTRIBUTE == NUMBER * VIEW.ATTRIBUTE + NUMBER`.
    case malformedEquation = "malformed-equation"
    /// There is text after the end of an equation or a step.
    case superfluousText = "superfluous-text"
    /// Views have no such layout attribute.
    case unknownAttribute = "unknown-attribute"
    /// A side of an equation is a view without an attribute.
    case missingAttribute = "missing-attribute"
    /// Layout guides do not have that attribute.
    case attributeOfGuide = "attribute-of-guide"
    /// The attributes of an equation cannot be compared.
    case attributeMismatch = "attribute-mismatch"
    /// Only one side of an equation depends on the writing direction.
    case mixedDirections = "mixed-directions"
    /// A relation is `==`, `<=` or `>=`.
    case unknownRelation = "unknown-relation"
    /// An equation has no relation.
    case missingRelation = "missing-relation"
    /// No metric has that name.
    case unknownMetric = "unknown-metric"
    /// No priority has that name.
    case unknownPriority = "unknown-priority"
    /// Priorities go from 1 to 1000.
    case priorityOutOfRange = "priority-out-of-range"
    /// `superview` refers to the superview of the equation's other view, but there is no other view.
    case superviewWithoutView = "superview-without-view"
    /// The root has no superview.
    case superviewOfRoot = "superview-of-root"
    /// A visual format string cannot be read.
    case malformedFormat = "malformed-format"
    /// The option aligns along the format's own axis.
    case optionAlongAxis = "option-along-axis"
    /// A view's name is in the place of a distance.
    case viewAsDistance = "view-as-distance"

    // MARK: Steps, annotations and callouts

    /// The step begins with an unknown word.
    case unknownStep = "unknown-step"
    /// The step does not have its form.
    case malformedStep = "malformed-step"
    /// No constraint has that identifier.
    case unknownIdentifier = "unknown-identifier"
    /// The step is for views that have a superview.
    case rootAsSubview = "root-as-subview"
    /// Views have no such place.
    case unknownPlace = "unknown-place"

    // MARK: Steps as they are played

    /// A step cannot be carried out.
    case impossibleStep = "impossible-step"
    /// A constraint refers to views without a common ancestor, or to a superview that does not exist.
    case impossibleConstraint = "impossible-constraint"
    /// A constraint is inactive until its view is in the tree again.
    case waitingConstraint = "waiting-constraint"

    /// An animation moves otherwise than its words suggest.
    case unexpectedMotion = "unexpected-motion"
    /// A step changes something at once, in the middle of an animation.
    case stepWithoutMotion = "step-without-motion"

    // MARK: Findings of a layout

    /// Constraints conflict.
    case conflict = "conflict"
    /// Constraints do not determine a view's position or size.
    case ambiguousView = "ambiguous-view"
    /// The constraints do not determine the size of scrollable content.
    case ambiguousContent = "ambiguous-content"
    /// The solved frame of a view differs from its frame on the editor's canvas.
    case misplacedView = "misplaced-view"
    /// A view is not visible: it has no size or is off-screen.
    case lostView = "lost-view"
    /// A text is cut off, since its view has less room than it asks for.
    case clippedText = "clipped-text"
    /// The layout does not have a finding that `expect` names.
    case unmetExpectation = "unmet-expectation"

    // MARK: Pictures

    /// The document has no views.
    case emptyFigure = "empty-figure"
    /// A panel or a callout refers to something that does not exist, or an annotation of named views shows nothing.
    case nothingToShow = "nothing-to-show"
    /// The screen of a device cuts off words that its views show.
    case cutWords = "cut-words"
    /// The layout makes a symbol much wider or higher than it is, which stretches it.
    case stretchedSymbol = "stretched-symbol"
    /// A bar has no room for some of its items.
    case itemsWithoutRoom = "items-without-room"
    /// A picture is wider than `printWidth`, and no smaller screens make it narrower.
    case tooWideToPrint = "too-wide-to-print"
    /// Words and signs around screens leave these too little of a print.
    case tooSmallToRead = "too-small-to-read"
    /// The fonts do not have a character.
    case missingGlyph = "missing-glyph"
    /// A required font is not installed.
    case missingFont = "missing-font"
    /// A picture cannot be drawn in that format.
    case impossiblePicture = "impossible-picture"
    /// Two documents would write one file.
    case pictureNameTaken = "picture-name-taken"
    /// An output would replace a file that a document of the run reads.
    case inputReplaced = "input-replaced"
    /// A file cannot be written.
    case unwritablePicture = "unwritable-picture"
    /// Standard output takes one picture, but the document has several.
    case severalPictures = "several-pictures"
    /// `strut test` names a folder of goldens that does not exist, and a folder with a similar name does.
    case missingGoldens = "missing-goldens"
    /// A fence of a Markdown page has no end, or pictures stand where no figure is.
    case malformedPage = "malformed-page"
    /// The pictures of a figure on a Markdown page are not as the figure is drawn.
    case outdatedPictures = "outdated-pictures"
    /// A document is not written down as `strut fmt` writes it.
    case unformattedDocument = "unformatted-document"
    /// A document is written in a form of YAML that `strut fmt` has no form for.
    case unformattableDocument = "unformattable-document"

    // MARK: Storyboards and xibs

    /// A storyboard or a xib is not XML.
    case malformedXML = "malformed-xml"
    /// The file is neither a storyboard nor a xib for iOS.
    case unsupportedDocument = "unsupported-document"
    /// The document has no view to draw.
    case noScene = "no-scene"
    /// Two elements of a document have the same id.
    case duplicateID = "duplicate-id"
    /// An outlet, a segue or an action leads to something that is not in the document.
    case danglingConnection = "dangling-connection"
    /// Nothing leads to the scene of a storyboard, and code cannot name it.
    case unreachableScene = "unreachable-scene"
    /// A prototype cell has no reuse identifier, or that of another one.
    case reuseIdentifier = "reuse-identifier"
    /// An image or a colour that the document names is in none of its asset catalogues, or is not converted.
    case missingAsset = "missing-asset"
    /// A file of an image or of a colour that the document names is missing or damaged.
    case unreadableAsset = "unreadable-asset"
    /// An attribute has a value that cannot be read, and is ignored.
    case unreadableAttribute = "unreadable-attribute"
    /// A view of an unknown kind is drawn as a plain view.
    case unknownClass = "unknown-class"
    /// A constraint of the document cannot be read, or UIKit raises an exception for it, and is omitted.
    case omittedConstraint = "omitted-constraint"
    /// A scene has no counterpart in the figure language, and is not converted.
    case omittedScene = "omitted-scene"
    /// A converted scene has the layout of its canvas only, not that of other size classes.
    case omittedSizeClasses = "omitted-size-classes"
  }
}
