import Geometry
import Testing
import Typography

@testable import ViewLayout

/// Each `Fixtures/engine/*.json` is a small layout with the frames that every Auto Layout engine must find.
@Suite struct EngineCaseTests {
  @Test(arguments: try JSONCase.all(EngineCase.self, in: "engine"))
  func framesMatchFixture(_ fixture: JSONCase<EngineCase>) throws {
    let stage = try EngineCaseStage(fixture.value)
    var outcome = stage.layOut()
    #expect(outcome.conflicts.isEmpty)
    try stage.check(fixture.value.expect, outcome)
    if let next = fixture.value.then {
      stage.constraints.removeAll { next.remove.contains($0.identifier ?? "") }
      outcome = stage.layOut()
      try stage.check(next.expect, outcome)
    }
  }
}

struct EngineCase: Decodable, Sendable {
  struct ViewCase: Decodable, Sendable {
    var intrinsic: [Double]?
    var hugging_h: Double?
    var compression_v: Double?
    var first_baseline_from_top: Double?
    var last_baseline_from_bottom: Double?
  }

  struct ConstraintCase: Decodable, Sendable {
    var id: String?
    var item1: String
    var attr1: String
    var rel: String
    var item2: String?
    var attr2: String
    var multiplier: Double
    var constant: Double
    var priority: Double
  }

  struct Expectation: Decodable, Sendable {
    var frames: [String: [Double]] = [:]
    var ambiguous: [String] = []
    var xOneOf: [Double] = []

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      for key in container.allKeys {
        switch key.stringValue {
        case "ambiguous": ambiguous = try container.decode([String].self, forKey: key)
        case "x_one_of": xOneOf = try container.decode([Double].self, forKey: key)
        default: frames[key.stringValue] = try container.decode([Double].self, forKey: key)
        }
      }
    }

    struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
  }

  struct Then: Decodable, Sendable {
    var remove: [String]
    var expect: Expectation
  }

  var root: [Double]
  var views: [String: ViewCase]
  var constraints: [ConstraintCase]
  var expect: Expectation
  var then: Then?
}

/// An engine case's views and constraints.
private final class EngineCaseStage {
  let root: View
  var views: [String: View] = [:]
  var constraints: [LayoutConstraint] = []

  init(_ fixture: EngineCase) throws {
    root = View(.view, "root", frame: Rect(origin: .zero, size: Size(fixture.root)))
    views["root"] = root
    for (name, description) in fixture.views.sorted(by: { $0.key < $1.key }) {
      let view = View(.view, name)
      view.translatesAutoresizingMaskIntoConstraints = false
      if let size = description.intrinsic {
        view.customIntrinsicContentSize = AxisPair(horizontal: size[0], vertical: size[1])
      }
      view.contentHuggingPriority.horizontal = description.hugging_h.map { Priority($0) } ?? .low
      view.contentCompressionResistancePriority.vertical = description.compression_v.map { Priority($0) } ?? .high
      view.customFirstBaseline = description.first_baseline_from_top
      view.customLastBaseline = description.last_baseline_from_bottom
      views[name] = view
      root.addSubview(view)
    }
    for description in fixture.constraints {
      let constraint = LayoutConstraint(
        .init(try #require(views[description.item1])), try #require(LayoutAttribute(name: description.attr1)),
        try #require(LayoutRelation(rawValue: description.rel)), multiplier: description.multiplier,
        to: try description.item2.map { .init(try #require(views[$0])) }, LayoutAttribute(name: description.attr2),
        constant: description.constant, priority: Priority(description.priority))
      constraint.identifier = description.id
      constraints.append(constraint)
    }
  }

  func layOut() -> LayoutOutcome {
    LayoutEngine(measuringTextWith: FixedWidthMeasurer()).layOut(root, constraints: constraints)
  }

  func check(_ expectation: EngineCase.Expectation, _ outcome: LayoutOutcome) throws {
    for (name, frame) in expectation.frames {
      let view = try #require(views[name])
      #expect(view.frame.isClose(to: Rect(frame)), "\(name): \(view.frame)")
    }
    for name in expectation.ambiguous {
      let view = try #require(views[name])
      #expect(outcome.ambiguous[ObjectIdentifier(view)] != nil)
      if !expectation.xOneOf.isEmpty { #expect(expectation.xOneOf.contains(view.frame.minX)) }
    }
    if expectation.ambiguous.isEmpty { #expect(outcome.ambiguous.isEmpty) }
  }
}
