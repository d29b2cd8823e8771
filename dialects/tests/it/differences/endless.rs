//! No end, or a crash: programs over which MLIR 22 does not end, crashes, or fails.

use rtblgen_runtime::opt::{OptRegistry, run};

use super::{check, check_kept, opt, outcome};

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
fn modules_with_two_data_layouts_are_refused() {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let program = "module attributes {a.one = #dlti.dl_spec<>, a.two = #dlti.dl_spec<>} {}";
    let outcome =
        run("opt", vec!["--allow-unregistered-dialect".to_owned()], &registry, &mut program.as_bytes());
    assert!(!outcome.success);
    assert!(outcome.errors.contains("expects at most one data layout attribute"), "{}", outcome.errors);
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
    for (before, after) in [("", ""), ("scf.if %c {", "}"), ("cf.cond_br %c, ^a, ^b\n ^a:", "cf.br ^b\n ^b:")]
    {
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
