import Graphics
import Serialization

/// How an SVG holds its text.
enum SVGText {
  /// `<text>` that can be selected, searched and read aloud. The reader's fonts draw it, stretched to the width that
  /// layout reckoned with.
  ///
  /// Only icons, whose font readers do not have, are outlines, if there is an outliner.
  case live((any TextOutliner)? = nil)
  /// The shapes of the glyphs, each written once: the same in every viewer. The strings stay as labels.
  case outlines(any TextOutliner)
}

extension DisplayList {
  /// The picture as an SVG document, in points; 1 point is 1 CSS pixel.
  ///
  /// Equal display lists give equal text.
  ///
  ///     DisplayList(name: "dot", size: Size(10, 10), items: [
  ///       .shape(Shape(.circle(center: Point(5, 5), radius: 4), fill: .color(.black)))
  ///     ]).svg().string
  ///     // <svg xmlns="http://www.w3.org/2000/svg" id="dot" class="strut" width="10" height="10" …>
  ///     // <title id="dot-title">dot</title>
  ///     // <circle cx="5" cy="5" r="4" fill="#000"/>
  ///     // </svg>
  ///
  /// - Parameter timing: When the frames of a picture that plays are seen; `nil` for one that stands still.
  func svg(text: SVGText = .live(), timing: SVGMotions.Timing? = nil) -> MarkupText {
    // 1. Look the list through: what repeats is written once, and ids are settled.
    let survey = SVGSurvey(of: self)
    // 2. Write the items; what they refer to gathers beside them.
    var body = SVGBody(survey: survey, text: text, darkColors: darkColors, timing: timing)
    body.writeBackground(background, size: size)
    body.write(items)
    // 3. Put the document around them.
    return document(around: body, survey: survey)
  }

  private func document(around body: SVGBody, survey: SVGSurvey) -> MarkupText {
    let width = SVGNumber.string(size.width)
    let height = SVGNumber.string(size.height)
    let title = self.title.isEmpty ? name : self.title
    let titleID = survey.ids.prefixed("title")
    let descriptionID = survey.ids.prefixed("desc")

    var root = SVGElement("svg")
    root.set("xmlns", "http://www.w3.org/2000/svg")
    root.set("id", survey.ids.prefix)
    root.set("class", "strut")
    root.set("width", width)
    root.set("height", height)
    root.set("viewBox", "0 0 \(width) \(height)")
    // What an image holds cannot be reached.
    root.set("role", survey.hasLinks ? "group" : "img")
    root.set("aria-labelledby", description.isEmpty ? titleID : "\(titleID) \(descriptionID)")
    // Written as a style, since pages often set the fill of every picture for the sake of icons.
    let inherited = [
      body.hasOpenShapes ? "fill:none" : nil, body.commonStroke.width.map { "stroke-width:\($0)" },
      body.commonStroke.opacity.map { "stroke-opacity:\($0)" },
    ].compactMap(\.self)
    if !inherited.isEmpty { root.set("style", inherited.joined(separator: ";")) }
    // Core Graphics' limit; SVG's own is 4.
    if body.hasMiters { root.set("stroke-miterlimit", "10") }
    if let font = body.commonFont {
      root.setFont(font, inheriting: nil)
      // A page's own direction must not turn text around.
      root.set("direction", "ltr")
    }

    var output = MarkupText()
    output.reserve(body.output.bytes.count + 4096)
    root.open(in: &output)
    output += "\n"
    output.writeLine("title", id: titleID, title)
    if !description.isEmpty { output.writeLine("desc", id: descriptionID, description) }
    output += body.palette.styleSheet(id: survey.ids.prefix)
    output += body.motions?.styleSheet ?? ""
    output += body.definitions.text
    output += body.output
    root.close(in: &output)
    output += "\n"
    return output
  }
}

extension MarkupText {
  /// What assistive technology reads of the whole picture.
  fileprivate mutating func writeLine(_ name: StaticString, id: String, _ text: String) {
    var element = SVGElement(name)
    element.set("id", plain: id)
    element.write(text: text.showingControls(keepingLines: true), to: &self)
    self += "\n"
  }
}
