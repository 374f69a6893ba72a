import Foundation
import ImageComparison
import PNGCoding
import Pixels

/// An SVG that a browser is to draw.
struct BrowserPicture {
  var svg: [UInt8]
  /// What it should come to.
  var size: PictureSize
}

/// Chromium without a window.
struct Browser {
  private let program: Program
  /// Pixels a point.
  private let scale: Int

  init(_ program: Program, scale: Int) {
    self.program = program
    self.scale = scale
  }

  /// Pictures a page: a start of the browser takes seconds, and a page of them all more pixels than it can have.
  private static let picturesAPage = 12
  /// The pixels of a side of the tiles that Chromium draws without a graphics card.
  private static let tile = 256

  /// Hands over what the browser makes of each picture, by its number, page by page.
  func draw(_ pictures: [BrowserPicture], _ take: (Int, PixelBuffer) throws -> Void) throws {
    for start in stride(from: 0, to: pictures.count, by: Self.picturesAPage) {
      let page = Array(pictures[start..<min(start + Self.picturesAPage, pictures.count)])
      for (number, pixels) in try draw(page: page).enumerated() { try take(start + number, pixels) }
    }
  }

  /// A page as it is seen when it has been loaded.
  ///
  /// - Parameters:
  ///   - html: The page, which finds files beside it in `folder`.
  ///   - width: Of the window, in CSS pixels; `height` too.
  ///   - options: More words of the command line.
  func photograph(
    _ html: String, in folder: TemporaryFolder, width: Int, height: Int, options: [String] = []
  ) throws -> PixelBuffer {
    let page = try folder.write(html.utf8, as: "page.html")
    let photograph = folder.url.appendingPathComponent("page.png")
    return try Program.startingAgain {
      try program.run(
        Self.options(folder) + [
          "--hide-scrollbars", "--force-device-scale-factor=\(scale)", "--window-size=\(width),\(height)",
          "--screenshot=\(photograph.path)",
        ] + options + [page.absoluteString])
      return try decodePNG([UInt8](Data(contentsOf: photograph)))
    }
  }

  /// How the browser runs beside tests that use all of the machine: its watchdog would end a process that waits.
  private static func options(_ folder: TemporaryFolder) -> [String] {
    [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-gpu-watchdog", "--disable-hang-monitor",
      "--user-data-dir=\(folder.url.path)/profile",
    ]
  }

  /// What a script comes to, which may wait for anything.
  ///
  /// - Parameter script: The body of an asynchronous function that returns a text.
  func result(of script: String) throws -> String {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    // A page has not been loaded before the frame in it is.
    let page = """
      <!DOCTYPE html><body><p id="result"></p><iframe id="pending"></iframe></body><script>
      pending.contentDocument.open();
      (async () => { \(script) })().catch(String).then(text => {
        result.textContent = text;
        pending.contentDocument.close();
      });</script>
      """
    let document = try folder.write(page.utf8, as: "page.html")
    let output = try Program.startingAgain {
      try program.output(Self.options(folder) + ["--dump-dom", document.absoluteString])
    }
    return output.components(separatedBy: "<p id=\"result\">").last?.components(separatedBy: "</p>").first ?? ""
  }

  /// Pictures one below the other, photographed and cut apart.
  private func draw(page pictures: [BrowserPicture]) throws -> [PixelBuffer] {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    var html = "<!DOCTYPE html><style>body{margin:0}img{display:block}</style>"
    // Each begins where a tile does: a browser can cover a pixel otherwise elsewhere in a tile, and so a picture would
    // depend on those above it.
    let heights = pictures.map { ($0.size.height + Self.tile - 1) / Self.tile * Self.tile }
    for (number, picture) in pictures.enumerated() {
      _ = try folder.write(picture.svg, as: "\(number).svg")
      // A picture's size is whole in pixels, and need not be in points.
      let (width, height) = (Double(picture.size.width) / Double(scale), Double(picture.size.height) / Double(scale))
      let below = Double(heights[number] - picture.size.height) / Double(scale)
      html += "<img src=\"\(number).svg\" width=\"\(width)\" height=\"\(height)\" style=\"margin-bottom:\(below)px\">"
    }
    let (width, height) = (pictures.map(\.size.width).max() ?? 1, heights.reduce(0, +))
    let pixels = try photograph(
      html, in: folder, width: (width + scale - 1) / scale, height: (height + scale - 1) / scale)
    var top = 0
    return try zip(pictures, heights).map { picture, height in
      defer { top += height }
      return try pixels.cut(y: top, picture.size)
    }
  }
}

extension PixelBuffer {
  /// The part that begins at the left edge and `y` pixels below the top.
  fileprivate func cut(y: Int, _ size: PictureSize) throws -> PixelBuffer {
    guard y + size.height <= height, size.width <= width else {
      throw ProgramError(description: "the browser's page has \(self.size) pixels only")
    }
    var part: [UInt8] = []
    part.reserveCapacity(size.width * size.height * 4)
    for row in y..<y + size.height { part += pixels[row * width * 4..<(row * width + size.width) * 4] }
    return PixelBuffer(width: size.width, height: size.height, pixels: part)
  }
}
