/// XML that is something else than a document of Interface Builder.
enum OtherDocument: String {
  case html, plist, svg

  /// - Parameter name: The name of its element, or the one that its document type declaration has.
  init?(element name: String) { self.init(rawValue: name.lowercased()) }

  var message: String {
    let name =
      switch self {
      // What a server sends in place of a file that it has not.
      case .html: "a page of HTML"
      case .plist: "a property list"
      case .svg: "an SVG picture"
      }
    return "the file is \(name), not a storyboard or xib"
  }
}
