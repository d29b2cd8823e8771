#!/usr/bin/env python3
"""Compares target/release/rtblgen with llvm-tblgen: wall time, processor time and peak memory, medians, as ratios.

    cargo build --release
    records/benches/compare.py [--runs 5] [--upstream DIR] [--rtblgen PROGRAM]

Prints a row for each line of the table in docs/performance.md. Both tools run in turn and write to a file, in memory where
/dev/shm is. The targets of LLVM need its sources: --upstream, or the variable RTBLGEN_UPSTREAM (.ci/fetch-upstream).
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time


def measure(command, output):
    """Wall seconds, processor seconds, and peak kilobytes of one run."""
    start = time.perf_counter()
    process = subprocess.Popen(command + ["-o", output], stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    return time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss


def compare(name, tools, arguments, runs, output):
    """Prints medians of both tools, run in turn, and their ratios. Returns the median times and the ratio."""
    results = [[], []]
    for _ in range(runs):
        for tool, result in zip(tools, results):
            result.append(measure([tool, *arguments], output))
    ours, theirs = ([statistics.median(column) for column in zip(*result)] for result in results)
    row(name, ours, theirs)
    return ours, theirs


def row(name, ours, theirs):
    cells = []
    for label, unit, a, b in zip(("time", "cpu", "memory"), ("s", "s", "MB"), ours, theirs):
        scale = 1024 if unit == "MB" else 1
        cells.append(f"{label} {a / scale:8.3f} / {b / scale:8.3f} {unit} = {a / b:5.2f}")
    print(f"{name:40} {'   '.join(cells)}", flush=True)


def summed(rows):
    """The sums of times, and the largest memory."""
    return [sum(row[0] for row in rows), sum(row[1] for row in rows), max(row[2] for row in rows)]


def td_files(folder):
    """All .td files below a folder."""
    found = []
    for path, _, names in os.walk(os.path.realpath(folder)):
        found += [os.path.join(path, name) for name in names if name.endswith(".td")]
    return sorted(found)


def target_files(upstream):
    """The main file of each target of LLVM."""
    found = td_files(f"{upstream}/llvm/lib/Target")
    include = 'include "llvm/Target/Target.td"'
    return [file for file in found if include in open(file, encoding="utf-8", errors="replace").read()]


def intrinsics(tools, include, runs, output):
    for backend in ("--print-records", "--dump-json"):
        arguments = [backend, "-I", include, f"{include}/llvm/IR/Intrinsics.td"]
        compare(f"Intrinsics.td {backend}", tools, arguments, runs, output)


def targets(tools, upstream, runs, output):
    files = target_files(upstream)
    for backend in ("--print-records", "--null-backend"):
        rows = []
        for file in files:
            folders = ["-I", f"{upstream}/llvm/include", "-I", os.path.dirname(file)]
            rows.append(compare(f"{os.path.basename(file)} {backend}", tools, [backend, *folders, file], runs, output))
        ours, theirs = (summed([row[i] for row in rows]) for i in (0, 1))
        row(f"{len(files)} targets {backend}, sum", ours, theirs)
        print(f"{'':40} the largest ratio is {max(a[0] / b[0] for a, b in rows):.2f}")


def small_files(tools, include, runs, output):
    files = td_files(f"{include}/mlir")
    sums = [[], []]
    for _ in range(runs):
        rows = [[measure([tool, "--print-records", "-I", include, file], output) for tool in tools] for file in files]
        for i, total in enumerate(sums):
            total.append(summed([row[i] for row in rows]))
    ours, theirs = ([statistics.median(column) for column in zip(*total)] for total in sums)
    row(f"{len(files)} files of MLIR, one by one", ours, theirs)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--rtblgen", default="target/release/rtblgen")
    parser.add_argument("--upstream", default=os.environ.get("RTBLGEN_UPSTREAM"))
    arguments = parser.parse_args()
    prefix = os.environ.get("RTBLGEN_LLVM_PREFIX") or subprocess.run(
        ["llvm-config-22", "--prefix"], capture_output=True, text=True, check=True
    ).stdout.strip()
    include, tools = f"{prefix}/include", [arguments.rtblgen, f"{prefix}/bin/llvm-tblgen"]
    memory = "/dev/shm" if os.path.isdir("/dev/shm") else None
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        output = f"{folder}/out"
        intrinsics(tools, include, arguments.runs, output)
        small_files(tools, include, arguments.runs, output)
        if arguments.upstream:
            targets(tools, arguments.upstream, arguments.runs, output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
