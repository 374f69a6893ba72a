import Diagnostics
import Files
import Geometry
import Strut

extension MetricChange {
  /// Writes the number into the document, in the place of the one that stands there; all else stays as it is, to the
  /// byte. Where no number stands, nothing is written.
  ///
  /// - Parameter reader: Has read the document as it is.
  func write(to path: String, reader: DocumentReader) {
    guard value.isFinite, case .success(let document) = reader.read(path, metrics: [:]),
      let range = document.reading.figures.first?.metricRanges[name], range.file == nil,
      Double(document.text(at: range)) != nil, let place = document.text.range(of: range)
    else { return }
    // What YAML's reader made of the text is not what is in the file, where that has a mark at its start.
    guard let bytes = try? RegularFile.read(path, limit: 16 << 20), Array(document.text.utf8) == bytes else { return }
    var text = document.text
    text.replaceSubrange(place, with: value.decimalText())
    try? WholeFile.write(Array(text.utf8), to: path)
  }
}
