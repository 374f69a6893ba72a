import Foundation
import TestSupport
import Testing

/// What the programs that printers and archives use say of a PDF.
@Suite struct PDFProgramTests {
  private static func program(_ name: String) -> URL? {
    let url = URL(fileURLWithPath: "/usr/bin/\(name)")
    return FileManager.default.isExecutableFile(atPath: url.path) ? url : nil
  }

  private static let samples = ["ald-1-05", "cid-4-12", "login-form", "pios-14-07", "recipe-anatomy"]
    .map { "\(Samples.folder.path)/\($0).yaml" }

  /// The PDF files of some samples: with text, images, hatches, turned views.
  private func drawn() throws -> (command: Command, files: [String]) {
    let command = try Command()
    let result = try command.run(
      Command.executable, ["render", "--format", "pdf", "-o", "out"] + Self.samples, input: "")
    #expect(result.status == 0, "\(result.errors)")
    return (command, command.files("out").map { "out/\($0)" })
  }

  @Test(.enabled(if: program("pdffonts") != nil, "skipped: poppler-utils is not installed"))
  func allFontsAreEmbedded() throws {
    let (command, files) = try drawn()
    #expect(files.count >= Self.samples.count)
    var fonts = 0
    for file in files {
      let listed = try command.run(try #require(Self.program("pdffonts")), [file], input: "").output
      // Below two lines of headings: name, type, encoding, and whether it is embedded, a subset, and has its characters.
      for line in listed.split(separator: "\n").dropFirst(2) {
        fonts += 1
        #expect(line.contains(#/ yes +yes +yes +\d+ +\d+ *$/#), "\(file): \(line)")
      }
    }
    #expect(fonts >= files.count)
  }

  @Test(.enabled(if: program("pdfinfo") != nil, "skipped: poppler-utils is not installed"))
  func aPageIsAsLargeAsItsPicture() throws {
    let command = try Command()
    try command.write("title: A box\nsize: [40, 30]\nviews: [{view: a, frame: [0, 0, 10, 10]}]\n", to: "a.yaml")
    #expect(try command.run("render", "a.yaml", "--format", "pdf").status == 0)
    let info = try command.run(try #require(Self.program("pdfinfo")), ["a.pdf"], input: "").output
    #expect(info.contains(#/Title: +A box\n/#) && info.contains(#/Pages: +1\n/#), "\(info)")
    #expect(info.contains(#/Page size: +40 x 30 pts/#), "\(info)")
    // Not the day on which it was drawn.
    #expect(info.contains(#/CreationDate: +Sat Jan  1 00:00:00 2000/#), "\(info)")
  }

  @Test(.enabled(if: program("qpdf") != nil, "skipped: qpdf is not installed"))
  func theFilesAreSound() throws {
    let (command, files) = try drawn()
    for file in files {
      let checked = try command.run(try #require(Self.program("qpdf")), ["--check", file], input: "")
      #expect(checked.status == 0, "\(checked.output)\(checked.errors)")
    }
  }
}
