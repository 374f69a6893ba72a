import Figures

/// The parameters for painting a solved picture. Several formats may share the resulting display list.
struct Look {
  var theme: ThemeName
  /// The number of pixels per point. Thin lines are aligned to pixels at this scale.
  var scale: Double
  /// The formats that the list is rendered to.
  var formats: [PictureFormat]
}

extension Figure {
  /// The looks that the formats need: for each theme, one per scale for formats with pixels. Other formats share the
  /// first.
  func looks(in formats: [PictureFormat]) -> [Look] {
    (themes.isEmpty ? [.light] : themes).flatMap { theme in
      scales.enumerated().compactMap { index, scale in
        let formats = formats.filter { format in
          // A file that follows its reader is drawn once.
          (index == 0 || format.isDrawnPerScale) && !(isAdaptive && theme == .dark && format.followsReader)
        }
        return formats.isEmpty ? nil : Look(theme: theme, scale: scale, formats: formats)
      }
    }
  }
}
