import LayoutModel
import Testing

@Suite struct ContentTests {
  private func touch(_ element: String, _ attributes: String, _ inside: String = "") throws -> InterfaceView {
    try tree(xib(view("a", inside, element: element, attributes: attributes))).views[0]
  }

  private func mac(_ element: String, _ inside: String, _ attributes: String = "") throws -> InterfaceView {
    try tree(macXib(view("a", inside, element: element, attributes: attributes))).views[0]
  }

  @Test("a label has its text, its font, its lines and its greatest width")
  func readsLabels() throws {
    let label = try touch(
      "label", "text='A &amp; b' numberOfLines='0' preferredMaxLayoutWidth='280'",
      "<fontDescription key='fontDescription' type='boldSystem' weight='heavy' pointSize='17.5'/>")
    #expect(label.text?.string == "A & b" && label.text?.lines == 0 && label.text?.preferredWidth == 280)
    #expect(label.text?.font?.kind == "boldSystem" && label.text?.font?.pointSize == Rational(35, 2))
    #expect(label.text?.font?.weight == "heavy" && label.text?.isAttributed == false)
    let styled = try touch(
      "label", "preferredMaxLayoutWidth='0.0'",
      "<string key='text'>two\nlines</string><fontDescription key='fontDescription' style='UICTFontTextStyleBody'/>"
    )
    #expect(
      styled.text?.string == "two\nlines" && styled.text?.lines == 1 && styled.text?.preferredWidth == nil)
    #expect(styled.text?.font?.style == "UICTFontTextStyleBody")
    let named = try touch(
      "label", "text=''",
      "<fontDescription key='fontDescription' name='Avenir-Book' family='Avenir' pointSize='9'/>")
    #expect(named.text?.font?.name == "Avenir-Book" && named.text?.font?.family == "Avenir")
  }

  @Test("attributed text is put together, with its first font")
  func readsAttributedText() throws {
    let label = try touch(
      "label", "usesAttributedText='YES'",
      """
      <attributedString key="attributedText"><fragment content="One "/><fragment><string key="content">two</string>
      <attributes><font key="NSFont" size="40" name="Futura"/></attributes></fragment></attributedString>
      """)
    #expect(label.text?.string == "One two" && label.text?.isAttributed == true)
    #expect(label.text?.font?.name == "Futura" && label.text?.font?.pointSize == 40)
  }

  @Test("buttons have the title and the image of their normal state, or of their configuration")
  func readsButtons() throws {
    let old = try touch(
      "button", "", "<state key='normal' title='Go' image='arrow'/><state key='selected' title='Stop'/>")
    #expect(old.text?.string == "Go" && old.image == "arrow")
    let new = try touch(
      "button", "buttonType='system'",
      """
      <state key="normal" title="Button"/><buttonConfiguration key="configuration" style="filled" title="Pay" image="cart" imagePadding="4">
      <fontDescription key="titleFontDescription" type="system" pointSize="12"/>
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/></buttonConfiguration>
      """)
    #expect(new.text?.string == "Pay" && new.image == "cart" && new.text?.font?.pointSize == 12)
    #expect(new["configuration.style"] == "filled" && new["configuration.imagePadding"] == "4")
    #expect(new["configuration.contentInsets.leading"] == "2" && new["buttonType"] == "system")
  }

  @Test("fields have text, or else what stands in for it")
  func readsFields() throws {
    #expect(try touch("textField", "text='x' placeholder='Name'").text?.string == "x")
    #expect(try touch("textField", "placeholder='Name'").text?.string == "Name")
    #expect(try touch("textView", "text='long'").text?.lines == 0)
    #expect(try touch("imageView", "image='logo'").image == "logo")
  }

  @Test("segments and items of menus are choices")
  func readsChoices() throws {
    let segments =
      "<segments><segment title='A'/><segment title='' image='b'/><segment label='C' width='40'/></segments>"
    let expected = [
      InterfaceChoice(title: "A"), InterfaceChoice(title: "", image: "b"),
      InterfaceChoice(title: "C", width: 40),
    ]
    #expect(try touch("segmentedControl", "", segments).choices == expected)
    #expect(
      try mac("segmentedControl", "<segmentedCell key='cell' style='rounded'>\(segments)</segmentedCell>")
        .choices == expected)
    let popUp = try mac(
      "popUpButton",
      """
      <popUpButtonCell key="cell" type="push" title="Small"><menu key="menu"><items><menuItem title="Small"/>
      <menuItem title="Very large"/></items></menu></popUpButtonCell>
      """)
    #expect(popUp.choices.map(\.title) == ["Small", "Very large"] && popUp.text?.string == "Small")
  }

  @Test("the cell of a macOS control holds its look, its text and its font")
  func readsCells() throws {
    let button = try mac(
      "button",
      """
      <buttonCell key="cell" type="check" title="Sound" bezelStyle="regularSquare" image="speaker" id="c">
      <font key="font" metaFont="smallSystem" size="11"/></buttonCell>
      """)
    #expect(
      button.cell?.element == "buttonCell" && button.cell?["type"] == "check" && button.cell?["id"] == nil)
    #expect(
      button.text?.string == "Sound" && button.text?.font?.kind == "smallSystem" && button.image == "speaker")
    #expect(button.text?.font?.pointSize == 11 && button.text?.lines == 1)
  }

  @Test(
    "a field of macOS wraps its text unless it is told not to",
    arguments: [
      ("", 0), ("lineBreakMode='truncatingTail'", 1), ("lineBreakMode='charWrapping'", 0),
      ("usesSingleLineMode='YES'", 1), ("scrollable='YES' lineBreakMode='wordWrapping'", 1),
    ])
  func knowsWrapping(attributes: String, lines: Int) throws {
    let field = try mac(
      "textField", "<textFieldCell key='cell' title='T' placeholderString='P' \(attributes)/>")
    #expect(field.text?.lines == lines && field.text?.string == "T")
    let empty = try mac("textField", "<textFieldCell key='cell' placeholderString='P' \(attributes)/>")
    #expect(empty.text?.string == "P")
    let long = try mac(
      "textField", "<textFieldCell key='cell'><string key='title'>a\nb</string></textFieldCell>")
    #expect(long.text?.string == "a\nb")
  }
}
