#!/usr/bin/env python3
"""Compares rtblgen with llvm-tblgen: wall time and peak memory, medians, as ratios.

    cargo build --release
    records/benches/compare.py [--runs 5] [--rtblgen PROGRAM]

Both tools run in turn and write to a file, in memory where /dev/shm is: the disk is not what is compared.
Before, it says how much slower this machine's processors are when two work at once: those of one core share it.
Growth is measured on generated files of 10,000 and 100,000 definitions. All installed .td files are run one
after the other, a process for each. LLVM's targets are measured where `.ci/fetch-upstream` has put LLVM's sources, or
RTBLGEN_UPSTREAM names them.
"""

import argparse
import glob
import multiprocessing
import os
import statistics
import subprocess
import sys
import tempfile
import time


def measure(command, output):
    """Wall seconds, seconds of all processors, and peak kilobytes of one run."""
    start = time.perf_counter()
    process = subprocess.Popen(command + ["-o", output], stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    return time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss


def compare(name, ours, theirs, runs, output):
    """Prints medians of both tools, run in turn, and their ratios."""
    results = ([], [])
    for _ in range(runs):
        for command, result in zip((ours, theirs), results):
            result.append(measure(command, output))
    medians = [[statistics.median(column) for column in zip(*result)] for result in results]
    (time_ours, cpu_ours, memory_ours), (time_theirs, cpu_theirs, memory_theirs) = medians
    print(
        f"{name:34} time {time_ours:7.3f} s / {time_theirs:7.3f} s = {time_ours / time_theirs:5.2f}"
        f"   cpu {cpu_ours:7.3f} s / {cpu_theirs:7.3f} s = {cpu_ours / cpu_theirs:5.2f}"
        f"   memory {memory_ours / 1024:7.1f} MB / {memory_theirs / 1024:7.1f} MB"
        f" = {memory_ours / memory_theirs:5.2f}",
        flush=True,
    )
    return time_ours


def work(_=None):
    """Seconds that some arithmetic takes."""
    start = time.perf_counter()
    sum(range(5_000_000))
    return time.perf_counter() - start


def processors():
    """Says how much longer work takes when another processor works, too."""
    alone = statistics.median(work() for _ in range(5))
    with multiprocessing.Pool(2) as pool:
        together = statistics.median(pool.map(work, range(10), chunksize=1))
    print(f"two processors at once: each takes {together / alone:.2f} times as long as alone")


def generated(count):
    """A program of `count` definitions of the usual kinds."""
    lines = [
        "class Register<int n> { int number = n; string name = \"r\" # n; bits<8> encoding = !and(n, 255); }",
        "class Instruction<string m, int op> { string mnemonic = m; bits<16> opcode = !and(op, 65535);",
        "  list<int> fields = [op, !add(op, 1)]; string text = m # \" \" # !interleave(fields, \", \"); }",
    ]
    for i in range(count // 2):
        lines.append(f"def R{i} : Register<{i}>;")
        lines.append(f"def I{i} : Instruction<\"op{i}\", {i}>;")
    return "\n".join(lines) + "\n"


def td_files(folder):
    """All .td files below a folder."""
    found = []
    for path, _, names in os.walk(os.path.realpath(folder)):
        found += [os.path.join(path, name) for name in names if name.endswith(".td")]
    return sorted(found)


def all_files(tools, include, files, output):
    """Wall seconds of each tool for all files, which both read in turn, then their processor seconds."""
    wall, cpu = [0.0 for _ in tools], [0.0 for _ in tools]
    for file in files:
        for i, tool in enumerate(tools):
            seconds, processors, _ = measure([tool, "--print-records", "-I", include, file], output)
            wall[i] += seconds
            cpu[i] += processors
    return wall + cpu


def targets():
    """The include folders and the top file of each of LLVM's targets; none without LLVM's sources."""
    fetched = sorted(glob.glob("target/upstream/llvm-toolchain-22_*"))
    upstream = os.environ.get("RTBLGEN_UPSTREAM") or (fetched[-1] if fetched else "")
    found = []
    for folder in sorted(glob.glob(f"{upstream}/llvm/lib/Target/*/")):
        name = os.path.basename(folder.rstrip("/"))
        file = os.path.join(folder, "PPC.td" if name == "PowerPC" else f"{name}.td")
        if os.path.exists(file):
            found.append((name, ["-I", f"{upstream}/llvm/include", "-I", folder, file]))
    return found


def compare_targets(tools, backend, runs, output):
    """Prints the sum of the medians of all targets, and the target with the worst ratio."""
    medians = {}
    for name, tail in targets():
        results = [[] for _ in tools]
        for _ in range(runs):
            for tool, result in zip(tools, results):
                result.append(measure([tool, backend, *tail], output)[0])
        medians[name] = [statistics.median(result) for result in results]
    if not medians:
        print(f"targets {backend}: skipped, LLVM's sources are absent")
        return
    ours, theirs = (sum(column) for column in zip(*medians.values()))
    worst = max(medians, key=lambda name: medians[name][0] / medians[name][1])
    ratio = medians[worst][0] / medians[worst][1]
    print(
        f"{len(medians)} targets {backend}: time {ours:.2f} s / {theirs:.2f} s = {ours / theirs:.2f},"
        f" the worst {worst} with {ratio:.2f}",
        flush=True,
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--rtblgen", default="target/release/rtblgen")
    arguments = parser.parse_args()
    print(f"ours is {arguments.rtblgen}")
    prefix = os.environ.get("RTBLGEN_LLVM_PREFIX") or subprocess.run(
        ["llvm-config-22", "--prefix"], capture_output=True, text=True, check=True
    ).stdout.strip()
    processors()
    include, theirs = f"{prefix}/include", f"{prefix}/bin/llvm-tblgen"
    memory = "/dev/shm" if os.path.isdir("/dev/shm") else None
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        output = f"{folder}/out"
        for backend in ("--print-records", "--dump-json"):
            tail = [backend, "-I", include, f"{include}/llvm/IR/Intrinsics.td"]
            name = f"Intrinsics.td {backend}"
            compare(name, [arguments.rtblgen, *tail], [theirs, *tail], arguments.runs, output)
        for backend in ("--print-records", "--null-backend"):
            compare_targets([arguments.rtblgen, theirs], backend, arguments.runs, output)
        times = []
        for count in (10_000, 100_000):
            file = f"{folder}/{count}.td"
            with open(file, "w", encoding="utf-8") as stream:
                stream.write(generated(count))
            tail = ["--print-records", file]
            name = f"{count} definitions"
            times.append(compare(name, [arguments.rtblgen, *tail], [theirs, *tail], arguments.runs, output))
        print(f"growth from 10,000 to 100,000 definitions: {times[1] / times[0]:.1f}")
        tools = [arguments.rtblgen, theirs]
        groups = {name: td_files(f"{include}/{name}") for name in ("mlir", "llvm")}
        runs = [
            {name: all_files(tools, include, files, output) for name, files in groups.items()}
            for _ in range(arguments.runs)
        ]
        for names in (["mlir"], ["mlir", "llvm"]):
            sums = [[sum(values) for values in zip(*(run[name] for name in names))] for run in runs]
            ours, oracle, cpu_ours, cpu_oracle = (statistics.median(column) for column in zip(*sums))
            ratios = sorted(run[0] / run[1] for run in sums)
            print(
                f"{sum(len(groups[name]) for name in names)} files of {' and '.join(names)}:"
                f" time {ours:.2f} s / {oracle:.2f} s = {ours / oracle:.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
                f"   cpu {cpu_ours:.2f} s / {cpu_oracle:.2f} s = {cpu_ours / cpu_oracle:.2f}"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
