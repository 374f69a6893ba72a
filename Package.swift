// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "strut",
  // `Mutex` and `Atomic` of the module Synchronization came with macOS 15.
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "strut", targets: ["StrutCommand"]),
    .executable(name: "strut-pandoc", targets: ["PandocFilter"]),
    .executable(name: "mdbook-strut", targets: ["MdBookPreprocessor"]),
    .executable(name: "strut-preview", targets: ["PreviewServer"]),
    .library(name: "Strut", targets: ["Strut"]),
    .library(name: "StrutUIKit", targets: ["StrutUIKit"]),
    .library(name: "StrutTesting", targets: ["StrutTesting"]),
    .library(name: "ViewLayout", targets: ["ViewLayout"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "Motion", targets: ["Motion"]),
    .plugin(name: "RenderFigures", targets: ["RenderFigures"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The layers are those of docs/architecture.md; `scripts/check-layers` compares them.

    // Layer 0: values, numbers and files that know nothing of each other.
    .target(name: "Geometry"),
    .target(name: "ConstraintSolver"),
    .target(name: "Files"),
    .target(name: "Pixels"),

    // Layer 1: texts for programs, fonts, motion, and what is done with pixels.
    .target(name: "Serialization", dependencies: ["Geometry"]),
    .target(name: "Typography", dependencies: ["Geometry"]),
    .target(name: "Motion", dependencies: ["Geometry"]),
    .target(name: "PNGCoding", dependencies: ["Pixels", "Files", "CSPNG", "CIgzip"]),
    .target(name: "ImageComparison", dependencies: ["Pixels"]),

    // Layer 2: mistakes with their places, and what a picture is.
    .target(name: "Diagnostics", dependencies: ["Files", "Serialization"]),
    .target(name: "Graphics", dependencies: ["Geometry", "Typography", "Pixels"]),

    // Layer 3: what a view is and how it is laid out, how text is shaped; a display list becomes SVG.
    .target(
      name: "ViewLayout", dependencies: ["Geometry", "Diagnostics", "ConstraintSolver", "Typography", "Graphics"]),
    .target(name: "PangoText", dependencies: ["Geometry", "Typography", "Graphics", "CPango"]),
    .target(name: "SVGRendering", dependencies: ["Graphics", "Geometry", "Typography", "Serialization"]),

    // Layer 4: what an author asks for; a display list becomes pixels.
    .target(
      name: "Figures",
      dependencies: ["ViewLayout", "Graphics", "Geometry", "Motion", "Typography", "Diagnostics", "Files"]),
    .target(
      name: "CairoRendering",
      dependencies: [
        "Graphics", "Geometry", "Typography", "Pixels", "PNGCoding", "PangoText", "CCairo", "CPango",
      ]),

    // Layer 5: text becomes a figure; a figure is laid out.
    .target(
      name: "FigureLanguage",
      dependencies: [
        "Figures", "ViewLayout", "Graphics", "Pixels", "PNGCoding", "Geometry", "Motion", "Typography", "Diagnostics",
        "Serialization", "Files", "CYAML",
      ]),
    .target(
      name: "Staging",
      dependencies: [
        "Figures", "ViewLayout", "Graphics", "Geometry", "Motion", "Typography", "Diagnostics", "Serialization",
      ]),

    // Layer 6: an Xcode document becomes a figure; what is staged becomes a display list.
    .target(
      name: "InterfaceBuilder",
      dependencies: [
        "Figures", "Staging", "ViewLayout", "Graphics", "Pixels", "PNGCoding", "Geometry", "Typography", "Diagnostics",
        "Files", "CExpat",
      ]),
    .target(
      name: "FigurePainting",
      dependencies: [
        "Figures", "Staging", "ViewLayout", "Graphics", "Geometry", "Motion", "Pixels", "Typography", "Diagnostics",
      ]),

    // Layer 7: the library.
    .target(
      name: "Strut",
      dependencies: [
        "Geometry", "Diagnostics", "Typography", "ViewLayout", "Graphics", "Figures", "FigureLanguage", "Staging",
        "PangoText", "InterfaceBuilder", "FigurePainting", "SVGRendering", "CairoRendering", "PNGCoding", "Files",
      ]),

    // Layer 8: what is built on the library.
    .target(
      name: "StrutUIKit",
      dependencies: [
        "Strut", "Figures", "Staging", "ViewLayout", "PangoText", "Graphics", "Geometry", "Motion", "Typography",
      ]),
    .target(
      name: "GoldenTesting",
      dependencies: [
        "Strut", "Figures", "Staging", "ViewLayout", "Geometry", "Typography", "ImageComparison", "Pixels", "PNGCoding",
        "Files", "Serialization",
      ]),
    .target(
      name: "Embedding",
      dependencies: [
        "Strut", "Figures", "Staging", "Diagnostics", "Geometry", "PNGCoding", "Files", "Serialization",
      ]),
    .executableTarget(
      name: "PreviewServer",
      dependencies: [
        "Strut", "FigureLanguage", "Figures", "FigurePainting", "Staging", "ViewLayout", "Diagnostics", "Geometry",
        "Files",
        "Typography", "Serialization", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // In the code, so that the program is one file wherever it is installed.
      resources: [
        "page.html", "page.css", "state.js", "choices.js", "picture.js", "views.js", "documents.js", "edges.js",
        "problems.js", "devices.js", "values.js", "album.js",
      ].map { .embedInCode("Page/\($0)") }),

    // Layer 9: expectations of tests, and the programs.
    .target(
      name: "StrutTesting",
      dependencies: [
        "GoldenTesting", "Strut", "ViewLayout", "Motion", "ImageComparison", "Pixels", "PNGCoding", "Files",
      ]),
    .executableTarget(
      name: "PandocFilter", dependencies: ["Embedding", "Strut", "Figures", "Diagnostics", "Geometry", "Files"]),
    .executableTarget(
      name: "MdBookPreprocessor", dependencies: ["Embedding", "Strut", "Figures", "Diagnostics", "Serialization"]),
    .executableTarget(
      name: "StrutCommand",
      dependencies: [
        "Strut", "Embedding", "GoldenTesting", "ImageComparison", "Pixels", "InterfaceBuilder", "PNGCoding",
        "PangoText",
        "Diagnostics", "Geometry", "Figures", "FigureLanguage", "Staging", "Serialization", "Files", "Typography",
        "ViewLayout", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Draws the figures of a package's DocC catalogues.
    .plugin(
      name: "RenderFigures",
      capability: .command(
        intent: .custom(verb: "render-figures", description: "Draws the figures of the package's DocC catalogues"),
        permissions: [.writeToPackageDirectory(reason: "Pictures are written beside the figures, into Resources.")]),
      dependencies: ["StrutCommand"]),

    // C libraries of the system.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pango", providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(name: "CSPNG", pkgConfig: "spng", providers: [.apt(["libspng-dev"]), .brew(["libspng"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CIgzip", pkgConfig: "libisal", providers: [.apt(["libisal-dev"]), .brew(["isa-l"])]),

    // Helpers that several test targets share.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    // What `scripts/fuzz` feeds with inputs; the tests feed it with past findings.
    .target(
      name: "Fuzzing",
      dependencies: [
        "Strut", "GoldenTesting", "PNGCoding", "Pixels", "Serialization", "Files", "CIgzip", "TestSupport",
      ],
      path: "Tests/Fuzzing/Targets"),

    .testTarget(
      name: "FigurePaintingTests",
      dependencies: [
        "FigurePainting", "Figures", "FigureLanguage", "Staging", "ViewLayout", "Graphics", "Geometry", "Pixels",
        "Typography", "Diagnostics", "PangoText", "Strut", "TestSupport",
      ]),
    .testTarget(
      name: "GoldenTestingTests",
      dependencies: ["GoldenTesting", "ImageComparison", "Pixels", "PNGCoding", "Strut", "StrutCommand", "TestSupport"]),
    .testTarget(
      name: "StrutTestingTests", dependencies: ["StrutTesting", "StrutUIKit", "Pixels", "PNGCoding"],
      exclude: ["Figures", "__Goldens__"]),
    .testTarget(name: "FuzzingTests", dependencies: ["Fuzzing"], resources: [.copy("Fixtures")]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "FilesTests", dependencies: ["Files", "TestSupport"]),
    .testTarget(name: "GraphicsTests", dependencies: ["Graphics", "Geometry", "Typography", "Pixels"]),
    .testTarget(name: "SerializationTests", dependencies: ["Serialization"]),
    .testTarget(name: "TypographyTests", dependencies: ["Typography", "Geometry"]),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry", "TestSupport"]),
    .testTarget(
      name: "MotionTests", dependencies: ["Motion", "Geometry", "TestSupport"], resources: [.copy("Fixtures")]),
    .testTarget(name: "ImageComparisonTests", dependencies: ["ImageComparison", "Pixels", "PNGCoding", "TestSupport"]),
    .testTarget(name: "PNGCodingTests", dependencies: ["PNGCoding", "Pixels", "TestSupport"]),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"], resources: [.copy("Fixtures")]),
    .testTarget(
      name: "ViewLayoutTests", dependencies: ["ViewLayout", "Geometry", "Typography", "Diagnostics", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "FiguresTests",
      dependencies: [
        "Figures", "FigureLanguage", "Staging", "ViewLayout", "Graphics", "Geometry", "Typography", "Diagnostics",
        "Files",
        "TestSupport",
      ],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "InterfaceBuilder", "Figures", "FigureLanguage", "Staging", "ViewLayout", "Geometry", "Typography",
        "Diagnostics", "TestSupport",
      ],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "PangoTextTests", dependencies: ["PangoText", "Graphics", "Geometry", "Typography", "TestSupport"]),
    .testTarget(
      name: "CairoRenderingTests",
      dependencies: [
        "CairoRendering", "PangoText", "Graphics", "Geometry", "Typography", "Pixels", "CCairo", "TestSupport",
      ]),
    .testTarget(
      name: "SVGRenderingTests", dependencies: ["SVGRendering", "Graphics", "Geometry", "Typography"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "StrutCommandTests",
      dependencies: [
        "StrutCommand", "Embedding", "ImageComparison", "Pixels", "PNGCoding", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // They run the command and the program that it becomes.
    .testTarget(name: "PreviewServerTests", dependencies: ["PreviewServer", "StrutCommand", "TestSupport"]),
    // They run the two programs, which the build makes beside them.
    .testTarget(name: "EmbeddingTests", dependencies: ["PandocFilter", "MdBookPreprocessor", "TestSupport"]),
    .testTarget(name: "StrutUIKitTests", dependencies: ["StrutUIKit", "Strut"]),
    .testTarget(
      name: "StrutTests",
      dependencies: ["Strut", "FigureLanguage", "Graphics", "ImageComparison", "Pixels", "PNGCoding", "TestSupport"],
      resources: [.copy("Fixtures")]),
  ],
  swiftLanguageModes: [.v6]
)

// Built by `scripts/fuzz` alone.
if Context.environment["STRUT_FUZZING"] != nil {
  package.targets.append(
    .executableTarget(name: "FuzzCommand", dependencies: ["Fuzzing"], path: "Tests/Fuzzing/Command"))
}

// Built by `scripts/check-listings` alone, which writes them.
if Context.environment["STRUT_LISTINGS"] != nil {
  let styles = ["Anchors", "Format", "Initializer"]
  package.targets += styles.map {
    .target(name: $0, dependencies: ["StrutUIKit"], path: ".build/listings/\($0)")
  }
  package.targets.append(
    .executableTarget(
      name: "CheckListings", dependencies: styles.map { .byName(name: $0) } + ["StrutUIKit", "Strut"],
      path: ".build/listings/Check"))
}

for target in package.targets where ![.system, .plugin].contains(target.type) {
  // Imports state their access level.
  target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("InternalImportsByDefault")]
}
