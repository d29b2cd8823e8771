//! Programs that have other values after a pass of MLIR 22.

use super::{check, check_kept, opt};

/// The inner condition may be poison where the outer one is false.
#[test]
fn nested_conditions_are_selected() {
    let program = "func.func @f(%c: i1, %d: i1, %m: memref<i32>, %v: i32) {
  scf.if %c {
    scf.if %d {
      memref.store %v, %m[] : memref<i32>
    }
  }
  return
}";
    check("--canonicalize", program, &["arith.select %arg0, %arg1, %false"], &["arith.andi"]);
}

#[test]
fn conditions_that_may_be_poison_stay_in_loops_that_may_not_run() {
    let program = |condition: &str, bound: &str| {
        format!(
            "func.func @f(%n: index, %c: i1, %z: i32) -> i32 {{
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %true = arith.constant true
  %r = scf.for %i = %zero to %n step %one iter_args(%a = %z) -> (i32) {{
    %l = scf.for %j = %zero to %{bound} step %one iter_args(%b = %z) -> (i32) {{
      %y = scf.if %{condition} -> (i32) {{
        scf.yield %z : i32
      }} else {{
        %w = arith.muli %z, %z : i32
        scf.yield %w : i32
      }}
      %t = arith.addi %y, %b : i32
      scf.yield %t : i32
    }}
    %m = arith.subi %a, %l : i32
    scf.yield %m : i32
  }}
  return %r : i32
}}"
        )
    };
    let moved = |condition: &str, bound: &str| {
        let output = opt("--loop-invariant-code-motion", &program(condition, bound));
        let outside =
            |word: &str| output.lines().any(|line| line.starts_with("    %") && line.contains(word));
        (
            outside(" = scf.if"),
            output.lines().filter(|line| line.starts_with("    %") && line.contains(" = scf.for")).count(),
        )
    };
    assert_eq!(moved("c", "n"), (false, 1));
    assert_eq!(moved("true", "n"), (true, 1));
    // The condition stays in the loop, and keeps that one where it is.
    assert_eq!(moved("c", "one"), (false, 1));
    assert_eq!(moved("true", "one"), (true, 2));
    let parallel = |bound: &str| {
        let program = format!(
            "func.func @f(%n: index, %m: index) {{
  affine.for %i = 0 to %n {{
    affine.parallel (%j) = (0) to ({bound}) {{
      %x = arith.addi %j, %j : index
    }}
  }}
  return
}}"
        );
        let output = opt("--loop-invariant-code-motion", &program);
        output.find("affine.parallel") < output.find("affine.for")
    };
    assert!(!parallel("symbol(%m)") && parallel("4"));
}

#[test]
fn narrowing_minds_signs_and_widths() {
    let function = |body: &str, ty: &str| {
        format!(
            "func.func @f(%v: i32, %w: i32) -> {ty} {{
  %max = arith.constant 200 : i32
  %few = arith.constant 31 : i32
  %x = arith.minui %v, %max : i32
  %n = arith.andi %w, %few : i32
  {body}
  return %r : {ty}
}}"
        )
    };
    let line = "--arith-int-range-narrowing=int-bitwidths-supported=8";
    for body in [
        "%r = arith.divsi %x, %n : i32",
        "%r = arith.remsi %x, %n : i32",
        "%r = arith.shrui %x, %n : i32",
        "%r = arith.maxsi %x, %n : i32",
    ] {
        check_kept(line, &function(body, "i32"));
    }
    check_kept(line, &function("%r = arith.cmpi slt, %x, %n : i32", "i1"));
    check(line, &function("%r = arith.cmpi ult, %x, %n : i32", "i1"), &["arith.cmpi ult", ": i8"], &[]);
    check(line, &function("%r = arith.addi %n, %n overflow<nsw> : i32", "i32"), &["addi", "nsw> : i8"], &[]);
    let large = "%q = arith.constant 50 : i32
  %r = arith.addi %n, %q overflow<nsw, nuw> : i32";
    check(line, &function(large, "i32"), &["overflow<nsw, nuw> : i8"], &[]);
    let unsigned = "%y = arith.subi %max, %n : i32
  %r = arith.xori %y, %n : i32";
    check(line, &function(unsigned, "i32"), &["arith.subi", "arith.extui"], &["arith.extsi"]);
}

#[test]
fn wide_shifts_by_zero_move_no_bits() {
    for shift in ["shli", "shrui", "shrsi"] {
        let program = format!(
            "func.func @f(%v: i64, %n: i64) -> i64 {{ %r = arith.{shift} %v, %n : i64  return %r : i64 }}"
        );
        check("--arith-emulate-wide-int=widest-int-supported=32", &program, &["arith.cmpi eq"], &[]);
    }
}

#[test]
fn the_least_number_is_divided_upwards() {
    let program = "func.func @f(%n: i8) -> (i1, i8) {
  %least = arith.constant -128 : i8
  %three = arith.constant 3 : i8
  %zero = arith.constant 0 : i8
  %m = arith.minsi %n, %least : i8
  %q = arith.ceildivsi %m, %three : i8
  %p = arith.cmpi slt, %q, %zero : i8
  return %p, %q : i1, i8
}";
    check("--int-range-optimizations", program, &["arith.constant -42 : i8", "constant true"], &[]);
    let program = "func.func @f(%a: index) -> index {
  %r = affine.apply affine_map<(d0) -> (d0 ceildiv 3)>(%a)
  return %r : index
}
func.func @g(%a: index, %b: index) -> (index, index) {
  %r = index.ceildivs %a, %b
  %s = index.floordivs %a, %b
  return %r, %s : index, index
}";
    // No operand is negated.
    check("--lower-affine", program, &["arith.divsi"], &["subi %c0"]);
    check("--convert-index-to-llvm", program, &["llvm.sdiv", "llvm.mul"], &["llvm.sub"]);
}

#[test]
fn sums_keep_the_flags_that_hold() {
    let sum = |first: &str, c0: i32, second: &str, c1: i32| {
        format!(
            "func.func @f(%x: i8) -> i8 {{
  %a = arith.constant {c0} : i8
  %b = arith.constant {c1} : i8
  %t = arith.{first} %x, %a overflow<nsw, nuw> : i8
  %r = arith.{second} %t, %b overflow<nsw, nuw> : i8
  return %r : i8
}}"
        )
    };
    check("--canonicalize", &sum("addi", 100, "addi", 20), &["overflow<nsw, nuw>"], &[]);
    check("--canonicalize", &sum("addi", 100, "addi", 100), &["overflow<nuw>"], &[]);
    check("--canonicalize", &sum("addi", -1, "addi", -1), &["overflow<nsw>"], &[]);
    check("--canonicalize", &sum("subi", 7, "addi", 5), &["overflow<nsw>"], &[]);
    check("--canonicalize", &sum("subi", -128, "addi", 1), &["constant -127"], &["overflow"]);
    check("--canonicalize", &sum("muli", 16, "muli", 8), &["overflow<nuw>"], &[]);
}

#[test]
fn truncations_keep_the_flags_that_hold() {
    let casts = |first: &str, second: &str| {
        format!(
            "func.func @f(%x: i8) -> i2 {{
  %a = arith.trunci %x {first} : i8 to i4
  %r = arith.trunci %a {second} : i4 to i2
  return %r : i2
}}"
        )
    };
    let all = "overflow<nsw, nuw>";
    check("--canonicalize", &casts(all, all), &["trunci %arg0 overflow<nsw, nuw> : i8 to i2"], &[]);
    check("--canonicalize", &casts(all, "overflow<nsw>"), &["trunci %arg0 overflow<nsw> : i8 to i2"], &[]);
    check("--canonicalize", &casts("overflow<nuw>", all), &["trunci %arg0 overflow<nuw> : i8 to i2"], &[]);
    check("--canonicalize", &casts("", all), &["trunci %arg0 : i8 to i2"], &["overflow"]);
    // An extension below the truncation loses nothing.
    let extended = "func.func @f(%x: i4) -> i2 {
  %a = arith.extui %x : i4 to i8
  %r = arith.trunci %a overflow<nuw> : i8 to i2
  return %r : i2
}";
    check("--canonicalize", extended, &["trunci %arg0 overflow<nuw> : i4 to i2"], &[]);
}

#[test]
fn casts_cancel_where_no_bit_is_lost() {
    let casts = |from: &str, through: &str, cast: &str| {
        format!(
            "func.func @f(%x: {from}) -> {from} {{
  %a = arith.{cast} %x : {from} to {through}
  %r = arith.{cast} %a : {through} to {from}
  return %r : {from}
}}"
        )
    };
    for cast in ["index_cast", "index_castui"] {
        for (from, through) in [("index", "i8"), ("index", "i63"), ("i128", "index")] {
            check("--canonicalize", &casts(from, through, cast), &[cast], &[]);
        }
        for (from, through) in [("index", "i64"), ("i8", "index"), ("i64", "index")] {
            check("--canonicalize", &casts(from, through, cast), &["return %arg0"], &[cast]);
        }
    }
}

#[test]
fn complex_numbers_fold_as_their_flags_allow() {
    let binary = |op: &str, parts: &str, flags: &str| {
        format!(
            "func.func @f(%z: complex<f32>) -> complex<f32> {{
  %c = complex.constant {parts} : complex<f32>
  %r = complex.{op} %z, %c {flags} : complex<f32>
  return %r : complex<f32>
}}"
        )
    };
    let (plus, minus, one) = ("[0.0 : f32, 0.0 : f32]", "[-0.0 : f32, -0.0 : f32]", "[1.0 : f32, 0.0 : f32]");
    for (op, parts, flags, folds) in [
        ("add", plus, "", false),
        ("add", minus, "", true),
        ("add", plus, "fastmath<nsz>", true),
        ("sub", minus, "", false),
        ("sub", plus, "", true),
        ("mul", one, "", false),
        ("mul", one, "fastmath<nnan,nsz>", true),
        ("div", one, "fastmath<nsz>", false),
        ("div", one, "fastmath<fast>", true),
    ] {
        let output = opt("--canonicalize", &binary(op, parts, flags));
        assert_eq!(!output.contains("complex.constant"), folds, "{op} {parts} {flags}:\n{output}");
    }
    let undone = "func.func @f(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>) {
  %s = complex.add %a, %b : complex<f32>
  %r = complex.sub %s, %b : complex<f32>
  %e = complex.exp %a : complex<f32>
  %l = complex.log %e : complex<f32>
  return %r, %l : complex<f32>, complex<f32>
}";
    check_kept("--canonicalize", undone);
}

#[test]
fn scopes_stay_around_allocations_and_unknown_operations() {
    let scope = |body: &str| {
        format!(
            "func.func @f(%c: i1) {{
  scf.if %c {{
    memref.alloca_scope {{
      {body}
    }}
    \"t.after\"() : () -> ()
  }}
  return
}}
func.func private @g()"
        )
    };
    for body in [
        "%m = memref.alloca() : memref<4xf32>  \"t.use\"(%m) : (memref<4xf32>) -> ()",
        "\"t.unknown\"() : () -> ()",
        "func.call @g() : () -> ()",
    ] {
        check("--canonicalize", &scope(body), &["memref.alloca_scope"], &[]);
    }
    let plain = "%m = memref.alloc() : memref<4xf32>  memref.dealloc %m : memref<4xf32>";
    check("--canonicalize", &scope(plain), &["t.after"], &["memref.alloca_scope"]);
}

/// A division by 0 before a loop that does not run would be undefined behavior where there was none.
#[test]
fn divisions_stay_in_loops_that_may_not_run() {
    let program = "func.func @f(%n: index, %a: i32, %b: i32, %m: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %q = arith.OP %a, %b : i32
    memref.store %q, %m[] : memref<i32>
  }
  return
}";
    for op in ["divsi", "divui", "remsi", "remui", "ceildivsi", "floordivsi", "ceildivui"] {
        let output = opt("--loop-invariant-code-motion", &program.replace("OP", op));
        let (before, inside) = output.split_once("scf.for").expect("the loop stays");
        assert!(inside.contains(op) && !before.contains(op), "{op}:\n{output}");
    }
    let product = opt("--loop-invariant-code-motion", &program.replace("OP", "muli"));
    assert!(product.split_once("scf.for").is_some_and(|(before, _)| before.contains("muli")), "{product}");
}

/// Operations that list `ConditionallySpeculatable`, and no trait that implements it, are asked.
#[test]
fn speculatability_is_asked_for() {
    let program = |body: &str| {
        format!(
            "func.func @f(%n: index, %a: i32, %t: tensor<4x?xf32>, %r: memref<?xf32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %c7 = arith.constant 7 : i32
  %m1 = arith.constant -1 : i32
  scf.for %i = %c0 to %n step %c1 {{
    {body}
    \"t.use\"(%q) : (i32) -> ()
  }}
  return
}}"
        )
    };
    let index = |text: &str| format!("%p = {text}\n    %q = arith.index_cast %p : index to i32");
    let nested = |end: &str, step: &str| {
        format!(
            "%q = scf.for %j = %c0 to %{end} step %{step} iter_args(%k = %a) -> (i32) {{
      %s = arith.muli %k, %c7 : i32
      scf.yield %s : i32
    }}"
        )
    };
    for (body, is_moved) in [
        ("%q = arith.divsi %a, %c7 : i32".to_owned(), true),
        ("%q = arith.divsi %a, %m1 : i32".to_owned(), false),
        ("%q = arith.divui %a, %m1 : i32".to_owned(), true),
        ("%q = arith.remsi %a, %m1 : i32".to_owned(), true),
        ("%q = arith.floordivsi %a, %m1 : i32".to_owned(), false),
        (index("tensor.dim %t, %c1 : tensor<4x?xf32>"), true),
        (index("tensor.dim %t, %c9 : tensor<4x?xf32>"), false),
        (index("memref.dim %r, %c0 : memref<?xf32>"), true),
        (nested("c9", "c1"), true),
        (nested("c9", "n"), false),
        (nested("n", "c1"), false),
    ] {
        let output = opt("--loop-invariant-code-motion", &program(&body));
        let word = body.split(" = ").nth(1).and_then(|rest| rest.split(' ').next()).unwrap_or_default();
        // Operations of the function are indented by four blanks, those of the loop by six.
        let is_outside =
            output.lines().any(|line| line.starts_with("    %") && line.contains(&format!("= {word} ")));
        assert_eq!(is_outside, is_moved, "{body}\n{output}");
    }
}

#[test]
fn bounds_of_unsigned_loops_are_unsigned() {
    let once = "func.func @f() {
  %low = arith.constant 0 : i8
  %high = arith.constant -100 : i8
  scf.for unsigned %i = %low to %high step %high : i8 {
    \"t.use\"(%i) : (i8) -> ()
  }
  return
}";
    check("--canonicalize", once, &["\"t.use\"(%c0_i8)"], &["scf.for"]);
    let ranges = "func.func @f(%p: i1) {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %less = arith.constant 20 : i8
  %more = arith.constant 100 : i8
  %half = arith.select %p, %less, %more : i8
  %high = arith.addi %half, %half : i8
  scf.for unsigned %i = %one to %high step %one : i8 {
    %negative = arith.cmpi slt, %i, %zero : i8
    %large = arith.cmpi uge, %i, %one : i8
    \"t.use\"(%negative, %large) : (i1, i1) -> ()
  }
  return
}";
    check("--int-range-optimizations", ranges, &["arith.cmpi slt", ", %true) : (i1, i1)"], &["%false"]);
}

#[test]
fn zeros_have_an_order() {
    for (op, merge) in [("maximumf", "arith.andi"), ("minimumf", "arith.ori")] {
        let program = |ty: &str, flags: &str| {
            format!(
                "func.func @f(%a: {ty}, %b: {ty}) -> {ty} {{\n  %r = arith.{op} %a, %b {flags}: {ty}\n  return %r : {ty}\n}}"
            )
        };
        for ty in ["f32", "bf16", "f80", "vector<2xf16>", "tensor<?xf4E2M1FN>"] {
            check("--arith-expand", &program(ty, ""), &[merge, "arith.bitcast", "arith.cmpf oeq"], &[op]);
            check("--arith-expand", &program(ty, "fastmath<nsz> "), &[], &[op, merge]);
        }
        check("--arith-expand", &program("f8E4M3FNUZ", ""), &[], &[op, merge]);
    }
}

#[test]
fn maps_with_the_least_number_read_back() {
    let program = "\"t.use\"() {
  a = affine_map<(d0)[s0] -> (d0 + -9223372036854775808)>,
  b = affine_map<(d0)[s0] -> (d0 + s0 * -9223372036854775808)>,
  c = affine_map<(d0)[s0] -> (-9223372036854775808 ceildiv -1)>,
  d = affine_map<(d0)[s0] -> (s0 - -9223372036854775808)>,
  e = affine_map<(d0)[s0] -> (--9223372036854775808)>,
  f = affine_map<(d0)[s0] -> (-9223372036854775807 - 1)>,
  g = affine_map<(d0)[s0] -> ((d0 + 9223372036854775807) + 1)>,
  h = affine_set<(d0)[s0] : (d0 * -9223372036854775808 - s0 * 9223372036854775807 >= 0)>
} : () -> ()";
    let once = opt("--mlir-print-local-scope", program);
    assert_eq!(opt("--mlir-print-local-scope", &once), once);
    for text in ["(d0 + -9223372036854775808)", "(--9223372036854775808)", "(s0 - -9223372036854775808)"] {
        assert!(once.contains(text), "no {text} in\n{once}");
    }
    let folded = "func.func @f() -> (index, index) {
  %least = arith.constant -9223372036854775808 : index
  %half = affine.apply affine_map<(d0) -> (d0 ceildiv 2)>(%least)
  %whole = affine.apply affine_map<(d0) -> (d0 ceildiv 1)>(%least)
  return %half, %whole : index, index
}";
    let wanted = ["constant -4611686018427387904", "constant -9223372036854775808"];
    check("--canonicalize", folded, &wanted, &["affine"]);
}

/// The operations that stay in a loop that may not run.
const STAYING: &[&str] = &[
    "affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%n)[%s]",
    "affine.apply affine_map<()[s0] -> (s0 ceildiv 0)>()[%s]",
    "affine.min affine_map<(d0)[s0] -> (7, d0 mod s0)>(%n)[%s]",
    "affine.max affine_map<(d0)[s0] -> (7, (d0 ceildiv s0) * 2)>(%n)[%s]",
    "affine.linearize_index [%n, %s] by (3, %s) : index",
    "tensor.extract %t[%n, %c1] : tensor<4x8xindex>",
    "tensor.extract %t[%c1, %c9] : tensor<4x8xindex>",
    "tensor.extract %d[%c1] : tensor<?xindex>",
    "tensor.insert %n into %t[%n, %c1] : tensor<4x8xindex>",
    "tensor.extract_slice %t[%n, 1] [1, 2] [1, 1] : tensor<4x8xindex> to tensor<1x2xindex>",
    "tensor.extract_slice %t[1, 1] [%n, 2] [1, 1] : tensor<4x8xindex> to tensor<?x2xindex>",
    "tensor.extract_slice %d[0] [2] [1] : tensor<?xindex> to tensor<2xindex>",
    "tensor.insert_slice %d into %t[1, 0] [1, %n] [1, 1] : tensor<?xindex> into tensor<4x8xindex>",
    "tensor.empty(%n) : tensor<?xindex>",
    "tensor.splat %n[%n] : tensor<?xindex>",
    "tensor.cast %d : tensor<?xindex> to tensor<4xindex>",
    "arith.addi %d, %e : tensor<?xindex>",
    "arith.cmpi slt, %d, %e : tensor<?xindex>",
    "arith.select %q, %d, %e : tensor<?xi1>, tensor<?xindex>",
    "math.ipowi %u, %w : tensor<?xi32>",
    "tensor.expand_shape %d [[0, 1]] output_shape [%n, 2] : tensor<?xindex> into tensor<?x2xindex>",
];

/// The operations that leave it.
const LEAVING: &[&str] = &[
    "arith.addi %d, %d : tensor<?xindex>",
    "arith.addi %t, %t : tensor<4x8xindex>",
    "arith.index_cast %d : tensor<?xindex> to tensor<?xi32>",
    "math.absi %u : tensor<?xi32>",
    "affine.apply affine_map<(d0)[s0] -> (d0 floordiv 4 + s0 mod 3)>(%n)[%s]",
    "affine.linearize_index [%n, %s] by (3, 5) : index",
    "tensor.extract %t[%c1, %c1] : tensor<4x8xindex>",
    "tensor.insert %n into %t[%c1, %c1] : tensor<4x8xindex>",
    "tensor.extract_slice %t[0, 1] [4, 4] [1, 2] : tensor<4x8xindex> to tensor<4x4xindex>",
    "tensor.empty() : tensor<4xindex>",
    "tensor.cast %t : tensor<4x8xindex> to tensor<?x8xindex>",
    "vector.extract %v[%n] : index from vector<4xindex>",
];

#[test]
fn indices_and_divisors_stay_in_loops_that_may_not_run() {
    let ops = STAYING.iter().map(|op| (op, true)).chain(LEAVING.iter().map(|op| (op, false)));
    for (op, stays) in ops {
        let program = format!(
            "func.func @f(%n: index, %s: index, %t: tensor<4x8xindex>, %d: tensor<?xindex>, %v: vector<4xindex>,
    %e: tensor<?xindex>, %q: tensor<?xi1>, %u: tensor<?xi32>, %w: tensor<?xi32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %n step %c1 {{
    %r = {op}
    \"t.use\"() : () -> ()
  }}
  return
}}"
        );
        let output = opt("--loop-invariant-code-motion", &program);
        let name = op.split([' ', '(']).next().unwrap_or_default();
        let place = |text: &str| output.find(text).unwrap_or_else(|| panic!("no {text} in\n{output}"));
        assert_eq!(place("scf.for") < place(name), stays, "{op}\n{output}");
    }
}

/// The rule for symbols is another one than that for motion.
#[test]
fn divisions_of_symbols_are_symbols() {
    for op in [
        "arith.remsi %s, %t : index",
        "arith.floordivsi %s, %t : index",
        "affine.apply affine_map<()[s0, s1] -> (s0 mod s1)>()[%s, %t]",
        "affine.min affine_map<()[s0, s1] -> (s0 floordiv s1, 9)>()[%s, %t]",
    ] {
        let program = format!(
            "func.func @f(%m: memref<9xi32>, %s: index, %t: index) {{
  affine.for %i = 0 to 10 {{
    %r = {op}
    %v = affine.load %m[symbol(%r)] : memref<9xi32>
    \"t.use\"(%v) : (i32) -> ()
  }}
  return
}}"
        );
        check("", &program, &["symbol("], &[]);
    }
}

#[test]
fn factors_of_maps_do_not_overflow() {
    let program = |first: &str, second: &str| {
        format!(
            "func.func @f(%a: index) -> index {{
  %b = affine.apply affine_map<(d0) -> ({first})>(%a)
  %c = affine.apply affine_map<(d0) -> ({second})>(%b)
  return %c : index
}}"
        )
    };
    for (first, second, applies) in [
        ("d0 * 3 + 5", "d0 * 7 + 1", 1),
        ("d0 * 4611686018427387904", "d0 * 2", 1),
        ("d0 * 4611686018427387904", "d0 * 4", 2),
        ("d0 * 4611686018427387904 + 7", "(d0 * 16) floordiv 3", 2),
        ("(d0 * 4611686018427387904) mod 5", "d0 * 16", 1),
        ("d0 + 9223372036854775807", "d0 + 9223372036854775807", 1),
    ] {
        let output = opt("--canonicalize", &program(first, second));
        assert_eq!(output.matches("affine.apply").count(), applies, "{output}");
        assert_eq!(opt("--canonicalize", &output), output);
    }
}

/// The terminator of `scf.forall` does not say which values it passes on. What it makes of the outputs is not known.
#[test]
fn outputs_of_forall_are_unknown() {
    let program = "func.func @f(%p: i32) -> i32 {
  %t = arith.constant dense<7> : tensor<4xi32>
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xi32>) {
    %c = tensor.from_elements %p : tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %c into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  %e = tensor.extract %r[%c0] : tensor<4xi32>
  cf.br ^next(%e : i32)
^next(%x: i32):
  %q = arith.addi %x, %p : i32
  return %q : i32
}";
    for line in ["--sccp", "--remove-dead-values", "--int-range-optimizations"] {
        check(line, program, &["into %arg2[%arg1]", "arith.addi"], &["poison"]);
    }
}
