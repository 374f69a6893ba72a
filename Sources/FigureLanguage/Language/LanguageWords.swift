import Figures
import Geometry
import Graphics
import Motion
import Typography
import ViewLayout

/// The words of the figure language, from the very tables that documents are decoded by.
///
///     LanguageWords.topics.first { $0.name == "view kinds" }?.words.contains("label")   // true
public enum LanguageWords {
  /// The words of one kind.
  public struct Topic: Hashable, Sendable {
    public var name: String
    /// In the order in which they are explained.
    public var words: [String]
    /// Whether a mapping has the words as keys.
    public var isOfKeys = false
    /// The enumeration of the words, if they are one: `LegendKey`.
    package var table: String?
  }

  /// What ends a message about an unknown word: the one of the candidates that was meant, or nothing.
  ///
  ///     LanguageWords.hint(for: "rtl", among: ["leftToRight", "rightToLeft"])   // ; did you mean 'rightToLeft'?
  public static func hint(for word: String, among candidates: [String]) -> String {
    meant(by: word, among: candidates).hint
  }

  /// The one of the candidates that was meant by an unknown word; `nil` if none is like it.
  package static func meant(by word: String, among candidates: [String]) -> String? {
    Synonyms.meant(word, among: candidates)
  }

  public static let topics: [Topic] =
    [
      Topic("document keys", DocumentKey.self, isOfKeys: true),
      Topic("canvas keys", CanvasKey.self, isOfKeys: true),
      Topic("keys of bars", BarsKey.self, isOfKeys: true),
      Topic("keys of a navigation bar", NavigationBarKey.self, isOfKeys: true),
      Topic("keys of a tab bar", TabBarKey.self, isOfKeys: true),
      Topic("keys of a toolbar", ToolbarKey.self, isOfKeys: true),
      Topic("keys of a bar's item", BarItemKey.self, isOfKeys: true),
      Topic("styles of the status bar", StatusBarStyleWord.self),
      Topic("edges that reach below bars", ExtendedEdgeWord.self),
      Topic("crop keys", CropKey.self, isOfKeys: true),
      Topic("root keys", RootKey.self, isOfKeys: true),
      Topic("adaptation keys", AdaptationKey.self, isOfKeys: true),
      Topic("conditions of an adaptation", ConditionKey.self, isOfKeys: true),
      Topic("size classes", Device.SizeClass.self),
      Topic("orientations", Orientation.self),
      Topic("chrome", Chrome.self),
      Topic("hidden views", HiddenViews.self),
      Topic("themes", ThemeWord.self),
      Topic("palettes", PaletteName.self),
      Topic("stances", Stance.self),
      Topic("expectations", Expectation.self),
      Topic("platforms", Platform.self),
      Topic("directions", LayoutDirection.self),
      Topic("text sizes", ContentSizeCategory.self),
      Topic("view kinds", ViewKind.self),
      Topic("view keys", ViewKey.self, isOfKeys: true),
      Topic("view properties", ViewProperty.self, isOfKeys: true),
      Topic("include keys", IncludeKey.self, isOfKeys: true),
      Topic(name: "autoresizing masks", words: AutoresizingMask.names.map(\.name)),
      Topic(name: "corners", words: CornerMask.names.map(\.name)),
      Topic(name: "system colours", words: SystemColor.all.map(\.name)),
      Topic(name: "transform functions", words: ValueReader.transformFunctions),
      Topic("inset keys", InsetKey.self, isOfKeys: true),
      Topic("shadow keys", ShadowKey.self, isOfKeys: true),
      Topic("font keys", FontKey.self, isOfKeys: true),
      Topic("keys of a run", TextRunKey.self, isOfKeys: true),
      Topic("styles of lines", AttributedText.LineStyle.self),
      Topic("keys of a table's section", TableSectionKey.self, isOfKeys: true),
      Topic("keys of a table's row", TableRowKey.self, isOfKeys: true),
      Topic("text styles", TextStyle.self),
      Topic(name: "font families", words: FontNames.families.map(\.name)),
      Topic(name: "font weights", words: FontNames.weights.map(\.name)),
    ]
    + keywordTopics + [
      Topic("constraint keys", ConstraintKey.self, isOfKeys: true),
      Topic(name: "layout attributes", words: LayoutAttribute.allCases.map(\.rawValue) + ["baseline"]),
      Topic(name: "layout guides", words: LayoutGuideKind.names.map(\.name)),
      Topic("relations", LayoutRelation.self),
      Topic(name: "priorities", words: Priority.named.map(\.name)),
      Topic(name: "visual format options", words: VisualFormatOptions.names),
      Topic("reserved names", ReservedName.self),
      Topic("panel keys", PanelKey.self, isOfKeys: true),
      Topic("panel kinds", PanelDescription.Kind.self),
      Topic("panel starts", PanelDescription.Start.self),
      Topic("alignments of panels", PanelArrangement.Alignment.self),
      Topic("places of captions", PanelArrangement.Captions.self),
      Topic("flows", PanelArrangement.Flow.self),
      Topic("borders", BorderWord.self),
      Topic("sizes of screens", ScreenSizeWord.self),
      Topic("steps", StepWord.self),
      Topic("fitting sizes", Step.FittingSize.self),
      Topic("annotations", AnnotationKind.self, isOfKeys: true),
      Topic("annotation keys", AnnotationKey.self, isOfKeys: true),
      Topic("annotation axes", Axis.self),
      Topic("numbers of constraints", ConstraintNumbers.self),
      Topic("numbers of contents", ContentNumbers.self),
      Topic("callout keys", CalloutKey.self, isOfKeys: true),
      Topic("callout sides", CalloutLook.Side.self),
      Topic("callout lines", CalloutLook.Line.self),
      Topic("legend keys", LegendKey.self, isOfKeys: true),
      Topic("keys of a legend's entry", LegendEntryKey.self, isOfKeys: true),
      Topic("legend sides", Legend.Side.self),
      Topic("signs of a legend's entry", Legend.Entry.Mark.self),
      Topic("signs of a legend", Legend.Sign.self),
      Topic("dimension axes", Callout.DimensionAxis.self),
      Topic("points of a view", Place.Spot.self),
      Topic("parts of a view", Place.Part.Word.self),
      Topic("what is around the interface", Place.Surrounding.self),
      Topic("animation keys", AnimationKey.self, isOfKeys: true),
      Topic("timing curves", CurveWord.self),
      Topic("spring keys", SpringKey.self, isOfKeys: true),
      Topic("keys of a key frame", KeyframeKey.self, isOfKeys: true),
      Topic("calculation modes", CalculationMode.self),
      Topic("transition keys", TransitionKey.self, isOfKeys: true),
      Topic("transitions", TransitionDescription.Kind.self),
      Topic("directions of transitions", LayerTransition.Subtype.self),
      Topic("values of graphs", GraphedValue.Property.self),
      Topic("posters", PosterWord.self),
    ]

  /// The words of the properties that take one of a few.
  private static let keywordTopics: [Topic] = ViewProperty.allCases.compactMap { property in
    guard case .keyword(let keywords) = property.type else { return nil }
    return Topic(name: property.name, words: keywords.map(\.text))
  }
}

extension LanguageWords.Topic {
  fileprivate init<Word: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Word.Type, isOfKeys: Bool = false
  ) where Word.RawValue == String {
    self.init(name: name, words: Word.allCases.map(\.rawValue), isOfKeys: isOfKeys, table: "\(Word.self)")
  }
}
