#if canImport(UIKit)
  import UIKit
#else
  import StrutUIKit
#endif

/// A row of stars whose size follows from their number.
final class RatingView: UIControl {
  var maximum = 5 { didSet { invalidateIntrinsicContentSize() } }
  var rating = 0 {
    didSet {
      setNeedsLayout()
      sendActions(for: .valueChanged)
    }
  }
  var starSize = CGSize(width: 24, height: 24) {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  private let gap: CGFloat = 4
  private var stars: [UIImageView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    isOpaque = false
    setContentHuggingPriority(.required, for: .horizontal)
    setContentHuggingPriority(.required, for: .vertical)
  }

  override var intrinsicContentSize: CGSize {
    let count = CGFloat(maximum)
    return CGSize(width: count * starSize.width + (count - 1) * gap, height: starSize.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    while stars.count < maximum {
      let star = UIImageView()
      star.contentMode = .center
      addSubview(star)
      stars.append(star)
    }
    for (index, star) in stars.enumerated() {
      star.isHidden = index >= maximum
      star.image = UIImage(systemName: index < rating ? "star.fill" : "star")?.withTintColor(
        .systemYellow, renderingMode: .alwaysOriginal)
      star.frame =
        CGRect(
          origin: CGPoint(x: CGFloat(index) * (starSize.width + gap), y: bounds.midY - starSize.height / 2),
          size: starSize
        ).integral
    }
  }
}

/// A coloured square with its name below.
final class SwatchCell: UICollectionViewCell {
  static let identifier = "SwatchCell"
  let swatch = UIView()
  let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    swatch.layer.cornerRadius = 8
    swatch.layer.cornerCurve = .continuous
    nameLabel.font = .preferredFont(forTextStyle: .caption1)
    nameLabel.textAlignment = .center
    nameLabel.adjustsFontSizeToFitWidth = true
    for view in [swatch, nameLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let views = ["swatch": swatch, "name": nameLabel]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|[swatch]|", metrics: nil, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|[swatch]-gap-[name(16)]|", options: [.alignAllLeading, .alignAllTrailing],
          metrics: ["gap": 4], views: views))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  override var isSelected: Bool {
    didSet { swatch.layer.borderWidth = isSelected ? 2 : 0 }
  }
}

/// A heading of a section.
final class HeadingView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds.insetBy(dx: 16, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.font = .preferredFont(forTextStyle: .headline)
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Swatches in a grid, below a rating.
final class PaletteViewController: UIViewController {
  let names = [["Red", "Orange", "Yellow", "Green", "Mint"], ["Teal", "Cyan"]]
  let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint]
  let rating = RatingView()
  lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .vertical
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 20
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    layout.headerReferenceSize = CGSize(width: 0, height: 32)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(SwatchCell.self, forCellWithReuseIdentifier: SwatchCell.identifier)
    view.register(
      HeadingView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "heading")
    view.backgroundColor = .clear
    view.showsVerticalScrollIndicator = false
    view.dataSource = self
    view.delegate = self
    return view
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    rating.rating = 3
    rating.addAction(UIAction(handler: { _ in }), for: .valueChanged)
    for subview in [rating, collectionView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      rating.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1),
      rating.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      collectionView.topAnchor.constraint(equalTo: rating.bottomAnchor, constant: 12),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    collectionView.collectionViewLayout.invalidateLayout()
  }
}

extension PaletteViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: SwatchCell.identifier, for: indexPath) as! SwatchCell
    cell.swatch.backgroundColor = colors[indexPath.item % colors.count]
    cell.nameLabel.text = names[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "heading", for: indexPath)
    (view as? HeadingView)?.label.text = indexPath.section == 0 ? "Warm" : "Cold"
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let columns: CGFloat = 3
    let flow = collectionViewLayout as! UICollectionViewFlowLayout
    let room =
      collectionView.bounds.width - flow.sectionInset.left - flow.sectionInset.right
      - (columns - 1) * flow.minimumInteritemSpacing
    let side = (room / columns).rounded(.down)
    return CGSize(width: side, height: side + 20)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
