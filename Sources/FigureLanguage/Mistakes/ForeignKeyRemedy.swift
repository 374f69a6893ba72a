import ViewLayout

/// What to write instead of a key that the language does not have.
enum ForeignKeyRemedy {
  /// A constraint on an attribute.
  ///
  /// - value: The constant, if the key's value is a number.
  case constraint(view: String, attribute: String, value: String?)
  case frame, sizeOfDocument
  case otherKey(String)
  case boldFont, priorityInConstraint
  /// A constraint with an inequality, or between two attributes.
  case equation(String)
  /// The name of a view, which stands behind its kind.
  case name
  /// Views are drawn in their order.
  case order
  /// It changes nothing that is drawn.
  case notDrawn
  /// How a view shows its subviews, and whether it is seen.
  case display
  /// Rows and columns of equal cells.
  case grid
  /// The height of a table's rows.
  case rowHeight
  /// The items of a bar among the views, of which those on each side are written in one list.
  case itemsOfBar
  /// What only the bars around the interface have.
  case barsOfControllers(String)
  /// Another bar among `bars`.
  case besideNavigationBar(String)
  /// A key with its value.
  case instead(String)
  /// How a panel shows the views, which is no annotation.
  case kindOfPanel(String)
  /// The words of a label, which the label has itself.
  case wordsOfLabel(String)
  /// A part of the superview, from 0 to 1.
  case share(String)
  /// What is free around a view of this name.
  case distances(String)

  /// What to write instead of a key that other languages have for views; `nil` for an unknown one.
  init?(key: String, view: String) {
    let view = view.shortened
    switch key.lowercased().filter({ !"-_".contains($0) }) {
    case "minwidth": self = .equation("\(view).width >= …")
    case "maxwidth": self = .equation("\(view).width <= …")
    case "minheight": self = .equation("\(view).height >= …")
    case "maxheight": self = .equation("\(view).height <= …")
    case "aspectratio": self = .equation("\(view).width == 16:9 * \(view).height")
    case "id", "name", "identifier", "accessibilityidentifier", "restorationidentifier": self = .name
    case "zindex", "zposition", "layerorder": self = .order
    case "display": self = .display
    case "margin", "margins", "outermargin", "margintop", "marginleft", "marginright", "marginbottom":
      self = .distances(view)
    case "fontweight": self = .boldFont
    case "border": self = .instead("borderWidth: 1' and 'borderColor: gray")
    case "columns", "columncount": self = .grid
    case "gridtemplatecolumns", "gridtemplaterows", "gridcolumns", "gridtemplate", "gridarea": self = .grid
    case "estimatedrowheight": self = .rowHeight
    case "leftbarbuttonitem", "leftbarbuttonitems", "rightbarbuttonitem", "rightbarbuttonitems": self = .itemsOfBar
    case "prompt": self = .barsOfControllers("prompt")
    case "titleview": self = .barsOfControllers("titleView")
    case "backbuttontitle", "backbarbuttonitem": self = .barsOfControllers("backButtonTitle")
    case "isuserinteractionenabled", "userinteractionenabled", "onclick", "onpress",
      "ontap", "action", "target", "delegate", "datasource", "addtarget", "keyboardtype", "returnkeytype",
      "isselected", "ishighlighted", "cursor", "transition", "float":
      self = .notDrawn
    default: return nil
    }
  }

  var words: String {
    switch self {
    case .constraint(let view, let attribute, let value):
      "write a constraint, '\(view.shortened).\(attribute) == \(value ?? "…")', or a 'frame'"
    case .frame: "write 'frame: [x, y, width, height]'"
    case .sizeOfDocument: "a 'device' says how large it is, or 'size: [width, height]'"
    case .otherKey(let key): "write '\(key)'"
    case .boldFont: "write 'font: {weight: bold}'"
    case .equation(let equation): "write a constraint, '\(equation)'"
    case .name: "a view's name stands behind its kind, '- label: name'"
    case .order: "views are drawn in their order, back to front"
    case .notDrawn: "it changes nothing that is drawn"
    case .display: "a 'stackView' arranges its subviews, and 'hidden: true' hides a view"
    case .grid:
      "put stack views with 'distribution: fillEqually' into one another, or 'repeat' a view with a computed 'frame'"
    case .rowHeight: "rows are as high as their content, or as 'rowHeight' says; a 'tableViewCell' has a 'frame'"
    case .itemsOfBar: "write 'items: [Edit, flexibleSpace(), Add]', with the space for the title"
    case .barsOfControllers(let key): "a controller's bar has it, 'bars: {navigationBar: {\(key): …}}'"
    case .besideNavigationBar(let key):
      "it stands beside the bar, 'bars: {navigationBar: {…}, \(key): {placeholder: …}}'"
    case .instead(let text): "write '\(text)'"
    case .kindOfPanel(let kind): "write 'kind: \(kind)' in a panel"
    case .wordsOfLabel(let label): "a label has its words itself, '{label: \(label), at: …, text: …}' in 'callouts'"
    case .distances(let view):
      "distances to others are constraints, 'H:|-16-[\(view)]'; 'layoutMargins' are inside of a view"
    case .share(let equation): "write a constraint, '\(equation)', or a 'frame'"
    case .priorityInConstraint: "write it after an equation, 'a.width == 100 @ 750', or inside a format, '-(12@750)-'"
    }
  }

  /// The key that replaces it, if its value can stay.
  var key: String? {
    guard case .otherKey(let key) = self else { return nil }
    return key
  }
}
