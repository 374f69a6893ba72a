public import Diagnostics
import Geometry

/// A storyboard or xib for iOS: its scenes with their views and constraints, and its resources.
///
///     let (document, diagnostics) = InterfaceDocument.read(source)
///     document?.scenes.map(\.name)   // ["LoginViewController", …]
public struct InterfaceDocument: Sendable {
  /// The name and text of the document.
  public let source: SourceFile
  public var isStoryboard: Bool
  public var era: InterfaceEra
  /// Whether constraints place views; otherwise views keep their frames and follow their masks.
  public var usesAutoLayout: Bool
  /// Whether constraints can refer to safe areas, and margins include them.
  public var usesSafeAreas: Bool
  /// The device of the canvas; `nil` up to Xcode 7, whose canvas is 600 × 600 points.
  public var device: CanvasDevice?
  /// Pixels a point of the canvas.
  var canvasScale = 1.0
  public var scenes: [InterfaceScene]
  /// The controllers that have no view of their own, and references to other storyboards.
  public var containers: [InterfaceContainer]
  public var resources: InterfaceResources
  /// What the classes of views asked for when Interface Builder ran them, in points by the views' ids: the document's
  /// `designables`.
  var sizesOfClasses: [String: Size] = [:]
  /// What lies on the canvas, with its place there.
  var canvas: [CanvasObject]
  /// The id of the controller that an app begins with.
  var entry: String?
  /// The global tint colour, if there is one.
  var tint: DocumentElement?

  /// Where it names images and colours of asset catalogues.
  var assetReferences: [AssetReference]

  /// Whether it refers to images or colours outside the document.
  public var namesAssets: Bool { resources.namesAssets || !assetReferences.isEmpty }
  /// Whether it has no tint of its own, so that views have the accent colour of a catalogue.
  public var takesAccentColor: Bool { tint == nil }
}

/// The resources of a document.
public struct InterfaceResources: Sendable {
  /// Images by name, with their sizes in points.
  public var images: [String: InterfaceImage] = [:]
  /// Colours by name, from asset catalogues and the system, as elements.
  public var colors: [String: DocumentElement] = [:]
  var namesAssets = false
}

/// An image that a document refers to.
public struct InterfaceImage: Sendable {
  public var width: Double
  public var height: Double
  /// Whether it is a system symbol, which is drawn at another size.
  public var isSymbol: Bool
}
