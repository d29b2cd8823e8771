#!/usr/bin/env bash
# Builds the program as it is to be distributed: linked statically, so that it starts sooner, and laid out after a profile
# of itself. Takes about seven minutes, and leaves distribution/rtblgen in the target directory.
#
#     apt-get install valgrind          # without it, the program is a little slower
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

# lld takes an order of functions: those that runs need stand together, so that a run reads fewer pages of the program.
# valgrind says which they are, those of the C library included.
arrange=(-C "link-arg=-Wl,--symbol-ordering-file=$profile/order" -C link-arg=-Wl,--no-warn-symbol-ordering)
touch "$profile/order"
if ! valgrind --quiet --tool=callgrind --callgrind-out-file=/dev/null true 2>/dev/null; then
  echo "distribution/build.sh: valgrind is missing, or does not work: functions stand in no order" >&2
  arrange=()
elif ! echo 'fn main() {}' | rustc --crate-name empty -o "$profile/empty" "${arrange[@]}" - 2>/dev/null; then
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
  "$merger" merge -o "$profile/merged" "$profile"/*.prof*
  rm "$profile"/*.prof*
  mv "$profile/merged" "$profile/all.profdata"
}

# TableGen files of ours, and those of MLIR, if they are installed.
library=backends/td installed=/dev/null
if command -v llvm-config-22 >/dev/null; then installed=$(llvm-config-22 --includedir || echo /dev/null); fi

# One of so many of MLIR's files, as long as there are some.
installed_files() {
  find "$installed/mlir" -name '*.td' 2>/dev/null | sort | awk -v step="$1" 'NR % step == 0'
}

# What the program is made to do for its profile: records and Rust.
exercise() {
  local file generator runs=0
  for file in $(installed_files 4); do
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

# Prints the functions that this run calls.
functions() {
  valgrind --quiet --tool=callgrind --demangle=no --callgrind-out-file="$profile/calls" \
    "$program" "$@" -o "$profile/output" >/dev/null 2>&1 || true
  sed -n "s/^c\?fn=([0-9]*) //p" "$profile/calls" | sed "s/'[0-9]*$//"
}

# Prints all functions that are needed, each once; first those of the most usual runs.
needed_functions() {
  local file
  {
    functions --version
    # What glibc finds the kernel's functions with: valgrind gives none.
    printf '%s\n' _dl_new_object _dl_setup_hash _dl_lookup_symbol_x do_lookup_x check_match __strcmp_avx2 __strchr_avx2
    for file in "$library/mlir/IR/OpBase.td" $(installed_files 60); do
      functions --print-records -I "$installed" -I "$library" "$file"
    done
    for file in $(find test-td/td -name "*.td" | sort); do
      functions --gen-dialect -I test-td/td "$file"
      functions --dump-json -I test-td/td -I "$library" "$file"
    done
    # valgrind's processor has no AVX-512: glibc takes other functions where the processor has it.
  } | sed -e 'p' -e 's/_avx2\?\(_\|$\)/_evex\1/p' -e 's/_evex_/_avx512_/' | awk '!seen[$0]++'
}

build -C "profile-generate=$profile"
LLVM_PROFILE_FILE=$profile/%p.profraw exercise
optimize=(-C "profile-use=$profile/all.profdata")
build "${optimize[@]}"
if [ -n "${arrange[*]-}" ]; then
  # Only this program has the functions under the names of the next one.
  needed_functions >"$profile/order"
  build "${optimize[@]}" "${arrange[@]}"
fi
mkdir -p "$target_dir/distribution"
cp "$program" "$target_dir/distribution/rtblgen"
echo "$target_dir/distribution/rtblgen"
