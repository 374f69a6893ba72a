import Foundation
import Testing

import Strut

/// Each `Fixtures/listings/*.yaml` is a document. Its lines `#= STYLE: …` are lines that the listing of the style
/// has; `#! STYLE: …` is what it does not have.
@Suite struct ListingTests {
  @Test(arguments: try ListingFixture.all())
  func listingHasTheLines(_ fixture: ListingFixture) throws {
    let (solved, diagnostics) = solveFigure(fixture.source, name: fixture.name, imagesIn: ".")
    let figure = try #require(solved, "\(DiagnosticFormatter(file: fixture.source).format(diagnostics))")
    #expect(!fixture.expectations.isEmpty)
    for style in ListingStyle.allCases {
      let listing = figure.figure.listing(in: style, for: figure.pictures.first?.variant)
      let lines = listing.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      for expectation in fixture.expectations where expectation.style == style {
        let isThere = lines.contains { expectation.isWanted ? $0 == expectation.text : $0.contains(expectation.text) }
        #expect(isThere == expectation.isWanted, "\(expectation.text)\n\(listing)")
      }
    }
  }

  @Test func aFigureMadeByAProgramIsListed() {
    let figure = Figure(name: "7-cards", size: Size(200, 100), views: [ViewDescription(.view, "box")])
    let listing = figure.listing(in: .anchors)
    #expect(listing.contains("final class Figure7Cards {"))
    #expect(listing.contains("let box = UIView()"))
  }

  /// Interface Builder names every constraint, with ids that begin with a digit as often as not: they are nobody's names.
  @Test func onlyNamesOfAnAuthorArePropertiesOfAnInterfaceDocument() throws {
    let source = SourceFile(
      name: "cell.xib",
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
        <view contentMode="scaleToFill" id="1"><rect key="frame" x="0" y="0" width="320" height="100"/><subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="2">
        <rect key="frame" x="20" y="10" width="280" height="80"/></view></subviews><constraints>
        <constraint firstItem="2" firstAttribute="leading" secondItem="1" secondAttribute="leading" constant="20" id="0T4-Y7-fjR"/>
        <constraint firstItem="2" firstAttribute="top" secondItem="1" secondAttribute="top" constant="10" id="zOf-gI-owl"
          identifier="2nd row"/>
        <constraint firstAttribute="trailing" secondItem="2" secondAttribute="trailing" constant="20" id="aaa-bb-ccc"/>
        <constraint firstAttribute="bottom" secondItem="2" secondAttribute="bottom" constant="10" id="ddd-ee-fff"/>
        </constraints></view></objects></document>
        """)
    let (figures, diagnostics) = solveFigures(source, name: "cell", imagesIn: ".")
    let figure = try #require(figures.first, "\(DiagnosticFormatter(file: source).format(diagnostics))")
    let listing = figure.figure.listing(in: .anchors)
    #expect(listing.contains("let constraint_2nd_row: NSLayoutConstraint"))
    #expect(listing.contains("constraint_2nd_row.identifier = \"2nd row\""))
    #expect(!listing.contains("0T4") && !listing.contains("aaa_bb_ccc"))
  }
}

struct ListingFixture: CustomTestStringConvertible, Sendable {
  struct Expectation: Sendable {
    var style: ListingStyle
    var text: String
    var isWanted: Bool
  }

  var name: String
  var source: SourceFile
  var expectations: [Expectation]
  var testDescription: String { name }

  static func all() throws -> [ListingFixture] {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Fixtures/listings")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
      .map { url in
        let text = try String(contentsOf: url, encoding: .utf8)
        let expectations: [Expectation] = text.split(separator: "\n").compactMap { line in
          guard line.hasPrefix("#= ") || line.hasPrefix("#! "), let colon = line.firstIndex(of: ":"),
            let style = ListingStyle(rawValue: String(line[..<colon].dropFirst(3)))
          else { return nil }
          return Expectation(
            style: style, text: String(line[colon...].dropFirst(2)), isWanted: line.hasPrefix("#= "))
        }
        return ListingFixture(
          name: url.deletingPathExtension().lastPathComponent,
          source: SourceFile(name: url.lastPathComponent, text: text), expectations: expectations)
      }
  }
}
