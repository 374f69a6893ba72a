import Figures

/// How a solved picture is painted: one display list, which several formats may share.
struct Look {
  var theme: ThemeName
  /// Pixels a point: thin lines lie on the pixels of this scale.
  var scale: Double
  /// What the list is written as.
  var formats: [PictureFormat]
}

extension Figure {
  /// The looks that the formats ask for: of each theme one a scale for those with pixels, of which the others share the
  /// first.
  func looks(in formats: [PictureFormat]) -> [Look] {
    (themes.isEmpty ? [.light] : themes).flatMap { theme in
      scales.enumerated().compactMap { index, scale in
        let formats = formats.filter { index == 0 || $0.isDrawnPerScale }
        return formats.isEmpty ? nil : Look(theme: theme, scale: scale, formats: formats)
      }
    }
  }
}
