import StrutUIKit
import Testing

/// Constraints for which UIKit raises an exception end the process here, too: a layout that ends an application passes no test.
@Suite struct IllegalConstraintTests {
  @Test func leadingIsNotComparedWithLeft() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIView().leadingAnchor.constraint(equalTo: UIView().leftAnchor)
    }
  }

  @Test func aPlaceIsNotComparedWithANumber() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 20)
    }
  }

  @Test func whatCanBeComparedIs() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (view, other) = (UIView(), UIView())
      _ = view.leadingAnchor.constraint(equalTo: other.centerXAnchor)
      _ = view.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: 2)
      _ = view.heightAnchor.constraint(equalToConstant: 20)
    }
  }
}
