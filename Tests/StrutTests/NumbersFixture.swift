import Foundation
import Testing

import Strut

/// What a fixture says: lines `SUBJECT = VALUE` after lines `picture DEVICE` and `panel TITLE` that say of what.
struct NumbersFixture: CustomTestStringConvertible, Sendable {
  struct Expectation: Sendable {
    var device: String?
    var panel: String?
    var subject: String
    var value: String

    /// Each number with half of its last digit.
    var numbers: [(value: Double, tolerance: Double)] {
      value.split(separator: " ").map { text in
        let places = text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 6
        return (Double(text) ?? .nan, 0.5 * pow(10, -Double(places)) + 1e-9)
      }
    }
  }

  var name: String
  var expectations: [Expectation]
  var testDescription: String { name }

  init(name: String, lines: String) {
    self.name = name
    expectations = Self.parse(lines)
  }

  /// Expects every number of a solved figure.
  func check(_ solved: SolvedFigure) throws {
    for expectation in expectations {
      let picture = try #require(
        solved.pictures.first { expectation.device == nil || $0.variant.device?.identifier == expectation.device })
      let panel = try #require(picture.panels.last { expectation.panel == nil || $0.title == expectation.panel })
      check(expectation, in: panel)
    }
  }

  private func check(_ expectation: NumbersFixture.Expectation, in panel: PanelLayout) {
    switch expectation.subject {
    case "ambiguous":
      let names = panel.views.filter { $0.isAmbiguous.horizontal || $0.isAmbiguous.vertical }.map(\.name)
      #expect(names.joined(separator: " ") == expectation.value)
    case "conflict":
      let conflicts = panel.conflicts.map { $0.constraints.joined(separator: " | ") }
      #expect(conflicts.joined(separator: ", ") == expectation.value)
    case "unsatisfied":
      let unsatisfied = panel.constraints.filter { !$0.isSatisfied }
      #expect(unsatisfied.map(\.text).joined(separator: " | ") == expectation.value)
    case "broken":
      #expect(panel.conflicts.map(\.broken).joined(separator: ", ") == expectation.value)
    case let subject where subject.hasPrefix("outline."):
      // A line of the hierarchy's outline, counted from 0.
      let rows = panel.hierarchyDump.rows
      let line = Int(subject.dropFirst("outline.".count)).flatMap { rows.indices.contains($0) ? rows[$0].text : nil }
      #expect(line == expectation.value)
    default:
      let actual = panel.numbers(of: expectation.subject)
      #expect(actual.count == expectation.numbers.count, "\(expectation.subject) is \(actual)")
      for (number, expected) in zip(actual, expectation.numbers) {
        #expect((number - expected.value).magnitude <= expected.tolerance, "\(expectation.subject) is \(actual)")
      }
    }
  }

  static func all() throws -> [NumbersFixture] {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Fixtures/numbers")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
      .map { url in
        NumbersFixture(
          name: url.deletingPathExtension().lastPathComponent, lines: try String(contentsOf: url, encoding: .utf8))
      }
  }

  private static func parse(_ text: String) -> [Expectation] {
    var device: String?
    var panel: String?
    var expectations: [Expectation] = []
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("picture ") {
        device = String(line.dropFirst("picture ".count))
      } else if line.hasPrefix("panel ") {
        panel = String(line.dropFirst("panel ".count))
      } else if let equals = line.range(of: " =") {
        let value = line[equals.upperBound...].trimmingCharacters(in: .whitespaces)
        expectations.append(
          Expectation(device: device, panel: panel, subject: String(line[..<equals.lowerBound]), value: value))
      }
    }
    return expectations
  }
}

extension PanelLayout {
  /// The numbers of a view's property, such as `VIEW.frame` or `VIEW.corners`; none where there is no such view.
  fileprivate func numbers(of subject: String) -> [Double] {
    let parts = subject.split(separator: ".").map(String.init)
    guard parts.count >= 2, let index = index(of: parts[0]) else { return [] }
    let view = views[index]
    if parts.count == 3 { return number(parts[2], of: numbers(of: "\(parts[0]).\(parts[1])")) }
    switch parts[1] {
    case "frame": return [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
    case "bounds": return [view.bounds.x, view.bounds.y, view.bounds.width, view.bounds.height]
    case "center": return [view.center.x, view.center.y]
    case "corners":
      return view.corners.flatMap { [$0.x, $0.y] }
    case "transform":
      let transform = view.transform
      return [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    case "alignmentRect":
      let rect = view.alignmentRect
      return [rect.x, rect.y, rect.width, rect.height]
    case "intrinsicContentSize":
      return [view.intrinsicContentSize.horizontal ?? .nan, view.intrinsicContentSize.vertical ?? .nan]
    default: return []
    }
  }

  /// One of the numbers of a rectangle or a point.
  private func number(_ part: String, of numbers: [Double]) -> [Double] {
    let names = ["x", "y", "width", "height"]
    if let index = names.firstIndex(of: part), numbers.indices.contains(index) { return [numbers[index]] }
    guard numbers.count == 4 else { return [] }
    switch part {
    case "maxX": return [numbers[0] + numbers[2]]
    case "maxY": return [numbers[1] + numbers[3]]
    default: return []
    }
  }
}
