import Foundation
import Geometry
import ImageComparison

/// The report as an HTML page. It loads only the pictures in its own folder.
struct ReportPage {
  let summary: RunSummary
  let entries: [ReportEntry]

  /// Identifies the page as a report of `strut test`.
  static let mark = "<meta name=\"generator\" content=\"strut test\">"

  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    \(Self.mark)
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>strut test: \(summary.failed + summary.unusable) of \(summary.documents)</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <header>
    <h1>\(summary.words.escapedForXML)</h1>
    \(stamp)\(acceptLine)\(contents)
    </header>
    <main>
    \(entries.enumerated().map { section(for: $1, number: $0 + 1) }.joined())
    </main>
    <script>\(Self.script)</script>
    </body>
    </html>

    """
  }

  private var stamp: String {
    guard !summary.stampChanges.isEmpty else { return "" }
    let items = summary.stampChanges.map { "<li>\($0.escapedForXML)</li>" }.joined()
    return "<div class=\"stamp\"><p>The goldens were recorded with other versions:</p><ul>\(items)</ul></div>\n"
  }

  private var acceptLine: String {
    guard let line = summary.acceptLine else { return "" }
    return "<p>If the new pictures are right, accept them:</p>\n<pre tabindex=\"0\" class=\"accept\">"
      + line.escapedForXML + "</pre>\n"
  }

  private var contents: String {
    guard entries.count > 1 else { return "" }
    let items = entries.enumerated().map { index, entry in
      "<li class=\"\(entry.kind)\"><a href=\"#d\(index + 1)\">\(entry.result.path.escapedForXML)</a></li>"
    }
    return "<nav aria-label=\"Documents\"><ul>\(items.joined())</ul></nav>"
  }

  private func section(for entry: ReportEntry, number: Int) -> String {
    var text = "<section id=\"d\(number)\" class=\"\(entry.kind)\">\n"
    text += "<h2>\(entry.result.path.escapedForXML)</h2>\n"
    let messages = entry.result.messages.map { "<li>\($0.escapedForXML)</li>" }.joined(separator: "\n")
    text += "<ul class=\"messages\">\n\(messages)\n</ul>\n"
    for (index, comparison) in entry.comparisons.enumerated() {
      text += comparison.html(id: "c\(number)-\(index + 1)")
    }
    return text + "</section>\n"
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
}

extension ReportComparison {
  /// A picture and its golden as slider, blinking, side by side and difference. A new picture is shown alone.
  fileprivate func html(id: String) -> String {
    var text = "<article id=\"\(id)\">\n<h3>\(check.name.escapedForXML)</h3>\n\(numbers)"
    guard let actual else { return text + "</article>\n" }
    guard let expected else {
      return text + "<div class=\"stage single\">\(actual.html(alt: "Drawn now"))</div>\n</article>\n"
    }
    let modes = [("slider", "Slider"), ("blink", "Blink"), ("beside", "Side by side"), ("difference", "Difference")]
    let choices = modes.filter { $0.0 != "difference" || difference != nil }.map { value, label in
      "<label><input type=\"radio\" name=\"\(id)-mode\" value=\"\(value)\"\(value == "slider" ? " checked" : "")>"
        + "<span>\(label)</span></label>"
    }
    text += "<div class=\"modes\" role=\"radiogroup\" aria-label=\"How to compare\">\(choices.joined())</div>\n"
    let (width, height) = (max(expected.width, actual.width, 1), max(expected.height, actual.height, 1))
    text += "<div class=\"stage\" data-mode=\"slider\" style=\"--width:\(width);--height:\(height)\">\n"
    for (image, kind, label) in [(expected, "expected", "Golden"), (actual, "actual", "Drawn now")] {
      text += "<figure class=\"\(kind)\">\(image.html(alt: label, width: width))"
      text += "<figcaption>\(label)</figcaption></figure>\n"
    }
    text += "<div class=\"cut\" aria-hidden=\"true\"></div>\n"
    if let difference { text += "<figure class=\"difference\">\(difference.htmlOfMiddle(width: width))</figure>\n" }
    text += "</div>\n"
    text += "<p class=\"control for-slider\"><label for=\"\(id)-cut\">Golden left of</label> "
    text += "<input type=\"range\" id=\"\(id)-cut\" min=\"0\" max=\"100\" value=\"50\">"
    text += " <output for=\"\(id)-cut\">50 %</output></p>\n"
    text += "<p class=\"control for-difference\">Red differs, blue is similar, purple is in one of them only.</p>\n"
    text += "<p class=\"control for-blink\"><button type=\"button\" aria-live=\"polite\">Golden</button></p>\n"
    return text + "</article>\n"
  }

  private var numbers: String {
    switch check.finding {
    case .different(let report), .similar(let report):
      let percent = "\((report.share * 100).decimalText(places: 4)) %"
      var rows = [
        ("different", "different pixels", "\(report.differentPixels)"), ("share", "of all", percent),
        ("greatest", "greatest difference of 255", "\(report.greatestDifference)"),
        ("regions", "regions", "\(report.regions.count)"),
      ]
      if report.similarPixels > 0 { rows.append(("similar", "similar pixels", "\(report.similarPixels)")) }
      let list = rows.map { "<div><dt>\($1)</dt><dd data-number=\"\($0)\">\($2)</dd></div>" }.joined()
      let regions = report.regions.prefix(20).map {
        "<li>\($0.width) × \($0.height) at (\($0.x), \($0.y)): \($0.differentPixels) pixels</li>"
      }
      let details =
        regions.isEmpty ? "" : "<details><summary>Where</summary><ol>\(regions.joined())</ol></details>\n"
      return "<dl class=\"numbers\">\(list)</dl>\n\(details)"
    case .sizesDiffer(let expected, let actual):
      let size = "<dd data-number=\"size\">\(expected) → \(actual)</dd>"
      return "<dl class=\"numbers\"><div><dt>size</dt>\(size)</div></dl>\n"
    case .equal, .missing, .moved, .unusable: return ""
    }
  }
}

extension ReportImage {
  /// The middle one of three pictures side by side, at the size of the others.
  ///
  /// - Parameter place: The width of each picture, in pixels.
  fileprivate func htmlOfMiddle(width place: Int) -> String {
    let gap = max(0, width - 3 * place) / 2
    func share(_ pixels: Int) -> String { (Double(pixels) * 100 / Double(place)).decimalText(places: 4) }
    return "<img src=\"\(path.percentEncoded)\" alt=\"Difference\" width=\"\(width)\" height=\"\(height)\""
      + " loading=\"lazy\" style=\"width:\(share(width))%;margin-left:-\(share(place + gap))%\">"
  }

  /// - Parameter total: The width of the area that contains the picture, in pixels.
  fileprivate func html(alt: String, width total: Int? = nil) -> String {
    let share = total.map { " style=\"width:\((Double(width) * 100 / Double($0)).decimalText(places: 4))%\"" } ?? ""
    return "<img src=\"\(path.percentEncoded)\" alt=\"\(alt)\" width=\"\(width)\" height=\"\(height)\""
      + " loading=\"lazy\"\(share)>"
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
