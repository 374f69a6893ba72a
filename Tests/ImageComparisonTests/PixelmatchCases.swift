import Foundation
import ImageComparison
import PNGCoding
import Pixels

/// The pictures of pixelmatch's own tests with its counts, which are kept beside the checkout.
struct PixelmatchCases {
  struct Case {
    var expected: String
    var actual: String
    var threshold: Double
    var includesAntialiasing: Bool
    /// How many pixels pixelmatch 7.2.0 counts.
    var mismatch: Int
    /// How many pixels are not the same.
    var rawDifferences: Int
  }

  /// How many pixels differ by more than so much in a channel, as counted with Pillow.
  struct ChannelPair {
    var expected: String
    var actual: String
    var counts: [(tolerance: Int, count: Int)]
    var greatest: Int
  }

  let folder: URL
  let all: [Case]
  let channelPairs: [ChannelPair]

  /// `nil` where they are not there.
  static let shared = PixelmatchCases()

  private init?() {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/" {
      let images = folder.appendingPathComponent("shared/data/images")
      let file = images.appendingPathComponent("pixelmatch_cases.json")
      if let data = try? Data(contentsOf: file), let document = try? JSONDecoder().decode(Document.self, from: data) {
        self.folder = images.appendingPathComponent("pixelmatch")
        all = document.cases.compactMap(\.value)
        channelPairs = document.channelOracle.pairs.map(\.value)
        return
      }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  func picture(_ name: String) throws -> PixelBuffer {
    try decodePNG(Array(Data(contentsOf: folder.appendingPathComponent(name))))
  }

  private struct Document: Decodable {
    var cases: [CaseObject]
    var channelOracle: Oracle

    enum CodingKeys: String, CodingKey {
      case cases
      case channelOracle = "channel_delta_oracle"
    }
  }

  private struct CaseObject: Decodable {
    struct Options: Decodable {
      var threshold: Double
      var includeAA: Bool
    }

    var expected: String
    var actual: String
    var options: Options
    var mismatch: [String: Int?]
    var raw_rgba_different_pixels: Int

    var value: Case? {
      guard let count = mismatch["pixelmatch-7.2.0"] ?? nil else { return nil }
      return Case(
        expected: expected, actual: actual, threshold: options.threshold, includesAntialiasing: options.includeAA,
        mismatch: count, rawDifferences: raw_rgba_different_pixels)
    }
  }

  private struct Oracle: Decodable {
    struct Pair: Decodable {
      var expected: String
      var actual: String
      var straight_rgba_max_channel_delta_counts: [String: Int]
      var max_channel_delta: Int

      var value: ChannelPair {
        let counts = straight_rgba_max_channel_delta_counts.compactMap { key, count in
          Int(key.dropFirst()).map { (tolerance: $0, count: count) }
        }
        return ChannelPair(
          expected: expected, actual: actual, counts: counts.sorted { $0.tolerance < $1.tolerance },
          greatest: max_channel_delta)
      }
    }

    var pairs: [Pair]
  }
}
