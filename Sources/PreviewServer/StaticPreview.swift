import Figures
import Files
import Typography
import ViewLayout

/// A folder with the page, which needs no server: what was drawn is in files, a picture's each.
///
///     index.html  page.css  *.js   the page
///     pictures/index.js            the documents, and which file has which combination
///     pictures/0.js …              the pictures, with their geometry and what holds each view
struct StaticPreview {
  /// The settings that are drawn besides those of the documents.
  struct Settings {
    var devices: [Device] = []
    var orientations: [Orientation] = []
    var directions: [LayoutDirection] = []
    var textSizes: [ContentSizeCategory] = []
    var themes: [ThemeName] = []

    /// All combinations, that of the documents' own settings first.
    var wishes: [Wish] {
      func choices<Value>(_ values: [Value], _ word: (Value) -> String) -> [String?] { [nil] + values.map(word) }
      var wishes = [Wish()]
      func multiply(_ words: [String?], _ path: WritableKeyPath<Wish, String?>) {
        wishes = wishes.flatMap { wish in
          words.map { word in
            var wish = wish
            wish[keyPath: path] = word
            return wish
          }
        }
      }
      multiply(choices(devices, \.identifier), \.device)
      multiply(choices(orientations, \.rawValue), \.orientation)
      multiply(choices(directions, \.rawValue), \.direction)
      multiply(choices(textSizes, \.rawValue), \.textSize)
      multiply(choices(themes, \.rawValue), \.theme)
      return wishes
    }
  }

  private struct Contents: Encodable {
    struct Document: Encodable {
      var path: String
      var sign: String
      /// The number of the file of each combination, by the words of its settings, `|` between them.
      var pictures: [String: Int]
    }

    var welcome: Welcome
    var documents: [Document] = []
  }

  let documents: [String]
  let settings: Settings

  /// A page with more pictures is nobody's.
  private static let mostPictures = 10_000

  /// Draws everything and writes it to a folder, which is made if it is missing.
  ///
  /// - Returns: The errors of each document that has some, as compilers print them.
  /// - Throws: If something cannot be written.
  func write(to folder: String) throws -> [String] {
    // 1. Refuse what is too much, before anything is drawn.
    let wishes = settings.wishes
    guard wishes.count * documents.count <= Self.mostPictures else {
      throw Main.Failure(
        description: "\(documents.count) documents in \(wishes.count) combinations are more than "
          + "\(Self.mostPictures) pictures; name fewer settings")
    }
    // 2. The pictures.
    let drawing = DocumentDrawing(reader: DocumentReader(), describesAll: true)
    var contents = Contents(welcome: settings.welcome)
    var broken: [String] = []
    var count = 0
    for path in documents {
      var document = Contents.Document(path: path, sign: "sound", pictures: [:])
      for (index, wish) in wishes.enumerated() {
        var (reply, _) = drawing.reply(to: wish, of: path)
        if index == 0 {
          document.sign = reply.sign
          if reply.hasErrors { broken.append(drawing.errors(in: reply, of: path)) }
        }
        // Neither the machine nor the hour is told.
        (reply.milliseconds, reply.file) = (0, nil)
        try write("album.take(\(count), \(reply.json));\n", to: "\(folder)/pictures/\(count).js")
        document.pictures[wish.combination] = count
        count += 1
      }
      contents.documents.append(document)
    }
    // 3. The page, which finds them by their settings.
    try write("album.contents = \(contents.json);\n", to: "\(folder)/pictures/index.js")
    let page = PageResource.page(
      loading: [PageResource.album.name, "pictures/index.js"] + PageResource.scripts.map(\.name))
    try write(page.bytes, to: "\(folder)/index.html")
    for resource in [PageResource.style, .album] + PageResource.scripts {
      try write(resource.bytes, to: "\(folder)/\(resource.name)")
    }
    return broken
  }

  private func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

  private func write(_ bytes: [UInt8], to path: String) throws {
    do throws(WritingError) {
      try WholeFile.write(bytes, to: path, makesFolders: true)
    } catch {
      throw Main.Failure(description: "'\(path)' cannot be written: \(error.folderProblem ?? error.reason)")
    }
  }
}

extension Wish {
  fileprivate var combination: String {
    [device, orientation, direction, textSize, theme].map { $0 ?? "" }.joined(separator: "|")
  }
}

extension StaticPreview.Settings {
  /// The page offers what was drawn.
  fileprivate var welcome: Welcome {
    var welcome = Welcome(hasEditor: false)
    welcome.devices.removeAll { choice in !devices.contains { $0.identifier == choice.word } }
    (welcome.orientations, welcome.directions) = (orientations.map(\.rawValue), directions.map(\.rawValue))
    (welcome.textSizes, welcome.themes, welcome.annotations) = (textSizes.map(\.rawValue), themes.map(\.rawValue), [])
    return welcome
  }
}
