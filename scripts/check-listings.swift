// The program that 'check-listings' compiles with the listings: lays each out on the screens of its figure, panel for
// panel, and compares the frames.
import Foundation
import Strut
import StrutUIKit

struct Case {
  let figure: Int
  let style: String
  /// The panel whose own views they are; 0 for the document's.
  let owner: Int
  /// The panels that show the views as they were made.
  let starts: [Int]
  /// What panels have for themselves: a device, an orientation, a direction, the keyboard.
  let screens: [Int: [String: String]]
  let make: @MainActor (UIView) -> (made: Any, panels: [Int: () -> Void])
}

/// What a picture or a panel is shown on.
struct Settings {
  var device: Device?
  var orientation: Orientation
  var direction: LayoutDirection
  var hasKeyboard = false

  init(_ picture: [String: Any]) {
    device = (picture["device"] as? String).flatMap(Device.named)
    orientation = Orientation(rawValue: picture["orientation"] as? String ?? "") ?? .portrait
    direction = LayoutDirection(rawValue: picture["direction"] as? String ?? "") ?? .leftToRight
  }

  /// With what a panel has for itself.
  func adapted(to panel: [String: String]) -> Settings {
    var settings = self
    settings.device = DeviceCatalogue.all.first { $0.name == panel["device"] } ?? device
    settings.orientation = panel["orientation"].flatMap(Orientation.init(rawValue:)) ?? orientation
    settings.direction = panel["direction"].flatMap(LayoutDirection.init(rawValue:)) ?? direction
    settings.hasKeyboard = panel["keyboard"].map { $0 == "shown" } ?? hasKeyboard
    return settings
  }
}

/// A screen with the views of a listing.
@MainActor final class Screen {
  let controller: UIViewController?
  let root: UIView
  private let views: [String: Any]
  let panels: [Int: () -> Void]

  init(_ test: Case, _ settings: Settings, _ size: CGSize) {
    if let device = settings.device {
      let controller = UIViewController()
      controller.layOut(on: device, orientation: settings.orientation, direction: settings.direction)
      self.controller = controller
      root = controller.view
    } else {
      controller = nil
      root = UIView(frame: CGRect(origin: .zero, size: size))
      root.layoutIfNeeded()
      root.strutView.layoutEnvironment.options.roundsToPixels = false
      root.strutView.layoutEnvironment.options.direction = settings.direction
    }
    let (made, panels) = test.make(root)
    self.panels = panels
    views = Dictionary(
      Mirror(reflecting: made).children.compactMap { child in child.label.map { ($0, child.value) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// `nil` for a view that the listing does not have.
  func frame(of name: String) -> CGRect? {
    switch views[name] ?? views[name + "View"] {
    case let view as UIView: view.frame
    case let guide as UILayoutGuide: guide.layoutFrame
    default: nil
    }
  }

  /// Turns the device, or gives the root view another size.
  func take(_ settings: Settings, _ size: CGSize) {
    if let controller, let device = settings.device {
      let window = controller.layOut(on: device, orientation: settings.orientation, direction: settings.direction)
      let variant = PictureVariant(
        device: device, orientation: settings.orientation, direction: settings.direction, contentSize: .large,
        size: device.size(in: settings.orientation))
      window.strutView.rootKeyboardHeight = settings.hasKeyboard ? variant.keyboardHeight : nil
    } else if controller == nil {
      root.strutView.layoutEnvironment.options.direction = settings.direction
      root.setNeedsLayout()
    }
  }
}

func list(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }
func rect(_ value: Any?) -> CGRect {
  let numbers = (value as? [Any] ?? []).map { ($0 as? NSNumber)?.doubleValue ?? .nan }
  return numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : .null
}

let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
let figures = list(try JSONSerialization.jsonObject(with: data))
var compared = 0
var wrong: [String] = []
var left: Set<String> = []
let groups = Dictionary(grouping: cases) { "\($0.figure) \($0.style)" }
for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
  let figure = figures[group[0].figure]
  let name = "\(figure["figure"] ?? "") (\(group[0].style))"
  for picture in list(figure["pictures"]) {
    guard picture["contentSize"] as? String == "large" else {
      left.insert("\(figure["figure"] ?? ""): text of another size")
      continue
    }
    var screen: Screen?
    let initial = Settings(picture)
    for (index, panel) in list(picture["panels"]).enumerated() {
      let number = index + 1
      let views = list(panel["views"])
      let size = rect(views.first?["frame"]).size
      let settings = initial.adapted(to: group[0].screens[number] ?? [:])
      let own = group.first { $0.owner == number }
      let whole = group.first { $0.owner == 0 }
      if let next = own ?? (screen == nil || whole?.starts.contains(number) == true ? whole : nil)
        ?? ((settings.device == nil) != (screen?.controller == nil) ? whole : nil)
      {
        let begin = (picture["size"] as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
        screen = Screen(
          next, settings,
          own == nil && begin.count == 2 ? CGSize(width: begin[0], height: begin[1]) : size)
      }
      guard let screen else { continue }
      screen.root.layoutIfNeeded()
      screen.take(settings, size)
      screen.panels[number]?()
      screen.root.layoutIfNeeded()
      for view in views.dropFirst() {
        let viewName = view["name"] as? String ?? ""
        let expected = rect(view["frame"])
        compared += 1
        guard let found = screen.frame(of: viewName) else {
          wrong.append("\(name), panel \(number): no \(viewName)")
          continue
        }
        let pairs = [
          (found.minX, expected.minX), (found.minY, expected.minY), (found.width, expected.width),
          (found.height, expected.height),
        ]
        if pairs.contains(where: { abs($0 - $1) > 1e-5 }) {
          wrong.append(
            "\(name), \(picture["orientation"] ?? ""), panel \(number): \(viewName) \(found), not \(expected)")
        }
      }
    }
  }
}
print(wrong.map { $0 + "\n" }.joined(), terminator: "")
print(left.sorted().map { "not compared: \($0)\n" }.joined(), terminator: "")
print("\(groups.count) listings of \(figures.count) figures, \(compared) frames, \(wrong.count) of them wrong")
exit(wrong.isEmpty ? 0 : 1)
