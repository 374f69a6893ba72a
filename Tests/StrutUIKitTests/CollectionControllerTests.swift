import Strut
import StrutUIKit
import Testing

@Suite struct CollectionControllerTests {
  /// A full line of a flow layout shares out its spare room between its cells.
  @Test func cellsFillTheScreenInLines() throws {
    let phone = try #require(Device.named("iphone-15"))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let controller = TilesController(collectionViewLayout: layout)
    controller.layOut(on: phone)
    #expect(controller.collectionView.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    let frames = controller.collectionView.visibleCells.map(\.frame)
    #expect(frames.count == 3)
    for (frame, x) in zip(frames, [0, 146.5, 293]) {
      #expect(frame.minX.isNear(x) && frame.minY == 0 && frame.size == CGSize(width: 100, height: 50))
    }
  }
}

private final class TilesController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let tile = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    tile.contentView.backgroundColor = #colorLiteral(red: 0.5, green: 0.5, blue: 1, alpha: 1)
    return tile
  }
}
