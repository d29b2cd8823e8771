//! Compares `vector`, and passes that create or move its operations, with mlir-opt.

use rtblgen_runtime::Context;
use rtblgen_runtime::dialects::FuncDialect;

use crate::support::assert_same_as_mlir_opt as check;

#[test]
fn vectors_become_canonical_as_in_mlir() {
    let program = include_str!("programs/vectors.mlir");
    check(&[], program);
    check(&["--mlir-print-op-generic"], program);
    check(&["--canonicalize"], program);
}

#[test]
fn accesses_to_views_are_those_of_mlir() {
    let program = "func.func @f(%m: memref<8x16xf32>, %i: index, %v: vector<4xf32>) -> f32 {
      %part = memref.subview %m[2, %i] [4, 8] [1, 1] : memref<8x16xf32> to memref<4x8xf32, strided<[16, 1], offset: ?>>
      %0 = memref.load %part[%i, %i] {nontemporal = true} : memref<4x8xf32, strided<[16, 1], offset: ?>>
      vector.store %v, %part[%i, %i] {nontemporal = true} : memref<4x8xf32, strided<[16, 1], offset: ?>>, vector<4xf32>
      %wide = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 4, 16] : memref<8x16xf32> into memref<2x4x16xf32>
      affine.store %0, %wide[%i + 1, %i, 3] : memref<2x4x16xf32>
      %flat = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32> into memref<128xf32>
      %1 = affine.load %flat[%i * 2] : memref<128xf32>
      vector.store %v, %flat[%i] {nontemporal = true} : memref<128xf32>, vector<4xf32>
      return %1 : f32
    }";
    check(&["--fold-memref-alias-ops"], program);
    check(&["--affine-fold-memref-alias-ops"], program);
}

#[test]
fn wide_integers_are_those_of_mlir() {
    let program = "func.func @f(%x: i32, %y: vector<2xi32>, %v: vector<2xi16>) -> (i32, vector<2xi32>) {
      %c = arith.constant -70000 : i32
      %d = arith.constant dense<[1, -2]> : vector<2xi32>
      %0 = arith.maxsi %x, %c : i32
      %1 = arith.xori %0, %x : i32
      %2 = arith.extsi %v : vector<2xi16> to vector<2xi32>
      %3 = arith.muli %2, %d : vector<2xi32>
      %4 = arith.subi %3, %y : vector<2xi32>
      vector.print %4 : vector<2xi32>
      return %1, %4 : i32, vector<2xi32>
    }";
    check(&["--arith-emulate-wide-int=widest-int-supported=16"], program);
}

/// `vector.mask` reads the mask type of the masked operation before that operation is verified.
#[test]
fn wrong_operations_in_masks_are_errors() {
    for inner in [
        "\"vector.gather\"() : () -> ()",
        "\"vector.reduction\"() <{kind = #vector.kind<add>}> : () -> ()",
        "\"vector.contract\"(%m) <{indexing_maps = [], iterator_types = [], kind = #vector.kind<add>}> : (vector<4xi1>) -> ()",
        "\"vector.contract\"(%m, %m, %m) <{indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>], \
         iterator_types = [], kind = #vector.kind<add>}> : (vector<4xi1>, vector<4xi1>, vector<4xi1>) -> ()",
        "\"vector.transfer_read\"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, in_bounds = [], \
         permutation_map = affine_map<(i) -> (i)>}> : () -> ()",
        "\"vector.transfer_write\"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, in_bounds = [], \
         permutation_map = affine_map<(i) -> (i)>}> : () -> ()",
        "\"vector.multi_reduction\"() <{kind = #vector.kind<add>, reduction_dims = array<i64: -1>}> : () -> ()",
        "\"vector.outerproduct\"() <{kind = #vector.kind<add>}> : () -> ()",
    ] {
        let context = Context::new();
        context.register::<FuncDialect>();
        context.register::<rtblgen_dialects::vector::VectorDialect>();
        let program = format!(
            "func.func @f(%m: vector<4xi1>) {{
               \"vector.mask\"(%m) ({{ {inner} \"vector.yield\"() : () -> () }}) : (vector<4xi1>) -> ()
               return
             }}"
        );
        assert!(context.parse_module("mask.mlir", &program).is_err(), "{inner}");
    }
}
