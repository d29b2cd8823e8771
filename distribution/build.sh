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

flags=
case $host in
  # At a fixed address nothing in the program has to be relocated when it starts.
  *-linux-gnu) flags='-C target-feature=+crt-static -C relocation-model=static' ;;
esac

# With --target, the flags are for the program only, and not for the procedural macros.
build() { RUSTFLAGS="$flags $1" cargo build --release --locked --quiet --target "$host"; }

# What the program is made to do for its profile: our own files, records and Rust; and the records of every fourth of MLIR's
# files, if they are installed.
exercise() {
  local output=$profile/output library=backends/td installed=/dev/null file generator
  if command -v llvm-config-22 >/dev/null; then installed=$(llvm-config-22 --includedir); fi
  find "$installed/mlir" -name '*.td' 2>/dev/null | sort | awk 'NR % 4 == 0' | while read -r file; do
    "$program" --print-records -I "$installed" "$file" -o "$output" 2>/dev/null || true
  done
  find "$library" records/tests/language/valid test-td/td test-td/drr -name '*.td' | sort | while read -r file; do
    for generator in --print-records --dump-json; do
      "$program" $generator -I "$library" -I records/tests/language/include "$file" -o "$output" 2>/dev/null || true
    done
  done
  find test-td/td -name '*.td' | sort | while read -r file; do
    for generator in --gen-dialect --gen-rewriters; do
      "$program" $generator -I test-td/td "$file" -o "$output" 2>/dev/null || true
    done
  done
}

build "-C profile-generate=$profile"
exercise
"$merger" merge -o "$profile/all.profdata" "$profile"/*.profraw
build "-C profile-use=$profile/all.profdata"
mkdir -p "$target_dir/distribution"
cp "$program" "$target_dir/distribution/rtblgen"
echo "$target_dir/distribution/rtblgen"
