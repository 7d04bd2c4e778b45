import TestSupport
import Testing

/// Layout files of several kinds, and the ids of their constraints.
struct LayoutSample: Sendable, CustomTestStringConvertible {
  /// A name for messages.
  var name: String
  /// The file.
  var text: String

  var testDescription: String { name }

  /// The object ids of the constraints, in the order of the file.
  var constraints: [String] {
    text.split(separator: "<constraint ").dropFirst().compactMap { tag in
      guard let start = tag.firstRange(of: " id=\"")?.upperBound else { return nil }
      return String(tag[start...].prefix { $0 != "\"" })
    }
  }

  /// All samples.
  static func all() throws -> [LayoutSample] {
    [
      LayoutSample(name: "profile", text: try Repository.text(of: "examples/Profile.storyboard")),
      form, window, clash, cells(3),
    ]
  }

  /// A stack view of labels, one of which breaks into lines, above a bar that only wide screens have.
  static let form = LayoutSample(
    name: "form",
    text: storyboard(
      """
      <stackView opaque="NO" axis="vertical" spacing="12" translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-001">
          <rect key="frame" x="20" y="40" width="335" height="120"/>
          <subviews>
              <label opaque="NO" text="Notes" lineBreakMode="tailTruncation" horizontalHuggingPriority="251" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                  <rect key="frame" x="0.0" y="0.0" width="335" height="20.5"/>
                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
              </label>
              <label opaque="NO" text="Everything that was said about the layout of this form and of others" numberOfLines="0" horizontalHuggingPriority="251" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-002">
                  <rect key="frame" x="0.0" y="32.5" width="335" height="41"/>
                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
              </label>
              <view translatesAutoresizingMaskIntoConstraints="NO" id="box-vw-001">
                  <rect key="frame" x="0.0" y="85.5" width="335" height="34.5"/>
                  <constraints>
                      <constraint firstAttribute="height" priority="800" constant="34.5" id="hei-gt-001"/>
                  </constraints>
              </view>
          </subviews>
      </stackView>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="bar-vw-001">
          <rect key="frame" x="87.5" y="560" width="200" height="44"/>
          <constraints>
              <constraint firstAttribute="width" priority="700" constant="200" id="wid-th-001"/>
              <constraint firstAttribute="height" constant="44" id="hei-gt-002">
                  <variation key="heightClass=compact" constant="32"/>
              </constraint>
          </constraints>
      </view>
      """,
      """
      <constraint firstItem="sta-ck-001" firstAttribute="leading" secondItem="roo-tv-001" secondAttribute="leading" constant="20" id="con-le-001"/>
      <constraint firstAttribute="trailing" secondItem="sta-ck-001" secondAttribute="trailing" constant="20" id="con-tr-001"/>
      <constraint firstItem="sta-ck-001" firstAttribute="top" secondItem="roo-tv-001" secondAttribute="top" constant="40" id="con-to-001"/>
      <constraint firstItem="bar-vw-001" firstAttribute="centerX" secondItem="roo-tv-001" secondAttribute="centerX" id="con-ce-001"/>
      <constraint firstAttribute="bottom" secondItem="bar-vw-001" secondAttribute="bottom" constant="63" id="con-bo-001"/>
      <constraint firstItem="bar-vw-001" firstAttribute="width" relation="greaterThanOrEqual" secondItem="roo-tv-001" secondAttribute="width" multiplier="0.5" id="con-wi-001"/>
      <constraint firstItem="bar-vw-001" firstAttribute="top" relation="greaterThanOrEqual" secondItem="sta-ck-001" secondAttribute="bottom" constant="8" id="con-ga-001"/>
      """))

  /// Two widths that contradict each other, and a box that nothing holds at its height.
  static let clash = LayoutSample(
    name: "clash",
    text: storyboard(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box-vw-001">
          <rect key="frame" x="16" y="60" width="343" height="40"/>
          <constraints>
              <constraint firstAttribute="width" constant="343" id="wid-th-001"/>
              <constraint firstAttribute="height" constant="40" id="hei-gt-001"/>
          </constraints>
      </view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box-vw-002">
          <rect key="frame" x="16" y="200" width="343" height="50"/>
          <constraints>
              <constraint firstAttribute="height" constant="50" id="hei-gt-002"/>
          </constraints>
      </view>
      """,
      """
      <constraint firstItem="box-vw-001" firstAttribute="leading" secondItem="roo-tv-001" secondAttribute="leading" constant="16" id="con-le-001"/>
      <constraint firstAttribute="trailing" secondItem="box-vw-001" secondAttribute="trailing" constant="24" id="con-tr-001"/>
      <constraint firstItem="box-vw-001" firstAttribute="top" secondItem="roo-tv-001" secondAttribute="top" constant="60" id="con-to-001"/>
      <constraint firstItem="box-vw-002" firstAttribute="leading" secondItem="box-vw-001" secondAttribute="leading" id="con-le-002"/>
      <constraint firstItem="box-vw-002" firstAttribute="width" secondItem="box-vw-001" secondAttribute="width" multiplier="1:2" id="con-wi-002"/>
      """))

  /// A window of macOS, in which y runs up.
  static let window = LayoutSample(
    name: "window",
    text: """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
          <dependencies>
              <plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="22505"/>
          </dependencies>
          <objects>
              <window title="Window" id="win-do-001">
                  <rect key="contentRect" x="196" y="240" width="480" height="270"/>
                  <view key="contentView" id="roo-tv-001">
                      <rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
                      <autoresizingMask key="autoresizingMask"/>
                      <subviews>
                          <customView translatesAutoresizingMaskIntoConstraints="NO" id="box-vw-001">
                              <rect key="frame" x="20" y="150" width="440" height="100"/>
                              <subviews>
                                  <customView translatesAutoresizingMaskIntoConstraints="NO" id="box-vw-002">
                                      <rect key="frame" x="8" y="60" width="200" height="32"/>
                                      <constraints>
                                          <constraint firstAttribute="height" constant="32" id="hei-gt-002"/>
                                      </constraints>
                                  </customView>
                              </subviews>
                              <constraints>
                                  <constraint firstAttribute="height" constant="100" id="hei-gt-001"/>
                                  <constraint firstItem="box-vw-002" firstAttribute="top" secondItem="box-vw-001" secondAttribute="top" constant="8" id="con-to-002"/>
                                  <constraint firstItem="box-vw-002" firstAttribute="leading" secondItem="box-vw-001" secondAttribute="leading" constant="8" id="con-le-002"/>
                                  <constraint firstItem="box-vw-002" firstAttribute="width" secondItem="box-vw-001" secondAttribute="width" multiplier="0.5" constant="-20" id="con-wi-002"/>
                              </constraints>
                          </customView>
                      </subviews>
                      <constraints>
                          <constraint firstItem="box-vw-001" firstAttribute="top" secondItem="roo-tv-001" secondAttribute="top" constant="20" id="con-to-001"/>
                          <constraint firstItem="box-vw-001" firstAttribute="leading" secondItem="roo-tv-001" secondAttribute="leading" constant="20" id="con-le-001"/>
                          <constraint firstAttribute="trailing" secondItem="box-vw-001" secondAttribute="trailing" constant="20" id="con-tr-001"/>
                      </constraints>
                  </view>
              </window>
          </objects>
      </document>
      """)

  /// A screen as it is common: a list of cells, each with a label, a field behind it, and wishes for their sizes; 15
  /// constraints a cell and what their contents add.
  static func cells(_ count: Int) -> LayoutSample {
    var views: [String] = []
    var constraints: [String] = []
    for cell in 0..<count {
      views.append(
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="cel-vw-\(cell)">
            <rect key="frame" x="16" y="\(60 + 52 * cell)" width="343" height="44"/>
            <subviews>
                <label opaque="NO" text="Label \(cell)" lineBreakMode="tailTruncation" horizontalHuggingPriority="251" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-\(cell)">
                    <rect key="frame" x="12" y="12" width="60" height="20.5"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                </label>
                <textField opaque="NO" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Field" translatesAutoresizingMaskIntoConstraints="NO" id="fie-ld-\(cell)">
                    <rect key="frame" x="80" y="5" width="251" height="34"/>
                    <fontDescription key="fontDescription" type="system" pointSize="14"/>
                </textField>
            </subviews>
            <constraints>
                <constraint firstItem="lab-el-\(cell)" firstAttribute="leading" secondItem="cel-vw-\(cell)" secondAttribute="leading" constant="12" id="con-01-\(cell)"/>
                <constraint firstItem="fie-ld-\(cell)" firstAttribute="leading" secondItem="lab-el-\(cell)" secondAttribute="trailing" constant="8" id="con-02-\(cell)"/>
                <constraint firstAttribute="trailing" secondItem="fie-ld-\(cell)" secondAttribute="trailing" constant="12" id="con-03-\(cell)"/>
                <constraint firstItem="lab-el-\(cell)" firstAttribute="centerY" secondItem="cel-vw-\(cell)" secondAttribute="centerY" id="con-04-\(cell)"/>
                <constraint firstItem="fie-ld-\(cell)" firstAttribute="centerY" secondItem="cel-vw-\(cell)" secondAttribute="centerY" id="con-05-\(cell)"/>
                <constraint firstAttribute="height" relation="greaterThanOrEqual" priority="750" constant="44" id="con-06-\(cell)"/>
                <constraint firstAttribute="height" priority="260" constant="40" id="con-07-\(cell)"/>
                <constraint firstItem="fie-ld-\(cell)" firstAttribute="width" relation="greaterThanOrEqual" priority="745" constant="90" id="con-08-\(cell)"/>
                <constraint firstItem="lab-el-\(cell)" firstAttribute="width" relation="lessThanOrEqual" secondItem="cel-vw-\(cell)" secondAttribute="width" multiplier="0.5" id="con-09-\(cell)"/>
                <constraint firstItem="lab-el-\(cell)" firstAttribute="top" relation="greaterThanOrEqual" secondItem="cel-vw-\(cell)" secondAttribute="top" constant="4" id="con-10-\(cell)"/>
                <constraint firstItem="fie-ld-\(cell)" firstAttribute="top" relation="greaterThanOrEqual" secondItem="cel-vw-\(cell)" secondAttribute="top" constant="4" id="con-11-\(cell)"/>
                <constraint firstItem="lab-el-\(cell)" firstAttribute="width" relation="greaterThanOrEqual" priority="600" constant="\(40 + cell)" id="con-12-\(cell)"/>
            </constraints>
        </view>
        """)
      let above = cell == 0 ? "roo-tv-001" : "cel-vw-\(cell - 1)"
      let edge = cell == 0 ? "top" : "bottom"
      constraints.append(
        """
        <constraint firstItem="cel-vw-\(cell)" firstAttribute="leading" secondItem="roo-tv-001" secondAttribute="leading" constant="16" id="con-13-\(cell)"/>
        <constraint firstAttribute="trailing" secondItem="cel-vw-\(cell)" secondAttribute="trailing" constant="16" id="con-14-\(cell)"/>
        <constraint firstItem="cel-vw-\(cell)" firstAttribute="top" secondItem="\(above)" secondAttribute="\(edge)" constant="\(cell == 0 ? 60 : 8)" id="con-15-\(cell)"/>
        """)
    }
    return LayoutSample(
      name: "\(count) cells",
      text: storyboard(views.joined(separator: "\n"), constraints.joined(separator: "\n")))
  }

  private static func storyboard(_ subviews: String, _ constraints: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        </dependencies>
        <scenes><scene sceneID="sce-ne-001"><objects>
        <viewController id="con-tr-rol" customClass="BoxViewController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="roo-tv-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
    \(subviews)
                </subviews>
                <constraints>
    \(constraints)
                </constraints>
            </view>
        </viewController>
        </objects></scene></scenes>
    </document>
    """
  }
}
