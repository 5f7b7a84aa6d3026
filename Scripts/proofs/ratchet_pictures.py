"""The photographs with known truth: which there are, inside the repository and outside, and each as readers take it."""
import concurrent.futures
import json
import os
import re


def prepare(job):
    """Writes one picture as the reader takes it: upright by EXIF, on white, grey, turned."""
    from PIL import Image, ImageOps

    source, target, rotation = job
    if os.path.exists(target) and os.path.getmtime(target) > os.path.getmtime(source):
        return
    picture = ImageOps.exif_transpose(Image.open(source))
    if picture.mode in ("RGBA", "LA", "PA") or "transparency" in picture.info:
        picture = picture.convert("RGBA")
        ground = Image.new("RGBA", picture.size, "white")
        picture = Image.alpha_composite(ground, picture)
    picture = picture.convert("L")
    if rotation:
        turns = {90: Image.ROTATE_270, 180: Image.ROTATE_180, 270: Image.ROTATE_90}
        picture = picture.transpose(turns[rotation])
    os.makedirs(os.path.dirname(target), exist_ok=True)
    part = f"{target}.{os.getpid()}"
    picture.save(part, format="PPM")
    os.replace(part, target)


# What the repository's own photographs are called as a corpus.
OWN = "photographs"


def load_own(folder):
    """Entries of the repository's photographs, as truth.json tells of them: everything in each is known."""
    with open(os.path.join(folder, "truth.json"), encoding="utf-8") as file:
        pictures = json.load(file)
    return [
        {"id": f"{OWN}-{os.path.splitext(picture['file'])[0]}", "path": os.path.join(folder, picture["file"]),
         "corpus": OWN, "category": picture["category"], "rotation": 0, "truth": "text", "complete": True, "pooled": [],
         "expected": [{"format": symbol["symbology"], "text": symbol["text"]} for symbol in picture["symbols"]]}
        for picture in pictures
    ]


# What stands for the text in a set of photographs where nobody has read the symbol yet (as spelt there).
UNKNOWN = "<unkown>"


def load(corpora):
    """Entries of the manifest that tell something, with their truth filled in."""
    with open(os.path.join(corpora, "pooled.json"), encoding="utf-8") as file:
        pooled = json.load(file)
    entries = []
    with open(os.path.join(corpora, "manifest.jsonl"), encoding="utf-8") as lines:
        for line in lines:
            entry = json.loads(line)
            if any(symbol.get("text") == UNKNOWN for symbol in entry["expected"]):
                continue
            if entry["truth"] == "pooled":
                entry["expected"] = pooled.get(entry["id"], [])
            entry["pooled"] = pooled.get(entry["id"], [])
            if entry["expected"] or entry["complete"]:
                entries.append(entry)
    return entries


def listed(own, corpora, only=""):
    """The entries of both folders whose corpus/category `only` matches: the path of each leads to its picture."""
    entries = load_own(own) if own else []
    if corpora:
        entries += [entry | {"path": os.path.join(corpora, entry["path"])} for entry in load(corpora)]
    return [entry for entry in entries if re.search(only, f"{entry['corpus']}/{entry['category']}")]


def prepare_all(entries, folder):
    """The files of all pictures as the reader takes them, in their order, made where they are not there."""
    paths = [os.path.join(folder, entry["id"] + ".pgm") for entry in entries]
    jobs = [(entry["path"], path, entry["rotation"]) for entry, path in zip(entries, paths)]
    with concurrent.futures.ProcessPoolExecutor() as pool:
        list(pool.map(prepare, jobs, chunksize=16))
    return paths
