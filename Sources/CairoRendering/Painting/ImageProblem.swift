/// Why an image cannot be shown.
enum ImageProblem: Error, CustomStringConvertible {
  case notPNG
  case tooLarge(width: Int, height: Int)
  case sizeDiffers(stated: (Int, Int), found: (Int, Int))
  case damaged

  var description: String {
    switch self {
    case .notPNG: "an image is not a PNG file"
    case .tooLarge(let width, let height):
      "an image of \(width) by \(height) pixels is too large; at most 64 megapixels are decoded"
    case .sizeDiffers(let stated, let found):
      "an image of \(stated.0) by \(stated.1) pixels holds \(found.0) by \(found.1)"
    case .damaged: "an image's PNG data is damaged"
    }
  }
}
