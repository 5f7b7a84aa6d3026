"""All that is checked of the sample app, in a folder that may be a copy."""
from . import kit, project, resources, texts

# What is read of the package: folders, then files elsewhere.
PACKAGE = [kit.KIT, *sorted({"Package.swift", kit.ODDITIES, *(file for file, *_ in kit.ENUMS if kit.KIT not in file)})]


def check(app, drawn=None):
    """`drawn`: what the icon should look like, where there is a program that draws it."""
    project.check_imports(app, project.check_project(app))
    project.check_scheme(app)
    project.check_signing(app)
    texts.check_texts(app)
    kit.check_kit(app / "../..")
    resources.check_resources(app)
    resources.check_icon(app, drawn)
