import Diagnostics
import FigureLanguage
import Figures
import Foundation
import Geometry
import InterfaceBuilder
import Staging
import Testing
import Typography

/// A scene that is written in the figure language and read again has the frames that it had.
@Suite struct ConversionTests {
  /// The figure language has no sizes that hold on one screen alone: texts are measured everywhere.
  private static var options: ImportOptions {
    var options = ImportOptions()
    options.keepsCanvasSizes = false
    return options
  }

  @Test(arguments: try DocumentFixture.all(in: "scenes"))
  func framesSurviveWritingAndReading(_ fixture: DocumentFixture) throws {
    let document = try fixture.document()
    #expect(!document.scenes.isEmpty)
    for figure in document.figures(named: "scene", options: Self.options).figures {
      #expect(try differences(of: figure) == [])
      // Drawn for another screen, too, up to a pixel of it: a mask that gives way is worked out from a rounded frame.
      var turned = figure
      turned.devices = [try #require(Device.named("iphone-15"))]
      turned.size = nil
      turned.orientations = [.landscape]
      #expect(try differences(of: turned, above: 1 / 3 + 1e-6) == [])
    }
  }

  /// The lines below rows, which are masks and constraints in what is written, are those of the device as well.
  @Test(arguments: ["iphone-15", "iphone-8-plus", "iphone-8"]) func linesBelowRowsFollowTheDevice(_ device: String)
    throws
  {
    let document = try DocumentFixture.named("rows-of-xcode-6", in: "skipped").document()
    for figure in document.figures(named: "scene", options: Self.options).figures {
      var turned = figure
      turned.devices = [try #require(Device.named(device))]
      turned.size = nil
      #expect(try differences(of: turned) == [])
    }
  }

  @Test(.enabled("no public documents beside the project") { publicDocuments != nil })
  func framesOfPublicDocumentsSurvive() throws {
    let folder = try #require(Self.publicDocuments)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    for name in names where name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      let document = try #require(InterfaceDocument.read(SourceFile(name: name, text: text)).0)
      for figure in document.figures(named: "scene", options: Self.options).figures {
        #expect(try differences(of: figure) == [], "\(name), \(figure.name)")
      }
    }
  }

  /// What is written is short: no default, no frame that constraints make, a name for each view.
  @Test func documentsSayWhatMatters() throws {
    let figures = try DocumentFixture.named("stack-and-scroll-view", in: "scenes").document()
      .figures(named: "Main").figures
    let text = try #require(figures.first).document(comments: ["The scene."])
    #expect(text.hasPrefix("# The scene.\ntitle: "))
    for word in ["translatesAutoresizingMaskIntoConstraints: false", "designFrame", "contentMode: scaleToFill"] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  /// Each fragment of an attributed text is a run, with what it has other than the first.
  @Test func fragmentsAreRuns() throws {
    let figures = try DocumentFixture.named("texts-of-several-fonts", in: "scenes").document()
      .figures(named: "Main").figures
    let text = try #require(figures.first).document(comments: [])
    #expect(text.contains("{text: \"Now \"}"))
    #expect(text.contains("{text: free, font: {size: 24, weight: bold}, textColor: "))
    #expect(text.contains("underlineStyle: single}"))
  }

  @Test func aDarkCanvasMakesDarkPictures() throws {
    var fixture = try DocumentFixture.named("texts-of-several-fonts", in: "scenes")
    #expect(try fixture.document().figures(named: "Main").figures.map(\.themes) == [[]])
    fixture.source = SourceFile(
      name: "dark.storyboard",
      text: fixture.source.text.replacingOccurrences(of: "appearance=\"light\"", with: "appearance=\"dark\""))
    #expect(try fixture.document().figures(named: "Main").figures.map(\.themes) == [[.dark]])
  }

  /// The bars of controllers are part of a document that is converted, and read as they were.
  @Test func barsSurviveWritingAndReading() throws {
    let document = try DocumentFixture.named("bars-and-margins", in: "scenes").document()
    let figures = document.figures(named: "Main").figures
    #expect(figures.contains { $0.surroundingBars.navigationBar != nil })
    for figure in figures {
      let source = SourceFile(name: "scene.yaml", text: figure.document())
      let decoded = try #require(Figure.decode(source, name: figure.name, resources: nil).figure)
      #expect(decoded.surroundingBars == figure.surroundingBars)
      #expect(decoded.additionalSafeAreaInsets == figure.additionalSafeAreaInsets)
      #expect(decoded.canvas == figure.canvas)
    }
  }

  /// What a view's frame is in both, where it differs.
  /// What moves keeps its frame, as in files that are converted, and what moves all the same is told.
  private func differences(of figure: Figure, above tolerance: Double = 1e-6) throws -> [String] {
    let moved = try differences(of: figure, above: tolerance, keeping: [])
    guard !moved.isEmpty else { return [] }
    let names = moved.map { String($0.prefix { $0 != ":" }) }
    return try differences(of: figure, above: tolerance, keeping: Set(names))
  }

  private func differences(of figure: Figure, above tolerance: Double, keeping names: Set<String>) throws -> [String] {
    var figure = figure
    figure.adaptations = []
    let original = try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first?.panels.first)
    let open = original.views.filter { $0.isAmbiguous.horizontal || $0.isAmbiguous.vertical }.map(\.name)
    let broken = figure.breaking.intersection(original.constraints.filter(\.isBroken).compactMap(\.identifier))
    let source = SourceFile(
      name: "scene.yaml", text: figure.document(keepingFramesOf: names.union(open), breaking: broken))
    let (decoded, diagnostics) = Figure.decode(source, name: figure.name, resources: nil)
    guard let decoded, diagnostics.isEmpty else { return [DiagnosticFormatter(file: source).format(diagnostics)] }
    let again = try #require(decoded.pictures(measuringTextWith: FixedWidthMeasurer()).first?.panels.first)
    guard original.views.map(\.name) == again.views.map(\.name) else { return ["other views"] }
    return zip(original.views, again.views).compactMap { old, new in
      let isSame = zip(old.frame.corners, new.frame.corners).allSatisfy {
        ($0.x - $1.x).magnitude <= tolerance && ($0.y - $1.y).magnitude <= tolerance
      }
      return isSame ? nil : "\(old.name): \(new.frame), not \(old.frame)"
    }
  }

  private static var publicDocuments: String? {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let path = folder.appendingPathComponent("shared/data/ib/public").path
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    return nil
  }
}
