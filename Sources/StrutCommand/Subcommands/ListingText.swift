import ArgumentParser
import Strut

/// `strut listing`: the layout of documents as code for UIKit.
struct ListingText: FileCommand {
  static let configuration = CommandConfiguration(
    commandName: "listing", _superCommandName: "strut",
    abstract: "Prints the layout of documents as Swift for UIKit.",
    usage: "strut listing [<options>] <files> ...")

  @Argument(help: "Documents to write as code; - reads standard input.", completion: .file())
  var files: [String]

  @Option(help: "How constraints are written: anchors, format (visual format strings), initializer.")
  var style: String = ListingStyle.anchors.rawValue

  @OptionGroup var layout: LayoutArguments

  func validate() throws { _ = try listingStyle }

  private var listingStyle: ListingStyle {
    get throws {
      let words = ListingStyle.allCases.map(\.rawValue)
      return try list(style, "style", words) { ListingStyle(rawValue: $0) }.first ?? .anchors
    }
  }

  mutating func run() throws {
    let style = try listingStyle
    try printEach(of: files, layout) { _, solved in
      solved.map { $0.figure.listing(in: style, for: $0.pictures.first?.variant) }.joined(separator: "\n")
    }
  }
}
