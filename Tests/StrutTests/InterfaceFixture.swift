import Foundation
import Testing

import Strut

/// A storyboard or a xib under `Fixtures`, with what is expected of it in comments `<!--= … -->`.
struct InterfaceFixture: CustomTestStringConvertible, Sendable {
  var source: SourceFile
  var expectations: [String]
  var testDescription: String { source.name }

  static func all(in topic: String) throws -> [InterfaceFixture] {
    try FileManager.default.contentsOfDirectory(at: folder(topic), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "xml" }.sorted { $0.path < $1.path }.map { try InterfaceFixture(at: $0) }
  }

  static func named(_ name: String, in topic: String) throws -> InterfaceFixture {
    try InterfaceFixture(at: folder(topic).appendingPathComponent("\(name).xml"))
  }

  private static func folder(_ topic: String) -> URL {
    Bundle.module.bundleURL.appendingPathComponent("Fixtures/\(topic)")
  }

  private init(at url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    source = SourceFile(name: url.lastPathComponent, text: text)
    expectations = text.split(separator: "\n").compactMap { line in
      line.hasPrefix("<!--= ") ? line.dropFirst(6).replacingOccurrences(of: " -->", with: "") : nil
    }
  }

  /// A storyboard with one scene, whose root has the id `v`.
  ///
  /// - Parameters:
  ///   - tools: The version of the Xcode that saved it.
  ///   - device: Interface Builder's name of the canvas's device; `nil` for none.
  ///   - ends: Attributes of items that are equal.
  static func scene(
    of subviews: [String], tools: Int = 21701, on device: String? = nil,
    aligned ends: [(String, String, String, String)], resources: String = ""
  ) -> SourceFile {
    let constraints = ends.enumerated().map { number, end in
      """
      <constraint firstItem="\(end.0)" firstAttribute="\(end.1)" secondItem="\(end.2)" secondAttribute="\(end.3)" id="e\(number)"/>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c">
      \(device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? "")<scenes><scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0.0" y="0.0" width="320" height="568"/><subviews>\(subviews.joined())</subviews>
      <constraints>\(constraints.joined())</constraints></view></viewController></objects></scene></scenes>
      \(resources.isEmpty ? "" : "<resources>\(resources)</resources>")</document>
      """
    return SourceFile(name: "Main.storyboard", text: text)
  }
}
