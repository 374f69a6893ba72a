import PNGCoding

/// Why an image cannot be shown.
enum ImageProblem: Error, CustomStringConvertible {
  case unreadable(PNGError)
  case sizeDiffers(stated: (Int, Int), found: (Int, Int))

  var description: String {
    switch self {
    case .unreadable(let problem): "an image \(problem)"
    case .sizeDiffers(let stated, let found):
      "an image of \(stated.0) by \(stated.1) pixels holds \(found.0) by \(found.1)"
    }
  }
}
