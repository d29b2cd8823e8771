#!/usr/bin/env python3
"""Compares generating Rust with mlir-tblgen generating C++, for one dialect of mixed ops.

    cargo build --release
    backends/benches/compare.py [--ops 1000] [--runs 5] [--rtblgen target/release/rtblgen]

Both tools read the same file, run in turn, and write to files: mlir-tblgen its declarations and its definitions, rtblgen its
one file. Prints median wall times, and the bytes of both texts without comment lines.
"""

import argparse
import os
import statistics
import subprocess
import tempfile
import time

HEAD = """include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def Mixed_Dialect : Dialect { let name = "mixed"; let cppNamespace = "::mixed"; }
"""

OPERANDS = ["AnyType:$a", "I32:$b", "AnyTensor:$c"]
ATTRIBUTES = ["I32Attr:$x", "OptionalAttr<StrAttr>:$y", "UnitAttr:$z"]


def op(number):
    """One op: 1 to 3 operands, 0 to 3 attributes; every fifth has a variadic operand, every second a format."""
    operands = OPERANDS[: number % 3 + 1]
    if number % 5 == 0:
        operands = [*operands[:-1], "Variadic<AnyType>:$rest"]
    arguments = operands + ATTRIBUTES[: number % 4]
    lines = [
        f'def Op{number} : Op<Mixed_Dialect, "op{number}", [{"Pure" if number % 2 else ""}]> {{',
        f'  let summary = "op number {number}";',
        f'  let arguments = (ins {", ".join(arguments)});',
        "  let results = (outs AnyType:$result);",
    ]
    if number % 2 == 0:
        names = " `,` ".join("$" + operand.split("$")[1] for operand in operands)
        lines.append(f'  let assemblyFormat = "{names} attr-dict `:` functional-type(operands, results)";')
    return "\n".join([*lines, "}"])


def seconds(commands):
    """Wall time of running commands one after the other."""
    start = time.perf_counter()
    for command in commands:
        subprocess.run(command, check=True)
    return time.perf_counter() - start


def code_bytes(paths):
    """The bytes of all lines but comments."""
    total = 0
    for path in paths:
        with open(path, "rb") as file:
            total += sum(len(line) for line in file if not line.lstrip().startswith(b"//"))
    return total


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ops", type=int, default=1000)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--rtblgen", default="target/release/rtblgen")
    options = parser.parse_args()
    prefix = subprocess.run(["llvm-config-22", "--prefix"], check=True, capture_output=True, text=True).stdout.strip()
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "mixed.td")
        with open(source, "w") as file:
            file.write(HEAD + "\n".join(op(number) for number in range(options.ops)) + "\n")
        path = lambda name: os.path.join(folder, name)
        ours = [[options.rtblgen, "--gen-op-defs", source, "-o", path("ops.rs")]]
        tool = [f"{prefix}/bin/mlir-tblgen", "-I", f"{prefix}/include", source]
        theirs = [[*tool, "--gen-op-decls", "-o", path("ops.h")], [*tool, "--gen-op-defs", "-o", path("ops.cpp")]]
        times = ([], [])
        for _ in range(options.runs):
            for commands, result in zip((ours, theirs), times):
                result.append(seconds(commands))
        rust, cpp = (statistics.median(column) for column in times)
        small, large = code_bytes([path("ops.rs")]), code_bytes([path("ops.h"), path("ops.cpp")])
    print(f"{options.ops} ops, median of {options.runs}")
    print(f"time  {rust:7.3f} s / {cpp:7.3f} s = {rust / cpp:.2f}")
    print(f"text  {small / 1e6:7.2f} MB / {large / 1e6:6.2f} MB = {small / large:.3f}")


if __name__ == "__main__":
    main()
