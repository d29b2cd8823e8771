#!/usr/bin/env bash
# Builds the program as it is to be distributed: linked statically, so that it starts sooner, and laid out after a profile
# of itself. Takes about five minutes, and leaves distribution/rtblgen in the target directory.
#
#     rustup component add llvm-tools   # or have llvm-profdata of LLVM 22 or later
#     distribution/build.sh
set -euo pipefail
cd "$(dirname "$0")/.."

host=$(rustc -vV | sed -n 's/^host: //p')
target_dir=${CARGO_TARGET_DIR:-target}
program=$target_dir/$host/release/rtblgen
profile=$(mktemp -d)
trap 'rm -rf "$profile"' EXIT

# The first that is there: rustup's, that of Debian's LLVM 22, whatever is called so.
merger=
for candidate in "$(rustc --print sysroot)/lib/rustlib/$host/bin/llvm-profdata" llvm-profdata-22 llvm-profdata; do
  if command -v "$candidate" >/dev/null; then merger=$candidate && break; fi
done
if [ -z "$merger" ]; then
  echo "distribution/build.sh: llvm-profdata is missing: rustup component add llvm-tools" >&2
  exit 1
fi

flags=()
case $host in
  # At a fixed address nothing in the program has to be relocated when it starts.
  *-linux-gnu) flags=(-C target-feature=+crt-static -C relocation-model=static) ;;
esac

# With --target, the flags are for the program only, and not for the procedural macros.
build() {
  local IFS=$'\x1f'
  set -- ${flags[@]+"${flags[@]}"} "$@"
  CARGO_ENCODED_RUSTFLAGS="$*" cargo build --release --locked --quiet --target "$host"
}

# lld takes an order of functions: those of one run stand together, so that a run reads fewer pages of the program. For it the
# profile must say when each function ran first.
record=() arrange=(-C "link-arg=-Wl,--symbol-ordering-file=$profile/order")
touch "$profile/order"
if echo 'fn main() {}' | rustc --crate-name empty -o "$profile/empty" "${arrange[@]}" - 2>/dev/null; then
  record=(-C llvm-args=-pgo-temporal-instrumentation)
  arrange+=(-C link-arg=-Wl,--no-warn-symbol-ordering)
else
  echo "distribution/build.sh: the linker is not lld: functions stand in no order" >&2
  arrange=()
fi

# Runs the program. Each run leaves a profile of some megabytes, so they are merged now and then.
run() {
  "$program" "$@" -o "$profile/output" 2>/dev/null || true
  runs=$((runs + 1))
  if [ $((runs % 100)) = 0 ]; then merge; fi
}

merge() {
  "$merger" merge --temporal-profile-trace-reservoir-size=2000 -o "$profile/merged" "$profile"/*.prof*
  rm "$profile"/*.prof*
  mv "$profile/merged" "$profile/all.profdata"
}

# What the program is made to do for its profile: our own files, records and Rust; and the records of every fourth of MLIR's
# files, if they are installed.
exercise() {
  local library=backends/td installed=/dev/null file generator runs=0
  if command -v llvm-config-22 >/dev/null; then installed=$(llvm-config-22 --includedir); fi
  for file in $(find "$installed/mlir" -name '*.td' 2>/dev/null | sort | awk 'NR % 4 == 0'); do
    run --print-records -I "$installed" "$file"
  done
  for file in $(find "$library" records/tests/language/valid test-td/td test-td/drr -name '*.td' | sort); do
    for generator in --print-records --dump-json; do
      run "$generator" -I "$library" -I records/tests/language/include "$file"
    done
  done
  for file in $(find test-td/td -name '*.td' | sort); do
    for generator in --gen-dialect --gen-rewriters; do run "$generator" -I test-td/td "$file"; done
  done
  merge
}

build -C "profile-generate=$profile" ${record[@]+"${record[@]}"}
LLVM_PROFILE_FILE=$profile/%p.profraw exercise
if [ -n "${arrange[*]-}" ]; then "$merger" order -o "$profile/order" "$profile/all.profdata"; fi
build -C "profile-use=$profile/all.profdata" ${arrange[@]+"${arrange[@]}"}
mkdir -p "$target_dir/distribution"
cp "$program" "$target_dir/distribution/rtblgen"
echo "$target_dir/distribution/rtblgen"
