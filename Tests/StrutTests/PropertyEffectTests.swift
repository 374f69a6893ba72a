import Strut
import Testing

/// A property changes the picture of each kind of view that its row names.
@Suite struct PropertyEffectTests {
  /// A property of a kind of view.
  struct Use: CustomTestStringConvertible, Sendable {
    let property: ViewProperty
    let kind: ViewKind

    var testDescription: String { "\(property.name) of \(kind.rawValue)" }

    /// The picture of a view with the property, or without it.
    func picture(isSet: Bool) -> [UInt8]? {
      let value = PropertyEffectTests.values[property] ?? property.example
      let keys = ["frame": "[20, 20, 200, 100]"]
        .merging(PropertyEffectTests.surroundings[kind] ?? [:]) { $1 }
        .merging(PropertyEffectTests.conditions[property] ?? [:]) { $1 }
        .merging([property.name: isSet ? value : ""]) { $1 }
        .filter { !$0.value.isEmpty }
      let lines = keys.sorted { $0.key < $1.key }.map { "    \($0.key): \($0.value)\n" }.joined()
      let document =
        "size: [320, 240]\nshow: [intrinsicSizes]\nviews:\n  - \(kind.rawValue): v\n\(lines)"
        + (PropertyEffectTests.moving.contains(property) ? "panels: [{animation: {pause: 1}, time: 0.5}]\n" : "")
      return render(
        SourceFile(name: "use.yaml", text: document), name: "use", imagesIn: ".",
        options: RenderOptions(formats: [.svg])
      ).files.first?.bytes
    }
  }

  static let uses = ViewProperty.allCases.flatMap { property in
    (property.kinds ?? []).map { Use(property: property, kind: $0) }
  }.filter { use in
    // "Steppers and date pickers look the same for every value", as the row says.
    let isOfNoLook = use.property == .value && [.stepper, .datePicker].contains(use.kind)
    return !isOfNoLook && !needingSafeArea.contains(use.property)
  }

  /// What needs a device's safe area; fixtures of the layouts have one.
  private static let needingSafeArea: Set<ViewProperty> = [
    .contentInsetAdjustmentBehavior, .scrollsUnderBars, .barPosition,
  ]

  private static let longText = "A text that is much longer than its view is wide, so it is wrapped or truncated"

  /// The other keys of a view, without which most properties have no effect.
  private static let surroundings: [ViewKind: [String: String]] = [
    .label: ["text": longText, "numberOfLines": "3"], .textView: ["text": longText], .button: ["title": longText],
    .textField: ["text": "A text"], .searchBar: ["text": "A text"],
    .segmentedControl: ["items": "[One, A longer one, Three]"], .pickerView: ["items": "[One, Two, Three]"],
    .tabBar: ["items": "[One, Two, Three]"], .tableView: ["items": "[One, Two]"],
    .tableViewCell: ["text": "A detail", "title": "A title"], .pageControl: ["numberOfPages": "6"],
    .imageView: ["image": "placeholder(30, 90)"],
    .scrollView: [
      "subviews": "[{view: a, frame: [0, 0, 240, 400]}, {view: b, constraints: [b.right == v.right, b.top == v.top, "
        + "b.bottom == v.bottom, b.width == v.contentLayout.width * 0.5]}]"
    ],
    .stackView: [
      "layoutMargins": "[12, 16, 12, 16]", "subviews": "[{label: a, text: Aa}, {label: b, text: B, font: 30}]",
    ],
  ]

  /// The keys that a property needs to have an effect.
  private static let conditions: [ViewProperty: [String: String]] = [
    .contentOffset: ["items": "", "subviews": "[{tableViewCell: c, title: One, frame: [0, 0, 200, 80]}]"],
    .placeholder: ["text": "''"], .detailTextColor: ["items": "", "sections": "[{rows: [{title: One, text: Two}]}]"],
    .sectionHeaderTopPadding: ["items": "", "sections": "[{header: One, rows: [Two]}]"],
    .textColor: ["title": "A title"], .lineBreakMode: ["numberOfLines": "1"],
    .adjustsFontSizeToFitWidth: ["numberOfLines": "1"],
    .minimumScaleFactor: ["numberOfLines": "1", "adjustsFontSizeToFitWidth": "true"],
    .isBaselineRelativeArrangement: ["axis": "vertical", "spacing": "8"],
    .imageEdgeInsets: ["image": "placeholder(30, 20)", "title": "A title"], .titleEdgeInsets: ["title": "A title"],
    .contentHorizontalAlignment: ["title": "A title"],
    .animationDuration: ["animationImages": "[symbol(star), symbol(heart), symbol(bell)]"],
    .animationRepeatCount: ["animationImages": "[symbol(star), symbol(heart), symbol(bell)]"],
    .preferredMaxLayoutWidth: [
      "translatesAutoresizingMaskIntoConstraints": "false", "numberOfLines": "0",
      "constraints": "[v.left == superview.left + 20, v.top == superview.top + 20]",
    ],
  ]

  /// What is seen while an animation runs.
  private static let moving: Set<ViewProperty> = [.animationImages, .animationDuration, .animationRepeatCount]

  /// Values for properties whose example looks like the standard of one of the kinds.
  private static let values: [ViewProperty: String] = [.value: "2", .lineBreakMode: "byTruncatingHead"]

  @Test(arguments: uses)
  func theKindReadsTheProperty(_ use: Use) throws {
    let plain = try #require(use.picture(isSet: false))
    let changed = try #require(use.picture(isSet: true))
    #expect(plain != changed)
  }

  /// What decoding warns of as without effect has none: some of it is kept where other kinds read it, too.
  @Test(arguments: ViewKind.allCases.filter { $0 != .layoutGuide && $0 != .window })
  func propertiesOfOtherKindsDoNothing(_ kind: ViewKind) throws {
    let plain = try #require(Use(property: .alt, kind: kind).picture(isSet: false))
    let others = ViewProperty.allCases.filter { !$0.isUsed(by: kind) && Self.conditions[$0] == nil }
    #expect(!others.isEmpty)
    // Some are refused, as the spacing behind views that a view does not arrange.
    let drawn = others.compactMap { property in
      Use(property: property, kind: kind).picture(isSet: true).map { (property.name, isPlain: $0 == plain) }
    }
    #expect(drawn.count > others.count - 3)
    #expect(drawn.filter { !$0.isPlain }.map(\.0) == [])
  }
}
