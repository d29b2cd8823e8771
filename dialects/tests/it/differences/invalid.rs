//! Valid programs that become invalid in MLIR 22.

use super::{check, check_kept};

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

#[test]
fn unreachable_operations_have_no_checks() {
    let program = "func.func @f(%a: i32, %m: memref<8xi32>) {
      return
    ^bb1:
      %s = memref.subview %m[%c2] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: ?>>
      %c2 = arith.constant 2 : index
      memref.store %a, %s[%c2] : memref<4xi32, strided<[1], offset: ?>>
      cf.br ^bb1
    }";
    check_kept("--generate-runtime-verification", program);
    let reached = program.replace("return", "cf.br ^bb1").replace("[%c2] [4]", "[%i] [4]");
    let reached = reached.replace("%m: memref<8xi32>", "%m: memref<8xi32>, %i: index");
    check("--generate-runtime-verification", &reached, &["cf.assert"], &[]);
}
