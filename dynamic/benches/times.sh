#!/usr/bin/env bash
# Times of loaded dialects: from the start of `rtblgen opt` to its output, a run of 200,000 ops beside a compiled tool, and from an
# edit to the output of `--watch`. Milliseconds, the least of ROUNDS.
#
#   cargo build --release -p rtblgen -p units
#   dynamic/benches/times.sh [ROUNDS]
set -euo pipefail
rounds=${1:-7}
cd "$(dirname "$0")/../.."
programs=${CARGO_TARGET_DIR:-target}/release
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

now() { echo $((${EPOCHREALTIME/./} / 100)); } # tenths of milliseconds
shown() { printf '%d.%d' $(($1 / 10)) $(($1 % 10)); }

# The least time of a command.
least() {
  local best=999999999
  for _ in $(seq "$rounds"); do
    local start=$(now)
    "$@" > "$folder/out" || { echo "failed: $*" >&2; exit 1; }
    local took=$(($(now) - start))
    if ((took < best)); then best=$took; fi
  done
  echo "$best"
}

# A dialect of so many ops; the text of the first one starts with a word.
dialect() {
  echo 'include "mlir/IR/OpBase.td"'
  echo 'include "mlir/Interfaces/SideEffectInterfaces.td"'
  echo 'def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }'
  for op in $(seq "$1"); do
    local word=with
    if ((op == 1)); then word=$2; fi
    echo "def Op$op : Op<T_Dialect, \"op$op\", [Pure]> {"
    echo '  let arguments = (ins I32:$x, F32Attr:$a, OptionalAttr<StrAttr>:$name, Variadic<AnyInteger>:$more);'
    echo '  let results = (outs I32:$y);'
    echo "  let assemblyFormat = \"\`$word\` \$x \`,\` \$a (\`and\` \$more^ \`:\` type(\$more))? attr-dict\";"
    echo '}'
  done
}

echo 'func.func @f(%x: i32) -> i32 {
  %0 = t.op1 with %x, 1.0
  %1 = t.op2 with %0, 1.0
  return %1 : i32
}' > "$folder/program.mlir"

for count in 20 200 2000; do
  dialect $count with > "$folder/ops.td"
  took=$(least "$programs/rtblgen" opt --dialect "$folder/ops.td" "$folder/program.mlir")
  grep -q 't.op1 with' "$folder/out"
  echo "start to output, $count ops: $(shown "$took")"
done

{
  echo 'func.func @f(%a: !units.qty<"m", 64>) {'
  echo '  %0 = units.add %a, %a : !units.qty<"m", 64>'
  for op in $(seq 199997); do
    echo "  %$op = units.add %$((op - 1)), %a {tag = $((op % 7))} : !units.qty<\"m\", 64>"
  done
  echo '  units.show %199997 : !units.qty<"m", 64>'
  echo '  return'
  echo '}'
} > "$folder/large.mlir"
loaded=$(least "$programs/rtblgen" opt --no-stub-warnings --dialect examples/units/td/units.td "$folder/large.mlir")
mv "$folder/out" "$folder/loaded"
compiled=$(least "$programs/units" "$folder/large.mlir")
cmp "$folder/out" "$folder/loaded"
echo "200,000 ops: loaded $(shown "$loaded"), compiled $(shown "$compiled"), ratio $((loaded * 100 / compiled)) %"

# Each edit changes the text of the first op, so that the program has an error or has none.
dialect 1000 with > "$folder/ops.td"
dialect 1000 of > "$folder/other.td"
cp "$folder/ops.td" "$folder/same.td"
mkfifo "$folder/pipe"
"$programs/rtblgen" opt --watch --dialect "$folder/ops.td" "$folder/program.mlir" > "$folder/pipe" 2>&1 &
watch=$!
trap 'kill $watch; rm -rf "$folder"' EXIT
exec 3< "$folder/pipe"
until_line() { while read -r line <&3; do [[ $line == *"$1"* ]] && return; done; }
until_line 't.op1 with'
best=999999999
sum=0
for _ in $(seq "$rounds"); do
  # Past the output of the run before, at another point of the pause between two looks.
  sleep 0.3
  start=$(now)
  cat "$folder/other.td" > "$folder/ops.td"
  until_line "expected 'of'"
  took=$(($(now) - start))
  sum=$((sum + took))
  if ((took < best)); then best=$took; fi
  cat "$folder/same.td" > "$folder/ops.td"
  sleep 0.5
done
echo "edit of 1,000 ops to output: $(shown "$best"), mean $(shown $((sum / rounds)))"
