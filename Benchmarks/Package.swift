// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "strut-benchmarks",
  platforms: [.macOS(.v15)],
  products: [.library(name: "AllocationCounter", type: .dynamic, targets: ["AllocationCounter"])],
  dependencies: [.package(name: "strut", path: "..")],
  targets: [
    .executableTarget(
      name: "SolverBenchmark", dependencies: [.product(name: "ConstraintSolver", package: "strut")]),
    .target(name: "Measuring"),
    .executableTarget(name: "CommandBenchmark", dependencies: ["Measuring"]),
    .executableTarget(name: "StoryboardBenchmark", dependencies: ["Measuring"]),
    .executableTarget(name: "ImageBenchmark", dependencies: ["Measuring", "PNGReference"]),
    .target(name: "PNGReference", linkerSettings: [.linkedLibrary("spng"), .linkedLibrary("png16")]),
    .executableTarget(
      name: "ControllerBenchmark",
      dependencies: [.product(name: "Strut", package: "strut"), .product(name: "StrutUIKit", package: "strut")]),
    .executableTarget(name: "FigureBenchmark", dependencies: ["Measuring"]),
    .target(name: "AllocationCounter"),
    .executableTarget(name: "LargeBenchmark", dependencies: ["Measuring"]),
    .executableTarget(name: "CairoFigure", dependencies: ["CPangoCairo"], linkerSettings: [.linkedLibrary("z")]),
    .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo"),
    .executableTarget(name: "LayoutBenchmark", dependencies: [.product(name: "ViewLayout", package: "strut")]),
  ],
  swiftLanguageModes: [.v6]
)
