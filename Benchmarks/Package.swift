// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "strut-benchmarks",
  dependencies: [.package(name: "strut", path: "..")],
  targets: [
    .executableTarget(
      name: "SolverBenchmark", dependencies: [.product(name: "ConstraintSolver", package: "strut")]),
    .executableTarget(name: "CommandBenchmark"),
    .executableTarget(name: "LayoutBenchmark", dependencies: [.product(name: "ViewLayout", package: "strut")]),
  ],
  swiftLanguageModes: [.v6]
)
