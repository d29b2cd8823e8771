#!/usr/bin/env python3
"""Compares the lowering of ten programs to the `llvm` dialect with mlir-opt, with the same pipeline.

    mkdir -p /tmp/programs
    RTBLGEN_KEEP_PROGRAMS=/tmp/programs cargo test -p rtblgen-dialects --test it ten_programs
    cargo build --release -p test-td --bin rtblgen-opt
    dialects/benches/ten_programs.py /tmp/programs [--runs 41] [--rtblgen-opt target/release/rtblgen-opt]

Both tools run in turn, without threads. Prints for each program the medians of their processor times in milliseconds, and
the median of the ratios of the pairs.
"""

import argparse
import os
import pathlib
import resource
import statistics
import subprocess

PIPELINE = [
    "-convert-scf-to-cf",
    "-arith-expand",
    "-expand-strided-metadata",
    "-convert-to-llvm",
    "-reconcile-unrealized-casts",
    "--mlir-disable-threading",
]


def milliseconds(tool, program):
    """The processor time of one run."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([tool, program, *PIPELINE], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def prefix():
    """Where LLVM is installed."""
    found = os.environ.get("RTBLGEN_LLVM_PREFIX")
    return found or subprocess.check_output(["llvm-config-22", "--prefix"], text=True).strip()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("programs", type=pathlib.Path)
    parser.add_argument("--runs", type=int, default=41)
    parser.add_argument("--rtblgen-opt", default="target/release/rtblgen-opt")
    arguments = parser.parse_args()
    theirs = pathlib.Path(prefix()) / "bin/mlir-opt"
    print("| program | lines | mlir-opt, ms | ours, ms | ratio |\n| --- | ---: | ---: | ---: | ---: |")
    for program in sorted(arguments.programs.glob("*.mlir")):
        pairs = [
            (milliseconds(theirs, program), milliseconds(arguments.rtblgen_opt, program))
            for _ in range(arguments.runs)
        ]
        upstream, ours = (statistics.median(times) for times in zip(*pairs))
        ratio = statistics.median(own / other for other, own in pairs)
        lines = len(program.read_text().splitlines())
        print(f"| {program.stem} | {lines} | {upstream:.1f} | {ours:.1f} | {ratio:.2f} |", flush=True)


main()
