import Figures

extension Mistake {
  /// The document asks for more than a limit admits.
  static func exceeded(_ limit: DocumentLimit, of limits: FigureLimits) -> Mistake {
    Mistake(limit.identifier, limit.sentence(limit: limits[limit]))
  }
}
