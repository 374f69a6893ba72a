import Diagnostics
import Figures
import ViewLayout

/// An attribute of a document, or an element with a key, that says a property of a view as the figure language does: how
/// it is read follows from the type that the property's row gives it.
private struct ImportedProperty {
  let property: ViewProperty
  let key: String
  /// The kinds of views that it is read of.
  let kinds: [ViewKind]?
  /// What the document means where it says nothing, if that is not what a view has anyhow.
  let absent: PropertyValue?

  /// - Parameters:
  ///   - key: What the document calls it; its name in the figure language without it.
  ///   - kinds: The kinds that it is read of; those that the property does something for without it.
  init(
    _ property: ViewProperty, _ key: String? = nil, of kinds: [ViewKind]? = nil, absent: PropertyValue? = nil
  ) {
    self.property = property
    self.key = key ?? property.name
    self.kinds = kinds ?? property.kinds
    self.absent = absent
  }

  static let all = [
    // Any view.
    ImportedProperty(.hidden), ImportedProperty(.clipsToBounds, "clipsSubviews"), ImportedProperty(.alpha),
    ImportedProperty(.tintColor), ImportedProperty(.semanticContentAttribute), ImportedProperty(.tag),
    ImportedProperty(.class, "customClass"),
    // Text.
    ImportedProperty(.text, of: [.textField, .textView]), ImportedProperty(.placeholder), ImportedProperty(.textColor),
    // Xcode writes "natural", and left is what it leaves out: none of 2,057 labels of the collection says so.
    ImportedProperty(.textAlignment, of: [.label, .textField, .textView], absent: .word(TextAlignment.left)),
    ImportedProperty(.numberOfLines, absent: .number(1)),
    ImportedProperty(.adjustsFontSizeToFitWidth, "adjustsFontSizeToFit"), ImportedProperty(.minimumScaleFactor),
    ImportedProperty(.preferredMaxLayoutWidth), ImportedProperty(.borderStyle, absent: .word(BorderStyle.none)),
    ImportedProperty(.searchBarStyle), ImportedProperty(.isScrollEnabled, "scrollEnabled"),
    // Controls.
    ImportedProperty(.isOn, "on", absent: .boolean(false)), ImportedProperty(.progress, absent: .number(0)),
    ImportedProperty(.numberOfPages, absent: .number(0)), ImportedProperty(.currentPage, absent: .number(0)),
    ImportedProperty(.value, "selectedSegmentIndex", of: [.segmentedControl], absent: .number(0)),
    ImportedProperty(.apportionsSegmentWidthsByContent), ImportedProperty(.contentMode),
    ImportedProperty(.tintColor, "onTintColor", of: [.switch]),
    ImportedProperty(.tintColor, "minimumTrackTintColor", of: [.slider]),
    ImportedProperty(.tintColor, "progressTintColor", of: [.progressView]),
    ImportedProperty(.tintColor, "color", of: [.activityIndicator]),
    ImportedProperty(.trackTintColor, "maximumTrackTintColor", of: [.slider]),
    ImportedProperty(.trackTintColor, of: [.progressView]), ImportedProperty(.thumbTintColor),
    ImportedProperty(.selectedSegmentTintColor), ImportedProperty(.pageIndicatorTintColor),
    ImportedProperty(.currentPageIndicatorTintColor),
    ImportedProperty(.imageEdgeInsets), ImportedProperty(.titleEdgeInsets),
    ImportedProperty(.contentHorizontalAlignment),
    ImportedProperty(.accessoryType), ImportedProperty(.tableStyle, "style"),
    ImportedProperty(.separatorColor), ImportedProperty(.separatorInset),
    ImportedProperty(.prefersLargeTitles, "largeTitles"), ImportedProperty(.datePickerMode),
    ImportedProperty(.preferredDatePickerStyle, "style"),
    // Stack views.
    ImportedProperty(.axis), ImportedProperty(.alignment), ImportedProperty(.distribution),
    ImportedProperty(.isBaselineRelativeArrangement, "baselineRelativeArrangement"),
  ]

  /// The layer's properties that authors set by key path, their values under the key `value`.
  static let runtime = [
    ImportedProperty(.cornerRadius, "cornerRadius"), ImportedProperty(.cornerRadius, "layer.cornerRadius"),
    ImportedProperty(.borderWidth, "borderWidth"), ImportedProperty(.borderWidth, "layer.borderWidth"),
    ImportedProperty(.borderColor, "borderColor"), ImportedProperty(.borderColor, "layer.borderUIColor"),
    ImportedProperty(.clipsToBounds, "layer.masksToBounds"),
  ]
}

extension LookImporter {
  /// What the document says as the figure language does.
  func setAttributes(of description: inout ViewDescription) {
    for row in ImportedProperty.all where row.kinds?.contains(description.kind) ?? true {
      set(row.property, value(of: row.property.type, row.key, in: element) ?? row.absent, &description)
    }
  }

  /// The attributes whose values the document cannot mean.
  ///
  /// The modes of date pickers are more than are drawn: of those, only what is nearly one is a slip.
  func unreadableAttributes(ofKind kind: ViewKind) -> [(key: String, type: ValueType, text: String)] {
    ImportedProperty.all.compactMap { row in
      guard row.kinds?.contains(kind) ?? true, let text = element[row.key],
        value(of: row.property.type, row.key, in: element) == nil
      else { return nil }
      switch row.property.type {
      case .keyword(let keywords)
      where row.property == .datePickerMode && NearMisses.closest(to: text, among: keywords.map(\.text)) == nil:
        return nil
      case .boolean, .number, .integer, .numberOrText, .spacing, .keyword: return (row.key, row.property.type, text)
      default: return nil
      }
    }
  }

  /// What authors set by key path as the interface is loaded.
  func setRuntimeAttributes(of description: inout ViewDescription) {
    for attribute in element.child(named: "userDefinedRuntimeAttributes")?.children ?? [] {
      for row in ImportedProperty.runtime where row.key == attribute["keyPath"] {
        // Numbers stand in an element of their own.
        let number = attribute.children.first.flatMap { value(of: row.property.type, "value", in: $0) }
        set(row.property, number ?? value(of: row.property.type, "value", in: attribute), &description)
      }
    }
  }

  /// Whether something of an attribute that authors set by key path is drawn.
  static func readsRuntimeAttribute(_ keyPath: String) -> Bool {
    ImportedProperty.runtime.contains { $0.key == keyPath }
  }

  /// What stands under a key, if the document can say a value of that type.
  private func value(of type: ValueType, _ key: String, in element: DocumentElement) -> PropertyValue? {
    switch type {
    case .boolean: element.boolean(key).map { .boolean($0) }
    case .number, .integer, .numberOrText, .spacing: element.number(key).map { .number($0) }
    case .text, .attributedText, .sentences:
      (element[key] ?? element.text(key: key)).map { .text($0) }
    case .keyword(let keywords): keywords.first { $0.text == element[key] }.map { .keyword($0) }
    case .color, .fill: color(key, in: element)
    case .insets: element.child(named: "inset", key: key)?.edges.map { .insets($0) }
    case .texts, .point, .size, .rect, .frame, .transform, .mask, .priorities, .intrinsicSize, .shadow, .font,
      .image, .images, .spacings, .sections, .date, .corners:
      nil
    }
  }
}
