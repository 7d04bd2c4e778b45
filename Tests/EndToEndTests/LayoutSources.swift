/// Small layout files, written for the tests.
enum LayoutSources {
  /// A xib whose label cannot have both its widths, and whose button has no vertical place.
  static let broken = xib(
    """
    <label opaque="NO" text="Total" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
        <constraints>
            <constraint firstAttribute="width" constant="100" id="wid-th-001"/>
            <constraint firstAttribute="width" constant="140" id="wid-th-002"/>
        </constraints>
    </label>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box-vw-001">
        <rect key="frame" x="20" y="60" width="50" height="40"/>
        <constraints>
            <constraint firstAttribute="width" constant="50" id="wid-th-003"/>
            <constraint firstAttribute="height" constant="40" id="hei-gt-001"/>
        </constraints>
    </view>
    """,
    """
    <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-tv-001" secondAttribute="leading" constant="20" id="con-le-001"/>
    <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-tv-001" secondAttribute="top" constant="20" id="con-to-001"/>
    <constraint firstItem="box-vw-001" firstAttribute="leading" secondItem="roo-tv-001" secondAttribute="leading" constant="20" id="con-le-002"/>
    """)

  /// A xib with nothing wrong.
  static let sound = xib(
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box-vw-001">
        <rect key="frame" x="20" y="60" width="335" height="40"/>
        <constraints>
            <constraint firstAttribute="height" constant="40" id="hei-gt-001"/>
        </constraints>
    </view>
    """,
    """
    <constraint firstItem="box-vw-001" firstAttribute="leading" secondItem="roo-tv-001" secondAttribute="leading" constant="20" id="con-le-001"/>
    <constraint firstAttribute="trailing" secondItem="box-vw-001" secondAttribute="trailing" constant="20" id="con-tr-001"/>
    <constraint firstItem="box-vw-001" firstAttribute="top" secondItem="roo-tv-001" secondAttribute="top" constant="60" id="con-to-001"/>
    """)

  /// A storyboard with a box of 335 points, 20 from either edge, so that only screens of 375 points suit it.
  static let narrow = storyboard(
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box-vw-001">
        <rect key="frame" x="20" y="60" width="335" height="40"/>
        <constraints>
            <constraint firstAttribute="width" constant="335" id="wid-th-001"/>
            <constraint firstAttribute="height" constant="40" id="hei-gt-001"/>
        </constraints>
    </view>
    """,
    """
    <constraint firstItem="box-vw-001" firstAttribute="leading" secondItem="roo-tv-001" secondAttribute="leading" constant="20" id="con-le-001"/>
    <constraint firstAttribute="trailing" secondItem="box-vw-001" secondAttribute="trailing" constant="20" id="con-tr-001"/>
    <constraint firstItem="box-vw-001" firstAttribute="top" secondItem="roo-tv-001" secondAttribute="top" constant="60" id="con-to-001"/>
    """)

  /// A document for the watch, which has no constraints.
  static let watch = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" toolsVersion="13122.16" targetRuntime="watchKit">
        <scenes/>
    </document>
    """

  /// A xib that uses autoresizing masks alone.
  static let masks = sound.split(separator: "\n").map { $0.replacing(" useAutolayout=\"YES\"", with: "") }
    .joined(separator: "\n")

  private static func storyboard(_ subviews: String, _ constraints: String) -> String {
    let lines = xib(subviews, constraints).split(separator: "\n").map(String.init)
    return lines.map { line -> String in
      let line = line.replacing("CocoaTouch.XIB", with: "CocoaTouch.Storyboard.XIB")
      if line.contains("<objects>") {
        return """
              <scenes><scene sceneID="sce-ne-001"><objects>
              <viewController id="con-tr-rol" customClass="BoxViewController" sceneMemberID="viewController">
          """
      }
      if line.contains("</objects>") { return "    </viewController></objects></scene></scenes>" }
      if line.contains("placeholder ") { return "" }
      return line.replacing("<view contentMode", with: "<view key=\"view\" contentMode")
    }.joined(separator: "\n")
  }

  private static func xib(_ subviews: String, _ constraints: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        </dependencies>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view contentMode="scaleToFill" id="roo-tv-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
    \(subviews)
                </subviews>
                <constraints>
    \(constraints)
                </constraints>
            </view>
        </objects>
    </document>
    """
  }
}
