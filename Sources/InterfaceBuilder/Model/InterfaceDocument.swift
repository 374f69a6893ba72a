public import Diagnostics

/// A storyboard or a xib for iOS, read: its scenes with their views and constraints, and what they are drawn with.
///
///     let (document, diagnostics) = InterfaceDocument.read(source)
///     document?.scenes.map(\.name)   // ["LoginViewController", …]
public struct InterfaceDocument: Sendable {
  /// What messages call it, and its text.
  public let source: SourceFile
  public var isStoryboard: Bool
  public var era: InterfaceEra
  /// Whether views are placed by constraints; without, they stay where they are and follow their masks.
  public var usesAutoLayout: Bool
  /// Whether constraints may speak of safe areas, and margins follow them.
  public var usesSafeAreas: Bool
  /// The device of the canvas; `nil` up to Xcode 7, whose canvas is 600 points square.
  public var device: CanvasDevice?
  public var scenes: [InterfaceScene]
  public var resources: InterfaceResources
  /// The colour of the whole app's buttons, where the author chose one.
  var tint: DocumentElement?

  /// Whether it lists images or colours that are kept outside of it.
  public var namesAssets: Bool { resources.namesAssets }
}

/// What a document holds beside its scenes.
public struct InterfaceResources: Sendable {
  /// Images by name: their sizes in points.
  public var images: [String: InterfaceImage] = [:]
  /// Colours by name, of asset catalogues and of the system, as elements.
  public var colors: [String: DocumentElement] = [:]
  var namesAssets = false
}

/// An image that a document names.
public struct InterfaceImage: Sendable {
  public var width: Double
  public var height: Double
  /// Whether it is one of the system's symbols, whose size here is not the one it is shown at.
  public var isSymbol: Bool
}
