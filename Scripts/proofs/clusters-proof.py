"""Reads pictures with a real Spark cluster on this machine, a master and workers of one core each, and holds every row
against the plain wheel: with one worker, with two, with two of which one is killed in mid-run, and with a skewed
partition; then the same pictures with Ray Data and with Daft, on two cores.

usage: clusters-proof.py [--pictures 2000] [--poisoned 20] [--folder FOLDER] [--engines spark,ray,daft]

The folder: photographs, ../shared/corpora unless told otherwise; where there is none, codes that the wheel makes. They
are taken again and again until there are enough. Needs Python with the wheel, pyspark, ray, daft, pyarrow and a Java.
"""
import argparse
import collections
import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
ENDINGS = (".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp")
MASTER_PORT = 7177
# Of these rows a skewed partition has all.
SKEWED = 0.5


def sources(folder, work):
    found = sorted(os.path.join(place, name) for place, _, names in os.walk(folder) for name in names
                   if name.lower().endswith(ENDINGS)) if folder else []
    random.Random(1).shuffle(found)
    if found:
        return found
    import quietzone
    paths = [os.path.join(work, f"made-{number}.png") for number in range(200)]
    for number, path in enumerate(paths):
        quietzone.make(f"MADE {number}").save(path)
    return paths


def laid_out(paths, count, poisoned, folder):
    """Links to pictures under names of their own, poisoned ones among them; path of each and what it is a copy of."""
    os.makedirs(folder)
    originals = {}
    for number in range(count):
        original = paths[number % len(paths)]
        link = os.path.join(folder, f"{number:06}{os.path.splitext(original)[1]}")
        os.symlink(original, link)
        originals[link] = original
    dice = random.Random(2)
    for number in range(poisoned):
        path = os.path.join(folder, f"poisoned-{number}.png")
        with open(path, "wb") as file:
            start = b"\x89PNG\r\n\x1a\n" if number % 2 else b""
            file.write(start + dice.randbytes(dice.randrange(1, 3000)))
        originals[path] = path
    return originals


def plain(originals):
    """What the wheel alone says of each file, and its seconds for all rows, in one thread: by the clock and of CPU."""
    import quietzone
    answers, seconds, cpu = {}, {}, {}
    for original in set(originals.values()):
        began, worked = time.perf_counter(), time.process_time()
        try:
            with open(original, "rb") as file:
                answers[original] = sorted(code.text for code in quietzone.read(file.read()))
        except quietzone.QuietZoneError:
            answers[original] = None
        seconds[original], cpu[original] = time.perf_counter() - began, time.process_time() - worked
    return answers, *(sum(each[original] for original in originals.values()) for each in (seconds, cpu))


def worked(sessions):
    """Seconds of CPU that processes of these sessions, and those that they have waited for, took."""
    ticks = 0
    for name in filter(str.isdigit, os.listdir("/proc")):
        with contextlib.suppress(OSError):
            with open(f"/proc/{name}/stat", encoding="utf-8") as file:
                fields = file.read().rsplit(")", 1)[1].split()
            if int(fields[3]) in sessions:
                ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def running(*arguments):
    """A process of Spark's with all that it starts, in a group of its own."""
    import pyspark
    home = os.path.dirname(pyspark.__file__)
    environment = {**os.environ, "SPARK_HOME": home, "SPARK_LOCAL_IP": "127.0.0.1", "PYSPARK_PYTHON": sys.executable}
    process = subprocess.Popen([os.path.join(home, "bin/spark-class"), *arguments], env=environment,
                               start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def worker(work):
    return running("org.apache.spark.deploy.worker.Worker", "--host", "127.0.0.1", "--cores", "1", "--memory", "2g",
                   "--work-dir", work, f"spark://127.0.0.1:{MASTER_PORT}")


def session(cores):
    from pyspark.sql import SparkSession
    os.environ["PYSPARK_PYTHON"] = sys.executable
    spark = (SparkSession.builder.master(f"spark://127.0.0.1:{MASTER_PORT}").appName("quietzone")
             .config("spark.ui.enabled", "false").config("spark.driver.host", "127.0.0.1")
             .config("spark.executor.memory", "1500m").config("spark.executor.cores", "1")
             .config("spark.task.maxFailures", "8").config("spark.sql.execution.arrow.maxRecordsPerBatch", "32")
             # Else a file counts as four megabytes, and a task of the usual 128 has thirty-two of them.
             .config("spark.sql.files.maxPartitionBytes", "32m").config("spark.sql.files.openCostInBytes", "16k")
             # An executor of one core has no other for a collector and an optimizing compiler beside the work.
             .config("spark.executor.extraJavaOptions", "-XX:+UseSerialGC -XX:TieredStopAtLevel=1")
             .config("spark.ui.showConsoleProgress", "false").getOrCreate())
    spark.sparkContext.setLogLevel("OFF")
    # One task a core, so that executors and their Python are there before the clock runs.
    spark.sparkContext.parallelize(range(cores), cores).map(lambda _: __import__("quietzone") and time.sleep(2)).count()
    return spark


def rows(spark, folder, is_skewed=False):
    from pyspark.sql import functions
    from quietzone.spark import read_barcodes
    files = spark.read.format("binaryFile").load(folder).select("path", "content")
    if is_skewed:
        crowded = functions.when(functions.rand(3) < SKEWED, 0)
        files = files.repartition(8, crowded.otherwise(functions.expr("hash(path)")))
    began = time.perf_counter()
    texts = read_barcodes(files).selectExpr("path", "transform(barcodes, code -> code.text) as texts", "error")
    found = texts.collect()
    return [(row.path.removeprefix("file:"), row.texts, row.error) for row in found], time.perf_counter() - began


def compared(found, originals, answers):
    """Rows that are missing, there twice, or other than the wheel's."""
    counts = collections.Counter(path for path, _, _ in found)
    faults = [f"{path} is there {counts[path]} times" for path in originals if counts[path] != 1]
    for path, texts, error in found:
        wanted = answers[originals[path]]
        if (None if texts is None else sorted(texts)) != wanted or (error is None) == (wanted is None):
            faults.append(f"{path}: {texts}, {error}; the wheel says {wanted}")
    return faults


def tried(name, count, work, folder, originals, answers, kills=False, is_skewed=False):
    with running("org.apache.spark.deploy.master.Master", "--host", "127.0.0.1", "--port", str(MASTER_PORT),
                 "--webui-port", "0"), contextlib.ExitStack() as stack:
        time.sleep(4)
        workers = [stack.enter_context(worker(os.path.join(work, f"{name}-{number}"))) for number in range(count)]
        time.sleep(4)
        spark = session(count)
        try:
            if kills:
                threading.Timer(6, lambda: os.killpg(workers[0].pid, signal.SIGKILL)).start()
            sessions = {process.pid for process in workers}
            before = worked(sessions)
            found, seconds = rows(spark, folder, is_skewed)
            cpu = worked(sessions) - before
        finally:
            spark.stop()
    return seconds, cpu, told(name, found, seconds, originals, answers, None if kills else cpu)


def told(name, found, seconds, originals, answers, cpu=None):
    """Prints what came of a run; its faults."""
    faults = compared(found, originals, answers)
    work = "" if cpu is None else f", {cpu:.1f} s of CPU"
    print(f"{name:<28}{len(found):>8} rows{seconds:>9.1f} s{work}   {len(faults)} differ", flush=True)
    for fault in faults[:5]:
        print(f"  {fault}", file=sys.stderr)
    return faults


def by_ray(folder):
    import ray
    import ray.data
    from quietzone.ray import read_barcodes
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        began = time.perf_counter()
        files = ray.data.read_binary_files(folder, include_paths=True)
        return read_barcodes(files).take_all(), time.perf_counter() - began
    finally:
        ray.shutdown()


def by_daft(folder):
    import daft
    from quietzone.daft import read_barcodes
    began = time.perf_counter()
    files = daft.from_glob_path(folder + "/*").select("path")
    files = files.with_column("content", daft.col("path").download())
    return read_barcodes(files).to_pylist(), time.perf_counter() - began


def elsewhere(name, run, folder, originals, answers):
    """The same of an engine that runs in this process, or starts what it needs."""
    found, seconds = run(folder)
    rows = [(row["path"].removeprefix("file://"),
             None if row["barcodes"] is None else [code["text"] for code in row["barcodes"]], row["error"]) for row in found]
    return told(name, rows, seconds, originals, answers)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--pictures", type=int, default=2000)
    parser.add_argument("--poisoned", type=int, default=20)
    parser.add_argument("--folder", default=os.path.join(ROOT, "../shared/corpora"))
    parser.add_argument("--engines", default="spark,ray,daft")
    chosen = parser.parse_args()
    engines = chosen.engines.split(",")
    faults = []
    with tempfile.TemporaryDirectory(prefix="quietzone-cluster-") as work:
        folder = os.path.join(work, "pictures")
        paths = sources(chosen.folder if os.path.isdir(chosen.folder) else None, work)
        originals = laid_out(paths, chosen.pictures, chosen.poisoned, folder)
        answers, alone, cpu = plain(originals)
        print(f"{'the wheel, one thread':<28}{len(originals):>8} rows{alone:>9.1f} s, {cpu:.1f} s of CPU", flush=True)
        if "spark" in engines:
            faults += by_spark((work, folder, originals, answers), alone, cpu)
        if "ray" in engines:
            faults += elsewhere("Ray Data", by_ray, folder, originals, answers)
        if "daft" in engines:
            faults += elsewhere("Daft", by_daft, folder, originals, answers)
    return 1 if faults else 0


def by_spark(case, alone, cpu):
    one, one_cpu, faults = tried("one worker", 1, *case)
    two, _, more = tried("two workers", 2, *case)
    *_, killed = tried("two, one of them killed", 2, *case, kills=True)
    *_, skewed = tried("two, a skewed partition", 2, *case, is_skewed=True)
    print(f"one worker takes {one / alone:.2f} of the wheel's time and {one_cpu / cpu:.2f} of its CPU, two are "
          f"{one / two:.2f} times as fast as one")
    return faults + more + killed + skewed


if __name__ == "__main__":
    sys.exit(main())
