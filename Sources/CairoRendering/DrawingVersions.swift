import CCairo

/// The names and versions of the libraries that draw pictures, in a fixed order.
public func drawingVersions() -> [(name: String, version: String)] {
  [("cairo", String(cString: cairo_version_string()))]
}
