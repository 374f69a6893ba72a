import CPango
import Typography

/// With what text is shaped: names and versions of libraries and of font files, in a fixed order.
///
/// A font file's version is the revision that it states of itself, with its size in bytes; one that is not there is
/// left out.
public func textVersions() -> [(name: String, version: String)] {
  let libraries = [
    ("pango", PangoLibrary.shared.version), ("harfbuzz", String(cString: hb_version_string())),
  ]
  let files = fontFiles().map { ($0.name, FontFile.version(of: $0.path)) }
  return libraries + files
}

/// The font files that are there, by the names that the families give them.
public func fontFiles() -> [(name: String, path: String)] {
  let folders = FontFolders()
  return FontFamily.allCases.flatMap { $0.files.map(\.name) }.compactMap { name in
    folders.locate(name).map { (name, $0) }
  }
}

private enum FontFile {
  /// `head`.
  private static let header: hb_tag_t = 0x6865_6164

  static func version(of path: String) -> String {
    let blob = hb_blob_create_from_file(path)
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, 0)
    defer { hb_face_destroy(face) }
    let table = hb_face_reference_table(face, header)
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    let size = hb_blob_get_length(blob)
    guard let data = hb_blob_get_data(table, &length), length >= 8 else { return "unknown, \(size) bytes" }
    // A fixed-point number, big end first: 16 bits before the point, 16 after it.
    let bytes = (4..<8).map { UInt32(UInt8(bitPattern: data[$0])) }
    let revision = bytes.reduce(0) { $0 << 8 | $1 }
    let thousandths = (UInt64(revision) * 1000 + 32_768) >> 16
    let fraction = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction), \(size) bytes"
  }
}
