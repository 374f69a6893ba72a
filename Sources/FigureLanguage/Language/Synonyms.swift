import Diagnostics

/// Words that other languages and frameworks have for what the figure language calls otherwise.
enum Synonyms {
  /// What was meant by an unknown word: the candidate that means the same, or the nearest.
  ///
  ///     Synonyms.meant("leadng", among: ["leading"])      // "leading"
  ///     Synonyms.meant("children", among: ["subviews"])   // "subviews"
  static func meant(_ word: String, among candidates: some Sequence<String>) -> String? {
    closest(to: word, among: candidates) ?? NearMisses.closest(to: word, among: candidates)
  }

  /// The first of the candidates that means what the word does elsewhere.
  static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    guard let meanings = table[word.lowercased()] else { return nil }
    let known = Set(candidates)
    return meanings.first(where: known.contains)
  }

  private static let table: [String: [String]] = [
    // Keys of documents, panels and views.
    "steps": ["do"], "actions": ["do"], "heading": ["title"], "description": ["alt"],
    "children": ["subviews", "views"], "subviews": ["views"], "views": ["subviews"], "annotations": ["show"],
    "states": ["panels"], "variables": ["metrics"], "backgroundcolor": ["background"], "bg": ["backgroundColor"],
    "background": ["backgroundColor"], "bgcolor": ["backgroundColor"], "fill": ["backgroundColor"],
    "opacity": ["alpha"], "radius": ["cornerRadius"], "lines": ["numberOfLines"], "align": ["textAlignment"],
    "margin": ["layoutMargins"], "padding": ["layoutMargins"], "mask": ["autoresizingMask"],
    "rotation": ["transform"], "rotate": ["transform"], "visible": ["hidden"], "src": ["image"],
    "source": ["image"], "name": ["family"], "contenthugging": ["contentHuggingPriority"],
    "contentcompressionresistance": ["contentCompressionResistancePriority"],
    "fontsize": ["font"], "textsize": ["font"], "position": ["frame", "side"],
    "direction": ["side"], "placement": ["side"], "rect": ["frame", "view"],
    "selectedindex": ["value"], "segments": ["items", "segmentedControl"],
    "buttons": ["items"], "checked": ["isOn"], "on": ["isOn"], "gap": ["spacing"],
    "width": ["left"], "height": ["top"],
    // Kinds of views.
    "input": ["textField"], "textbox": ["textField"], "text": ["label", "title"], "image": ["imageView"],
    "img": ["imageView"], "box": ["view"], "container": ["view", "superview"], "div": ["view"], "uiview": ["view"],
    "webview": ["view"], "mapview": ["view"], "collectionview": ["view"], "toggle": ["switch"], "checkbox": ["switch"],
    "spinner": ["activityIndicator"], "picker": ["pickerView"], "table": ["tableView"], "cell": ["tableViewCell"],
    "row": ["tableViewCell"], "scroll": ["scrollView"], "stack": ["stackView"], "hstack": ["stackView"],
    "vstack": ["stackView"], "guide": ["layoutGuide"], "spacer": ["layoutGuide"], "navbar": ["navigationBar"],
    "tabs": ["tabBar"], "progress": ["progressView"], "search": ["searchBar"],
    // Attributes, the views they are of, and priorities.
    "x": ["left"], "y": ["top"], "start": ["leading"], "end": ["trailing"], "w": ["width"], "h": ["height"],
    "parent": ["superview"], "super": ["superview"], "self": ["superview"], "view": ["superview"],
    "contentview": ["superview"], "safearealayoutguide": ["safeArea"], "layoutmarginsguide": ["margins"],
    "layoutmargins": ["margins"], "readablecontent": ["readable"],
    "readablecontentguide": ["readable"], "contentlayoutguide": ["contentLayout"], "framelayoutguide": ["frameLayout"],
    "toplayoutguide": ["safeArea"], "bottomlayoutguide": ["safeArea"], "topanchor": ["top"], "bottomanchor": ["bottom"],
    "leadinganchor": ["leading"], "trailinganchor": ["trailing"], "leftanchor": ["left"], "rightanchor": ["right"],
    "widthanchor": ["width"], "heightanchor": ["height"], "centerxanchor": ["centerX"], "centeryanchor": ["centerY"],
    "firstbaselineanchor": ["firstBaseline"], "lastbaselineanchor": ["lastBaseline"], "defaulthigh": ["high"],
    "defaultlow": ["low"], "fittingsizecompression": ["fittingSizeLevel"],
    // Values.
    "centre": ["center"], "middle": ["center"], "horizontal": ["landscape"], "vertical": ["portrait"],
    "landscapeleft": ["landscape"], "landscaperight": ["landscape"],
    "xs": ["extraSmall"], "s": ["small"], "m": ["medium"], "l": ["large"], "xl": ["extraLarge"],
    "xxl": ["extraExtraLarge"], "xxxl": ["extraExtraExtraLarge"],
    "rtl": ["rightToLeft"], "ltr": ["leftToRight"], "phone": ["device"], "night": ["dark"], "day": ["light"],
  ]
}
