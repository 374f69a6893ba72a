import Figures
import Typography
import ViewLayout

/// A schema that others refer to.
enum SchemaDefinition {
  // Values.
  case text, placeholder, boolean, number, insets, color, font, device, place, run, section, row
  // Parts of documents.
  case view, item, include, root, rootOfPanel, style, adaptedView, adaptation, conditions, constraint
  case canvas, bars, navigationBar, searchBar, tabBar, toolbar, barItem
  case crop, panel, step, annotations, callout, legend, legendEntry, stage
  case property(ViewProperty)
  /// What an annotation's details can be: those of constraints have more than others.
  case details(of: AnnotationKind)

  static let all: [SchemaDefinition] =
    [
      .text, .placeholder, .boolean, .number, .insets, .color, .font, .device, .place, .run, .section, .row,
      .view, .item, .include, .root, .rootOfPanel, .style, .adaptedView, .adaptation, .conditions, .constraint,
      .canvas, .bars, .navigationBar, .searchBar, .tabBar, .toolbar, .barItem,
      .crop, .panel, .step, .annotations, .callout, .legend, .legendEntry, .stage,
    ] + AnnotationKind.allCases.map(SchemaDefinition.details) + ViewProperty.allCases.map(SchemaDefinition.property)

  /// Annotations with the same details share their schema.
  var name: String {
    switch self {
    case .property(let property): "property.\(property.name)"
    case .details(.intrinsicSizes): "details.intrinsicSizes"
    case .details(let kind):
      // The same keys can take other words.
      (["details"] + AnnotationKey.allCases.filter { $0.isTaken(by: kind) }.map(\.rawValue) + (kind.styles ?? []))
        .joined(separator: ".")
    default: "\(self)"
    }
  }

  var schema: Schema {
    switch self {
    // 1. Values.
    // Strut reads `~` and `null` as texts; others cannot tell them from nothing.
    case .text: .any(of: [.type("string", "number", "boolean", "null"), .reference(.placeholder)])
    // `{n}`, which readers of YAML take for a mapping.
    case .placeholder:
      Schema.byName(.type("null")).with("minProperties", .integer(1)).with("maxProperties", .integer(1))
    case .boolean: .any(of: [.type("boolean"), .text(.boolean), .reference(.placeholder)])
    case .number:
      .any(of: [
        Schema([
          ("type", .text("number")), ("minimum", .number(-FigureLimits.magnitude)),
          ("maximum", .number(FigureLimits.magnitude)),
        ]), .text(.arithmetic), .reference(.placeholder),
      ])
    case .insets: .any(of: [.number, .numbers(4)])
    case .color:
      .any(of: [
        .word(among: NamedColors.names), .text(.hexadecimalColor), .text(.colorFunction),
        .text(.anyCase(of: NamedColors.names)), .text(.opened),
      ])
    case .font:
      .any(of: [.word(TextStyle.self), .number(FontNames.sizes), Schema.mapping(FontKey.self).nonEmpty])
    case .device: .word(among: DeviceCatalogue.all.map(\.identifier))
    case .place:
      .any(of: [
        .numbers(2),
        .text(.place).orElse("A place is [x, y], or a point of a view, such as title.center or title.right + 8."),
        .text(.opened), .reference(.placeholder),
      ])
    case .run: .any(of: [.text, Schema.mapping(TextRunKey.self).and(.required(TextRunKey.text))])
    case .section: .mapping(TableSectionKey.self)
    case .row: .any(of: [.text, .mapping(TableRowKey.self)])
    // 2. Parts of documents.
    case .view: .view
    case .item: .item
    case .include: .include
    case .root: .root
    case .rootOfPanel:
      .mapping(
        [Schema.styleKey] + SchemaKeys.properties(without: ViewReader.refusedInRoots.union(ViewReader.geometry)))
    case .style: .mapping([Schema.styleKey] + SchemaKeys.properties())
    case .adaptedView: .mapping([Schema.styleKey] + SchemaKeys.properties())
    case .adaptation: Schema.mapping(AdaptationKey.self).and(.required(AdaptationKey.when))
    case .conditions: .mapping(ConditionKey.self)
    case .constraint: .constraint
    case .canvas: Schema.mapping(CanvasKey.self).and(.required(CanvasKey.size))
    case .bars: Schema.mapping(BarsKey.self).and(.not(.required(BarsKey.tabBar, .toolbar)))
    case .navigationBar: .mapping(NavigationBarKey.self)
    case .searchBar: .mapping(SearchBarKey.self)
    case .tabBar: .mapping(TabBarKey.self)
    case .toolbar: .mapping(ToolbarKey.self)
    case .barItem: .barItem
    case .crop: .crop
    case .panel: .panel
    case .step: .step
    case .stage: .mapping(AnimationKey.self)
    case .annotations: .annotations
    case .callout: .callout
    case .legend: .any(of: [.word(Legend.Side.self), .mapping(LegendKey.self)])
    case .legendEntry:
      .any(of: [.text, Schema.mapping(LegendEntryKey.self).and(.required(LegendEntryKey.text))])
    case .details(let kind):
      Schema.mapping(AnnotationKey.self) { $0.isTaken(by: kind) }.and(
        .members(
          [(AnnotationKey.values, .any(of: [.boolean] + kind.numbers))]
            + (kind.styles.map { [(AnnotationKey.style, .word(among: $0))] } ?? [])))
    case .property(let property): property.schema.explained(property.explanation)
    }
  }
}

extension AnnotationKind {
  /// The words that `values` takes beside booleans.
  fileprivate var numbers: [Schema] {
    isOfConstraints ? [.word(ConstraintNumbers.self)] : self == .intrinsicSizes ? [.word(ContentNumbers.self)] : []
  }
}
