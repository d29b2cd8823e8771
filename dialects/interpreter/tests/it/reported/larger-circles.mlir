// Passes: canonicalize; cse; sccp; int-range-optimizations; convert-arith-to-llvm; convert-ub-to-llvm; remove-dead-values; topological-sort
%0 = arith.addi %1, %2 : index
%1 = arith.addi %2, %0 : index
%2 = arith.addi %0, %1 : index
%3 = arith.addi %3, %3 : index
%4 = arith.constant 0 : index
%5 = arith.subi %5, %4 : index
func.func @main(%a: i32) -> i32 { return %a : i32 }
// -----
%0 = arith.select %3, %1, %2 : i32
%1 = arith.subi %0, %2 : i32
%2 = arith.subi %0, %0 : i32
%3 = arith.cmpi eq, %0, %1 : i32
func.func @main(%a: i32) -> i32 { return %a : i32 }
// -----
%0 = arith.extsi %1 : i8 to i16
%1 = arith.trunci %0 : i16 to i8
%2 = arith.index_cast %3 : index to i64
%3 = arith.index_cast %2 : i64 to index
func.func @main(%a: i32) -> i32 { return %a : i32 }
// -----
%z = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
%0 = complex.neg %1 : complex<f32>
%1 = complex.neg %0 : complex<f32>
%2 = complex.re %3 : complex<f32>
%3 = complex.create %2, %2 : complex<f32>
func.func @main(%a: i32) -> i32 { return %a : i32 }
