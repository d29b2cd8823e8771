//! Programs whose text and messages after a pass are compared with mlir-opt's: mistakes that once were made here.

use crate::support::assert_same_as_mlir_opt;

/// Flags, and a program.
const CASES: &[(&str, &str)] = &[
    // An attribute in the text of an operation must not be repeated in its dictionary.
    ("", "llvm.func @f() attributes {sym_name = \"g\"}"),
    (
        "",
        "llvm.func @f(%i: i32) {
           %0 = llvm.alloca %i x i32 {elem_type = i8} : (i32) -> !llvm.ptr
           llvm.return
         }",
    ),
    ("", "llvm.mlir.global internal @f(1 : i32) {value = 2 : i32} : i32"),
    // An optional region that is empty counts as absent.
    ("", "pdl.pattern : benefit(1) { %op = operation \"foo.op\" rewrite %op { } }"),
    ("", "func.func private @f(!pdl.range<>)"),
    // Constants that fold differently for indices of 32 and of 64 bits.
    (
        "--canonicalize",
        "func.func @f(%arg: index) -> index {
           %0 = index.constant 4294967296
           %1 = index.constant 3
           %2 = index.maxu %arg, %0
           %3 = index.maxu %2, %1
           return %3 : index
         }",
    ),
    // A product of constants wraps around.
    (
        "--canonicalize",
        "func.func @f() -> index {
           %0 = arith.constant -9223372036854775808 : index
           %1 = affine.apply affine_map<(d0) -> (d0 * -1)> (%0)
           return %1 : index
         }",
    ),
    // A body that uses a value from outside.
    (
        "--convert-to-llvm",
        "func.func @f(%m: memref<4xindex>, %i: index, %v: index) -> index {
           %c = arith.constant 3 : index
           %d = memref.generic_atomic_rmw %m[%i] : memref<4xindex> {
             ^bb0(%x: index):
               %y = arith.muli %x, %v : index
               %z = arith.addi %y, %c : index
               memref.atomic_yield %z : index
           }
           return %d : index
         }",
    ),
    (
        "--convert-math-to-llvm=approximate-log1p=false",
        "func.func @f(%x: f32) -> f32 { %0 = math.log1p %x : f32 return %0 : f32 }",
    ),
    // Bytes that are not UTF-8.
    ("--convert-to-llvm", "func.func @f(%c: i1) { cf.assert %c, \"a\\F0b\" return }"),
    // A dimension that no tensor has.
    (
        "",
        "func.func @f(%t: tensor<2x3x4x5xf32>) {
           %0 = tensor.collapse_shape %t [[0], [1, 9223372036854775807, 3]] : tensor<2x3x4x5xf32> into tensor<2x60xf32>
           return
         }",
    ),
    // The bounds of numbers of more than 128 bits are not known.
    (
        "--arith-unsigned-when-equivalent",
        "func.func @f(%x: i129, %y: i129) -> (i1, i129) {
           %0 = arith.cmpi slt, %x, %y : i129
           %1 = arith.divsi %x, %y : i129
           return %0, %1 : i1, i129
         }",
    ),
    // Waiting is an effect.
    (
        "--canonicalize",
        "func.func @f(%tag: memref<1xi32>, %n: index) {
           affine.dma_wait %tag[%n], %n : memref<1xi32>
           return
         }",
    ),
    // The last dimension of a vector is rounded up, the others are not.
    (
        "--finalize-memref-to-llvm=use-aligned-alloc=1",
        "func.func @f(%n: index) -> memref<?xvector<3x3xf32>> {
           %0 = memref.alloc(%n) : memref<?xvector<3x3xf32>>
           return %0 : memref<?xvector<3x3xf32>>
         }",
    ),
    // A function of the user has the name of the function that allocates.
    (
        "--finalize-memref-to-llvm",
        "func.func @malloc(%a: f32) -> f32 { return %a : f32 }
         func.func @f() -> (memref<4xf32>, memref<4xf32>) {
           %0 = memref.alloc() : memref<4xf32>
           %1 = memref.alloc() : memref<4xf32>
           return %0, %1 : memref<4xf32>, memref<4xf32>
         }",
    ),
    // Errors of patterns show the operation.
    ("--convert-func-to-llvm", "func.func private @f(i32) attributes {\"llvm.linkage\" = 3 : i64}"),
    ("--finalize-memref-to-llvm", "llvm.func @malloc(i64)\nfunc.func @f() { %0 = memref.alloc() : memref<1xi8> return }"),
    // Numbers that LLVM IR does not have are integers there.
    (
        "--convert-arith-to-llvm",
        "func.func @f() -> (f8E5M2, f4E2M1FN, vector<2xf8E4M3FN>) {
           %0 = arith.constant 1.0 : f8E5M2
           %1 = arith.constant 1.0 : f4E2M1FN
           %2 = arith.constant dense<1.0> : vector<2xf8E4M3FN>
           return %0, %1, %2 : f8E5M2, f4E2M1FN, vector<2xf8E4M3FN>
         }",
    ),
    // The shape is loaded from memory.
    (
        "--finalize-memref-to-llvm",
        "func.func @f(%m: memref<?xf32>, %s: memref<2xi32>, %t: memref<2xindex>) -> (memref<?x8xf32>, memref<?x?xf32>) {
           %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<2xi32>) -> memref<?x8xf32>
           %1 = memref.reshape %m(%t) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
           return %0, %1 : memref<?x8xf32>, memref<?x?xf32>
         }",
    ),
    // The power is one number.
    (
        "--convert-math-to-llvm",
        "func.func @f(%a: vector<4xf32>, %b: vector<4xi32>) -> vector<4xf32> {
           %0 = math.fpowi %a, %b : vector<4xf32>, vector<4xi32>
           return %0 : vector<4xf32>
         }",
    ),
    ("--generate-runtime-verification", include_str!("programs/runtime_verification.mlir")),
    ("--generate-runtime-verification=verbose-level=0", include_str!("programs/runtime_verification.mlir")),
    // Two results that fold to constants.
    ("--convert-arith-to-llvm", include_str!("programs/constants_of_pairs.mlir")),
    ("--canonicalize", include_str!("programs/gep_constants.mlir")),
    (
        "--lower-affine",
        "func.func @f(%i: index) -> index {
           %0:2 = affine.delinearize_index %i into (3, 5) : index, index
           %1 = affine.linearize_index [%0#1, %0#0] by (5, 3) : index
           return %1 : index
         }",
    ),
];

#[test]
fn results_and_messages_are_those_of_mlir_opt() {
    for (flag, program) in CASES {
        assert_same_as_mlir_opt(&[flag], program);
    }
}
