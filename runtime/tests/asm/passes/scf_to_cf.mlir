// PASSES: --convert-scf-to-cf --canonicalize
func.func @f(%n: index, %c: i1) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %init = arith.constant -7 : i32
  %r:2 = scf.for %i = %zero to %n step %one iter_args(%a = %init, %b = %init) -> (i32, i32) {
    %v = scf.if %c -> i32 {
      %t = arith.muli %a, %b : i32
      scf.yield %t : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %b, %v : i32, i32
  }
  return %r#1 : i32
}
