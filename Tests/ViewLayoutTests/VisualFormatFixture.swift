import Foundation
import Testing

/// A file of `Fixtures/visual-format`: where its cases come from, and the cases.
struct VisualFormatFixture: Decodable {
  var source: String
  var cases: [Case]

  /// A format string, and either the constraints it stands for or what is wrong with it.
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var format: String
    var views: [String]
    var withoutSuperview: [String]?
    /// iOS 7 if it is left out.
    var platform: String?
    var metrics: [String: Double]?
    var options: [String]?

    var equations: [String]?
    /// Where the source tells no more than how many there are.
    var count: Int?
    /// A layout that the source asserts: every equation must hold in it.
    var superview: [String: Double]?
    var frames: [String: [String: Double]]?

    var error: String?
    var offset: Int?
    var length: Int?
    var message: String?

    /// Why the expectation is not what the source says; UIKit decides.
    var differs: String?

    var testDescription: String { "\(name): \(format)" }
  }

  static func cases() throws -> [Case] {
    let folder = Bundle.module.bundleURL.appending(path: "Fixtures/visual-format")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .flatMap { try JSONDecoder().decode(VisualFormatFixture.self, from: Data(contentsOf: $0)).cases }
  }
}
