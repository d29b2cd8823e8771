//! Programs that keep their meaning here and lose it in MLIR 22: the cases of `docs/differences.md`.

use rtblgen_runtime::opt::{OptRegistry, Outcome, run};

/// Returns the outcome of a pass line for a program.
fn outcome(line: &str, program: &str) -> Outcome {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let arguments =
        line.split_whitespace().chain(["--allow-unregistered-dialect"]).map(str::to_owned).collect();
    let outcome = run("opt", arguments, &registry, &mut program.as_bytes());
    assert!(outcome.success, "{line}: {}", outcome.errors);
    outcome
}

/// Returns the output of a pass line for a program.
fn opt(line: &str, program: &str) -> String {
    outcome(line, program).output
}

/// Checks that each of `wanted` is in the output, and none of `refused`.
fn check(line: &str, program: &str, wanted: &[&str], refused: &[&str]) {
    let output = opt(line, program);
    for text in wanted {
        assert!(output.contains(text), "{line}: no {text:?} in\n{output}");
    }
    for text in refused {
        assert!(!output.contains(text), "{line}: {text:?} in\n{output}");
    }
}

/// The program does not change, but for names of values.
fn check_kept(line: &str, program: &str) {
    assert_eq!(opt(line, program), opt("", program), "{line}");
}

#[test]
fn rows_of_the_page_have_names_and_tests() {
    let page = include_str!("../../../docs/differences.md");
    let rows: Vec<Vec<&str>> = page
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| line.trim_matches('|').split(" | ").map(str::trim).collect())
        .collect();
    let names: std::collections::BTreeSet<&str> = rows.iter().map(|row| row[0]).collect();
    assert_eq!(names.len(), rows.len(), "two rows have the same name");
    for row in rows {
        for test in row[3].split(", ").map(|test| test.trim_matches('`')) {
            let function = format!("#[test]\nfn {test}() {{");
            assert!(include_str!("differences.rs").contains(&function), "{}: no test {test}", row[0]);
        }
    }
}

#[test]
fn operations_that_use_themselves_stay() {
    let graph = "%z = arith.constant 0 : i32
%t = arith.constant true
%a = arith.addi %a, %z : i32
%b = arith.select %t, %b, %a : i32
%c = arith.xori %d, %z : i32
%d = arith.ori %c, %z : i32
%e = arith.constant 3 : i32
%f = arith.addi %f, %e : i32
\"t.use\"(%a, %b, %c, %f) : (i32, i32, i32, i32) -> ()";
    for line in
        ["--canonicalize", "--canonicalize=top-down=false", "--cse", "--sccp", "--int-range-optimizations"]
    {
        check(line, graph, &["t.use"], &[]);
    }
}

#[test]
fn circles_of_uses_stay() {
    for program in CIRCLES {
        for line in ["--canonicalize", "--canonicalize=top-down=false", "--int-range-optimizations", "--sccp"]
        {
            opt(line, program);
        }
        if !program.contains("test.use") {
            continue;
        }
        // Constants may move.
        let lines = |line: &str| opt(line, program).lines().count();
        assert_eq!(lines("--canonicalize"), lines(""), "{program}");
    }
}

/// Operations of a graph region that use their own results, or look through operations that do.
const CIRCLES: &[&str] = &[
    "%e = llvm.extractvalue %a[0] : !llvm.struct<(i32, i32)>
\"test.use\"(%e) : (i32) -> ()
%c = arith.constant 1 : i32
%a = llvm.insertvalue %c, %b[1] : !llvm.struct<(i32, i32)>
%b = llvm.insertvalue %c, %a[1] : !llvm.struct<(i32, i32)>",
    "%c = arith.constant 1 : i32
%a = vector.insert %c, %b[1] : i32 into vector<4xi32>
%b = vector.insert %c, %a[1] : i32 into vector<4xi32>
%e = vector.extract %a[0] : i32 from vector<4xi32>
%s = vector.shuffle %a, %b [0, 1] : vector<4xi32>, vector<4xi32>
\"test.use\"(%e, %s) : (i32, vector<2xi32>) -> ()",
    "%a = affine.apply affine_map<(d0) -> (d0 + 1)>(%b)
%b = affine.apply affine_map<(d0) -> (d0 + 2)>(%a)
%c = affine.apply affine_map<(d0) -> (d0 + 3)>(%a)
\"test.use\"(%c) : (index) -> ()",
    "%a = memref.cast %b : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
%b = memref.cast %a : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32>
%i = arith.constant 0 : index
%c = memref.load %b[%i] : memref<?xi32>
%d = memref.dim %b, %i : memref<?xi32>
%v = memref.subview %b[1][2][1] : memref<?xi32> to memref<2xi32, strided<[1], offset: 1>>
\"test.use\"(%c, %d, %v) : (i32, index, memref<2xi32, strided<[1], offset: 1>>) -> ()",
    "%i = arith.constant 0 : index
%p = arith.constant 0.0 : f32
%v = arith.constant dense<0.0> : vector<4xf32>
%a = vector.transfer_write %v, %b[%i] : vector<4xf32>, tensor<?xf32>
%b = vector.transfer_write %v, %a[%i] : vector<4xf32>, tensor<?xf32>
%c = vector.transfer_write %v, %b[%i] : vector<4xf32>, tensor<?xf32>
%r = vector.transfer_read %b[%i], %p : tensor<?xf32>, vector<4xf32>
\"test.use\"(%c, %r) : (tensor<?xf32>, vector<4xf32>) -> ()",
    "%a = vector.transpose %b, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
%b = vector.transpose %a, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
%e = vector.extract %a[0, 1] : f32 from vector<4x4xf32>
%b2 = vector.broadcast %b3 : vector<4x4xf32> to vector<4x4xf32>
%b3 = vector.broadcast %b2 : vector<4x4xf32> to vector<4x4xf32>
%f = vector.extract %b2[0] : vector<4xf32> from vector<4x4xf32>
%s1 = vector.shape_cast %s2 : vector<4xf32> to vector<2x2xf32>
%s2 = vector.shape_cast %s1 : vector<2x2xf32> to vector<4xf32>
%g = vector.extract %s1[0] : vector<2xf32> from vector<2x2xf32>
%x = vector.insert_strided_slice %g, %y {offsets=[0], strides=[1]} : vector<2xf32> into vector<4xf32>
%y = vector.insert_strided_slice %g, %x {offsets=[0], strides=[1]} : vector<2xf32> into vector<4xf32>
%z = vector.extract_strided_slice %x {offsets=[2], sizes=[2], strides=[1]} : vector<4xf32> to vector<2xf32>
%z2 = vector.extract %x[3] : f32 from vector<4xf32>
\"test.use\"(%e, %f, %g, %z, %z2) : (f32, vector<4xf32>, vector<2xf32>, vector<2xf32>, f32) -> ()",
    "%c = arith.constant 1 : i32
%a = llvm.insertvalue %c, %a[1] : !llvm.struct<(i32, i32)>
%e = llvm.extractvalue %a[0] : !llvm.struct<(i32, i32)>
\"test.use\"(%e) : (i32) -> ()",
    "%0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%0)",
    "%0 = scf.forall (%i) in (7) shared_outs(%o = %0) -> tensor<2xi32> {
  scf.forall.in_parallel {}
}",
];

#[test]
fn aliases_that_form_a_circle_are_refused() {
    let program = "llvm.mlir.alias external @a : !llvm.ptr {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @b : !llvm.ptr {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @i : !llvm.func<i32 ()>, !llvm.ptr @a {dso_local}";
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let outcome = run("opt", Vec::new(), &registry, &mut program.as_bytes());
    assert!(!outcome.success && outcome.errors.contains("the aliases of the resolver form a cycle"));
}

#[test]
fn groups_of_single_operands_have_one() {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    for (op, properties, ty) in [
        ("cf.switch", "case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 0, 1, 0>", "i32"),
        ("cf.cond_br", "operandSegmentSizes = array<i32: 0, 1, 0>", "i1"),
    ] {
        let blocks = if op == "cf.switch" { "^a" } else { "^a, ^b" };
        let program = format!(
            "func.func @f(%x: {ty}) {{\n  \"{op}\"(%x)[{blocks}] <{{{properties}}}> : ({ty}) -> ()\n\
             ^a(%y: {ty}):\n  return\n^b:\n  return\n}}"
        );
        let outcome = run("opt", Vec::new(), &registry, &mut program.as_bytes());
        let message = format!("'{op}' op operand group starting at #0 requires 1 element, but found 0");
        assert!(!outcome.success && outcome.errors.contains(&message), "{op}: {}", outcome.errors);
    }
}

#[test]
fn loops_that_control_leaves_end() {
    let program = "func.func @f(%p: i1) -> i32 {
  %no = arith.constant false
  %one = arith.constant 1 : i32
  cf.cond_br %no, ^loop(%one : i32), ^end(%one : i32)
^loop(%i: i32):
  %sum = arith.addi %i, %one : i32
  %same = arith.muli %sum, %one : i32
  cf.cond_br %p, ^loop(%same : i32), ^end(%same : i32)
^end(%r: i32):
  return %r : i32
}";
    for line in ["--canonicalize", "--canonicalize --sccp", "--inline", "--sccp --canonicalize"] {
        check(line, program, &["return %c1_i32"], &["muli", "addi"]);
    }
}

/// The entry folds, so that the loop is left; each of its blocks has one predecessor then.
#[test]
fn loops_that_control_leaves_have_several_blocks() {
    let program = "func.func @f(%p: i1, %a: index, %m: memref<8xi32>) -> index {
  %one = arith.constant 1 : index
  %seven = arith.constant 7 : index
  %no = arith.constant false
  %c7 = arith.constant 7 : i32
  cf.switch %c7 : i32, [ default: ^end(%a : index), 1: ^head(%a : index), 2: ^next(%a : index) ]
^head(%i: index):
  %masked = arith.andi %i, %seven : index
  %l = memref.load %m[%masked] : memref<8xi32>
  memref.store %l, %m[%i] : memref<8xi32>
  cf.cond_br %no, ^end(%masked : index), ^next(%i : index)
^next(%j: index):
  %less = arith.subi %j, %one : index
  %more = arith.subi %less, %seven : index
  memref.store %c7, %m[%more] : memref<8xi32>
  cf.cond_br %no, ^head(%more : index), ^again
^again:
  cf.cond_br %no, ^next(%less : index), ^head(%more : index)
^end(%r: index):
  return %r : index
}";
    for line in
        ["--canonicalize", "--canonicalize=region-simplify=aggressive", "--canonicalize=top-down=false"]
    {
        check(line, program, &["return %arg1"], &["memref.store"]);
    }
}

#[test]
fn unreachable_blocks_are_converted() {
    let program = "func.func @f(%a: i32) -> i32 {
  return %a : i32
^dead:
  %b = arith.subi %b, %a : i32
  return %b : i32
}";
    let line = "--convert-arith-to-llvm --convert-func-to-llvm";
    check(line, program, &["llvm.sub"], &["func.", "arith."]);
}

/// A branch to its own block passes the arguments that the block gets, at any place and beside others.
#[test]
fn unreachable_branches_pass_converted_arguments() {
    let program = "func.func @f(%a: index, %c: i1) -> index {
  return %a : index
^one(%x: i32, %y: index):
  cf.br ^one(%x, %y : i32, index)
^two(%x2: index, %y2: i32):
  cf.cond_br %c, ^two(%x2, %y2 : index, i32), ^three(%y2, %x2 : i32, index)
^three(%x3: i32, %y3: index):
  cf.switch %x3 : i32, [default: ^two(%y3, %x3 : index, i32), 3: ^three(%x3, %y3 : i32, index)]
^four(%x4: i64, %y4: index):
  %z4 = arith.index_cast %x4 : i64 to index
  cf.cond_br %c, ^four(%x4, %z4 : i64, index), ^four(%x4, %y4 : i64, index)
}";
    for line in ["--convert-cf-to-llvm", "--convert-to-llvm", "--convert-func-to-llvm --convert-cf-to-llvm"] {
        check(line, program, &["llvm.br", "llvm.cond_br", "llvm.switch", "i32, i64"], &["cf."]);
    }
}

#[test]
fn regions_of_one_block_keep_it() {
    let assertion = "func.func @f(%c: i1, %n: index) -> i64 {
  %z = arith.constant 0 : index
  scf.for %i = %z to %n step %n {
    cf.assert %c, \"in a loop\"
  }
  %r = memref.alloca_scope -> (i64) {
    %v = arith.constant 3 : i64
    cf.assert %c, \"in a scope\"
    memref.alloca_scope.return %v : i64
  }
  return %r : i64
}";
    check("--convert-cf-to-llvm", assertion, &["\"in a loop\"", "\"in a scope\""], &["llvm."]);
    let line = "--convert-scf-to-cf --convert-cf-to-llvm --finalize-memref-to-llvm --convert-cf-to-llvm";
    check(line, assertion, &["llvm.call @abort", "llvm.intr.stacksave"], &["cf.", "alloca_scope"]);
    let nested = "func.func @f(%c: i1, %m: memref<4xf32>, %x: f32, %i: index) {
  scf.if %c {
    memref.alloca_scope {
      %l = memref.alloca() : memref<4xf32>
    }
    %a = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
    ^bb0(%old: f32):
      %new = arith.addf %old, %x : f32
      memref.atomic_yield %new : f32
    }
  }
  return
}";
    check("--finalize-memref-to-llvm", nested, &["memref.alloca_scope", "memref.generic_atomic_rmw"], &[]);
    let reshape = "func.func private @use(memref<*xf32>)
func.func @f(%c: i1, %m: memref<*xf32>, %s: memref<?xindex>) {
  scf.if %c {
    %r = memref.reshape %m(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
    func.call @use(%r) : (memref<*xf32>) -> ()
  }
  return
}";
    check("--finalize-memref-to-llvm", reshape, &["memref.reshape"], &["llvm."]);
    let line = "--convert-scf-to-cf --finalize-memref-to-llvm";
    check(line, reshape, &["llvm.alloca", "llvm.cond_br"], &["memref.reshape"]);
}

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

/// MLIR's verifier does not look at operands in unreachable blocks. Its `cse` and `sccp` crash on such programs.
#[test]
fn unreachable_blocks_use_values_that_they_see() {
    let program = |user: &str| {
        format!(
            "func.func @f(%c: i1) -> i1 {{
  cf.br ^next
^dead:
  %a = arith.ori %c, {user} : i1
  return %a : i1
^next:
  scf.if %c {{
    %inner = arith.constant false
    %d = arith.ori %inner, %inner : i1
  }}
  return %c : i1
}}"
        )
    };
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let wrong = run("opt", Vec::new(), &registry, &mut program("%inner").as_bytes());
    assert!(!wrong.success);
    assert!(wrong.errors.contains("operand #1 does not dominate this use"), "{}", wrong.errors);
    assert!(wrong.errors.contains("operand defined here (op in a child region)"), "{}", wrong.errors);
    check_kept("", &program("%a"));
}

#[test]
fn operations_that_fold_to_each_other_are_converted() {
    let graph = "%z = arith.constant 0 : i32
%a = arith.xori %b, %z : i32
%b = arith.ori %a, %z : i32
%c = arith.maxsi %c, %c : i32
%d = arith.maxsi %d, %b : i32";
    for line in
        ["--convert-arith-to-llvm", "--convert-to-llvm", "--convert-to-llvm=allow-pattern-rollback=false"]
    {
        check(line, graph, &["llvm."], &["arith."]);
    }
    let casts = "%a = memref.cast %b : memref<?xi32> to memref<4xi32>
%b = memref.cast %a : memref<4xi32> to memref<?xi32>
%c = memref.cast %b : memref<?xi32> to memref<4xi32>";
    check("--arith-emulate-wide-int", casts, &["memref.cast"], &[]);
}

#[test]
fn ranges_of_recursive_functions_are_found_soon() {
    let program = "func.func private @down(%n: i32, %m: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %end = arith.cmpi sle, %n, %c0 : i32
  cf.cond_br %end, ^end(%m : i32), ^more
^more:
  %less = arith.subi %n, %c1 : i32
  %more = arith.addi %m, %c1 : i32
  %r = call @OTHER(%less, %more) : (i32, i32) -> i32
  %s = arith.maxsi %r, %m : i32
  cf.br ^end(%s : i32)
^end(%v: i32):
  return %v : i32
}
func.func private @up(%n: i32, %m: i32) -> i32 {
  %r = call @down(%n, %m) : (i32, i32) -> i32
  return %r : i32
}
func.func @main() -> i32 {
  %c3 = arith.constant 3 : i32
  %r = call @up(%c3, %c3) : (i32, i32) -> i32
  return %r : i32
}";
    for line in [
        "--int-range-optimizations",
        "--arith-unsigned-when-equivalent",
        "--arith-int-range-narrowing=int-bitwidths-supported=8,16",
    ] {
        for other in ["down", "up"] {
            check(line, &program.replace("OTHER", other), &["call @down", "arith.cmpi"], &[]);
        }
    }
}

#[test]
fn callees_without_a_return_are_not_inlined() {
    let program = "func.func @end() -> i32 {
  \"t.end\"() : () -> ()
}
func.func @call() -> i32 {
  %r = call @end() : () -> i32
  return %r : i32
}";
    check("--inline", program, &["call @end"], &[]);
}

#[test]
fn callees_with_branches_and_functions_are_inlined() {
    let program = "func.func private @abs(%x: f32, %c: i1) -> f32 {
  cf.cond_br %c, ^a, ^b
^a:
  %r = math.absf %x : f32
  return %r : f32
^b:
  %p = ub.poison : f32
  return %p : f32
}
func.func @call(%x: f32, %c: i1) -> f32 {
  %r = call @abs(%x, %c) : (f32, i1) -> f32
  return %r : f32
}
func.func private @load(%m: memref<4xf32>, %i: index) -> f32 {
  %r = affine.load %m[%i] : memref<4xf32>
  return %r : f32
}
func.func @whole(%m: memref<4xf32>, %i: index) -> f32 {
  %r = call @load(%m, %i) : (memref<4xf32>, index) -> f32
  return %r : f32
}
func.func @loop(%m: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    %r = func.call @load(%m, %i) : (memref<4xf32>, index) -> f32
  }
  return
}";
    check("--inline", program, &["func.call @load"], &["call @abs", "%0 = call @load"]);
}

#[test]
fn passes_below_the_module_do_not_see_all_callers() {
    let program = "func.func private @twice(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}";
    let called = format!(
        "{program}
func.func @main(%a: i32) -> i32 {{
  %sum = arith.addi %a, %a : i32
  %r = call @twice(%sum) : (i32) -> i32
  return %r : i32
}}"
    );
    for pass in ["remove-dead-values", "sccp", "int-range-optimizations"] {
        for program in [program, called.as_str()] {
            check_kept(&format!("--pass-pipeline=builtin.module(func.func({pass}))"), program);
        }
    }
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
fn slices_drop_the_dimensions_that_they_dropped() {
    let program = "func.func @f(%t: tensor<1x6x1x4xi8>, %d: tensor<?x1x?xi8>, %s: tensor<?x1xi8>)
    -> (tensor<?x1xi8>, tensor<?x1x?xi8>) {
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %e = tensor.extract_slice %t[0, 0, 0, 0] [1, %c1, 1, 1] [1, 1, 1, 1] : tensor<1x6x1x4xi8> to tensor<?x1xi8>
  %i = tensor.insert_slice %s into %d[0, 0, 0] [%c3, 1, 1] [1, 1, 1] : tensor<?x1xi8> into tensor<?x1x?xi8>
  return %e, %i : tensor<?x1xi8>, tensor<?x1x?xi8>
}";
    check("--canonicalize", program, &["to tensor<1x1xi8>", "tensor<3x1xi8> into"], &[]);
}

#[test]
fn negative_sizes_and_the_mark_of_dynamic_sizes_stay_values() {
    let program = "func.func @f(%m: memref<10xi8>, %t: tensor<4xi8>, %z: i8)
    -> (memref<2xi8, strided<[?], offset: ?>>, memref<?xi8, strided<[?], offset: ?>>, memref<?xi16>, tensor<?xi8>) {
  %mark = arith.constant -9223372036854775808 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.constant -5 : index
  %s = memref.subview %m[%c1] [2] [%mark] : memref<10xi8> to memref<2xi8, strided<[?], offset: ?>>
  %r = memref.reinterpret_cast %m to offset: [%mark], sizes: [%size], strides: [%mark]
    : memref<10xi8> to memref<?xi8, strided<[?], offset: ?>>
  %v = memref.view %m[%c0][%size] : memref<10xi8> to memref<?xi16>
  %p = tensor.pad %t low[%size] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : i8
  } : tensor<4xi8> to tensor<?xi8>
  return %s, %r, %v, %p : memref<2xi8, strided<[?], offset: ?>>, memref<?xi8, strided<[?], offset: ?>>, memref<?xi16>, tensor<?xi8>
}";
    let wanted = &["[%c-9223372036854775808]", "sizes: [%c-5]", "[%c-5] : memref<10xi8>", "low[%c-5]"];
    check("--canonicalize", program, wanted, &[]);
    check("--expand-strided-metadata", program, &[], &[]);
    check("--canonicalize --expand-strided-metadata --canonicalize", program, &[], &[]);
    let offsets = "func.func @f(%m: memref<8x8xi32>) -> (memref<4xi32, strided<[1], offset: ?>>, memref<2x?xi32, strided<[?, 1], offset: ?>>) {
  %c = arith.constant -8 : index
  %d = arith.constant -1 : index
  %a = memref.subview %m[0, %c] [1, 4] [1, 1] : memref<8x8xi32> to memref<4xi32, strided<[1], offset: ?>>
  %b = memref.subview %m[%d, 0] [2, %d] [%c, 1] : memref<8x8xi32> to memref<2x?xi32, strided<[?, 1], offset: ?>>
  return %a, %b : memref<4xi32, strided<[1], offset: ?>>, memref<2x?xi32, strided<[?, 1], offset: ?>>
}";
    for line in ["--expand-strided-metadata", "--canonicalize --expand-strided-metadata --canonicalize"] {
        check(line, offsets, &["offset: [%c-8]", "sizes: [2, %c-1], strides: [-64, 1]"], &["subview"]);
    }
}

#[test]
fn high_halves_of_indices_are_no_extensions() {
    let program = "func.func @f(%x: index, %v: vector<2xindex>) -> (index, vector<2xindex>) {
  %one = arith.constant 1 : index
  %ones = arith.constant dense<1> : vector<2xindex>
  %l, %h = arith.mulsi_extended %x, %one : index
  %m, %i = arith.mulsi_extended %v, %ones : vector<2xindex>
  return %h, %i : index, vector<2xindex>
}";
    check("--canonicalize", program, &["mulsi_extended"], &["extsi"]);
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

#[test]
fn switches_over_indices_compare_all_bits() {
    let program = "func.func @f(%x: index) -> i32 {
  %r = scf.index_switch %x -> i32
  case -2 {
    %a = arith.constant 10 : i32
    scf.yield %a : i32
  }
  case 4294967296 {
    %b = arith.constant 20 : i32
    scf.yield %b : i32
  }
  default {
    %c = arith.constant 30 : i32
    scf.yield %c : i32
  }
  return %r : i32
}";
    check("--convert-scf-to-cf", program, &["index to i64", "cf.switch", "4294967296:", "-2:"], &["i64 to"]);
}

/// Results of a scope are converted as other values are.
#[test]
fn scopes_are_lowered_with_their_results() {
    let program = "func.func @f(%n: index, %m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %r, %i = memref.alloca_scope -> (memref<4xf32>, index) {
    %l = memref.alloca(%n) : memref<?xi32>
    memref.alloca_scope.return %m, %c0 : memref<4xf32>, index
  }
  %x = memref.load %r[%i] : memref<4xf32>
  return %x : f32
}
func.func @number(%n: i32) -> i32 {
  %r = memref.alloca_scope -> (i32) {
    %l = memref.alloca() : memref<i32>
    memref.store %n, %l[] : memref<i32>
    %k = memref.load %l[] : memref<i32>
    memref.alloca_scope.return %k : i32
  }
  return %r : i32
}
func.func @nested(%m: memref<?xf32>) -> memref<?xf32> {
  %r = memref.alloca_scope -> (memref<?xf32>) {
    %s = memref.alloca_scope -> (memref<?xf32>) {
      memref.alloca_scope.return %m : memref<?xf32>
    }
    memref.alloca_scope.return %s : memref<?xf32>
  }
  return %r : memref<?xf32>
}";
    for line in [
        "--finalize-memref-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts",
        "--convert-to-llvm --reconcile-unrealized-casts",
    ] {
        check(line, program, &["llvm.intr.stackrestore", "llvm.br"], &["memref", "unrealized"]);
    }
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

/// A branch in an unreachable block passes values that are not live. The argument is live if others pass live ones.
#[test]
fn values_from_unreachable_blocks_do_not_make_arguments_dead() {
    let program = "func.func @f(%a: i32, %b: i32, %p: i1) -> i32 {
  cf.br ^head(%a : i32)
^dead:
  %z = arith.muli %a, %a : i32
  cf.br ^head(%z : i32)
^head(%r: i32):
  cf.cond_br %p, ^end(%r : i32), ^more
^more:
  %d = arith.cmpi sle, %r, %b : i32
  cf.cond_br %d, ^head(%b : i32), ^head(%a : i32)
^end(%q: i32):
  return %q : i32
}";
    check("--remove-dead-values", program, &["arith.cmpi sle"], &["ub.unreachable"]);
}

#[test]
fn bits_of_nested_vectors_are_counted() {
    for op in ["absi", "ctlz", "cttz", "ctpop"] {
        let program = format!(
            "func.func @f(%a: vector<2x4xi8>) -> vector<2x4xi8> {{
               %0 = math.{op} %a : vector<2x4xi8>
               return %0 : vector<2x4xi8>
             }}"
        );
        let intrinsic = format!("llvm.intr.{}", op.trim_end_matches("i"));
        check("--convert-math-to-llvm", &program, &[&intrinsic], &["math."]);
    }
}

/// Nine functions, each of which calls the next four: no function calls one that calls it, so all are inlined into each other.
#[test]
fn inlining_ends_when_the_program_has_grown() {
    let function = |number: usize| {
        let calls = (1..5).map(|next| {
            let (from, callee) = (next - 1, (number + next) % 9);
            format!("  %{next} = call @f{callee}(%{from}) : (i32) -> i32\n")
        });
        let calls: String = calls.collect();
        format!("func.func private @f{number}(%0: i32) -> i32 {{\n{calls}  return %4 : i32\n}}\n")
    };
    let functions: String = (0..9).map(function).collect();
    let program = format!(
        "{functions}func.func @main(%0: i32) -> i32 {{\n  %1 = call @f0(%0) : (i32) -> i32\n  return %1 : i32\n}}\n"
    );
    let outcome = outcome("--inline", &program);
    assert!(outcome.errors.contains("'inline' leaves calls"), "{}", outcome.errors);
    assert!(outcome.output.contains("call @f"));
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
    "tensor.expand_shape %d [[0, 1]] output_shape [%n, 2] : tensor<?xindex> into tensor<?x2xindex>",
];

/// The operations that leave it.
const LEAVING: &[&str] = &[
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
            "func.func @f(%n: index, %s: index, %t: tensor<4x8xindex>, %d: tensor<?xindex>, %v: vector<4xindex>) {{
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

#[test]
fn stack_memory_of_callees_does_not_grow_in_loops() {
    let program = |before: &str, after: &str, callee: &str| {
        format!(
            "func.func private @use(memref<9xi32>)
func.func @callee() {{
  {callee}
  return
}}
func.func @f(%n: index, %c: i1) {{
  %one = arith.constant 1 : index
  {before}
  func.call @callee() : () -> ()
  {after}
  return
}}"
        )
    };
    let use_memory = "%m = memref.alloca() : memref<9xi32>\n func.call @use(%m) : (memref<9xi32>) -> ()";
    let condition = format!("%b = \"t.any\"() : () -> i1\n scf.if %b {{\n {use_memory}\n }}");
    let no_memory = "%m = memref.alloc() : memref<9xi32>\n func.call @use(%m) : (memref<9xi32>) -> ()";
    let call = "call @callee";
    for (before, after) in [
        ("scf.for %i = %one to %n step %one {", "}"),
        ("affine.for %i = 0 to 7 {\n scf.if %c {", "}\n }"),
        ("scf.while : () -> () {\n scf.condition(%c)\n } do {", "scf.yield\n }"),
        ("cf.br ^loop\n ^loop:", "cf.cond_br %c, ^loop, ^end\n ^end:"),
        (
            "cf.br ^loop\n ^loop:\n scf.if %c {",
            "}\n cf.br ^more\n ^more:\n cf.cond_br %c, ^loop, ^end\n ^end:",
        ),
    ] {
        for kept in [use_memory, &condition] {
            check("--inline", &program(before, after, kept), &[call], &[]);
        }
        check("--inline", &program(before, after, no_memory), &["@use"], &[call]);
    }
    for (before, after) in [
        ("", ""),
        ("scf.if %c {", "}"),
        ("cf.cond_br %c, ^a, ^b\n ^a:", "cf.br ^b\n ^b:"),
    ] {
        check("--inline", &program(before, after, use_memory), &["memref.alloca()"], &[call]);
    }
}

/// Only in a graph region.
#[test]
fn operations_do_not_sink_into_themselves() {
    let program = "%c = \"t.condition\"() : () -> i1
%x = \"t.number\"() : () -> i32
%v = scf.if %c -> (i32) {
  %w = arith.addi %v, %v : i32
  scf.yield %w : i32
} else {
  scf.yield %x : i32
}";
    check_kept("--control-flow-sink", program);
}
