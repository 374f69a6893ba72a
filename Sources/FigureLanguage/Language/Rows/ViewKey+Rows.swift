import Figures
import ViewLayout

extension ViewKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .subviews: KeyRow(.list(of: .reference(.view)), "the views inside it, back to front")
    case .style: KeyRow(.each(of: .text), "the name of a [style](#styles), or a list of names")
    case .constraints:
      KeyRow(
        .list(of: .reference(.constraint)), "constraints, with the same meaning as in the document's `constraints`")
    case .show: KeyRow(.reference(.annotations), "[annotations](#annotations) for this view alone")
    case .repeat:
      KeyRow(.integer(1...FigureLimits.repetitions), "a number of [copies](#repeated-views) of the view")
    }
  }
}

extension IncludeKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .include:
      KeyRow(.text, "the [document](#included-documents) whose views stand here, relative to the file that includes it")
    case .with: KeyRow(.byName(.text), "the values that stand in the document's `{…}`")
    }
  }
}

extension RootKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .kind: KeyRow(.word(ViewKind.self), "the kind of the root view, if it is not a `view`")
    }
  }
}

extension AdaptationKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .when:
      KeyRow(
        .reference(.conditions),
        "where: `horizontalSizeClass`, `verticalSizeClass`, `contentSizeCategory`, or several of them")
    case .views:
      KeyRow(
        .byName(.reference(.adaptedView)),
        "properties by view, `{name: {property: value}}`; a `style` too, and `root` for the root view")
    case .constraints: KeyRow(.list(of: .reference(.constraint)), "constraints that are added")
    case .active:
      KeyRow(.byIdentifier(.boolean), "constraints by identifier that become active or inactive: `{narrow: false}`")
    }
  }
}

extension ConditionKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .horizontalSizeClass, .verticalSizeClass: KeyRow(.word(Device.SizeClass.self), "`compact` or `regular`")
    case .contentSizeCategory:
      KeyRow(
        .each(of: .word(among: Self.contentSizes)),
        "a text size, several, or `accessibility` for those of the accessibility settings")
    }
  }
}

extension ConstraintKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .format: KeyRow(.visualFormat, "a [visual format string](#visual-format-strings)")
    case .equation: KeyRow(.equation, "an [equation](#constraints)")
    case .options:
      KeyRow(.each(of: .word(among: VisualFormatOptions.names)), "for a `format`: alignments and a direction")
    case .metrics: KeyRow(.byName(.number), "named numbers for this constraint alone")
    case .identifier:
      KeyRow(
        .identifier,
        "a name that steps refer to, and that a `console` prints; it may have hyphens, as "
          + "`UIView-Encapsulated-Layout-Height` has")
    case .active: KeyRow(.boolean, "`false` for an inactive constraint")
    case .show: KeyRow(.color, "a colour for its annotation")
    }
  }
}
