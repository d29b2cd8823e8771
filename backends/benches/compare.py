#!/usr/bin/env python3
"""Compares generating Rust with mlir-tblgen generating C++, for one dialect of mixed ops.

    cargo build --release
    backends/benches/compare.py [--ops 1000] [--runs 5] [--rtblgen target/release/rtblgen] [--compile]

Both tools read the same file, run in turn, and write to files: mlir-tblgen its declarations and its definitions, rtblgen its
one file. Prints median times, and the bytes of both texts without comment lines. No macros are called for
an op, so nothing is hidden in them.

With --compile both results are compiled too, once, with nothing but their dependencies compiled before: `cargo check` beside
`g++ -fsyntax-only`, and a debug build beside g++ at -O0. This takes ten minutes. Neither keeps anything for a next time:
cargo's incremental compilation, which takes another third for that, is off.
"""

import argparse
import os
import pathlib
import resource
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
    """Wall time and processor time of running commands one after the other."""
    start, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    for command in commands:
        subprocess.run(command, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processors = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return time.perf_counter() - start, processors


def code_bytes(paths):
    """The bytes of all lines but comments."""
    total = 0
    for path in paths:
        with open(path, "rb") as file:
            total += sum(len(line) for line in file if not line.lstrip().startswith(b"//"))
    return total


REPOSITORY = pathlib.Path(__file__).resolve().parents[2]


def rust_crate(folder):
    """A crate that depends on the runtime, which is compiled here, and has nothing else yet."""
    crate = pathlib.Path(folder, "crate")
    (crate / "src").mkdir(parents=True)
    (crate / "Cargo.toml").write_text(
        '[package]\nname = "mixed"\nedition = "2024"\n[workspace]\n'
        f'[dependencies]\nrtblgen-runtime = {{ path = "{REPOSITORY / "runtime"}", default-features = false }}\n'
    )
    (crate / "src/lib.rs").write_text("")
    os.environ["CARGO_INCREMENTAL"] = "0"
    for command in ("check", "build"):
        subprocess.run(["cargo", command, "--quiet"], cwd=crate, check=True)
    return crate


def compile_times(folder, prefix):
    """Seconds of cargo check, a debug build, g++ -fsyntax-only and g++ -O0."""
    crate = rust_crate(folder)
    (crate / "src/lib.rs").write_text(f'#![allow(missing_docs)]\ninclude!("{folder}/ops.rs");\n')
    rust = [seconds([["cargo", command, "--quiet", "--manifest-path", str(crate / "Cargo.toml")]]) for command in ("check", "build")]
    pathlib.Path(folder, "ops.cc").write_text(CPP)
    gpp = ["g++", "-std=c++17", "-fno-exceptions", "-fno-rtti", "-w", f"-I{prefix}/include", f"-I{folder}"]
    source = f"{folder}/ops.cc"
    cpp = [seconds([[*gpp, "-fsyntax-only", source]]), seconds([[*gpp, "-O0", "-c", source, "-o", f"{folder}/ops.o"]])]
    return rust, cpp


CPP = """#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
using namespace mlir;
#define GET_OP_CLASSES
#include "ops.h"
#define GET_OP_CLASSES
#include "ops.cpp"
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ops", type=int, default=1000)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--rtblgen", default="target/release/rtblgen")
    parser.add_argument("--compile", action="store_true")
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
        rust, cpp = ([statistics.median(column) for column in zip(*runs)] for runs in times)
        small, large = code_bytes([path("ops.rs")]), code_bytes([path("ops.h"), path("ops.cpp")])
        compiled = compile_times(folder, prefix) if options.compile else ([], [])
    print(f"{options.ops} ops, median of {options.runs}; wall time, and time of all processors")
    for what, ours, theirs in zip(("generate", "check", "build"), [rust, *compiled[0]], [cpp, *compiled[1]]):
        for kind, own, other in zip(("wall", "processors"), ours, theirs):
            print(f"{what:8} {kind:10} {own:8.3f} s / {other:8.3f} s = {own / other:.3f}")
    print(f"text  {small / 1e6:7.2f} MB / {large / 1e6:6.2f} MB = {small / large:.3f}")


if __name__ == "__main__":
    main()
