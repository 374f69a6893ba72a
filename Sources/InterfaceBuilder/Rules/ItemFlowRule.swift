import Geometry
import ViewLayout

extension InterfaceView {
  /// How a collection view places its items; `nil` for other views. A layout of an own class places them nowhere that the
  /// document knows.
  ///
  /// - Parameter names: Of the views, by their ids.
  func itemFlow(names: ViewNames) -> ItemFlow? {
    guard tag == "collectionView" else { return nil }
    guard let layout = element.child(named: "collectionViewFlowLayout", key: "collectionViewLayout") else {
      return ItemFlow(lineSpacing: 0, itemSpacing: 0)
    }
    var flow = ItemFlow(
      along: layout["scrollDirection"] == "horizontal" ? .horizontal : .vertical,
      lineSpacing: layout.number("minimumLineSpacing") ?? 0,
      itemSpacing: layout.number("minimumInteritemSpacing") ?? 0,
      sectionInset: layout.child(key: "sectionInset")?.edges ?? .zero,
      startsAtSafeArea: layout["sectionInsetReference"] == "safeArea")
    func name(underKey key: String) -> String? {
      subviews.first { $0.element["key"] == key }.flatMap { names[$0.id] }
    }
    flow.items = subviews.filter { $0.tag == "collectionViewCell" }.compactMap { names[$0.id] }
    flow.header = name(underKey: "sectionHeaderView")
    flow.footer = name(underKey: "sectionFooterView")
    return flow
  }
}
