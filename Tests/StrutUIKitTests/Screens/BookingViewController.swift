#if canImport(UIKit)
  import UIKit
#else
  import StrutUIKit
#endif

/// A form that scrolls above the keyboard, with a bar that stands on it.
final class BookingViewController: UIViewController, UITextViewDelegate, UIPickerViewDataSource, UIPickerViewDelegate {
  let scrollView = UIScrollView()
  let form = UIStackView()
  let bar = UIToolbar()
  let guests = UIStepper()
  let guestsLabel = UILabel()
  let datePicker = UIDatePicker()
  let notes = UITextView()
  let mealControl = UISegmentedControl(items: ["None", "Half", "Full"])
  let budget = UISlider()
  let roomPicker = UIPickerView()
  let progress = UIProgressView(progressViewStyle: .default)
  private var notesHeight: NSLayoutConstraint!
  private var compactConstraints: [NSLayoutConstraint] = []
  private var regularConstraints: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    setUpControls()
    setUpForm()
    setUpBar()
    activateConstraints()
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, previous: UITraitCollection) in
      self.updateForTraits()
    }
    updateForTraits()
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
  }

  private func setUpControls() {
    guests.minimumValue = 1
    guests.maximumValue = 8
    guests.value = 2
    guests.wraps = false
    let change = UIAction { [unowned self] _ in guestsLabel.text = "\(Int(guests.value)) guests" }
    guests.addAction(change, for: .valueChanged)
    guestsLabel.text = "2 guests"
    guestsLabel.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    datePicker.datePickerMode = .date
    datePicker.preferredDatePickerStyle = .compact
    datePicker.minimumDate = Date(timeIntervalSinceReferenceDate: 0)
    mealControl.selectedSegmentIndex = 1
    mealControl.selectedSegmentTintColor = .systemTeal
    mealControl.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    budget.minimumValue = 50
    budget.maximumValue = 500
    budget.setValue(200, animated: false)
    budget.minimumTrackTintColor = .systemOrange
    roomPicker.dataSource = self
    roomPicker.delegate = self
    progress.setProgress(0.25, animated: false)
    progress.trackTintColor = .systemGray5
    notes.isScrollEnabled = false
    notes.font = .preferredFont(forTextStyle: .body)
    notes.textContainerInset = UIEdgeInsets(top: 10, left: 6, bottom: 10, right: 6)
    notes.textContainer.lineFragmentPadding = 5
    notes.layer.borderColor = UIColor.systemGray3.cgColor
    notes.layer.borderWidth = 1
    notes.layer.cornerRadius = 8
    notes.delegate = self
  }

  private func row(_ title: String, _ control: UIView) -> UIStackView {
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 15)
    label.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, control])
    row.axis = .horizontal
    row.alignment = .center
    row.distribution = .equalSpacing
    row.spacing = 12
    return row
  }

  private func setUpForm() {
    form.axis = .vertical
    form.spacing = 16
    form.alignment = .fill
    form.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    form.isLayoutMarginsRelativeArrangement = true
    form.insetsLayoutMarginsFromSafeArea = false
    form.addArrangedSubview(progress)
    form.addArrangedSubview(row("Date", datePicker))
    form.addArrangedSubview(UIStackView(arrangedSubviews: [guestsLabel, guests]))
    form.addArrangedSubview(mealControl)
    form.addArrangedSubview(row("Budget", budget))
    form.addArrangedSubview(roomPicker)
    form.addArrangedSubview(notes)
    form.setCustomSpacing(24, after: progress)
    roomPicker.isHidden = true
    scrollView.addSubview(form)
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .interactive
    scrollView.contentInsetAdjustmentBehavior = .always
    view.addSubview(scrollView)
  }

  private func setUpBar() {
    bar.items = [
      UIBarButtonItem(image: UIImage(systemName: "chevron.up"), style: .plain, target: nil, action: nil),
      UIBarButtonItem(image: UIImage(systemName: "chevron.down"), style: .plain, target: nil, action: nil),
      .flexibleSpace(),
      UIBarButtonItem(title: "Done", style: .done, target: self, action: nil),
    ]
    bar.isTranslucent = true
    bar.sizeToFit()
    view.addSubview(bar)
  }

  private func activateConstraints() {
    let views: [UIView] = [scrollView, form, bar, notes]
    views.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    notesHeight = notes.heightAnchor.constraint(greaterThanOrEqualToConstant: 96)
    compactConstraints = [form.widthAnchor.constraint(equalTo: frame.widthAnchor)]
    regularConstraints = [
      form.widthAnchor.constraint(equalTo: frame.widthAnchor, multiplier: 0.5, constant: -8)
    ]
    view.keyboardLayoutGuide.followsUndockedKeyboard = true
    NSLayoutConstraint.activate(
      [
        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: bar.topAnchor),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor),
        form.topAnchor.constraint(equalTo: content.topAnchor),
        form.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        form.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        form.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        budget.widthAnchor.constraint(equalTo: form.widthAnchor, multiplier: 1 / 2),
      ] + [notesHeight])
  }

  private func updateForTraits() {
    let isCompact = traitCollection.horizontalSizeClass != .regular
    NSLayoutConstraint.deactivate(isCompact ? regularConstraints : compactConstraints)
    NSLayoutConstraint.activate(isCompact ? compactConstraints : regularConstraints)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.verticalScrollIndicatorInsets = scrollView.contentInset
  }

  func textViewDidChange(_ textView: UITextView) {
    UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .beginFromCurrentState]) {
      self.notesHeight.constant = max(96, textView.contentSize.height)
      self.view.layoutIfNeeded()
    } completion: { finished in
      guard finished else { return }
      textView.scrollRangeToVisible(textView.selectedRange)
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    ["Single", "Double", "Suite"][row]
  }
}
