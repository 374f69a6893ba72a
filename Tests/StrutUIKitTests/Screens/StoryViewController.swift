#if canImport(UIKit)
  import UIKit
#else
  import StrutUIKit
#endif

/// A text that scrolls below an image and a bar of material, in the readable width.
final class StoryViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let contentView = UIView()
  let hero = UIImageView()
  let kicker = UILabel()
  let headline = UILabel()
  let body = UILabel()
  let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  let pages = UIPageControl()
  let caption = UILabel()
  private let columns = UILayoutGuide()
  private var heroRatio: NSLayoutConstraint?
  private(set) var sizes: [CGSize] = []
  private(set) var insets: [UIEdgeInsets] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0)
    addViews()
    styleViews()
    constrainViews()
  }

  private func addViews() {
    view.addSubview(scrollView)
    view.addSubview(material)
    material.contentView.addSubview(pages)
    scrollView.addSubview(contentView)
    contentView.addLayoutGuide(columns)
    columns.identifier = "columns"
    [hero, kicker, headline, body, caption].forEach { contentView.addSubview($0) }
    for child in [scrollView, material, pages, contentView, hero, kicker, headline, body, caption] as [UIView] {
      child.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  private func styleViews() {
    scrollView.delegate = self
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.refreshControl = UIRefreshControl()
    hero.image = UIImage(named: "hero")
    hero.contentMode = .scaleAspectFill
    hero.clipsToBounds = true
    hero.setContentHuggingPriority(.init(1), for: .vertical)
    hero.setContentCompressionResistancePriority(.init(1), for: .vertical)
    hero.setContentHuggingPriority(.init(rawValue: 1), for: .horizontal)
    hero.isAccessibilityElement = true
    kicker.attributedText = NSAttributedString(
      string: "SCIENCE",
      attributes: [.kern: 1.2, .font: UIFont.boldSystemFont(ofSize: 13), .foregroundColor: UIColor.systemRed])
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1).withSymbolicTraits(.traitBold)
    headline.font = descriptor.map { UIFont(descriptor: $0, size: 0) }
    headline.text = "How the bees came back"
    headline.numberOfLines = 0
    headline.minimumScaleFactor = 0.8
    headline.allowsDefaultTighteningForTruncation = true
    body.font = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 17), maximumPointSize: 24)
    body.text = String(repeating: "The meadow was quiet for years. ", count: 40)
    body.numberOfLines = 0
    body.lineBreakStrategy = .pushOut
    caption.font = .italicSystemFont(ofSize: 13)
    caption.text = "A meadow in May"
    caption.textColor = .tertiaryLabel
    caption.shadowColor = .white
    caption.shadowOffset = CGSize(width: 0, height: 1)
    pages.numberOfPages = 3
    pages.currentPage = 1
    pages.pageIndicatorTintColor = .systemGray4
    pages.currentPageIndicatorTintColor = .label
    material.layer.shadowColor = UIColor.black.cgColor
    material.layer.shadowOpacity = 0.2
    material.layer.shadowRadius = 4
    material.layer.shadowOffset = .zero
    material.layer.zPosition = 1
    material.alpha = 0.95
  }

  private func constrainViews() {
    let content = scrollView.contentLayoutGuide
    let readable = contentView.readableContentGuide
    let ratio = hero.heightAnchor.constraint(equalTo: hero.widthAnchor, multiplier: 9.0 / 16.0)
    heroRatio = ratio
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leftAnchor.constraint(equalTo: view.leftAnchor),
      scrollView.rightAnchor.constraint(equalTo: view.rightAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      contentView.topAnchor.constraint(equalTo: content.topAnchor),
      contentView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      contentView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      hero.topAnchor.constraint(equalTo: contentView.topAnchor),
      hero.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      hero.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ratio,
      columns.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      columns.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      columns.topAnchor.constraint(equalTo: hero.bottomAnchor, constant: 24),
      columns.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -64),
      kicker.topAnchor.constraint(equalTo: columns.topAnchor),
      kicker.leadingAnchor.constraint(equalTo: columns.leadingAnchor),
      headline.leadingAnchor.constraint(equalTo: columns.leadingAnchor),
      headline.trailingAnchor.constraint(equalTo: columns.trailingAnchor),
      headline.topAnchor.constraint(equalTo: kicker.bottomAnchor, constant: 4),
      body.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: headline.lastBaselineAnchor, multiplier: 1),
      body.leadingAnchor.constraint(equalTo: headline.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: headline.trailingAnchor),
      caption.topAnchor.constraint(equalTo: body.lastBaselineAnchor, constant: 20),
      caption.centerXAnchor.constraint(equalTo: columns.centerXAnchor),
      caption.bottomAnchor.constraint(equalTo: columns.bottomAnchor),
      material.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      material.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      material.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      material.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      pages.centerXAnchor.constraint(equalTo: material.contentView.centerXAnchor),
      pages.topAnchor.constraint(equalTo: material.contentView.topAnchor, constant: 4),
    ])
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass else { return }
    heroRatio?.isActive = false
    let factor: CGFloat = traitCollection.verticalSizeClass == .compact ? 0.25 : 9.0 / 16.0
    heroRatio = hero.heightAnchor.constraint(equalTo: hero.widthAnchor, multiplier: factor)
    heroRatio?.isActive = true
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { [weak self] context in
        self?.sizes.append(size)
        self?.view.layoutIfNeeded()
      }, completion: nil)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    insets.append(view.safeAreaInsets)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let progress = scrollView.contentOffset.y / max(1, scrollView.contentSize.height - scrollView.bounds.height)
    pages.currentPage = Int((progress * 2).rounded())
  }
}
