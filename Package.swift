// swift-tools-version: 6.2
import PackageDescription

/// The rules every target of the house keeps.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A room of the house: a target in `Sources` with the same name.
func room(_ name: String, imports: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: imports, exclude: exclude, swiftSettings: settings)
}

/// The tests of a room, in `Tests` under the room's name.
func tests(_ room: String, also imports: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: room + "Tests", dependencies: [.target(name: room), "TestSupport"] + imports,
    exclude: room == "LayoutReport" ? ["Golden"] : [], swiftSettings: settings)
}

let package = Package(
  name: "Plumb",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Plumb", targets: ["Plumb"]),
    .executable(name: "plumb", targets: ["PlumbTool"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    room("TextSource"),
    room("MarkupSource", imports: ["TextSource", "CLibXML2"]),
    room("LayoutModel", imports: ["TextSource"]),
    room("LayoutImport", imports: ["MarkupSource", "LayoutModel", "TextSource"]),
    room("LayoutPlatform", imports: ["LayoutModel"]),
    room("LayoutSolver", imports: ["LayoutModel"]),
    room("LayoutDiagnosis", imports: ["LayoutPlatform", "LayoutSolver", "LayoutModel", "TextSource"]),
    room("LayoutReport", imports: ["LayoutDiagnosis", "LayoutSolver", "LayoutModel", "TextSource"]),
    room(
      "Plumb",
      imports: [
        "LayoutImport", "LayoutDiagnosis", "LayoutPlatform", "LayoutReport", "LayoutModel", "MarkupSource",
        "TextSource",
      ]),
    room(
      "PageEngine",
      imports: [
        "Plumb", "LayoutReport", "LayoutDiagnosis", "LayoutImport", "LayoutPlatform", "LayoutSolver",
        "LayoutModel", "MarkupSource", "TextSource",
      ],
      exclude: ["WebAssembly"]),
    room("PlumbCommand", imports: ["Plumb", "LayoutImport", "LayoutPlatform", "LayoutModel", "TextSource"]),
    .executableTarget(name: "PlumbTool", dependencies: ["PlumbCommand"], swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks", dependencies: ["LayoutImport", "MarkupSource", "LayoutSolver", "LayoutModel"],
      exclude: ["compare", "Comparison"], swiftSettings: settings),
    .executableTarget(
      name: "LogFuzzer", dependencies: ["Plumb"], path: "Sources/FuzzTargets/LogFuzzer",
      swiftSettings: settings),
    .executableTarget(
      name: "LayoutFuzzer", dependencies: ["LayoutImport", "LayoutModel", "MarkupSource", "TextSource"],
      path: "Sources/FuzzTargets/LayoutFuzzer", swiftSettings: settings),

    .target(
      name: "TestSupport", dependencies: ["LayoutModel"], path: "Tests/TestSupport", swiftSettings: settings),
    tests("TextSource"),
    tests("MarkupSource", also: ["TextSource"]),
    tests("LayoutModel"),
    tests("LayoutImport", also: ["MarkupSource", "LayoutModel", "TextSource"]),
    tests("LayoutPlatform", also: ["LayoutSolver", "LayoutModel", "TextSource"]),
    tests("LayoutSolver", also: ["LayoutModel"]),
    tests(
      "LayoutDiagnosis",
      also: ["LayoutImport", "LayoutPlatform", "LayoutSolver", "LayoutModel", "TextSource"]),
    tests("LayoutReport", also: ["LayoutDiagnosis", "LayoutModel", "TextSource"]),
    tests("Plumb"),
    tests("PageEngine", also: ["LayoutReport", "LayoutImport", "LayoutModel"]),
    tests("PlumbCommand", also: ["Plumb", "LayoutPlatform", "LayoutModel"]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["TestSupport", "LayoutModel"], exclude: ["Browser", "Oracle"],
      swiftSettings: settings),
  ]
)
