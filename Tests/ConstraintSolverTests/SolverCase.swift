import Foundation
import Testing

import ConstraintSolver

/// A linear system with steps and what is expected after them; `Fixtures/solver_cases.json` describes the form.
struct SolverCase: Decodable, CustomTestStringConvertible, Sendable {
  var id: String
  var steps: [Step]

  var testDescription: String { id }

  struct Step: Decodable, Sendable {
    var op: String
    var constraint: Constraint?
    var expect: String?
    var minimal_conflicts: [[String]]?
    var id: String?
    var `var`: String?
    var strength: Strength?
    var weight: Double?
    var rhs: Double?
    var values: [String: Double]?
    var forced: [String: Bool]?
    var ambiguous_variables: [String]?
    var alternatives: [[String: Double]]?
    var variables: [String]?
    var constraints: [String]?
  }

  struct Constraint: Decodable, Sendable {
    var id: String
    var terms: [String: Double]
    var rel: String
    var rhs: Double
    var strength: Strength
    var weight: Double?
  }

  /// A number, or one of the four names of the Cassowary family.
  struct Strength: Decodable, Sendable {
    var priority: Priority

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        priority = Priority(number)
        return
      }
      let named: [String: Double] = ["required": 1000, "strong": 999, "medium": 500, "weak": 1]
      let name = try container.decode(String.self)
      guard let number = named[name] else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "strength \(name)")
      }
      priority = Priority(number)
    }
  }

  static let all: [SolverCase] = {
    struct File: Decodable { var cases: [SolverCase] }
    let url = Bundle.module.url(forResource: "Fixtures/solver_cases", withExtension: "json")!
    return try! JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases
  }()
}
