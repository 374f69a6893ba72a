import Diagnostics
public import Figures
public import ViewLayout

extension ViewProperty {
  /// The kinds of views that a property does something for; `nil` where it does for all.
  ///
  /// Any view may be given any property, as a view of a class of one's own may have it; what nobody will see of it is
  /// told. The page on the language says of each property which kinds these are, and a test compares both.
  ///
  ///     ViewProperty.isOn.kinds    // [.switch]
  public var kinds: [ViewKind]? {
    switch self {
    case .text: [.label, .textField, .textView, .searchBar, .navigationBar, .tableViewCell]
    case .title: [.button, .navigationBar, .tableViewCell]
    case .placeholder: [.textField, .searchBar]
    case .textColor: [.label, .textField, .textView, .button, .navigationBar, .tableView, .tableViewCell]
    case .textAlignment: [.label, .textField, .textView]
    case .numberOfLines, .preferredMaxLayoutWidth: [.label]
    case .lineBreakMode: [.label, .button]
    case .font:
      [.label, .textField, .textView, .button, .segmentedControl, .searchBar, .tableView, .tableViewCell]
    case .items: [.segmentedControl, .pickerView, .navigationBar, .tabBar, .toolbar, .tableView]
    case .value: [.slider, .stepper, .segmentedControl, .datePicker, .pickerView, .tabBar]
    case .isOn: [.switch]
    case .progress: [.progressView]
    case .numberOfPages, .currentPage: [.pageControl]
    case .borderStyle: [.textField]
    case .buttonType, .contentEdgeInsets, .backgroundImage: [.button]
    case .apportionsSegmentWidthsByContent: [.segmentedControl]
    case .image: [.imageView, .button]
    case .contentMode: [.imageView]
    case .accessoryType: [.tableViewCell]
    case .axis, .alignment, .distribution, .spacing, .isBaselineRelativeArrangement,
      .isLayoutMarginsRelativeArrangement:
      [.stackView]
    default: nil
    }
  }

  /// Whether the property does something for views of a kind.
  public func isUsed(by kind: ViewKind) -> Bool {
    if kind == .layoutGuide, isLook { return false }
    return kinds?.contains(kind) ?? true
  }

  /// What a view without a look has nothing of.
  private var isLook: Bool {
    switch self {
    case .alpha, .opaque, .backgroundColor, .tintColor, .cornerRadius, .borderWidth, .borderColor, .shadow, .badge: true
    default: false
    }
  }

  /// What to write in place of the property, which does nothing for views of that kind.
  ///
  ///     ViewProperty.text.remedy(on: .button)   // a button's text is 'title'
  func remedy(on kind: ViewKind) -> String {
    if kind == .layoutGuide, isLook { return "it is never drawn" }
    if let other = substitute(on: kind) { return "\(kind.withArticle)'s \(other.what) '\(other.property.rawValue)'" }
    switch (self, kind) {
    case (.text, _), (.title, _), (.placeholder, _):
      return "add a label \(kind.holdsLabels ? "to" : "next to") it"
    case (.items, .stackView): return "a stack view arranges its 'subviews'"
    default: break
    }
    guard let kinds, let first = kinds.first else { return "it has none" }
    guard kinds.count > 1 else { return "only \(first.withArticle) has it" }
    return "only \(kinds.map(\.plural).listed(with: "and")) have it"
  }

  /// The property that says on that kind of view what this one says on others.
  private func substitute(on kind: ViewKind) -> (property: ViewProperty, what: String)? {
    switch (self, kind) {
    case (.text, .button): (.title, "text is")
    case (.title, .label), (.title, .textField), (.title, .textView), (.title, .searchBar),
      (.placeholder, .label), (.placeholder, .textView), (.value, .label), (.value, .textField), (.value, .textView),
      (.value, .searchBar):
      (.text, "text is")
    case (.value, .button), (.placeholder, .button): (.title, "text is")
    case (.text, .segmentedControl), (.title, .segmentedControl), (.text, .tabBar), (.title, .tabBar),
      (.text, .toolbar), (.title, .toolbar), (.text, .pickerView), (.title, .pickerView):
      (.items, "texts are its")
    case (.value, .switch): (.isOn, "value is")
    case (.value, .progressView): (.progress, "value is")
    case (.progress, .slider), (.currentPage, .segmentedControl), (.currentPage, .tabBar): (.value, "place is")
    case (.value, .pageControl): (.currentPage, "value is")
    case (.items, .pageControl): (.numberOfPages, "number of dots is")
    case (.backgroundImage, .imageView): (.image, "picture is")
    case (.textColor, .tabBar), (.textColor, .toolbar): (.tintColor, "colour is")
    default: nil
    }
  }
}

extension ViewKind {
  /// `an image view`
  var withArticle: String { ("aeiou".contains(words.prefix(1)) ? "an " : "a ") + words }

  /// `image views`
  fileprivate var plural: String { words + (words.hasSuffix("ch") ? "es" : "s") }

  /// `image view`
  private var words: String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }

  /// Whether a label can stand inside of one.
  fileprivate var holdsLabels: Bool {
    switch self {
    case .view, .window, .scrollView, .stackView, .tableView: true
    default: false
    }
  }
}
