/// A comment in a PNG file (PNG, third edition, section 11.3.3.2), which no picture shows.
package enum PNGComment {
  /// The signature, and the header with its length, type and checksum, which are the same in every file.
  private static let place = PNGChunks.signature.count + 12 + 13
  private static let keyword: [UInt8] = Array("Comment\0".utf8)

  /// The file with a comment behind its header, or the bytes as they are if they are no PNG file.
  ///
  /// - Parameter comment: Of ASCII.
  package static func adding(_ comment: String, to file: [UInt8]) -> [UInt8] {
    guard file.count >= place, let chunks = try? PNGChunks(file), chunks.all.first?.range.upperBound == place else {
      return file
    }
    var result = Array(file[..<place])
    result.appendChunk("tEXt", keyword + comment.utf8)
    return result + file[place...]
  }

  /// The comment that stands behind the header, and the file without it; `nil` if there is none.
  package static func remove(from file: [UInt8]) -> (comment: String, rest: [UInt8])? {
    guard let chunks = try? PNGChunks(file), chunks.all.count > 1, chunks.all[1].range.lowerBound == place else {
      return nil
    }
    let chunk = chunks.all[1]
    guard chunk.type == "tEXt", file[chunk.data].starts(with: keyword) else { return nil }
    let comment = String(decoding: file[chunk.data].dropFirst(keyword.count), as: UTF8.self)
    return (comment, Array(file[..<place]) + file[chunk.range.upperBound...])
  }
}
