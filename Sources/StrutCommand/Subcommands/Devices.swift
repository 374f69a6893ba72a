import ArgumentParser
import Figures
import Geometry

/// `strut devices`: what documents can name.
struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", _superCommandName: "strut",
    abstract: "Lists the known devices.",
    discussion: "The insets of the safe area are in the order top, left, bottom, right, for portrait and landscape.")

  func run() {
    let rows =
      [["NAME", "DEVICE", "POINTS", "SCALE", "TOP LEFT BOTTOM RIGHT", "IN LANDSCAPE"]]
      + DeviceCatalogue.all.map { device in
        [
          device.identifier, device.name,
          device.size.decimalText,
          "\(device.scale.decimalText())x", device.portrait.safeArea.text, device.landscape.safeArea.text,
        ]
      }
    Terminal.writeOutput(TextTable(rows: rows).text)
  }
}

extension EdgeInsets {
  /// Top, left, bottom, right, as in UIKit.
  fileprivate var text: String {
    [top, left, bottom, right].map { $0.decimalText() }.joined(separator: " ")
  }
}
