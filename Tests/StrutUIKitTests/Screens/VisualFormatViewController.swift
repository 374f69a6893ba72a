import StrutUIKit

class VisualFormatViewController: UIViewController {
  let nameLabel = UILabel()
  let nameField = UITextField()
  let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = "Name"
    nameField.borderStyle = .roundedRect
    let views: [String: UIView] = ["label": nameLabel, "field": nameField, "box": box]
    let metrics: [String: CGFloat] = ["margin": 20, "height": 44]
    for (_, subview) in views {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    nameLabel.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .horizontal)
    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-margin-[label]-[field]-margin-|", options: [.alignAllFirstBaseline], metrics: metrics,
      views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-100-[field(height)]-[box(>=60@750)]", options: [], metrics: metrics, views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[box]-|", options: NSLayoutConstraint.FormatOptions(), metrics: nil, views: views)
    view.addConstraints(constraints)
    view.addConstraint(
      NSLayoutConstraint(
        item: box, attribute: .height, relatedBy: .equal, toItem: box, attribute: .width, multiplier: 0.25,
        constant: 0))
  }
}
