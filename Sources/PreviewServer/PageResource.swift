/// A file of the page.
struct PageResource {
  var name: String
  var type: String
  var bytes: [UInt8]

  /// The page itself, with the scripts that it loads in their order.
  static func page(loading scripts: [String]) -> PageResource {
    let tags = scripts.map { "<script src=\"\($0)\" defer></script>" }.joined(separator: "\n")
    let text = String(decoding: PackageResources.page_html, as: UTF8.self)
      .replacing("<!-- scripts -->", with: tags)
    return PageResource(name: "", type: "text/html; charset=utf-8", bytes: Array(text.utf8))
  }

  static let style = PageResource(name: "page.css", type: "text/css; charset=utf-8", bytes: PackageResources.page_css)

  /// They share their names, so that the page works without a server too, from a folder.
  static let scripts: [PageResource] = [
    ("state.js", PackageResources.state_js), ("choices.js", PackageResources.choices_js),
    ("picture.js", PackageResources.picture_js), ("views.js", PackageResources.views_js),
    ("documents.js", PackageResources.documents_js), ("edges.js", PackageResources.edges_js),
    ("problems.js", PackageResources.problems_js), ("devices.js", PackageResources.devices_js),
    ("values.js", PackageResources.values_js),
  ].map { PageResource(name: $0, type: "text/javascript; charset=utf-8", bytes: $1) }

  /// What stands in the server's place where there is none: it is loaded first.
  static let album = PageResource(
    name: "album.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.album_js)

  /// What the server answers with.
  static let served: [String: PageResource] = {
    let all = [page(loading: scripts.map(\.name)), style] + scripts
    return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  }()
}
