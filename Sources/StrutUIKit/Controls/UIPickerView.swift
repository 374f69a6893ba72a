import ViewLayout

/// Wheels, of which the middle rows of the data source's titles are not drawn.
open class UIPickerView: UIView {
  override class var kind: ViewKind { .pickerView }
  /// Kept.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Kept.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Nothing follows.
  open func reloadAllComponents() {}
  /// Nothing follows.
  open func reloadComponent(_ component: Int) {}
  /// Nothing follows.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  /// The first.
  open func selectedRow(inComponent component: Int) -> Int { 0 }
}

/// Who says what wheels have.
public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Who says how wheels look: nobody asks.
public protocol UIPickerViewDelegate: AnyObject {}
