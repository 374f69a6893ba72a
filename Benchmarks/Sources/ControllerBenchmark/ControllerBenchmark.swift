import Foundation
import Strut
import StrutUIKit
import Synchronization

/// Draws many controllers, each on four devices both ways, in parallel, and compares the bytes with those of a serial run.
///
///     ControllerBenchmark 1000      // the number of controllers; the memory is told after each tenth
///
/// A controller's numbers and texts depend on its index, so that no picture repeats another.
@main
enum ControllerBenchmark {
  static func main() {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
    let devices = ["iphone-se-3rd-generation", "iphone-15", "iphone-15-pro-max", "ipad-10th-generation-a16"].map {
      name in
      Device.named(name) ?? Device.named("iphone-15")!
    }
    // 1. In parallel, a tenth at a time.
    let clock = ContinuousClock()
    let digests = Mutex([Int: UInt64]())
    var memory: [Int] = []
    let time = clock.measure {
      for tenth in 0..<10 {
        DispatchQueue.concurrentPerform(iterations: count / 10) { number in
          let index = tenth * (count / 10) + number
          let digest = Self.digest(ofController: index, on: devices)
          digests.withLock { $0[index] = digest }
        }
        memory.append(Self.residentKilobytes)
      }
    }
    // 2. Every twentieth once more, one after another.
    let all = digests.withLock { $0 }
    let others = stride(from: 0, to: all.count, by: 20).filter { digest(ofController: $0, on: devices) != all[$0] }
    print("\(all.count) controllers, \(all.count * 8) pictures in \(time)")
    print("resident memory in kB after each tenth: \(memory.map(String.init).joined(separator: ", "))")
    print(others.isEmpty ? "the bytes are those of a serial run" : "other bytes in a serial run: \(others)")
    exit(others.isEmpty ? 0 : 1)
  }

  /// All bytes of a controller's pictures in one number (FNV-1a).
  private static func digest(ofController index: Int, on devices: [Device]) -> UInt64 {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for device in devices {
      for orientation in [Orientation.portrait, .landscape] {
        let controller = FormViewController(index: index)
        var options = RenderOptions()
        options.overrides.scales = [1]
        let rendering = controller.draw(
          on: device, orientation: orientation, as: Figure(name: "form"), options: options)
        for byte in rendering.files.first?.bytes ?? [] { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
      }
    }
    return digest
  }

  /// What the process holds, as the system counts it.
  private static var residentKilobytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}

/// A form with a few rows, as many programs have it.
private final class FormViewController: UIViewController {
  private let index: Int

  init(index: Int) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let title = UILabel()
    title.text = "Form \(index)"
    title.font = .preferredFont(forTextStyle: .largeTitle)
    let rows = (0..<(3 + index % 5)).map { row in
      let (label, field) = (UILabel(), UITextField())
      label.text = "Field \(row + index)"
      label.setContentHuggingPriority(.required, for: .horizontal)
      field.placeholder = "Value \(index * row)"
      field.borderStyle = .roundedRect
      let stack = UIStackView(arrangedSubviews: [label, field])
      stack.spacing = 8
      stack.alignment = .firstBaseline
      return stack
    }
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    let stack = UIStackView(arrangedSubviews: [title] + rows + [button])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
