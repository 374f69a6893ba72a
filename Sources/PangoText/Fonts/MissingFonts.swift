public import Typography

/// Font files without which no text can be measured, each with the package that has it.
public struct MissingFonts: Error, Hashable, Sendable, CustomStringConvertible {
  public struct File: Hashable, Sendable {
    public let family: FontFamily
    public let name: String

    public init(family: FontFamily, name: String) {
      self.family = family
      self.name = name
    }
  }

  /// In the order of the families, never empty.
  public let files: [File]

  public init(files: [File]) {
    self.files = files
  }

  /// A sentence a family.
  ///
  ///     font 'Inter' is missing (Inter-Regular.otf): install the package fonts-inter
  public var messages: [String] {
    files.map { file in
      "font '\(file.family.rawValue)' is missing (\(file.name)): install the package \(file.family.debianPackage)"
    }
  }

  public var description: String { messages.joined(separator: "\n") }
}
