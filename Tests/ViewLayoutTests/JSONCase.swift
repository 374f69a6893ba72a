import Foundation
import Geometry
import Testing

/// A case read from a file of JSON.
struct JSONCase<Value: Decodable & Sendable>: CustomTestStringConvertible, Sendable {
  var name: String
  var value: Value
  var testDescription: String { name }

  static func all(_ type: Value.Type, in folder: String) throws -> [JSONCase] {
    let fixtures = Bundle.module.bundleURL.appendingPathComponent("Fixtures/\(folder)")
    return try FileManager.default.contentsOfDirectory(at: fixtures, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
      .map { url in
        JSONCase(
          name: url.deletingPathExtension().lastPathComponent,
          value: try JSONDecoder().decode(Value.self, from: Data(contentsOf: url)))
      }
  }
}

extension Size {
  init(_ numbers: [Double]) { self.init(numbers[0], numbers[1]) }
}

extension Rect {
  init(_ numbers: [Double]) { self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }

  func isClose(to other: Rect) -> Bool {
    zip(corners, other.corners).allSatisfy { $0.distance(to: $1) < 1e-6 }
  }
}
