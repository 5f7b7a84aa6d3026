#!/usr/bin/env python3
"""Packs the wheel: the package, the library that Scripts/build pictures-library made, and what pip wants to know.

usage: build_wheel.py LIBRARY FOLDER

The tag says the oldest glibc that the library's symbols need, read from the library itself.
"""
import base64
import hashlib
import os
import platform
import re
import subprocess
import sys
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
METADATA = """Metadata-Version: 2.1
Name: quietzone
Version: {version}
Summary: Reads and makes barcodes: QR Code, Data Matrix, PDF417, Aztec, EAN, Code 128 and many more
License: Apache-2.0
Requires-Python: >=3.9
Provides-Extra: spark
Requires-Dist: pyspark[sql]; extra == "spark"
Provides-Extra: ray
Requires-Dist: ray[data]; extra == "ray"
Provides-Extra: daft
Requires-Dist: daft; extra == "daft"
Classifier: Operating System :: POSIX :: Linux
Classifier: Programming Language :: Python :: 3
Classifier: Typing :: Typed
Description-Content-Type: text/markdown

{readme}"""


def oldest_glibc(library):
    text = subprocess.run(["objdump", "-T", library], capture_output=True, text=True, check=True).stdout
    versions = {tuple(map(int, match.split("."))) for match in re.findall(r"GLIBC_([0-9.]+)\)", text)}
    return max(versions)[:2]


def main():
    library, folder = sys.argv[1], sys.argv[2]
    version = re.search(r"\.so\.([0-9.]+)$", os.path.realpath(library)).group(1)
    major, minor = oldest_glibc(library)
    tag = f"py3-none-manylinux_{major}_{minor}_{platform.machine()}"
    files = {}
    for name in sorted(os.listdir(os.path.join(HERE, "quietzone"))):
        if name.endswith((".py", ".typed")):
            with open(os.path.join(HERE, "quietzone", name), "rb") as file:
                files[f"quietzone/{name}"] = file.read()
    with open(library, "rb") as file:
        files["quietzone/libquietzone-pictures.so"] = file.read()
    with open(os.path.join(HERE, "README.md"), encoding="utf-8") as file:
        readme = file.read()
    info = f"quietzone-{version}.dist-info"
    files[f"{info}/METADATA"] = METADATA.format(version=version, readme=readme).encode()
    files[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: quietzone\nRoot-Is-Purelib: false\nTag: {tag}\n".encode()
    with open(os.path.join(HERE, "../LICENSE"), "rb") as file:
        files[f"{info}/LICENSE"] = file.read()
    with open(os.path.join(HERE, "THIRD_PARTY.md"), "rb") as file:
        files[f"{info}/THIRD_PARTY.md"] = file.read()
    record = []
    for name, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record.append(f"{name},sha256={digest},{len(data)}")
    files[f"{info}/RECORD"] = ("\n".join(record) + f"\n{info}/RECORD,,\n").encode()
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, f"quietzone-{version}-{tag}.whl")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as wheel:
        for name, data in files.items():
            # The same files give the same wheel.
            entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            wheel.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)
    print(f"{path}: {os.path.getsize(path)} bytes")


main()
