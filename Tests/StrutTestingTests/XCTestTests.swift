import StrutTesting
import XCTest

/// The same expectation in a test case of XCTest.
final class XCTestTests: XCTestCase {
  func testAFigure() {
    let box = ViewDescription(.view, "box", [.frame: .rect(Rect(x: 4, y: 4, width: 10, height: 10))])
    XCTAssertTrue(expectFigure(Figure(name: "any", size: Size(20, 20), views: [box])))
  }
}
