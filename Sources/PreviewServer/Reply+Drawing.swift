import Diagnostics
import Figures
import FigurePainting
import Files
import Foundation
import Geometry
import Staging
import Strut
import Typography
import ViewLayout

extension Reply {
  /// Reads, solves and draws a document as a page wishes.
  ///
  /// - Returns: The reply, and the paths of the images and of the included documents that were read.
  static func drawing(_ wish: Wish, of path: String) -> (reply: Reply, inputs: [String]) {
    var result: (reply: Reply, inputs: [String]) = (Reply(), [])
    let duration = ContinuousClock().measure { result = untimedDrawing(wish, of: path) }
    result.reply.milliseconds = duration / .milliseconds(1)
    return result
  }

  private static func untimedDrawing(_ wish: Wish, of path: String) -> (reply: Reply, inputs: [String]) {
    var reply = Reply(number: wish.number, document: path)
    // 1. Read it.
    let url = URL(fileURLWithPath: path)
    reply.file = url.path
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.read(path, limit: 16 << 20)
    } catch {
      reply.messages = [Message(severity: "error", text: "the document \(error.message)")]
      return (reply, [])
    }
    let (source, problems) = SourceFile.reading(bytes, name: path)
    guard !problems.hasErrors else {
      reply.messages = problems.messages
      return (reply, [])
    }
    let options = wish.options
    var reading = FigureReading(
      source, name: url.deletingPathExtension().lastPathComponent,
      imagesIn: url.deletingLastPathComponent().path, limits: options.overrides.limits, showsContainers: false)
    // 2. Set what overrides have no words for.
    for index in reading.figures.indices { wish.apply(to: &reading.figures[index]) }
    // 3. Solve and draw it.
    let rendering = render(reading, options: options)
    reply.messages = rendering.diagnostics.messages
    reply.drawings = zip(rendering.files, rendering.pictures).map { file, picture in
      Drawing(
        name: (file.name as NSString).deletingPathExtension, svg: String(decoding: file.bytes, as: UTF8.self),
        width: picture.variant.size.width, height: picture.variant.size.height,
        places: file.places.map { Place($0, in: picture) })
    }
    reply.frames = rendering.pictures.enumerated().flatMap { $1.frames(number: $0) }
    // 4. Say what the selected view is and what holds it.
    if let selected = wish.selected, !reply.hasErrors {
      let views = rendering.pictures.lazy.flatMap(\.panels).flatMap(\.views)
      reply.facts = views.first { $0.name == selected }.map(Fact.all(of:)) ?? []
      let (solved, _) = solve(
        reading.figures, reading.diagnostics, overrides: options.overrides, affecting: selected)
      reply.holders = solved.flatMap(\.pictures).lazy.flatMap(\.panels).compactMap(\.determination).first?.holders ?? []
    }
    return (reply, reading.inputs)
  }
}

extension Reply.Place {
  fileprivate init(_ place: PlacedView, in picture: Picture) {
    name = picture.panels[place.panel].views[place.view].name
    // A hundredth of a point is less than a pointer can tell.
    corners = place.corners.flatMap { [$0.x, $0.y] }.map { ($0 * 100).rounded() / 100 }
  }
}

extension Wish {
  fileprivate var options: RenderOptions {
    var options = RenderOptions(formats: [.svg])
    options.locatesViews = true
    // A device has a size, which stands behind one of one's own.
    options.overrides.devices = size == nil ? device.flatMap(Device.named).map { [$0] } : nil
    options.overrides.orientations = orientation.flatMap(Orientation.init).map { [$0] }
    options.overrides.directions = direction.flatMap(LayoutDirection.init).map { [$0] }
    if let theme = theme.flatMap(ThemeName.init) {
      options.overrides.themes = [theme]
    } else {
      // One picture, which is light or dark as the page is.
      (options.overrides.themes, options.overrides.isAdaptive) = (ThemeName.allCases, true)
    }
    options.overrides.show = show.map { AnnotationSet($0.compactMap(AnnotationKind.init)) }
    return options
  }

  /// A root is as large as the largest device, four times over, at most.
  private static let sizes = 1.0...4096

  private var size: Size? {
    guard let width, let height, Self.sizes.contains(width), Self.sizes.contains(height) else { return nil }
    return Size(width, height)
  }

  fileprivate func apply(to figure: inout Figure) {
    if let category = textSize.flatMap(ContentSizeCategory.init) { figure.contentSizes = [category] }
    if let size { (figure.size, figure.devices) = (size, []) }
  }
}

extension Picture {
  fileprivate func frames(number: Int) -> [Reply.Frame] {
    panels.flatMap { panel in
      panel.views.map { view in
        let frame = view.frame
        return Reply.Frame(
          picture: number, name: view.name, depth: panel.depth(of: view), className: view.className, x: frame.x,
          y: frame.y, width: frame.width, height: frame.height, isAmbiguous: view.hasAmbiguousLayout)
      }
    }
  }
}

extension PanelLayout {
  fileprivate func depth(of view: SolvedView) -> Int {
    sequence(first: view) { $0.superview.map { views[$0] } }.reduce(-1) { depth, _ in depth + 1 }
  }
}

extension AxisPair<[KeptRequirement]> {
  /// As `strut inspect --affecting` lists them.
  fileprivate var holders: [Reply.Holder] {
    Axis.allCases.flatMap { axis -> [Reply.Holder] in
      let holders = self[axis].map {
        Reply.Holder(axis: axis.rawValue, text: $0.text, line: $0.range?.start.line, file: $0.range?.file?.path)
      }
      return holders.isEmpty ? [Reply.Holder(axis: axis.rawValue, text: "not determined")] : holders
    }
  }
}

extension Diagnostics {
  fileprivate var messages: [Reply.Message] {
    inLineOrder.map { diagnostic in
      Reply.Message(
        severity: diagnostic.severity.rawValue, text: diagnostic.message, line: diagnostic.range?.start.line,
        file: diagnostic.range?.file?.path)
    }
  }
}
