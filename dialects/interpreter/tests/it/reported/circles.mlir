// Passes: canonicalize; cse; sccp; int-range-optimizations; convert-arith-to-llvm; convert-ub-to-llvm; canonicalize{top-down=false}
// Operations of graph regions that use their own results.
%c0 = arith.constant 0 : index
%0 = arith.addi %c0, %0 : index
func.func @main(%a: i32) -> i32 { return %a : i32 }
// -----
%t = arith.constant true
%0 = arith.select %t, %0, %0 : index
%1 = arith.muli %1, %2 : index
%2 = arith.constant 1 : index
func.func @main(%a: i32) -> i32 { return %a : i32 }
// -----
%z = arith.constant 0 : i32
%0 = arith.xori %1, %z : i32
%1 = arith.ori %0, %z : i32
%2 = arith.maxsi %2, %2 : i32
func.func @main(%a: i32) -> i32 { return %a : i32 }
// -----
module @inside {
  %z = arith.constant 0 : i32
  %0 = arith.shli %0, %z : i32
  %1 = arith.divsi %1, %1 : i32
  %2 = arith.andi %2, %2 : i32
}
func.func @main(%a: i32) -> i32 { return %a : i32 }
