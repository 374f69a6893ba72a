public import Diagnostics
public import Figures
import Geometry

extension InterfaceDocument {
  /// Reads a storyboard or xib.
  ///
  /// - Parameter findsSlips: Whether it is looked for what only editing by hand leaves in a document.
  /// - Returns: The document, or `nil` if the text is not XML or not a document for iOS; and diagnostics.
  public static func read(
    _ source: SourceFile, limits: FigureLimits = FigureLimits(), findsSlips: Bool = true
  ) -> (InterfaceDocument?, Diagnostics) {
    switch ElementReader.read(source, limits: limits) {
    case .failure(let problem): return (nil, Diagnostics([problem]))
    case .success(let root):
      if let problem = refusal(of: root) { return (nil, Diagnostics([problem])) }
      var diagnostics = Diagnostics()
      let document = InterfaceDocument(root, source: source, diagnostics: &diagnostics)
      if findsSlips { diagnostics.add(contentsOf: DocumentSlips(in: root).diagnostics) }
      diagnostics.add(contentsOf: document.excesses(over: limits))
      return (diagnostics.hasErrors ? nil : document, diagnostics)
    }
  }

  /// Whether a text looks like a storyboard or xib, which start as XML does.
  public static func isLikely(_ source: SourceFile) -> Bool {
    source.text.unicodeScalars.first { !$0.properties.isWhitespace && $0 != "\u{FEFF}" } == "<"
  }

  private static func refusal(of root: DocumentElement) -> Diagnostic? {
    guard root.name == "document" else {
      if let other = OtherDocument(element: root.name) { return .error(.unsupportedDocument, other.message) }
      let reason =
        root.name == "archive"
        ? "the document was written by Xcode 4 or earlier; open and save it in a later one"
        : "'\(root.name)' is not the element of an Interface Builder document, which is 'document'"
      return .error(.unsupportedDocument, reason, at: root.range)
    }
    let type = root["type"] ?? ""
    guard !type.contains("CocoaTouch"), !(root["targetRuntime"] ?? "").hasPrefix("iOS") else { return nil }
    let platform =
      switch type {
      case _ where type.contains("WatchKit"): "watchOS"
      case _ where type.contains("AppleTV"): "tvOS"
      case _ where type.contains("Cocoa"): "macOS"
      default: root["targetRuntime"].map { "'\($0)'" } ?? "no platform that is known"
      }
    return .error(
      .unsupportedDocument, "the document is for \(platform); only those for iOS can be laid out", at: root.range)
  }

  /// The types of documents for iOS.
  private static let types = [
    "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
    "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB",
  ]

  private static func sizesOfClasses(_ designables: DocumentElement) -> [String: Size] {
    designables.children(named: "designable").reduce(into: [:]) { sizes, designable in
      guard let id = designable["name"], let size = designable.child(named: "size", key: "intrinsicContentSize")?.size
      else { return }
      sizes[id] = Size(size.width ?? 0, size.height ?? 0)
    }
  }

  private init(_ root: DocumentElement, source: SourceFile, diagnostics: inout Diagnostics) {
    self.source = source
    era = Self.era(of: root)
    isStoryboard = root.child(named: "scenes") != nil || (root["type"] ?? "").contains("Storyboard")
    usesAutoLayout = root.boolean("useAutolayout") ?? false
    usesSafeAreas = root.boolean("useSafeAreas") ?? false
    resources = InterfaceResources(root.child(named: "resources"))
    assetReferences = AssetReference.all(in: root)
    sizesOfClasses = root.child(named: "designables").map(Self.sizesOfClasses) ?? [:]
    tint = root.child(named: "color", key: "tintColor")
    entry = root["initialViewController"]
    // 1. Every object at the top, with the scene that it belongs to.
    let sceneElements = root.child(named: "scenes")?.children ?? []
    let groups =
      isStoryboard
      ? sceneElements.compactMap { $0.child(named: "objects")?.children }
      : [root.child(named: "objects")?.children ?? []]
    // 2. Those that are views, or controllers with a view, are scenes.
    let reader = InterfaceViewReader(usesAutoLayout: usesAutoLayout, era: era)
    scenes = groups.flatMap { objects in
      var outlets: [String: String] = [:]
      for object in objects { object.gatherOutlets(into: &outlets) }
      return objects.compactMap { reader.scene(of: $0, outlets: outlets) }
    }
    let roots = scenes.compactMap { $0.controller == nil ? nil : $0.view.frame?.size }
    device = root.child(named: "device").map {
      CanvasDevice(
        identifier: $0["id"] ?? "", isLandscape: $0["orientation"] == "landscape", isDark: $0["appearance"] == "dark",
        roots: roots)
    }
    if let element = root.child(named: "device"), let identifier = element["id"], let guess = device?.guess {
      diagnostics.add(.unreadable("id", of: element, identifier, guess))
    }
    if let type = root["type"], !Self.types.contains(type) {
      let hint = NearMisses.hint(for: type, among: Self.types)
      diagnostics.add(.unreadable("type", of: root, type, " is not what Xcode writes for iOS\(hint)"))
    }
    containers = groups.joined().compactMap { InterfaceContainer($0, name: InterfaceViewReader.name(of: $0)) }
    canvas =
      isStoryboard
      ? CanvasObject.all(in: sceneElements)
      : scenes.compactMap { CanvasObject($0.view.element, point: $0.view.element.point) }
    for index in scenes.indices {
      var numbers: [String: Int] = [:]
      scenes[index].view.tellApart(&numbers)
    }
    // 3. What bars are around them is known once all controllers are.
    let tieBreakers = root.child(named: "inferredMetricsTieBreakers")?.children.compactMap { $0["reference"] }
    let graph = ControllerGraph(
      groups.joined(), entry: entry, tieBreakers: Set(tieBreakers ?? []),
      collapsesSplitViews: device?.device?.isPad == false)
    for index in scenes.indices { scenes[index].surroundings = graph.surroundings(of: scenes[index]) }
    nameScenesApart()
    canvasScale = pixelsOfCanvas
    if scenes.isEmpty { diagnostics.add(.warning(.noScene, "the document has no view to draw", at: root.range)) }
  }

  /// The version of the tools; where they do not tell it, that of their plug-in.
  private static func era(of root: DocumentElement) -> InterfaceEra {
    let era = InterfaceEra(text: root["toolsVersion"])
    guard era >= .unversioned else { return era }
    let plugIns = root.child(named: "dependencies")?.children(named: "plugIn").compactMap { $0["version"] }
    return plugIns?.first.map(InterfaceEra.init(text:)) ?? era
  }

  /// Adds numbers to scenes and containers whose name another before them has. Their pictures are files, so that
  /// upper and lower case are the same; they keep their names when scenes are added behind them.
  private mutating func nameScenesApart() {
    var taken: Set<String> = []
    var numbers: [String: Int] = [:]
    func apart(_ name: String) -> String {
      if taken.insert(name.lowercased()).inserted { return name }
      var number = numbers[name.lowercased(), default: 2]
      while !taken.insert("\(name)-\(number)".lowercased()).inserted { number += 1 }
      numbers[name.lowercased()] = number + 1
      return "\(name)-\(number)"
    }
    for index in scenes.indices { scenes[index].name = apart(scenes[index].name) }
    for index in containers.indices { containers[index].name = apart(containers[index].name) }
  }
}

extension DocumentElement {
  /// Collects the first outlet that refers to each object, in the element and its descendants.
  fileprivate func gatherOutlets(into outlets: inout [String: String]) {
    for child in children {
      if child.name == "outlet", let property = child["property"], let destination = child["destination"] {
        // That a table's delegate is the controller says nothing of what it is.
        if !["view", "delegate", "dataSource"].contains(property), outlets[destination] == nil {
          outlets[destination] = property
        }
      } else {
        child.gatherOutlets(into: &outlets)
      }
    }
  }
}

extension InterfaceResources {
  fileprivate init(_ element: DocumentElement?) {
    for child in element?.children ?? [] {
      guard let name = child["name"] else { continue }
      if child.name == "namedColor" || child.name == "image" && child["catalog"] != "system" { namesAssets = true }
      switch child.name {
      case "image":
        guard let width = child.number("width"), let height = child.number("height") else { continue }
        images[name] = InterfaceImage(width: width, height: height, isSymbol: child["catalog"] == "system")
      case "namedColor", "systemColor": colors[name] = child.child(named: "color")
      default: break
      }
    }
  }
}
