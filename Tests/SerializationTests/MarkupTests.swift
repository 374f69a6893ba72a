import Serialization
import Testing

/// Elements of HTML, SVG and XML, and what is escaped in them.
@Suite struct MarkupTests {
  private func text(_ syntax: MarkupSyntax, _ write: (inout MarkupWriter) -> Void) -> String {
    var page = MarkupWriter(syntax)
    write(&page)
    return page.text
  }

  @Test func elementsStandAsTheCallsDo() {
    let html = text(.html) {
      $0.block("section", ["id": "a"]) {
        $0.line("h2", text: "One & two")
        $0.line("p") {
          $0.write("See ")
          $0.inline("a", ["href": "#b"], text: "there")
          $0.write(".")
        }
        $0.emptyLine("hr")
        $0.write(raw: "<!-- markup -->")
        $0.newline()
      }
    }
    #expect(
      html == """
        <section id="a">
        <h2>One &amp; two</h2>
        <p>See <a href="#b">there</a>.</p>
        <hr>
        <!-- markup -->
        </section>

        """)
  }

  @Test func attributesKeepTheirOrderAndOnesThatAreNilAreLeftOut() {
    #expect(text(.html) { $0.empty("input", ["b": "1", "a": nil, "checked": ""]) } == "<input b=\"1\" checked>")
    #expect(text(.xml) { $0.empty("input", ["b": "1", "a": nil, "checked": ""]) } == "<input b=\"1\" checked=\"\"/>")
  }

  @Test(arguments: [
    (MarkupSyntax.html, "a<b>&amp; \"c\" 'd'\té\n", "a&lt;b&gt;&amp;amp; &quot;c&quot; 'd'\té\n"),
    (.xml, "\"c\"\r\u{1}\u{0}\u{FFFE}\u{FFFF}!", "&quot;c&quot;&#13;\\u{1}\\u{0}!"),
    (.html, "\u{1B}[2J\u{9B}\u{202E}é", "\\u{1b}[2J\\u{9b}\\u{202e}é"),
    (.svg, "\u{202E}é", "\u{202E}é"),
    (.svg, "\"c\" < d\u{8}", "\"c\" &lt; d"),
    (.svg, "ﬀ\u{FEFF}\u{FFFD}\u{10000}", "ﬀ\u{FEFF}\u{FFFD}\u{10000}"),
    (.html, "", ""),
  ])
  func textsAreEscaped(_ syntax: MarkupSyntax, _ plain: String, _ escaped: String) {
    #expect(text(syntax) { $0.write(plain) } == escaped)
    #expect(text(syntax) { $0.inline("i", text: plain) } == "<i>\(escaped)</i>")
  }

  @Test(arguments: [MarkupSyntax.html, .xml, .svg])
  func attributesAreEscaped(_ syntax: MarkupSyntax) {
    var element = MarkupElement("a", in: syntax)
    element.set("b", "\"1\"\t<2>\n&\r\u{7}3")
    var text = MarkupText()
    element.open(in: &text)
    let bell = syntax == .svg ? "" : "\\u{7}"
    #expect(text.string == "<a b=\"&quot;1&quot;&#9;&lt;2&gt;&#10;&amp;&#13;\(bell)3\">")
  }

  @Test func anElementWithoutContentHasOneTag() {
    var element = MarkupElement("g", in: .svg)
    #expect(!element.hasAttributes)
    element.set("r", plain: "1")
    #expect(element.tag(around: "") == "<g r=\"1\"/>")
    #expect(element.tag(around: "<a/>") == "<g r=\"1\"><a/></g>")
    #expect(element.preceded(by: "id", "x").emptyTag == "<g id=\"x\" r=\"1\"/>")
  }
}
