import Files
import PNGCoding
import Serialization
import Strut

extension FuzzTarget {
  /// Reads a document and solves its figures.
  func solve(_ bytes: [UInt8]) {
    let (source, isText) = source(bytes)
    guard isText else { return }
    var overrides = FigureOverrides()
    overrides.limits = Self.limits
    let (figures, diagnostics) = solveFigures(source, name: "fuzz", imagesIn: Self.noFolder, overrides: overrides)
    require(!diagnostics.hasErrors || figures.isEmpty, "a document with an error has figures")
    report(diagnostics, in: source)
    for figure in figures {
      let geometry = figure.inspection
      require(!geometry.contains("nan") || source.text.contains("nan"), "a frame is not a number")
      _ = figure.findings
    }
    guard stableHash(bytes) % 32 == 0 else { return }
    if self == .storyboards {
      report(convert(source, name: "fuzz").diagnostics, in: source)
    } else {
      draw(bytes)
    }
  }

  /// Draws a document in every format.
  func draw(_ bytes: [UInt8]) {
    let (source, isText) = source(bytes)
    guard isText else { return }
    var options = RenderOptions(formats: PictureFormat.allCases)
    options.playing.animatesSVG = true
    options.overrides.limits = Self.limits
    options.overrides.scales = [1]
    let rendering = render(source, name: "fuzz", imagesIn: Self.noFolder, options: options)
    require(!rendering.diagnostics.hasErrors || rendering.files.isEmpty, "a document with an error has pictures")
    report(rendering.diagnostics, in: source)
    for file in rendering.files where file.format == .png {
      require((try? decodePNG(file.bytes)) != nil, "'\(file.name)' is no PNG file")
    }
  }

  /// Reads a constraint between two views.
  func read(equation: String) {
    let document = """
      {"views": [{"view": "a", "subviews": [{"label": "b"}]}, {"view": "c"}], "metrics": {"m": 8},
      "constraints": [\(quoted(equation))]}
      """
    let source = SourceFile(name: "fuzz.yaml", text: document)
    let (figure, diagnostics) = Figure.decode(source, name: "fuzz", limits: Self.limits)
    require((figure == nil) == diagnostics.hasErrors, "a figure is read if and only if there is no error")
    report(diagnostics, in: source)
  }

  /// Reads a step of a panel and plays it.
  func play(step: String) {
    let document = """
      {"size": [100, 100], "views": [{"view": "a", "frame": [1, 2, 30, 40], "subviews": [{"label": "b"}]}, {"view": "c"}],
      "metrics": {"m": 8}, "constraints": [{"equation": "c.left == 9", "identifier": "k"}], "panels": [{"do": [\(quoted(step))]}]}
      """
    solve(Array(document.utf8))
  }

  private func quoted(_ text: String) -> String {
    text.quoted { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || $0.value == 0x2028 || $0.value == 0x2029 }
  }

  private func source(_ bytes: [UInt8]) -> (SourceFile, isText: Bool) {
    let (source, diagnostics) = SourceFile.reading(bytes, name: "fuzz.yaml")
    report(diagnostics, in: source)
    return (source, !diagnostics.hasErrors)
  }

  /// Messages quote the document, so they are part of the answer.
  private func report(_ diagnostics: Diagnostics, in source: SourceFile) {
    let text = DiagnosticFormatter(file: source).format(diagnostics)
    let isClean = text.unicodeScalars.allSatisfy { !$0.isControl || $0 == "\n" || $0 == "\t" }
    require(isClean, "a message has control characters")
  }
}
