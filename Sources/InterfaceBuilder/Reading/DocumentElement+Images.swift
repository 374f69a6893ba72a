extension DocumentElement {
  /// The name of an image that it shows: an attribute or, where Xcode 12 and newer have it at a scale or in a
  /// rendering of its own, `<imageReference key= image= catalog=>`.
  func image(_ key: String = "image") -> String? { self[key] ?? child(named: "imageReference", key: key)?["image"] }

  /// Whether the image is a symbol of the system.
  func showsSymbol(_ key: String = "image") -> Bool {
    (child(named: "imageReference", key: key) ?? self)["catalog"] == "system"
  }
}
