#!/bin/sh
# Times our driver and mlir-opt in turn on the same sources, and compares what they print.
#
#   cargo build --release -p rtblgen-runtime --example rt_opt
#   runtime/benches/text_vs_mlir_opt.sh [ROUNDS]
#
# For each source: seconds of user and system time, and peak memory, of each round; then the ratio of the best rounds.
set -eu
rounds=${1:-3}
ours=${RT_OPT:-${CARGO_TARGET_DIR:-target}/release/examples/rt_opt}
theirs=${RTBLGEN_LLVM_PREFIX:-$(llvm-config-22 --prefix)}/bin/mlir-opt
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

python3 - "$folder" <<'PYTHON'
import random, sys
folder = sys.argv[1]
random.seed(1)
def write(name, text):
    with open(f"{folder}/{name}.mlir", "w") as file:
        file.write(text)
ops, values = ["func.func @f(%arg0: i32, %arg1: i32) {"], ["%arg0", "%arg1"]
for number in range(200_000):
    ops.append(f'  %{number} = "my.op{number % 7}"({values[-1]}, {values[-2]}) {{v = {number % 1000} : i32}} : (i32, i32) -> i32')
    values = [values[-1], f"%{number}"]
write("operations", "\n".join(ops + ["  return", "}"]))
blocks = ['func.func @f() {', '  "my.br"()[^bb1] : () -> ()']
blocks += [f'^bb{n}:\n  "my.br"()[^bb{n + 1}] : () -> ()' for n in range(1, 100_000)]
write("blocks", "\n".join(blocks + ["^bb100000:", "  return", "}"]))
def dense(name, numbers, element):
    write(name, f'"my.a"() {{a = dense<[{", ".join(numbers)}]> : tensor<{len(numbers)}x{element}>}} : () -> ()\n')
dense("integers", [str(random.randrange(1_000_000)) for _ in range(1_300_000)], "i32")
dense("floats", [f"{random.uniform(0, 100):.6f}" for _ in range(900_000)], "f32")
PYTHON

measure() { # NAME TOOL SOURCE
    /usr/bin/time -f "%U %S %M" -a -o "$folder/$1.times" "$2" --allow-unregistered-dialect --mlir-print-op-generic \
        --mlir-disable-threading "$3" -o "$folder/$1.out"
}

for source in operations blocks integers floats; do
    rm -f "$folder"/*.times
    for _ in $(seq "$rounds"); do
        measure theirs "$theirs" "$folder/$source.mlir"
        measure ours "$ours" "$folder/$source.mlir"
    done
    cmp "$folder/theirs.out" "$folder/ours.out"
    python3 - "$source" "$folder" <<'PYTHON'
import sys
source, folder = sys.argv[1:]
def best(name):
    rounds = [tuple(map(float, line.split())) for line in open(f"{folder}/{name}.times")]
    return min(user + system for user, system, _ in rounds), min(memory for _, _, memory in rounds) / 1024
(theirs, their_memory), (ours, our_memory) = best("theirs"), best("ours")
print(f"{source:12} mlir-opt {theirs:6.2f} s {their_memory:6.0f} MB   ours {ours:6.2f} s {our_memory:6.0f} MB"
      f"   time {ours / theirs:.2f}   memory {our_memory / their_memory:.2f}")
PYTHON
done
