import Figures
import Geometry
import Testing
import ViewLayout

/// Buttons and spaces of bars in the figure language.
@Suite struct BarItemTextTests {
  @Test(arguments: [
    "Move", "Done", "symbol(folder)", "symbol(folder) Move", "systemItem(trash)", "flexibleSpace()", "fixedSpace(12.5)",
    "missing(22, 20)", "disabled(Send)", "prominent(Send)", "disabled(prominent(symbol(folder) Move))",
    "plain(Done)",
  ])
  func anItemIsWrittenAsItWasRead(_ text: String) {
    #expect(BarItem(written: text).written == text)
  }

  @Test func spacesAndStatesAreRead() {
    #expect(BarItem(written: "flexibleSpace()") == BarItem(.space(width: nil)))
    #expect(BarItem(written: "fixedSpace( 8 )") == BarItem(.space(width: 8)))
    #expect(
      BarItem(written: "disabled(Save)") == BarItem(.title("Save"), isProminent: true, tint: BarItem.disabledTint))
  }

  /// What is none of the words is a title.
  @Test(arguments: ["fixedSpace(wide)", "fixedSpace(-4)", "systemItem(unknown)", "missing(22)", "flexibleSpace(2)"])
  func otherTextsAreTitles(_ text: String) {
    #expect(BarItem(written: text).content == .title(text))
  }

  /// A text that looks like one of the words says why it is none.
  @Test func mistypedItemsAreTold() {
    #expect(BarItem.mistake(in: "fixedSpace(wide)")?.word == "fixedSpace")
    #expect(BarItem.mistake(in: "disabled(systemItem(unknown))")?.word == "systemItem")
    #expect(BarItem.mistake(in: "Copy (2)") == nil)
    #expect(BarItem.mistake(in: "prominent(Send)") == nil)
  }

  @Test(arguments: ["Home", "symbol(house) Home", "symbol(house)", "missing(24, 24) Home", "missing(24, 24)", ""])
  func aTabIsWrittenAsItWasRead(_ text: String) {
    #expect(TabBarItems.Tab(written: text).written == text)
  }

  /// A state is said once, in either order; a text of very many is read all the same.
  @Test func eachStateIsReadOnce() {
    #expect(BarItem(written: "prominent(disabled(Send))") == BarItem(written: "disabled(prominent(Send))"))
    #expect(BarItem(written: "disabled(disabled(Send))").content == .title("disabled(Send)"))
    let deep = String(repeating: "disabled(", count: 100_000) + String(repeating: ")", count: 100_000)
    #expect(BarItem(written: deep).tint == BarItem.disabledTint)
  }

  /// What no words say is not written: another tint, an image of a size.
  @Test func whatHasNoWordsIsNotWritten() {
    #expect(BarItem(.title("Send"), tint: .white).written == nil)
    #expect(BarItem(.box(Size(20, 20))).written == nil)
  }
}
