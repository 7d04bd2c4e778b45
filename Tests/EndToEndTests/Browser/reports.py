"""Reports to open in a browser: small layout files and logs written for it, and what plumb makes of them."""

import json
import os
import subprocess

HOSTILE = "</script><img src=x onerror=alert(1)>"

VIEW = """<view key="view" contentMode="scaleToFill" id="root-{n}">
  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
  <subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="card-{n}" userLabel="{name}">
      <rect key="frame" x="16" y="20" width="{width}" height="100"/>
      <constraints>
        <constraint firstAttribute="width" constant="{width}" id="card-w-{n}"/>
        <constraint firstAttribute="height" constant="100" id="card-h-{n}"/>
      </constraints>
    </view>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="badge-{n}" userLabel="{other}">
      <rect key="frame" x="20" y="140" width="40" height="40"/>
      <constraints><constraint firstAttribute="height" constant="40" id="badge-h-{n}"/></constraints>
    </view>
  </subviews>
  <constraints>
    <constraint firstItem="card-{n}" firstAttribute="leading" secondItem="root-{n}" secondAttribute="leading" constant="16" id="lead-{n}"/>
    <constraint firstAttribute="trailing" secondItem="card-{n}" secondAttribute="trailing" constant="16" id="trail-{n}"/>
    <constraint firstItem="card-{n}" firstAttribute="top" secondItem="root-{n}" secondAttribute="top" constant="20" id="top-{n}"/>
    <constraint firstItem="badge-{n}" firstAttribute="top" secondItem="card-{n}" secondAttribute="bottom" constant="20" id="gap-{n}"/>
    <constraint firstItem="badge-{n}" firstAttribute="leading" secondItem="root-{n}" secondAttribute="leading" constant="20" id="left-{n}"/>
  </constraints>
</view>
"""

SCENE = """<scene sceneID="scene-{n}"><objects>
<viewController id="controller-{n}" customClass="Screen{n}ViewController" sceneMemberID="viewController">
{view}</viewController>
<placeholder placeholderIdentifier="IBFirstResponder" id="first-{n}" sceneMemberID="firstResponder"/>
</objects></scene>
"""


def storyboard(path, scenes, width=320, name="Card", other="Badge"):
    """Writes a storyboard in whose every scene a card is too narrow and the width of a badge is open."""
    escape = lambda text: text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    views = "".join(
        SCENE.format(n=n, view=VIEW.format(n=n, width=width, name=escape(name), other=escape(other)))
        for n in range(scenes))
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES">
<device id="retina4_7" orientation="portrait" appearance="light"/>
<scenes>
{views}</scenes>
</document>
""")
    return path


class Plumb:
    """The tool, and a folder for what it reads and writes."""

    def __init__(self, tool, folder):
        self.tool = os.path.abspath(tool)
        self.folder = folder

    def run(self, *arguments):
        answer = subprocess.run([self.tool, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        if answer.returncode not in (0, 1):
            raise SystemExit(f"plumb {' '.join(arguments)}: status {answer.returncode}: {answer.stderr}")
        return answer.stdout

    def page(self, name, *arguments):
        """Returns the path of the page about some inputs."""
        path = os.path.join(self.folder, f"{name}.html")
        self.run(*arguments, "--html", path)
        return path

    def empty_page(self):
        path = os.path.join(self.folder, "empty.html")
        self.run("page", "--output", path)
        return path

    def report(self, *arguments):
        return json.loads(self.run(*arguments, "--format", "json"))

    def frames(self, *arguments):
        """Returns for each view of the first layout its frame from the top left of the root."""
        frames, outer = {}, {}
        for item in self.report(*arguments)["layouts"][0]["items"]:
            if item["frame"] is None:
                continue
            x, y, width, height = item["frame"]
            if item["parent"] in frames:
                left, top, _, around = frames[item["parent"]]
                y = around - y - height if outer[item["parent"]].get("bottomUp") else y
                x, y = left + x, top + y
            else:
                x, y = 0, 0
            frames[item["id"]], outer[item["id"]] = (x, y, width, height), item
        return frames
