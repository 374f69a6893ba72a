/// A storyboard put together scene by scene, as Interface Builder writes them: a table of profiles, a form in a scroll
/// view, and a page of text with buttons, in turn.
///
/// Stored frames are those that the constraints make, so that it can be checked without a complaint.
struct Storyboard {
  private(set) var sceneCount = 0
  private var scenes = ""
  private var idCount = 0

  /// In bytes.
  var size: Int { scenes.utf8.count }

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" colorMatched="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
    \(scenes)    </scenes>
    </document>

    """
  }

  mutating func addScene() {
    let content: (views: String, constraints: String)
    let root = id()
    let safeArea = id()
    switch sceneCount % 3 {
    case 0: content = table(in: root)
    case 1: content = form(in: root, safeArea)
    default: content = page(in: root, safeArea)
    }
    sceneCount += 1
    scenes += """
              <scene sceneID="\(id())">
                  <objects>
                      <viewController storyboardIdentifier="Scene\(sceneCount)" id="\(id())" \
      customClass="Scene\(sceneCount)ViewController" customModule="App" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="\(root)">
                              \(rect(0, 0, 375, 667))
                              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                              <subviews>
      \(content.views)                        </subviews>
                              <viewLayoutGuide key="safeArea" id="\(safeArea)"/>
                              <color key="backgroundColor" red="0.96" green="0.96" blue="0.98" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/>
                              <constraints>
      \(content.constraints)                        </constraints>
                          </view>
                      </viewController>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="\(id())" \
      userLabel="First Responder" sceneMemberID="firstResponder"/>
                  </objects>
              </scene>

      """
  }

  // MARK: Scenes

  private mutating func table(in root: String) -> (views: String, constraints: String) {
    let table = id()
    let cells = (0..<8).map { cell(at: Double($0) * 60) }.joined()
    let views = """
      <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" \
      style="plain" separatorStyle="default" rowHeight="60" sectionHeaderHeight="28" sectionFooterHeight="28" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(table)">
      \(rect(0, 0, 375, 667))
      <prototypes>
      \(cells)</prototypes>
      </tableView>

      """
    return (views, edges.map { constraint(table, $0, root, $0) }.joined())
  }

  private mutating func cell(at y: Double) -> String {
    let (cell, content, picture, title, detail, button) = (id(), id(), id(), id(), id(), id())
    let constraints = [
      constraint(picture, "leading", content, "leading", 16), constraint(picture, "centerY", content, "centerY"),
      length(picture, "width", 40), length(picture, "height", 40),
      constraint(title, "leading", picture, "trailing", 12), constraint(title, "top", content, "top", 10),
      constraint(detail, "leading", title, "leading"), constraint(detail, "top", title, "bottom", 4),
      constraint(button, "leading", title, "trailing", 8), constraint(button, "leading", detail, "trailing", 8),
      constraint(content, "trailing", button, "trailing", 16), constraint(button, "centerY", content, "centerY"),
      length(button, "width", 60), length(button, "height", 30),
    ]
    return """
      <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" \
      selectionStyle="default" indentationWidth="10" reuseIdentifier="cell" rowHeight="60" id="\(cell)">
      \(rect(0, y, 375, 60))
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
      contentMode="center" preservesSuperviewLayoutMargins="YES" tableViewCell="\(cell)" id="\(content)">
      \(rect(0, 0, 375, 60))
      <autoresizingMask key="autoresizingMask"/>
      <subviews>
      <imageView clipsSubviews="YES" contentMode="scaleAspectFill" translatesAutoresizingMaskIntoConstraints="NO" \
      id="\(picture)">
      \(rect(16, 10, 40, 40))
      <color key="backgroundColor" red="0.3" green="0.6" blue="0.9" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
      </imageView>
      \(label(title, "Grace Hopper \(idCount)", 68, 10, 223, 20.5))\
      \(label(detail, "Rear Admiral, inventor of the compiler", 68, 34.5, 223, 18, size: 15))\
      \(self.button(button, "Follow", 299, 15, 60, 30))</subviews>
      <constraints>
      \(constraints.joined())</constraints>
      </tableViewCellContentView>
      </tableViewCell>

      """
  }

  private mutating func form(in root: String, _ safeArea: String) -> (views: String, constraints: String) {
    let stack = id()
    let rows = (0..<10).map { row(at: Double($0) * 42) }.joined()
    let views = """
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(stack)">
      \(rect(16, 36, 343, 412))
      <subviews>
      \(rows)</subviews>
      </stackView>

      """
    let constraints = [
      constraint(stack, "leading", safeArea, "leading", 16), constraint(safeArea, "trailing", stack, "trailing", 16),
      constraint(stack, "top", safeArea, "top", 16),
    ]
    return (views, constraints.joined())
  }

  private mutating func row(at y: Double) -> String {
    let (row, name, field, toggle) = (id(), id(), id(), id())
    return """
      <stackView opaque="NO" contentMode="scaleToFill" alignment="center" spacing="8" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(row)">
      \(rect(0, y, 343, 34))
      <subviews>
      \(label(name, "Setting \(idCount)", 0, 6.5, 96, 20.5, constraints: length(name, "width", 96)))\
      <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \
      contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Value" textAlignment="natural" \
      minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="\(field)">
      \(rect(104, 0, 182, 34))
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      <textInputTraits key="textInputTraits"/>
      </textField>
      <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" \
      contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(toggle)">
      \(rect(294, 1.5, 51, 31))
      </switch>
      </subviews>
      </stackView>

      """
  }

  private mutating func page(in root: String, _ safeArea: String) -> (views: String, constraints: String) {
    var (views, constraints) = ("", "")
    for index in 0..<12 {
      let (title, action) = (id(), id())
      let y = 36 + Double(index) * 50
      views += label(title, "Paragraph \(index), which says what the button beside it does", 16, y + 4.5, 255, 20.5)
      views += button(action, "Choose", 279, y, 80, 30)
      constraints += [
        constraint(action, "top", safeArea, "top", 16 + Double(index) * 50),
        constraint(safeArea, "trailing", action, "trailing", 16), length(action, "width", 80),
        length(action, "height", 30), constraint(title, "centerY", action, "centerY"),
        constraint(title, "leading", safeArea, "leading", 16), constraint(action, "leading", title, "trailing", 8),
      ].joined()
    }
    return (views, constraints)
  }

  // MARK: Elements

  private let edges = ["leading", "trailing", "top", "bottom"]

  private mutating func id() -> String {
    idCount += 1
    let digits = String(idCount + 10_000_000)
    return "\(digits.prefix(3))-\(digits.dropFirst(3).prefix(2))-\(digits.dropFirst(5))"
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private func label(
    _ id: String, _ text: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, size: Int = 17,
    constraints: String = ""
  ) -> String {
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="249" \
    verticalHuggingPriority="251" horizontalCompressionResistancePriority="749" text="\(text)" \
    textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
    adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    \(rect(x, y, width, height))
    <constraints>
    \(constraints)</constraints>
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
    <color key="textColor" white="0.1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    <nil key="highlightedColor"/>
    </label>

    """
  }

  private func button(
    _ id: String, _ title: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" buttonType="roundedRect" lineBreakMode="middleTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    \(rect(x, y, width, height))
    <color key="backgroundColor" red="0.9" green="0.9" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    <fontDescription key="fontDescription" type="system" pointSize="15"/>
    <state key="normal" title="\(title)"/>
    </button>

    """
  }

  // MARK: Constraints

  private mutating func constraint(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Double = 0
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(other)" \
    constant="\(constant)" id="\(id())"/>

    """
  }

  private mutating func length(_ item: String, _ attribute: String, _ constant: Double) -> String {
    "<constraint firstItem=\"\(item)\" firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(id())\"/>\n"
  }
}
