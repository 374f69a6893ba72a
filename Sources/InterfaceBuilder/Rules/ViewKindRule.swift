import ViewLayout

extension InterfaceView {
  /// The kind that a view of the element's name is laid out and drawn as; `nil` for one that nothing is known of.
  var kind: ViewKind? { Self.kinds[tag] }

  private static let kinds: [String: ViewKind] = [
    "view": .view, "label": .label, "button": .button, "textField": .textField, "textView": .textView,
    "imageView": .imageView, "switch": .switch, "slider": .slider, "stepper": .stepper,
    "segmentedControl": .segmentedControl, "progressView": .progressView,
    "activityIndicatorView": .activityIndicator, "pageControl": .pageControl, "datePicker": .datePicker,
    "pickerView": .pickerView, "searchBar": .searchBar, "navigationBar": .navigationBar, "tabBar": .tabBar,
    "toolbar": .toolbar, "tableView": .tableView, "tableViewCell": .tableViewCell, "scrollView": .scrollView,
    "stackView": .stackView,
    // Views whose looks are their background and what they hold.
    "window": .view, "containerView": .view, "tableViewCellContentView": .view, "collectionViewCellContentView": .view,
    "collectionView": .view, "collectionViewCell": .view, "collectionReusableView": .view,
    "tableViewHeaderFooterView": .view, "tableViewHeaderFooterContentView": .view, "visualEffectView": .view,
    "control": .view,
    // Views whose content only a device can show.
    "webView": .view, "wkWebView": .view, "mapView": .view, "glkView": .view, "mtkView": .view, "sceneKitView": .view,
    "arscnView": .view, "arskView": .view, "skView": .view, "adBannerView": .view,
  ]

  /// The kinds whose content asks for a size along both axes, and those that ask for a height alone.
  ///
  /// Of image views those with an image, of text views those that do not scroll; of what shows nothing, the kept size.
  var contentAxes: (horizontal: Bool, vertical: Bool) {
    switch tag {
    case "label", "button", "textField", "switch", "stepper", "segmentedControl", "pageControl",
      "activityIndicatorView", "datePicker", "pickerView":
      (true, true)
    case "imageView" where element.image() != nil: (true, true)
    case "slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar": (false, true)
    case "textView" where element.boolean("scrollEnabled") == false: (true, true)
    default: (keepsSize, keepsSize)
    }
  }

  /// Whether what is in it is rows or items, or lies in one: they move.
  var movesContent: Bool {
    ["tableView", "collectionView", "tableViewCell", "collectionViewCell"].contains(tag)
  }
}
