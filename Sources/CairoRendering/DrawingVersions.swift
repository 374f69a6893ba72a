import CCairo

/// With what pictures are drawn: names and versions of libraries, in a fixed order.
public func drawingVersions() -> [(name: String, version: String)] {
  [("cairo", String(cString: cairo_version_string()))]
}
