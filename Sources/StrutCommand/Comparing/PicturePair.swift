import Dispatch
import Figures
import Files
import ImageComparison
import PNGCoding
import Pixels
import Staging
import Synchronization

/// Two PNG files to compare.
struct PicturePair {
  /// As they were named.
  let expectedPath: String
  let actualPath: String
  private let files: [(path: String, bytes: [UInt8])]

  /// What the largest picture takes that is packed badly.
  private static let largestFile = 1 << 30

  /// Reads both; a mistake in one does not keep the other's from being told.
  init(expected: String, actual: String) throws(PictureProblems) {
    expectedPath = expected
    actualPath = actual
    var problems = PictureProblems()
    files = [expected, actual].map { path in
      do throws(ResourceError) {
        return (path, try RegularFile.read(path, limit: Self.largestFile))
      } catch {
        problems.all.append((path, error.message))
        return (path, [])
      }
    }
    guard problems.all.isEmpty else { throw problems }
  }

  func compare(by rule: ComparisonRule) throws(PictureProblems) -> PictureComparison {
    // 1. Files that are the same to the byte need not be decoded, only be whole: half a picture and a pointer to one are
    // equal to themselves too.
    if files[0].bytes == files[1].bytes {
      do throws(PNGError) {
        let header = try PNGHeader.verify(files[0].bytes)
        return PictureComparison(self, rule: rule, size: PictureSize(width: header.width, height: header.height))
      } catch {
        throw PictureProblems(all: files.map { ($0.path, error.description) })
      }
    }
    // 2. Others are, and compared.
    let pictures = try decoded()
    return PictureComparison(
      self, rule: rule, pictures: (pictures[0], pictures[1]),
      result: compareImages(expected: pictures[0], actual: pictures[1], rule: rule))
  }

  /// The pixels of both, decoded side by side.
  private func decoded() throws(PictureProblems) -> [PixelBuffer] {
    let decodings = Mutex<[Decoding?]>([nil, nil])
    let files = files
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let decoding = Decoding(files[index].bytes)
      decodings.withLock { $0[index] = decoding }
    }
    var pictures: [PixelBuffer] = []
    var problems = PictureProblems()
    for (file, decoding) in zip(files, decodings.withLock { $0 }) {
      switch decoding {
      case .picture(let picture): pictures.append(picture)
      case .problem(let problem): problems.all.append((file.path, problem.description))
      case nil: problems.all.append((file.path, "was not decoded"))
      }
    }
    guard problems.all.isEmpty else { throw problems }
    return pictures
  }

  private enum Decoding {
    case picture(PixelBuffer)
    case problem(PNGError)

    init(_ file: [UInt8]) {
      do throws(PNGError) {
        self = .picture(try decodePNG(file))
      } catch {
        self = .problem(error)
      }
    }
  }
}

/// Why pictures cannot be compared: files, and what is wrong with each in words that go on after its name.
struct PictureProblems: Error {
  var all: [(path: String, message: String)] = []
}
