"""The package outside of pages: what is in it, Node, TypeScript."""
import json
import os
import tarfile

from project import copied, expect, package, run

CONSUMER = ["--strict", "--noEmit", "--target", "es2022"]


def test_contents(bench):
    """What package.json promises is in the package, each entry with its types, and nothing that is not the library."""
    with tarfile.open(package()) as file:
        names = {name.removeprefix("package/") for name in file.getnames()}
        told = json.load(file.extractfile("package/package.json"))
    for entry in told["exports"].values():
        for path in [entry] if isinstance(entry, str) else entry.values():
            expect(path.removeprefix("./") in names, f"{path} is not in the package")
    expect(all(isinstance(entry, str) or "types" in entry for entry in told["exports"].values()), "entries have types")
    expect({"README.md", "LICENSE", "package.json"} <= names, names)
    expect("dependencies" not in told and "scripts" not in told, "nothing is installed or run besides")
    beyond = {name for name in names if not name.endswith((".js", ".d.ts"))}
    expect(beyond == {"README.md", "LICENSE", "package.json", "QuietZone.wasm"}, beyond)


def test_node(bench):
    """Reading, making, sessions, threads, errors in Node: Tests/Npm/*.test.mjs."""
    copied(bench.folder, "reading.test.mjs", "loading.test.mjs", "thread.mjs")
    told = run("node", "--test", "reading.test.mjs", "loading.test.mjs", cwd=bench.folder)
    expect("\n# fail 0\n" in told and "\n# pass 33\n" in told, told[-2000:])


def test_types(bench):
    """A consumer in strict TypeScript, both ways of finding modules, with a window and without."""
    copied(bench.folder, "consumer.ts", "node.ts")
    window = "es2022,dom,dom.iterable"
    for name, libraries, module, resolution in (
        ("consumer.ts", window, "nodenext", "nodenext"), ("consumer.ts", window, "es2022", "node"),
        ("node.ts", "es2022", "nodenext", "nodenext"),
    ):
        run("tsc", *CONSUMER, "--module", module, "--moduleResolution", resolution, "--lib", libraries, name,
            cwd=bench.folder)


def test_bundle_without_an_address(bench):
    """A bundle that is no module does not know where it is: it says so, and the way out."""
    with open(os.path.join(bench.folder, "common.js"), "w", encoding="utf-8") as file:
        file.write("require('quietzone').make('A').catch(({ name, message }) => console.log(name, message));")
    run("esbuild", "common.js", "--bundle", "--platform=node", "--format=cjs", "--log-level=error",
        f"--outfile={bench.away}/common.cjs", cwd=bench.folder)
    told = run("node", "common.cjs", cwd=bench.away)
    expect(told.startswith("LoadError This file has no address") and "configure({ module })" in told, told)


def test_node_bundle(bench):
    """A program that esbuild puts into one file, module inside, away from the package."""
    with open(os.path.join(bench.folder, "program.js"), "w", encoding="utf-8") as file:
        file.write("""import { configure, make } from 'quietzone';
            import module from 'quietzone/quietzone.wasm';
            configure({ module });
            console.log((await make('A')).facts.columns);""")
    run("esbuild", "program.js", "--bundle", "--platform=node", "--format=esm", "--loader:.wasm=binary", "--log-level=warning",
        f"--outfile={bench.away}/program.mjs", cwd=bench.folder)
    told = run("node", "program.mjs", cwd=bench.away)
    expect(told.strip() == "21", told)
