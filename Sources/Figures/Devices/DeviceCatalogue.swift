import Geometry

/// The known devices.
public enum DeviceCatalogue {
  /// All devices: phones, then tablets, each by year. Rows and fields are split by bytes instead of characters, because
  /// every document with a device parses the whole table.
  public static let all: [Device] = table.utf8.split(separator: UInt8(ascii: "\n")).map { Device(row: $0) }

  static let columns = [
    "identifier", "name", "year", "idiom", "width", "height", "scale", "cutout", "corner radius",
    "status bar in portrait", "status bar in landscape",
    "safe area in portrait: top", "left", "bottom", "right", "in landscape: top", "left", "bottom", "right",
    "size classes in portrait: horizontal", "vertical", "in landscape: horizontal", "vertical",
    "margin in portrait", "in landscape", "readable inset in portrait", "in landscape",
  ]
}

extension Device {
  /// The device with the identifier.
  ///
  ///     Device.named("iphone-5")?.size   // 320 × 568
  public static func named(_ identifier: String) -> Device? {
    DeviceCatalogue.all.first { $0.identifier == identifier }
  }

  init(row: Substring.UTF8View) {
    let fields = row.split(separator: UInt8(ascii: "|")).map(Self.trimmed)
    precondition(fields.count == DeviceCatalogue.columns.count, "\(fields.count) fields in \(Substring(row))")
    func number(_ column: Int) -> Double { Double(fields[column]) ?? 0 }
    func insets(_ column: Int) -> EdgeInsets {
      EdgeInsets(top: number(column), left: number(column + 1), bottom: number(column + 2), right: number(column + 3))
    }
    func sizeClass(_ column: Int) -> SizeClass { fields[column] == "regular" ? .regular : .compact }
    identifier = String(fields[0])
    name = String(fields[1])
    year = Int(number(2))
    isPad = fields[3] == "pad"
    size = Size(number(4), number(5))
    scale = number(6)
    cutout = Cutout(rawValue: String(fields[7])) ?? .none
    cornerRadius = number(8)
    portrait = Insets(
      statusBarHeight: number(9), safeArea: insets(11), margin: number(23), readableInset: number(25),
      horizontalSizeClass: sizeClass(19), verticalSizeClass: sizeClass(20))
    landscape = Insets(
      statusBarHeight: number(10), safeArea: insets(15), margin: number(24), readableInset: number(26),
      horizontalSizeClass: sizeClass(21), verticalSizeClass: sizeClass(22))
  }

  /// A field without leading and trailing spaces.
  private static func trimmed(_ field: Substring.UTF8View) -> Substring {
    let blank = UInt8(ascii: " ")
    var field = field.drop { $0 == blank }
    while field.last == blank { field.removeLast() }
    return Substring(field)
  }
}
