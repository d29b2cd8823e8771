#!/bin/sh
# Dialect conversion here and in mlir-opt, in turn on the same programs; what they print is compared.
#
#   cargo build --release -p random-conversions --example convert
#   test-td/conversions/benches/compare.sh [ROUNDS]
#
# For each program and mode: seconds of user and system time and peak memory of the best round, of the whole process and of the
# conversion alone, which is the difference to reading and printing.
set -eu
rounds=${1:-3}
here=$(cd "$(dirname "$0")" && pwd)
ours=${CONVERT:-${CARGO_TARGET_DIR:-target}/release/examples/convert}
llvm=${RTBLGEN_LLVM_PREFIX:-$(llvm-config-22 --prefix)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

g++ -O2 -std=c++17 -fno-exceptions -fno-rtti -fPIC -w -shared -I"$llvm/include" "$here/../plugin.cpp" -o "$folder/plugin.so" \
    -L"$llvm/lib" -lMLIR -lLLVM-22

python3 - "$folder" <<'PYTHON'
import sys
lines = ['func.func @f(%v0: i32) -> i32 {']
lines += [f'%v{n + 1} = "t.a"(%v{n}) : (i32) -> i32' for n in range(200_000)]
lines += ['func.return %v200000 : i32', '}']
open(f"{sys.argv[1]}/program.mlir", "w").write("\n".join(lines) + "\n")
PYTHON

theirs() { # RULES OUTPUT
    pipeline='builtin.module()'
    [ -z "$1" ] || pipeline="builtin.module(random-conversion{rules=\"$1\"})"
    /usr/bin/time -f "%U %S %M" -a -o "$folder/theirs.times" "$llvm/bin/mlir-opt" --load-pass-plugin="$folder/plugin.so" \
        --allow-unregistered-dialect --mlir-print-op-generic --mlir-disable-threading --verify-each=0 \
        --pass-pipeline="$pipeline" "$folder/program.mlir" -o "$2"
}
ours() { # RULES OUTPUT
    /usr/bin/time -f "%U %S %M" -a -o "$folder/ours.times" "$ours" "$1" "$folder/program.mlir" "$2"
}

common='mode full;folding before;identity;legal builtin.module;functions;legal u.a;illegal t.a'
row() { # NAME RULES
    rm -f "$folder"/*.times
    for _ in $(seq "$rounds"); do
        theirs "" "$folder/theirs.out"; ours "" "$folder/ours.out"
        theirs "$2" "$folder/theirs.out"; ours "$2" "$folder/ours.out"
    done
    diff -qB "$folder/theirs.out" "$folder/ours.out"
    python3 - "$1" "$folder" <<'PYTHON'
import sys
name, folder = sys.argv[1:]
def best(tool):
    rounds = [tuple(map(float, line.split())) for line in open(f"{folder}/{tool}.times")]
    time = lambda rounds: min(user + system for user, system, _ in rounds)
    return time(rounds[1::2]), time(rounds[1::2]) - time(rounds[0::2]), min(m for _, _, m in rounds[1::2]) / 1024
(all_t, pass_t, mem_t), (all_o, pass_o, mem_o) = best("theirs"), best("ours")
print(f"{name:34} mlir-opt {all_t:5.2f} s, {pass_t:5.2f} s, {mem_t:4.0f} MB   ours {all_o:5.2f} s, {pass_o:5.2f} s, {mem_o:4.0f} MB"
      f"   ratio {all_o / all_t:.2f}, {pass_o / pass_t:.2f}, {mem_o / mem_t:.2f}")
PYTHON
}

for rollback in 1 0; do
    row "1:1, types 1:1, rollback $rollback" "$common;rollback $rollback;type i32 i64;lower t.a u.a 1"
    row "1:2, types 1:1, rollback $rollback" "$common;rollback $rollback;type i32 i64;lower t.a u.a 2"
    row "1:1, types 1:2, rollback $rollback" "$common;rollback $rollback;type i32 i64 i64;lower t.a u.a 1"
done
