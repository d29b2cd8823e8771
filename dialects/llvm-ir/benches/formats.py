#!/usr/bin/env python3
"""Compares LLVM IR text and bytecode of 200,000 operations with mlir-translate and mlir-opt.

    cargo build --release -p rtblgen-llvm-ir --bin rtblgen-translate
    cargo build --release -p rtblgen-dialects --example dialects-opt
    dialects/llvm-ir/benches/formats.py [--runs 5]

Both tools run in turn, without threads. The processor times are medians, and so are those of reading and writing bytecode, which
are the shares of --mlir-timing of the processor time. Reading includes the verifier. LLVM's tools are those of
RTBLGEN_LLVM_PREFIX, or of PATH.
"""

import argparse
import os
import random
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile


def function(choose, number, functions):
    """A function of some 200 operations of the llvm dialect."""
    lines = [f"llvm.func @f{number}(%a: i32, %b: f32, %p: !llvm.ptr, %c: i1) -> i32 {{"]
    integers, floats, block = ["%a"], ["%b"], 0
    pick = choose.choice
    for step in range(170):
        value, kind = f"%v{step}", choose.random()
        if kind < 0.4:
            word = pick(["add", "sub", "mul", "and", "xor"])
            lines.append(f"  {value} = llvm.{word} {pick(integers)}, {pick(integers)} : i32")
        elif kind < 0.6:
            word = pick(["fadd", "fmul", "fsub"])
            lines.append(f"  {value} = llvm.{word} {pick(floats)}, {pick(floats)} : f32")
            floats.append(value)
            continue
        elif kind < 0.7:
            index = choose.randrange(100)
            lines.append(f"  %g{step} = llvm.getelementptr %p[{index}] : (!llvm.ptr) -> !llvm.ptr, i32")
            lines.append(f"  {value} = llvm.load %g{step} : !llvm.ptr -> i32")
        elif kind < 0.8:
            lines.append(f"  %g{step} = llvm.getelementptr %p[{pick(integers)}] : (!llvm.ptr, i32) -> !llvm.ptr, i32")
            lines.append(f"  llvm.store {pick(integers)}, %g{step} : i32, !llvm.ptr")
            continue
        elif kind < 0.86:
            callee = choose.randrange(functions)
            operands = f"{pick(integers)}, {pick(floats)}, %p, %c"
            lines.append(f"  {value} = llvm.call @f{callee}({operands}) : (i32, f32, !llvm.ptr, i1) -> i32")
        elif kind < 0.92:
            lines.append(f"  {value} = llvm.mlir.constant({choose.randrange(1000)} : i32) : i32")
        elif kind < 0.96:
            lines.append(f"  {value} = llvm.intr.smax({pick(integers)}, {pick(integers)}) : (i32, i32) -> i32")
        else:
            block += 1
            lines.append(f"  llvm.br ^b{block}({pick(integers)} : i32)\n^b{block}({value}: i32):")
        integers.append(value)
    lines.append(f"  llvm.return {pick(integers)} : i32\n}}\n")
    return "\n".join(lines)


def run(command):
    """The processor time in seconds, and what the command printed on standard error."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stderr


def phases(command):
    """The processor times of reading and of writing."""
    total, report = run([*command, "--mlir-timing", "--mlir-disable-threading"])
    part = lambda name: float(re.search(rf"\(\s*([0-9.]+)%\)\s+{name}", report).group(1)) / 100
    return total * part("Parser"), total * part("Output")


def memory(command):
    """The peak memory in megabytes."""
    done = subprocess.run(["/usr/bin/time", "-f", "%M", *command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    return int(done.stderr.split()[-1]) / 1024


def row(name, theirs, ours):
    upstream, own = statistics.median(theirs), statistics.median(ours)
    print(f"| {name} | {upstream:.3f} | {own:.3f} | {own / upstream:.2f} |", flush=True)


def upstream(name):
    """The path of a tool of LLVM."""
    prefix = os.environ.get("RTBLGEN_LLVM_PREFIX")
    found = f"{prefix}/bin/{name}" if prefix else shutil.which(name)
    return found or sys.exit(f"{name} is neither in PATH nor in RTBLGEN_LLVM_PREFIX")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--target", default="target/release")
    arguments = parser.parse_args()
    translate = [upstream("mlir-translate"), f"{arguments.target}/rtblgen-translate"]
    opt = [upstream("mlir-opt"), f"{arguments.target}/examples/dialects-opt"]
    choose = random.Random(5)
    with tempfile.TemporaryDirectory() as folder:
        source, binary, llvm, out = (f"{folder}/{name}" for name in ["ops.mlir", "ops.mlirbc", "ops.ll", "out"])
        text = "".join(function(choose, number, 1000) for number in range(1000))
        with open(source, "w", encoding="utf-8") as file:
            file.write(text)
        subprocess.run([opt[0], source, "--emit-bytecode", "-o", binary], check=True)
        subprocess.run([translate[0], "--mlir-to-llvmir", source, "-o", llvm], check=True)
        print(f"{text.count(' = llvm.') + text.count('  llvm.')} operations")
        print("| | LLVM | ours | ratio |\n| --- | ---: | ---: | ---: |")
        for name, flag, file in [("export of `.ll`", "--mlir-to-llvmir", source), ("import of `.ll`", "--import-llvm", llvm)]:
            commands = [[tool, flag, file, "-o", out] for tool in translate]
            times = [[run(command)[0] for command in commands] for _ in range(arguments.runs)]
            row(f"{name}, s", *zip(*times))
            row(f"{name}, MB", *[[memory(command)] for command in commands])
        commands = [[tool, binary, "--emit-bytecode", "-o", out] for tool in opt]
        times = [[phases(command) for command in commands] for _ in range(arguments.runs)]
        for number, name in enumerate(["reading", "writing"]):
            row(f"{name} bytecode, s", *[[pair[tool][number] for pair in times] for tool in (0, 1)])
        row("both, MB", *[[memory(command)] for command in commands])
        texts = [phases([opt[1], source, "--emit-bytecode", "-o", out])[0] for _ in range(arguments.runs)]
        print("\nThe same of ours alone:\n| | text | bytecode | ratio |\n| --- | ---: | ---: | ---: |")
        row("reading, s", texts, [pair[1][0] for pair in times])


main()
