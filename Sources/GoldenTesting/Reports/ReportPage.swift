import Geometry
import ImageComparison
import Serialization

/// The report as an HTML page. It loads only the pictures in its own folder.
struct ReportPage {
  let summary: RunSummary
  let entries: [ReportEntry]

  /// Identifies the page as a report of `strut test`.
  static let mark = "<meta name=\"generator\" content=\"strut test\">"

  var text: String {
    var page = MarkupWriter(.html)
    page.write(raw: "<!DOCTYPE html>\n")
    page.block("html", ["lang": "en"]) {
      $0.block("head", content: writeHead)
      $0.block("body") {
        $0.block("header", content: writeHeader)
        $0.block("main") {
          for (index, entry) in entries.enumerated() { entry.write(to: &$0, number: index + 1) }
          $0.newline()
        }
        $0.line("script") { $0.write(raw: Self.script) }
      }
    }
    return page.text
  }

  private func writeHead(to page: inout MarkupWriter) {
    page.emptyLine("meta", ["charset": "utf-8"])
    page.write(raw: Self.mark + "\n")
    page.emptyLine("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    page.emptyLine("meta", ["name": "color-scheme", "content": "light dark"])
    page.line("title", text: "strut test: \(summary.failed + summary.unusable) of \(summary.documents)")
    page.line("style") { $0.write(raw: Self.style) }
  }

  private func writeHeader(to page: inout MarkupWriter) {
    page.line("h1", text: summary.words)
    if !summary.stampChanges.isEmpty {
      page.line("div", ["class": "stamp"]) {
        $0.inline("p", text: "The goldens were recorded with other versions:")
        $0.inline("ul") { for change in summary.stampChanges { $0.inline("li", text: change) } }
      }
    }
    if let line = summary.acceptLine {
      page.line("p", text: "If the new pictures are right, accept them:")
      page.line("pre", ["tabindex": "0", "class": "accept"], text: line)
    }
    writeContents(to: &page)
    page.newline()
  }

  private func writeContents(to page: inout MarkupWriter) {
    guard entries.count > 1 else { return }
    page.inline("nav", ["aria-label": "Documents"]) {
      $0.inline("ul") {
        for (index, entry) in entries.enumerated() {
          $0.inline("li", ["class": entry.kind]) {
            $0.inline("a", ["href": "#d\(index + 1)"], text: entry.result.path)
          }
        }
      }
    }
  }
}

extension ReportEntry {
  fileprivate var kind: String {
    switch result.status {
    case .passed: "accepted"
    case .failed: "failed"
    case .unusable: "unusable"
    }
  }

  fileprivate func write(to page: inout MarkupWriter, number: Int) {
    page.block("section", ["id": "d\(number)", "class": kind]) {
      $0.line("h2", text: result.path)
      $0.block("ul", ["class": "messages"]) {
        for message in result.messages { $0.line("li", text: message) }
        if result.messages.isEmpty { $0.newline() }
      }
      for (index, comparison) in comparisons.enumerated() { comparison.write(to: &$0, id: "c\(number)-\(index + 1)") }
    }
  }
}

extension ReportComparison {
  /// A picture and its golden as slider, blinking, side by side and difference. A new picture is shown alone.
  fileprivate func write(to page: inout MarkupWriter, id: String) {
    page.block("article", ["id": id]) {
      $0.line("h3", text: check.name)
      check.writeNumbers(to: &$0)
      guard let actual else { return }
      guard let expected else {
        return $0.line("div", ["class": "stage single"]) { actual.write(to: &$0, alt: "Drawn now") }
      }
      writeModes(to: &$0, id: id)
      writeStage(to: &$0, expected, actual)
      writeControls(to: &$0, id: id)
    }
  }

  private func writeModes(to page: inout MarkupWriter, id: String) {
    let modes = [("slider", "Slider"), ("blink", "Blink"), ("beside", "Side by side"), ("difference", "Difference")]
    page.line("div", ["class": "modes", "role": "radiogroup", "aria-label": "How to compare"]) {
      for (mode, label) in modes where mode != "difference" || difference != nil {
        $0.inline("label") {
          $0.empty(
            "input",
            ["type": "radio", "name": "\(id)-mode", "value": mode, "checked": mode == "slider" ? "" : nil])
          $0.inline("span", text: label)
        }
      }
    }
  }

  private func writeStage(to page: inout MarkupWriter, _ expected: ReportImage, _ actual: ReportImage) {
    let (width, height) = (max(expected.width, actual.width, 1), max(expected.height, actual.height, 1))
    let size = "--width:\(width);--height:\(height)"
    page.block("div", ["class": "stage", "data-mode": "slider", "style": size]) {
      for (image, kind, label) in [(expected, "expected", "Golden"), (actual, "actual", "Drawn now")] {
        $0.line("figure", ["class": kind]) {
          image.write(to: &$0, alt: label, width: width)
          $0.inline("figcaption", text: label)
        }
      }
      $0.line("div", ["class": "cut", "aria-hidden": "true"], text: "")
      if let difference {
        $0.line("figure", ["class": "difference"]) { difference.writeMiddle(to: &$0, width: width) }
      }
    }
  }

  private func writeControls(to page: inout MarkupWriter, id: String) {
    page.line("p", ["class": "control for-slider"]) {
      $0.inline("label", ["for": "\(id)-cut"], text: "Golden left of")
      $0.write(" ")
      $0.empty("input", ["type": "range", "id": "\(id)-cut", "min": "0", "max": "100", "value": "50"])
      $0.write(" ")
      $0.inline("output", ["for": "\(id)-cut"], text: "50 %")
    }
    page.line(
      "p", ["class": "control for-difference"],
      text: "Red differs, blue is similar, purple is in one of them only.")
    page.line("p", ["class": "control for-blink"]) {
      $0.inline("button", ["type": "button", "aria-live": "polite"], text: "Golden")
    }
  }
}

extension GoldenCheck {
  fileprivate func writeNumbers(to page: inout MarkupWriter) {
    switch finding {
    case .different(let report), .similar(let report): report.writeNumbers(to: &page, views: views)
    case .sizesDiffer(let expected, let actual):
      page.writeNumbers([("size", "size", "\(expected) → \(actual)")])
    case .equal, .missing, .moved, .unusable: return
    }
  }
}

extension DifferenceReport {
  /// More places than these are not listed.
  private static let mostRegions = 20

  fileprivate func writeNumbers(to page: inout MarkupWriter, views: [String?]) {
    var rows = [
      ("different", "different pixels", "\(differentPixels)"),
      ("share", "of all", "\((share * 100).decimalText(places: 4)) %"),
      ("greatest", "greatest difference of 255", "\(greatestDifference)"),
      ("regions", regions.count == 1 ? "region" : "regions", "\(regions.count)"),
    ]
    if similarPixels > 0 { rows.append(("similar", "similar pixels", "\(similarPixels)")) }
    page.writeNumbers(rows)
    guard !regions.isEmpty else { return }
    page.line("details") {
      $0.inline("summary", text: "Where")
      $0.inline("ol") {
        for (index, region) in regions.prefix(Self.mostRegions).enumerated() {
          var place = "\(region.width) × \(region.height) at (\(region.x), \(region.y))"
          if views.indices.contains(index), let view = views[index] { place += " in '\(view)'" }
          $0.inline("li", text: "\(place): \(region.differentPixels) pixels")
        }
      }
    }
  }
}

extension MarkupWriter {
  /// - Parameter rows: What scripts call a number, its label, and the number.
  fileprivate mutating func writeNumbers(_ rows: [(key: String, label: String, number: String)]) {
    line("dl", ["class": "numbers"]) {
      for row in rows {
        $0.inline("div") {
          $0.inline("dt", text: row.label)
          $0.inline("dd", ["data-number": row.key], text: row.number)
        }
      }
    }
  }
}

extension ReportImage {
  /// The middle one of three pictures side by side, at the size of the others.
  ///
  /// - Parameter place: The width of each picture, in pixels.
  fileprivate func writeMiddle(to page: inout MarkupWriter, width place: Int) {
    let gap = max(0, width - 3 * place) / 2
    let style = "width:\(percent(width, of: place))%;margin-left:-\(percent(place + gap, of: place))%"
    write(to: &page, alt: "Difference", style: style)
  }

  /// - Parameter total: The width of the area that contains the picture, in pixels.
  fileprivate func write(to page: inout MarkupWriter, alt: String, width total: Int) {
    write(to: &page, alt: alt, style: "width:\(percent(width, of: total))%")
  }

  fileprivate func write(to page: inout MarkupWriter, alt: String, style: String? = nil) {
    page.empty(
      "img",
      [
        "src": path.percentEncoded, "alt": alt, "width": "\(width)", "height": "\(height)", "loading": "lazy",
        "style": style,
      ])
  }

  private func percent(_ pixels: Int, of total: Int) -> String {
    (Double(pixels) * 100 / Double(total)).decimalText(places: 4)
  }
}

extension String {
  /// The path as a relative URL.
  fileprivate var percentEncoded: String {
    var encoded = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "@"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return encoded
  }
}
