"""The project file, its scheme and its signing."""
import re
import xml.etree.ElementTree

from . import plist
from .fault import Fault

SIGNING = ("DEVELOPMENT_TEAM", "PRODUCT_BUNDLE_IDENTIFIER")
TEAM = "Team.xcconfig"


def check_project(app):
    """The package's products that the app depends on. Every object is there and used, every path exists."""
    project = plist.parsed(app / "QuietZoneApp.xcodeproj/project.pbxproj")
    objects = project["objects"]
    named = {each for each in plist.strings(list(objects.values())) if re.fullmatch(r"[0-9A-F]{24}", each)}
    named.add(project["rootObject"])
    for missing in sorted(named - objects.keys()):
        raise Fault(f"project.pbxproj: {missing} is named and not there")
    for unused in sorted(objects.keys() - named):
        raise Fault(f"project.pbxproj: {unused} is there and not named")
    for each in objects.values():
        if each["isa"] in ("PBXFileSystemSynchronizedRootGroup", "PBXFileReference"):
            if each["sourceTree"] == "<group>" and not (app / each["path"]).exists():
                raise Fault(f"project.pbxproj: no file {each['path']}")
        if each["isa"] == "XCLocalSwiftPackageReference":
            if not (app / each["relativePath"] / "Package.swift").exists():
                raise Fault(f"project.pbxproj: no package at {each['relativePath']}")
    manifest = (app / "../../Package.swift").read_text()
    for each in objects.values():
        product = each.get("productName")
        if each["isa"] == "XCSwiftPackageProductDependency" and f'.library(name: "{product}"' not in manifest:
            raise Fault(f"project.pbxproj: the package has no product {product}")
    return {each["productName"] for each in objects.values() if each["isa"] == "XCSwiftPackageProductDependency"}


def check_imports(app, products):
    ours = re.compile(r"^\s*(?:public |internal )?import (QuietZone\w*)", re.M)
    for source in sorted(app.rglob("*.swift")):
        for name in ours.findall(source.read_text()):
            if name not in products:
                raise Fault(f"{source.name}: imports {name}, which the project does not depend on")


def check_scheme(app):
    """The scheme that everybody gets names what is there, and Run builds optimised code.

    Xcode compiles packages without optimising for a configuration whose name says Debug, and reading is slow then.
    """
    objects = plist.parsed(app / "QuietZoneApp.xcodeproj/project.pbxproj")["objects"]
    folder = app / "QuietZoneApp.xcodeproj/xcshareddata/xcschemes"
    schemes = sorted(folder.glob("*.xcscheme"))
    if not schemes:
        raise Fault("no scheme is shared")
    for path in schemes:
        scheme = xml.etree.ElementTree.parse(path).getroot()
        for each in scheme.iter("BuildableReference"):
            target = objects.get(each.get("BlueprintIdentifier"), {})
            product = objects.get(target.get("productReference"), {})
            if (target.get("isa"), target.get("name"), product.get("path"), each.get("ReferencedContainer")) != (
                    "PBXNativeTarget", each.get("BlueprintName"), each.get("BuildableName"),
                    "container:QuietZoneApp.xcodeproj"):
                raise Fault(f"{path.name}: {each.get('BlueprintName')} is no target of the project")
        for action in scheme:
            name = action.get("buildConfiguration")
            if name and not configurations(objects, name):
                raise Fault(f"{path.name}: {action.tag} names the configuration {name}, which is not there")
        run = scheme.find("LaunchAction")
        if run is None or run.find("BuildableProductRunnable/BuildableReference") is None:
            raise Fault(f"{path.name}: Run starts nothing")
        name = run.get("buildConfiguration", "Debug")
        levels = {each["buildSettings"].get("SWIFT_OPTIMIZATION_LEVEL") for each in configurations(objects, name)}
        if "debug" in name.lower() or "-Onone" in levels:
            raise Fault(f"{path.name}: Run builds {name}, which is not optimised")


def configurations(objects, name):
    return [each for each in objects.values() if each["isa"] == "XCBuildConfiguration" and each["name"] == name]


def check_signing(app):
    """Team and name of the app are in a file of their own, that a file which git ignores can overrule."""
    objects = plist.parsed(app / "QuietZoneApp.xcodeproj/project.pbxproj")["objects"]
    settings = [each for each in objects.values() if each["isa"] == "XCBuildConfiguration"]
    for each in settings:
        if found := set(SIGNING) & each["buildSettings"].keys():
            raise Fault(f"project.pbxproj: {each['name']} says {sorted(found)}, which the signing file is there for")
    for target in (each for each in objects.values() if each["isa"] == "PBXNativeTarget"):
        for key in objects[target["buildConfigurationList"]]["buildConfigurations"]:
            base = objects.get(objects[key].get("baseConfigurationReference"))
            if not base:
                raise Fault(f"project.pbxproj: {objects[key]['name']} of {target['name']} has no signing file")
            check_signing_file(app / base["path"])
    if TEAM not in (app / ".gitignore").read_text().split():
        raise Fault(f".gitignore: {TEAM} could be committed")


def check_signing_file(path):
    lines = [line for line in path.read_text().splitlines() if line.strip() and not line.startswith("//")]
    if lines[-1] != f'#include? "{TEAM}"':
        raise Fault(f"{path.name}: its last line does not include {TEAM}")
    said = dict(re.findall(r"^(\w+) =[ ]*(.*)$", "\n".join(lines[:-1]), re.M))
    if set(said) != set(SIGNING) or said["DEVELOPMENT_TEAM"] or not said["PRODUCT_BUNDLE_IDENTIFIER"]:
        raise Fault(f"{path.name}: a bundle identifier and an empty team are what it is for")
