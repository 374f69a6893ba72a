extension Item {
  /// A filled path.
  ///
  ///     Item.fill(.circle(center: Point(8, 8), radius: 8), .black)
  public static func fill(_ path: Path, _ color: Color) -> Item {
    .shape(Shape(path, fill: .color(color)))
  }

  public static func fill(_ path: Path, _ paint: Paint) -> Item {
    .shape(Shape(path, fill: paint))
  }

  /// A line along a path.
  public static func stroke(_ path: Path, _ stroke: Stroke) -> Item {
    .shape(Shape(path, stroke: stroke))
  }

  /// - Parameters:
  ///   - path: The path to draw along.
  ///   - color: The color of the line.
  ///   - width: The width of the line, in points.
  public static func stroke(_ path: Path, _ color: Color, width: Double) -> Item {
    .shape(Shape(path, stroke: Stroke(color: color, width: width)))
  }
}
