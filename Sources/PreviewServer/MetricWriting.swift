import Diagnostics
import Files
import Geometry
import Strut

extension MetricChange {
  /// Writes the number into the document, in the place of the one that stands there; all else stays as it is, to the
  /// byte.
  ///
  /// - Parameter reader: Has read the document as it is.
  /// - Throws: Why nothing is written: the document cannot be read or written, or has no number there (any more).
  func write(to path: String, reader: DocumentReader) throws(ResourceError) {
    let document = try reader.read(path, metrics: [:]).get()
    guard value.isFinite, let range = document.reading.figures.first?.metricRanges[name], range.file == nil,
      Double(document.text(at: range)) != nil, let place = document.text.range(of: range)
    else { throw ResourceError("has no number for '\(name)' that could be replaced") }
    // What YAML's reader made of the text is not what is in the file, where that has a mark of its encoding at its start.
    guard try RegularFile.read(path, limit: 16 << 20) == Array(document.text.utf8) else {
      throw ResourceError("is not plain UTF-8, or has just changed: '\(name)' is not written into it")
    }
    var text = document.text
    text.replaceSubrange(place, with: value.decimalText())
    do throws(WritingError) {
      try WholeFile.rewrite(Array(text.utf8), at: path)
    } catch {
      throw ResourceError(error.description)
    }
  }
}
