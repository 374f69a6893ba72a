import Graphics

/// A picture's images, each decoded once, and what was wrong with them.
final class ImageStore {
  private var surfaces: [Image: ImageSurface?] = [:]
  private(set) var problems: [String] = []

  /// `nil` for an image that cannot be decoded; the problem is then noted.
  func surface(for image: Image) -> ImageSurface? {
    if let known = surfaces[image] { return known }
    do throws(ImageProblem) {
      let surface = try ImageSurface(decoding: image)
      surfaces[image] = surface
      return surface
    } catch {
      surfaces[image] = .some(nil)
      problems.append(error.description)
      return nil
    }
  }
}
