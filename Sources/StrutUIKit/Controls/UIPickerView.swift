import ViewLayout

/// A picker, drawn without its rows: its data source and its delegate are never asked for them.
open class UIPickerView: UIView {
  override class var kind: ViewKind { .pickerView }
  /// Stored for code that reads it back.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Stored for code that reads it back.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Does nothing, because no rows are drawn.
  open func reloadAllComponents() {}
  /// Does nothing, because no rows are drawn.
  open func reloadComponent(_ component: Int) {}
  /// Does nothing: the selection stays at the first row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  /// Always 0, the first row, whatever was selected.
  open func selectedRow(inComponent component: Int) -> Int { 0 }
}

/// The numbers of a picker's wheels and rows. Strut never asks for them.
public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The titles and views of a picker's rows. It has no requirements, because Strut never asks for them.
public protocol UIPickerViewDelegate: AnyObject {}
